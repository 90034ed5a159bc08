// The Game: Quick & Easy (QE0 to QE10): fifty cards in five colours, two piles, two cards in hand.
//
// Card = 10 * colour (r y g b p) + number - 1.
#pragma once

#include "../../generated/given.h"
#include "../rows/team.h"

namespace stosy {

struct QuickAndEasyRules : RowGame<given::QuickAndEasy> {
    using Mask = u64;

    static constexpr int NUMBERS = 10;
    static constexpr int HAND = 2;
    static constexpr u8 ROW[PILES] = {0, 0};  // a row card has no colour, and anything goes on it

    // Signals in the order in which they are offered: holds(colour), wants(up), trick(up), wants(down),
    // trick(down), height(colour, level), leave(pile).
    static constexpr int HOLDS = 0;
    static constexpr int PILE_WISHES = 5;
    static constexpr int HEIGHT = 9;
    static constexpr int LEAVE = 24;
    static constexpr u32 HEIGHTS = (1U << LEAVE) - (1U << HEIGHT);
    // Two of each kind at most: a hand of two changes only in the turn with which its signals end.
    static constexpr int SEAT_SIGNALS = 10;

    static int hand_size(int) { return HAND; }
    static constexpr int minimum(int, bool) { return 1; }                      // QE2
    static constexpr int maximum(int variant) { return variant ? 1 : 2; }     // QE8

    static Mask fits(int pile, int top) { return table.fits[pile][top]; }

    static Mask tricks(int pile, int top) { return table.tricks[pile][top]; }

    static int room_lost(int pile, int top, int card) {
        const int number = card % 10 + 1;
        if (pile == 0) return number - (top ? card_of(top) % 10 + 1 : 1);
        return (top ? card_of(top) % 10 + 1 : 10) - number;
    }

    // QE9; QE8: the professional variant says nothing about heights and keeps no pile free.
    static u32 true_signals(int variant, Mask hand, const u8* tops) {
        u32 signals = 0b0101U << PILE_WISHES;
        for (int pile = 0; pile < PILES; ++pile)
            signals |= u32{(hand & table.colour[tops[pile]]) != 0} << (PILE_WISHES + 1 + 2 * pile);
        signals |= table.tells[lowest(hand)] | table.tells[highest(hand)];  // they are all cards of a hand
        return variant ? signals & ~HEIGHTS : signals | 0b11U << LEAVE;
    }

    static constexpr bool may_say_heights(int variant) { return variant == 0; }

    static Said meaning(int signal) {
        if (signal < PILE_WISHES) return {SAYS_HOLDS, 0};
        if (signal >= LEAVE) return {SAYS_LEAVE, signal - LEAVE};
        if (signal >= HEIGHT) return {SAYS_HEIGHT, 0};
        const int wish = signal - PILE_WISHES;
        return {wish % 2 ? SAYS_TRICK : SAYS_WANTS, wish / 2};
    }

    // The cards of which a colour or a height names one.
    static Mask told(int signal) { return table.told[signal]; }

    // The cards of which the sender of a signal held one. A trick was meant for a top of its pile; how
    // many cards lie above that by now the signal does not say.
    static Mask signalled(int signal, const u8* tops, const u8* under) {
        const auto [kind, pile] = meaning(signal);
        if (kind != SAYS_TRICK) return told(signal);
        Mask cards = 0;
        for (int top = tops[pile]; top; top = under[card_of(top)]) cards |= colour(card_of(top) / 10);
        return cards;
    }

  private:
    static constexpr Mask colour(int index) { return Mask{0x3FF} << (10 * index); }

    static constexpr int level(int number) { return number <= 3 ? 0 : number <= 7 ? 1 : 2; }

    // QE3: strictly further; QE4: the same colour whatever its number.
    struct Table {
        Mask fits[PILES][CARDS + 1] = {};
        Mask tricks[PILES][CARDS + 1] = {};
        Mask colour[CARDS + 1] = {};  // of a top; a row card has none
        Mask told[SIGNALS] = {};
        u32 tells[CARDS] = {};  // the signals that tell of a card

        constexpr Table() {
            for (int card = 0; card < CARDS; ++card) {
                const Mask one = bit<Mask>(card);
                colour[top_of(card)] = QuickAndEasyRules::colour(card / 10);
                for (const int signal : {HOLDS + card / 10, HEIGHT + card / 10 * 3 + level(card % 10 + 1)}) {
                    told[signal] |= one;
                    tells[card] |= 1U << signal;
                }
                for (int pile = 0; pile < PILES; ++pile) {
                    fits[pile][0] |= one;
                    for (int under = 0; under < CARDS; ++under) {
                        const bool same = card / 10 == under / 10;
                        const int step = pile ? under % 10 - card % 10 : card % 10 - under % 10;
                        if (same || step > 0) fits[pile][top_of(under)] |= one;
                        if (same && step <= 0) tricks[pile][top_of(under)] |= one;
                    }
                }
            }
        }
    };

    static const Table table;
};

inline constexpr QuickAndEasyRules::Table QuickAndEasyRules::table = {};

using QuickAndEasy = Team<QuickAndEasyRules>;

}  // namespace stosy
