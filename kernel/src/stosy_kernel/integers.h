// Numbers of fixed sizes, and what processors do with them in one instruction.
#pragma once

#include <bit>
#include <cmath>
#include <cstdint>

#include "compiler.h"

namespace stosy {

using u8 = std::uint8_t;
using u16 = std::uint16_t;
using u32 = std::uint32_t;
using u64 = std::uint64_t;

inline int count(u64 word) { return std::popcount(word); }

// The index of the lowest one; the word must not be 0, and the compiler need not check it.
inline int lowest(u64 word) {
#if STOSY_PLAIN
    return std::countr_zero(word);
#else
    return __builtin_ctzll(word);
#endif
}

// The index of the highest one; the word must not be 0.
inline int highest(u64 word) {
#if STOSY_PLAIN
    return 63 - std::countl_zero(word);
#else
    return 63 - __builtin_clzll(word);
#endif
}

// Integers of 128 bits, with the operations that the kernel uses.
#if !STOSY_PLAIN && defined(__SIZEOF_INT128__)

__extension__ typedef unsigned __int128 u128;

// The whole product of two words.
constexpr u128 product(u64 left, u64 right) { return static_cast<u128>(left) * right; }

inline double as_double(u128 number) { return static_cast<double>(number); }

#else

struct u128 {
    u64 low = 0;
    u64 high = 0;

    constexpr u128() = default;
    constexpr u128(u64 word) : low(word) {}
    constexpr u128(u64 high_word, u64 low_word) : low(low_word), high(high_word) {}

    explicit constexpr operator bool() const { return (low | high) != 0; }
    explicit constexpr operator u64() const { return low; }

    friend constexpr bool operator==(const u128&, const u128&) = default;
    friend constexpr u128 operator~(u128 one) { return {~one.high, ~one.low}; }
    friend constexpr u128 operator&(u128 one, u128 two) { return {one.high & two.high, one.low & two.low}; }
    friend constexpr u128 operator|(u128 one, u128 two) { return {one.high | two.high, one.low | two.low}; }
    friend constexpr u128 operator^(u128 one, u128 two) { return {one.high ^ two.high, one.low ^ two.low}; }
    friend constexpr u128 operator-(u128 one, u128 two) {
        return {one.high - two.high - (one.low < two.low), one.low - two.low};
    }
    friend constexpr u128 operator<<(u128 one, int places) {
        if (places >= 64) return {one.low << (places - 64), 0};
        return {one.high << places | one.low >> 1 >> (63 - places), one.low << places};
    }
    friend constexpr u128 operator>>(u128 one, int places) {
        if (places >= 64) return {0, one.high >> (places - 64)};
        return {one.high >> places, one.low >> places | one.high << 1 << (63 - places)};
    }
    constexpr u128& operator&=(u128 other) { return *this = *this & other; }
    constexpr u128& operator|=(u128 other) { return *this = *this | other; }
    constexpr u128& operator^=(u128 other) { return *this = *this ^ other; }
};

// The whole product of two words, from the products of their halves.
constexpr u128 product(u64 left, u64 right) {
    constexpr u64 HALF = 0xFFFF'FFFF;
    const u64 low = (left & HALF) * (right & HALF);
    const u64 cross = (left >> 32) * (right & HALF) + (low >> 32);
    const u64 other = (left & HALF) * (right >> 32) + (cross & HALF);
    return {(left >> 32) * (right >> 32) + (cross >> 32) + (other >> 32), other << 32 | (low & HALF)};
}

// Rounded once, as the processor rounds: the lowest of 64 bits says whether any bit below was set.
inline double as_double(u128 number) {
    if (!number.high) return static_cast<double>(number.low);
    const int places = highest(number.high) + 1;
    const u64 lost = (number << (128 - places)).high;
    const u64 top = (number >> places).low | (lost != 0);
    return std::ldexp(static_cast<double>(top), places);
}

#endif

}  // namespace stosy
