// Sets of cards as bit masks: bit i is the card with index i in the game's deck.
#pragma once

#include <cstdint>

namespace stosy {

using u8 = std::uint8_t;
using u16 = std::uint16_t;
using u32 = std::uint32_t;
using u64 = std::uint64_t;
__extension__ typedef unsigned __int128 u128;  // both compilers we build with have it

inline int count(u64 set) { return __builtin_popcountll(set); }

inline int count(u128 set) {
    return count(static_cast<u64>(set)) + count(static_cast<u64>(set >> 64));
}

// The index of the first card; the set must not be empty.
inline int lowest(u64 set) { return __builtin_ctzll(set); }

inline int lowest(u128 set) {
    const u64 low = static_cast<u64>(set);
    return low ? lowest(low) : 64 + lowest(static_cast<u64>(set >> 64));
}

// The index of the last card; the set must not be empty.
inline int highest(u64 set) { return 63 - __builtin_clzll(set); }

inline int highest(u128 set) {
    const u64 high = static_cast<u64>(set >> 64);
    return high ? 64 + highest(high) : highest(static_cast<u64>(set));
}

template <class Mask>
constexpr Mask bit(int index) {
    return static_cast<Mask>(Mask{1} << index);
}

template <class Mask>
constexpr bool has(Mask set, int index) {
    return static_cast<unsigned>(set >> index) & 1U;
}

// At least two cards? Cheaper than counting.
template <class Mask>
constexpr bool several(Mask set) {
    return (set & (set - 1)) != 0;
}

// The index of the k-th card of a set of at most MOST. Always the same number of steps: k is random, so the
// branch of an early exit would be mispredicted.
template <int MOST, class Mask>
inline int nth(Mask set, int k) {
    for (int step = 0; step < MOST - 1; ++step) set &= set - static_cast<Mask>(step < k);
    return lowest(set);
}

// The same for a set of any size: most often one of the first few, and only those without a branch.
inline int nth_of(u64 set, int k) {
    constexpr int FEW = 3;
    for (int step = 0; step < FEW; ++step) set &= set - static_cast<u64>(step < k);
    for (int step = FEW; step < k; ++step) set &= set - 1;
    return lowest(set);
}

// Calls `visit(index)` for each card, first to last. A wide set is visited in halves, so that no step has to
// check the half.
template <class Mask, class Visit>
inline void each(Mask set, Visit&& visit) {
    if constexpr (sizeof(Mask) > sizeof(u64)) {
        for (u64 low = static_cast<u64>(set); low; low &= low - 1) visit(lowest(low));
        for (u64 high = static_cast<u64>(set >> 64); high; high &= high - 1) visit(64 + lowest(high));
    } else {
        for (; set; set &= set - 1) visit(lowest(set));
    }
}

}  // namespace stosy
