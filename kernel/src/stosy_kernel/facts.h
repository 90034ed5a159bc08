// A state of a row game spelt out in plain numbers: the form in which it crosses to Python.
//
// Cards are indices in the deck's order, piles lie bottom card first, draw piles top card first.
#pragma once

#include <stdexcept>
#include <utility>
#include <vector>

#include "game.h"

namespace stosy {

using Numbers = std::vector<int>;

struct RowFacts {
    Numbers options;             // for each option the index of its value
    std::vector<Numbers> hands;  // sorted
    std::vector<Numbers> draws;
    std::vector<Numbers> piles;
    int turn = 0;
    int turns = 0;
    int laid = 0;                               // cards laid in this turn
    Numbers lays;                               // face-to-face: the lays of this turn, as actions
    std::vector<Numbers> laid_by;               // face-to-face: who laid each card of the piles
    std::vector<std::pair<int, int>> signals;   // seat and signal, as they were given
    int reason = NONE;
    int winner = 0;  // face-to-face
};

inline void require(bool holds, const char* what) {
    if (!holds) throw std::invalid_argument(what);
}

// Hidden cards that nobody could hold: what a viewer knows, or claims to know, cannot be.
struct NoDeal : std::invalid_argument {
    NoDeal() : std::invalid_argument("no deal agrees with what the viewer knows") {}
};

inline int within(int number, int least, int most, const char* what) {
    require(least <= number && number <= most, what);
    return number;
}

template <class Mask>
Numbers listed(Mask set) {
    Numbers cards;
    each(set, [&](int card) { cards.push_back(card); });
    return cards;
}

// The cards as a set; a card named twice, or already in `seen`, is refused.
template <class Mask>
Mask taken(const Numbers& cards, int deck, Mask& seen) {
    Mask set = 0;
    for (const int card : cards) {
        const Mask one = bit<Mask>(within(card, 0, deck - 1, "no such card"));
        require(!(seen & one), "a card is in two places");
        seen |= one;
        set |= one;
    }
    return set;
}

// The one option a row game has, of two values.
inline u8 only_option(const Numbers& values) {
    require(values.size() == 1, "one option is expected");
    return static_cast<u8>(within(values[0], 0, 1, "no such value of the option"));
}

}  // namespace stosy
