// Which lays fit on the common piles, and which of them are dead ends.
#pragma once

#include <algorithm>

#include "rows.h"

namespace stosy::team {

template <class Rules>
struct Laying {
    using Mask = typename Rules::Mask;
    using Lays = stosy::Lays<Mask, Rules::CARDS, Rules::PILES, Rules::HAND>;
    static constexpr int PILES = Rules::PILES;

    static Lays fitting(Mask hand, const u8* tops) {
        Lays lays;
        for (int pile = 0; pile < PILES; ++pile)
            lays.on[pile] = hand & Rules::fits(pile, tops[pile]);
        return lays;
    }

    // Those lays after which so many more can follow.
    static Lays without_dead_ends(int missing, Mask hand, const u8* tops, const Lays& lays) {
        Lays kept = lays;
        for (int pile = 0; pile < PILES; ++pile) {
            if (enough_elsewhere(missing, pile, lays)) continue;
            each(lays.on[pile], [&](int card) {
                if (!can_go_on(missing, hand, tops, pile, card)) kept.on[pile] &= ~bit<Mask>(card);
            });
        }
        return kept;
    }

    // Is there a sequence of so many lays?
    static bool can_lay(int wanted, Mask hand, const u8* tops) {
        const Lays lays = fitting(hand, tops);
        if (wanted <= 1) return lays.cards() != 0;
        for (int pile = 0; pile < PILES; ++pile) {
            if (lays.on[pile] && enough_elsewhere(wanted - 1, pile, lays)) return true;
            for (Mask rest = lays.on[pile]; rest; rest &= rest - 1)
                if (can_go_on(wanted - 1, hand, tops, pile, lowest(rest))) return true;
        }
        return false;
    }

  private:
    // After any lay on this pile the others are as they were. Whatever card it was, one that fits
    // is left where two fitted, and a second one on another pile where three did.
    static bool enough_elsewhere(int missing, int pile, const Lays& lays) {
        if (missing == 1) {
            Mask others = 0;
            for (int other = 0; other < PILES; ++other)
                if (other != pile) others |= lays.on[other];
            return several(others);
        }
        int two = 0;
        int three = 0;
        for (int other = 0; other < PILES; ++other) {
            if (other == pile) continue;
            const int fitting = count(lays.on[other]);
            two += fitting >= 2;
            three += fitting >= 3;
        }
        return missing == 2 && three >= 1 && two >= 2;
    }

    static bool can_go_on(int missing, Mask hand, const u8* tops, int pile, int card) {
        u8 then[PILES];
        std::copy_n(tops, PILES, then);
        then[pile] = static_cast<u8>(top_of(card));
        return can_lay(missing, hand & ~bit<Mask>(card), then);
    }
};

}  // namespace stosy::team
