// An observation consists of named parts, one after the other, each with a fixed number of bytes.
#pragma once

#include <algorithm>
#include <cstring>

#include "concepts.h"
#include "spread.h"

namespace stosy {

struct Part {
    const char* name;
    int size;
};

template <unsigned PARTS>
struct Layout {
    Part parts[PARTS];

    // Where a part begins.
    constexpr int at(unsigned part) const {
        int before = 0;
        for (unsigned earlier = 0; earlier < part; ++earlier) before += parts[earlier].size;
        return before;
    }

    constexpr int size() const { return at(PARTS); }
};

// A seat relative to the observer, who is 0.
inline int relative(int seat, int me, int seats) {
    return seat >= me ? seat - me : seat - me + seats;
}

// Not inlined: with a constant size compilers unroll it into single words, which is slower.
STOSY_NOINLINE inline void clear(u8* out, int size) {
    std::memset(out, 0, static_cast<std::size_t>(size));
}

// Copies bytes one by one: read at once they would wait for the one that has just been written.
template <int SIZE>
void copy_each(const u8* from, u8* out) {
    for (int place = 0; place < SIZE; ++place) {
        u8 one = from[place];
        hide(one);
        out[place] = one;
    }
}

template <class Mask>
void mark(Mask cards, u8* out, u8 value = 1) {
    each(cards, [&](int card) { out[card] = value; });
}

}  // namespace stosy
