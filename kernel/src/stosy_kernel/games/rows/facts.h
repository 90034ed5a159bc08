// A state of a game of rows spelt out in plain numbers.
//
// Cards are indices in the deck's order, piles lie bottom card first, draw piles top card first.
#pragma once

#include <utility>

#include "../../facts.h"

namespace stosy {

struct RowFacts {
    Numbers options;             // for each option the index of its value
    std::vector<Numbers> hands;  // sorted
    std::vector<Numbers> draws;
    std::vector<Numbers> piles;
    int turn = 0;
    int turns = 0;
    int laid = 0;                              // cards laid in this turn
    Numbers lays;                              // in a duel: the lays of this turn, as actions
    std::vector<Numbers> laid_by;              // in a duel: who laid each card of the piles
    std::vector<std::pair<int, int>> signals;  // in a team: seat and signal, as they were given
    Numbers began;                             // in a team: the seats that said "I begin"
    int reason = NONE;
    int winner = 0;  // of a duel

    template <class Visit>
    static void each_field(Visit&& visit) {
        visit("options", &RowFacts::options);
        visit("hands", &RowFacts::hands);
        visit("draws", &RowFacts::draws);
        visit("piles", &RowFacts::piles);
        visit("turn", &RowFacts::turn);
        visit("turns", &RowFacts::turns);
        visit("laid", &RowFacts::laid);
        visit("lays", &RowFacts::lays);
        visit("laid_by", &RowFacts::laid_by);
        visit("signals", &RowFacts::signals);
        visit("began", &RowFacts::began);
        visit("reason", &RowFacts::reason);
        visit("winner", &RowFacts::winner);
    }
};

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

}  // namespace stosy
