// Bits as bytes: a byte, 0 or 1, for each bit of a set.
//
// By a table, eight at a time; or where the processor has AVX-512, 64 at once.
#pragma once

#include <bit>
#include <cstring>

#include "bits.h"

#if defined(__x86_64__) && !STOSY_PLAIN
#include <immintrin.h>
#endif

namespace stosy {

// For each byte eight bytes.
struct Bytes {
    u64 of[256] = {};

    constexpr Bytes() {
        for (unsigned bits = 0; bits < 256; ++bits)
            for (unsigned place = 0; place < 8; ++place) of[bits] |= u64{bits >> place & 1} << 8 * place;
    }
};

inline constexpr Bytes bytes_of_bits = {};
static_assert(std::endian::native == std::endian::little);

#if defined(__x86_64__) && !STOSY_PLAIN
inline const bool WIDE = __builtin_cpu_supports("avx512bw") != 0;

// The sums of the bits of two sets, at most 64.
[[gnu::target("avx512bw")]] inline void spread_wide(u64 one, u64 other, int size, u8* out) {
    const __m512i sums = _mm512_add_epi8(_mm512_maskz_set1_epi8(one, 1), _mm512_maskz_set1_epi8(other, 1));
    _mm512_mask_storeu_epi8(out, ~u64{0} >> (64 - size), sums);
}

// More than 64 bits.
[[gnu::target("avx512bw")]] inline void spread_halves_wide(u64 low, u64 high, int size, u8* out) {
    _mm512_storeu_si512(out, _mm512_maskz_set1_epi8(low, 1));
    _mm512_mask_storeu_epi8(out + 64, ~u64{0} >> (128 - size), _mm512_maskz_set1_epi8(high, 1));
}

// Any number of bits.
[[gnu::target("avx512bw")]] inline void spread_words_wide(const u64* words, int size, u8* out) {
    for (; size >= 64; size -= 64, out += 64) _mm512_storeu_si512(out, _mm512_maskz_set1_epi8(*words++, 1));
    if (size) _mm512_mask_storeu_epi8(out, ~u64{0} >> (64 - size), _mm512_maskz_set1_epi8(*words, 1));
}
#else
constexpr bool WIDE = false;
inline void spread_wide(u64, u64, int, u8*) {}
inline void spread_halves_wide(u64, u64, int, u8*) {}
inline void spread_words_wide(const u64*, int, u8*) {}
#endif

// A byte for each of SIZE places: in how many of the two sets is it?
template <int SIZE>
void spread(u64 one, u64 other, u8* out) {
    static_assert(SIZE > 0 && SIZE <= 64);
    if (SIZE > 16 && WIDE) return spread_wide(one, other, SIZE, out);
    constexpr int WHOLE = SIZE / 8 * 8;
    const auto eight = [=](int place) {
        return bytes_of_bits.of[one >> place & 0xFF] + bytes_of_bits.of[other >> place & 0xFF];
    };
    for (int place = 0; place < WHOLE; place += 8) {
        const u64 bytes = eight(place);
        std::memcpy(out + place, &bytes, 8);
    }
    if constexpr (WHOLE < SIZE) {
        const u64 bytes = eight(WHOLE);
        std::memcpy(out + WHOLE, &bytes, SIZE - WHOLE);
    }
}

template <int SIZE>
void spread(u64 set, u8* out) {
    spread<SIZE>(set, 0, out);
}

template <int SIZE>
void spread(u128 set, u8* out) {
    if (WIDE) return spread_halves_wide(static_cast<u64>(set), static_cast<u64>(set >> 64), SIZE, out);
    spread<64>(static_cast<u64>(set), out);
    spread<SIZE - 64>(static_cast<u64>(set >> 64), out + 64);
}

// The first `size` bits of these words.
inline void spread_words(const u64* words, int size, u8* out) {
    if (WIDE) return spread_words_wide(words, size, out);
    for (; size > 0; size -= 64, ++words) {
        u64 bits = *words;
        int left = size < 64 ? size : 64;
        for (; left >= 8; left -= 8, bits >>= 8, out += 8) std::memcpy(out, &bytes_of_bits.of[bits & 0xFF], 8);
        for (; left; --left, bits >>= 1) *out++ = bits & 1;
    }
}

}  // namespace stosy
