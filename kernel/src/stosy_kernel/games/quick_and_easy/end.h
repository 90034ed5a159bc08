// Solves endgames of Quick & Easy exactly, when few cards are left to draw. The same as
// `stosy/games/quick_and_easy/bots/end.py`.
#pragma once

#include "hands.h"

namespace stosy::quick {

// The tops, what is known of the hands, the cards that may be drawn, and how many are drawn.
struct Table {
    u8 tops[QuickAndEasy::PILES];
    Held of[QuickAndEasy::MOST_SEATS];
    u64 unseen;
    int draw;
};

class Ending {
    using G = QuickAndEasy;

  public:
    Ending(int seats, int most) : seats_(seats), most_(most) {}

    // The endgame is solved if the cards can be distributed in at most so many ways.
    static constexpr int MOST_WAYS = 256;

    // The number of ways in which the cards can be distributed, capped above MOST_WAYS.
    static int ways(const Hands& hands, int draw) {
        int product = 1;
        for (const Held& held : hands.of)
            for (int card = 0; card < held.size && product <= MOST_WAYS; ++card)
                product *= count(held.cards[card]);
        for (; draw && product <= MOST_WAYS; --draw) product *= count(hands.unseen);
        return product;
    }

    // The winning chance, in parts of SURE, if this seat is next and all play their best; IMPOSSIBLE if the
    // hands are inconsistent.
    int chance(const Table& table, int seat) const {
        for (int step = 0; step < seats_; ++step, seat = after(seat))
            if (table.of[seat].size) return average(table, seat);
        return SURE;
    }

  private:
    static constexpr int SURE = 4096;
    static constexpr int IMPOSSIBLE = -1;
    static constexpr int NONE = -2;

    int after(int seat) const { return seat + 1 == seats_ ? 0 : seat + 1; }

    // The average over the possible hands of the seat.
    int average(const Table& table, int seat) const {
        const Held held = table.of[seat];
        int sum = 0;
        int hands = 0;
        const auto count_in = [&](u64 one, u64 two) {
            Table known = table;
            if (!reveal(known, seat, one, two)) return;
            const int value = best(known, seat, 0);
            if (value == IMPOSSIBLE) return;
            sum += value;
            ++hands;
        };
        each(held.cards[0], [&](int one) {
            if (held.size == 1) return count_in(bit<u64>(one), 0);
            each(held.cards[1] & ~bit<u64>(one),
                 [&](int two) { count_in(bit<u64>(one), bit<u64>(two)); });
        });
        return hands ? sum / hands : IMPOSSIBLE;
    }

    // Make one hand known; false if that is inconsistent.
    bool reveal(Table& table, int seat, u64 one, u64 two) const {
        for (int other = 0; other < seats_; ++other)
            for (int card = 0; card < table.of[other].size; ++card)
                if (other != seat && !(table.of[other].cards[card] &= ~(one | two))) return false;
        table.unseen &= ~(one | two);
        table.of[seat].cards[0] = one;
        table.of[seat].cards[1] = two;
        return true;
    }

    static Table drawn(Table table, int seat) {
        for (; table.draw && table.of[seat].size < G::HAND; --table.draw)
            table.of[seat].add(table.unseen);
        return table;
    }

    // The best rest of a turn of a seat with known cards; stops at a sure win.
    int best(const Table& table, int seat, int laid) const {
        int most = laid ? chance(drawn(table, seat), after(seat)) : NONE;
        if (laid == most_) return most;
        const Held& held = table.of[seat];
        for (int card = 0; card < held.size && most < SURE; ++card)
            for (int pile = 0; pile < G::PILES && most < SURE; ++pile)
                if (held.cards[card] & G::fits(pile, table.tops[pile])) {
                    Table then = table;
                    then.tops[pile] = static_cast<u8>(top_of(lowest(held.cards[card])));
                    then.of[seat] = {{held.cards[1 - card], 0}, held.size - 1};
                    most = std::max(most, best(then, seat, laid + 1));
                }
        return most == NONE ? 0 : most;
    }

    int seats_;
    int most_;  // lays in a turn
};

}  // namespace stosy::quick
