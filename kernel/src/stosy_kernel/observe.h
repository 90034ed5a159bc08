// An observation consists of named parts, one after the other, each with a fixed number of bytes.
//
// `Sight<G>` says for a game what a seat sees of a state:
//
//   PART names, layout             the parts in their order
//   opportunity(state, seat)       may this seat act out of turn (in a team: signal), by public facts alone?
//   write(state, me, out)          writes the observation; seats are relative to the observer
#pragma once

#include <algorithm>
#include <cstring>

#include "action_set.h"
#include "game.h"

namespace stosy {

template <class G>
struct Sight;

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
[[gnu::noinline]] inline void clear(u8* out, int size) {
    std::memset(out, 0, static_cast<std::size_t>(size));
}

// Writes a byte for each of so many places, eight at a time: `eight(place)` gives them.
template <int PLACES, class Eight>
void write_eights(u8* out, Eight&& eight) {
    constexpr int WHOLE = PLACES / 8 * 8;
    for (int place = 0; place < WHOLE; place += 8) {
        const u64 bytes = eight(place);
        std::memcpy(out + place, &bytes, 8);
    }
    if constexpr (WHOLE < PLACES) {
        const u64 bytes = eight(WHOLE);
        std::memcpy(out + WHOLE, &bytes, PLACES - WHOLE);
    }
}

// A byte for each card: is it in the set? Without a branch that depends on chance.
template <int CARDS>
void spread(u64 set, u8* out) {
    write_eights<CARDS>(out, [=](int card) { return bytes_of_bits.of[set >> card & 0xFF]; });
}

template <int CARDS>
void spread(u128 set, u8* out) {
    spread<64>(static_cast<u64>(set), out);
    spread<CARDS - 64>(static_cast<u64>(set >> 64), out + 64);
}

template <class Mask>
void mark(Mask cards, u8* out, u8 value = 1) {
    each(cards, [&](int card) { out[card] = value; });
}

}  // namespace stosy
