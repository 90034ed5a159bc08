// Sets of cards as bit masks: bit i is the card with index i in the game's deck.
#pragma once

#include "integers.h"

namespace stosy {

inline int count(u128 set) {
    return count(static_cast<u64>(set)) + count(static_cast<u64>(set >> 64));
}

// The index of the first card; the set must not be empty.
inline int lowest(u128 set) {
    const u64 low = static_cast<u64>(set);
    return low ? lowest(low) : 64 + lowest(static_cast<u64>(set >> 64));
}

// The index of the last card; the set must not be empty.
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
    return static_cast<u64>(set >> index) & 1U;
}

// Are there two cards or more? It is cheaper than counting.
template <class Mask>
constexpr bool several(Mask set) {
    return (set & (set - 1)) != 0;
}

// The index of the k-th card of a set of at most MAX. The number of steps is constant: k is random, so the
// processor would mispredict the branch of an early exit.
template <int MAX, class Mask>
inline int nth(Mask set, int k) {
    for (int step = 0; step < MAX - 1; ++step) set &= set - static_cast<Mask>(step < k);
    return lowest(set);
}

// The same for a set of any size. It is most often one of the first few; only these need no branch.
inline int nth_of(u64 set, int k) {
    constexpr int FEW = 3;
    for (int step = 0; step < FEW; ++step) set &= set - static_cast<u64>(step < k);
    for (int step = FEW; step < k; ++step) set &= set - 1;
    return lowest(set);
}

// Calls `visit(index)` for each card, first to last. It visits a wide set in halves, so that no step has to
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
