// A set of actions as bits, and the bytes of a mask written from it.
#pragma once

#include <algorithm>
#include <array>
#include <cstring>
#include <vector>

#include "bits.h"

namespace stosy {

// For each byte eight bytes: is its bit set?
struct Bytes {
    u64 of[256] = {};

    constexpr Bytes() {
        for (unsigned bits = 0; bits < 256; ++bits)
            for (unsigned place = 0; place < 8; ++place) of[bits] |= u64{bits >> place & 1} << 8 * place;
    }
};

inline constexpr Bytes bytes_of_bits = {};
static_assert(__BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__);

// Bits apart: bit i of the byte as bit i * STRIDE.
template <int STRIDE>
struct Apart {
    u32 of[256] = {};

    constexpr Apart() {
        for (unsigned bits = 0; bits < 256; ++bits)
            for (unsigned place = 0; place < 8; ++place) of[bits] |= (bits >> place & 1U) << STRIDE * place;
    }
};

template <int STRIDE>
inline constexpr Apart<STRIDE> bits_apart = {};

// A set of the actions 0 … ACTIONS - 1.
template <int ACTIONS>
class ActionSet {
  public:
    void add(int action) { words_[static_cast<unsigned>(action) / 64] |= bit<u64>(action % 64); }

    // Several actions: bit i is the action `first + i`. Where `first` is a constant it costs next to nothing.
    void add(int first, u64 actions) {
        const unsigned word = static_cast<unsigned>(first) / 64;
        const int shift = first % 64;
        words_[word] |= actions << shift;
        if (shift) words_[word + 1] |= actions >> (64 - shift);
    }

    void keep(const ActionSet& others) {
        for (unsigned word = 0; word < WORDS; ++word) words_[word] &= others.words_[word];
    }

    bool has(int action) const {
        return stosy::has(words_[static_cast<unsigned>(action) / 64], action % 64);
    }

    int size() const {
        int actions = 0;
        for (unsigned word = 0; word < WORDS; ++word) actions += count(words_[word]);
        return actions;
    }

    // The k-th action of the set.
    int at(int k) const {
        unsigned index = 0;
        for (; k >= count(words_[index]); ++index) k -= count(words_[index]);
        u64 bits = words_[index];
        for (; k; --k) bits &= bits - 1;
        return static_cast<int>(index) * 64 + lowest(bits);
    }

    // The 64 actions from this one on, as bits.
    u64 from(int first) const {
        const unsigned word = static_cast<unsigned>(first) / 64;
        const int shift = first % 64;
        return words_[word] >> shift | words_[word + 1] << 1 << (63 - shift);
    }

  private:
    static constexpr unsigned WORDS = (ACTIONS + 63) / 64;

    std::array<u64, WORDS + 1> words_ = {};  // one more, so that nobody has to ask where they end
};

// Actions in a row with columns in a row.
struct Run {
    int action;
    int column;
    int size;
};

// The runs of the actions that have these columns.
inline std::vector<Run> runs_of(const std::vector<int>& actions) {
    std::vector<Run> runs;
    for (int column = 0; column < static_cast<int>(actions.size()); ++column) {
        const int action = actions[static_cast<unsigned>(column)];
        const bool next = !runs.empty() && runs.back().action + runs.back().size == action;
        if (next) ++runs.back().size;
        else runs.push_back({action, column, 1});
    }
    return runs;
}

// A byte for each column.
template <int ACTIONS>
void write_bytes(const ActionSet<ACTIONS>& set, const std::vector<Run>& runs, u8* mask) {
    for (const Run& run : runs) {
        u8* out = mask + run.column;
        for (int place = 0; place < run.size; place += 64) {
            u64 bits = set.from(run.action + place);
            int left = std::min(run.size - place, 64);
            for (; left >= 8; left -= 8, bits >>= 8, out += 8)
                std::memcpy(out, &bytes_of_bits.of[bits & 0xFF], 8);
            for (; left; --left, bits >>= 1) *out++ = bits & 1;
        }
    }
}

// A bit for each column, the first in the lowest bit of the first byte.
template <int ACTIONS>
void write_bits(const ActionSet<ACTIONS>& set, const std::vector<Run>& runs, int columns, u8* mask) {
    std::memset(mask, 0, static_cast<std::size_t>((columns + 7) / 8));
    for (const Run& run : runs) {
        for (int place = 0; place < run.size; place += 8) {
            const int left = std::min(run.size - place, 8);
            const u64 bits = set.from(run.action + place) & ((1U << left) - 1);
            const int column = run.column + place;
            mask[column / 8] |= static_cast<u8>(bits << column % 8);
            if (column % 8 + left > 8) mask[column / 8 + 1] |= static_cast<u8>(bits >> (8 - column % 8));
        }
    }
}

}  // namespace stosy
