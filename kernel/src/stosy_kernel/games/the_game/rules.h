// The Game, the original (TG1 to TG5): the numbers 2 to 99 on two rising and two falling piles.
//
// Card = number - 2.
#pragma once

#include "../../generated/given.h"
#include "../rows/team.h"

namespace stosy {

struct TheGameRules : RowGame<given::TheGame> {
    using Mask = u128;

    static constexpr int NUMBERS = CARDS;
    static constexpr int HAND = 8;
    static constexpr u8 ROW[PILES] = {0, 0, CARDS + 1, CARDS + 1};

    // TG4: for each pile wants, leave; the same for every hand.
    static constexpr int SEAT_SIGNALS = SIGNALS;

    static int hand_size(int seats) { return seats == 1 ? 8 : seats == 2 ? 7 : 6; }  // TG1

    // TG2, TG3: one once the draw pile is empty.
    static constexpr int minimum(int professional, bool drawable) {
        return drawable ? 2 + professional : 1;
    }

    static constexpr int maximum(int) { return CARDS + 1; }

    static Mask fits(int pile, int top) {
        return pile < 2 ? rows.rising[top] : rows.falling[top];
    }

    // TG2: exactly ten back.
    static Mask tricks(int pile, int top) {
        return fits(pile, top) & (pile < 2 ? rows.lower[top] : rows.higher[top]);
    }

    static int room_lost(int pile, int top, int card) {
        const int step = top_of(card) - top;
        return pile < 2 ? step : -step;
    }

    // Its signals are wishes: they tell nothing of the hand.
    static Said meaning(int signal) {
        return {signal % 2 ? SAYS_LEAVE : SAYS_WANTS, signal / 2};
    }
    static Mask signalled(int, const u8*, const u8*) { return 0; }

    static u32 true_signals(int, Mask, const u8*) { return 0xFF; }

  private:
    static constexpr Rows<Mask, CARDS> rows = {};
};

using TheGame = Team<TheGameRules>;

}  // namespace stosy
