// What is told of a position of Face to Face.
#pragma once

#include "../rows/features.h"
#include "rules.h"

namespace stosy {

// Both players alike: what they hold, what is left, how it fits on their own two piles, and what it would
// cost them to help.
template <>
struct Features<FaceToFace> : RowFeatures<FaceToFace> {
    using G = FaceToFace;
    static constexpr int ONE = 17;
    static constexpr int SIZE = 2 * ONE + 1;
    static constexpr bool shared = false;
    static constexpr int TURNS = 29;
    static constexpr bool LAST_TURN_OF_SLIPS = false;

    static void count(const G::State& state, float* to) {
        of_seat(state, state.turn, to);
        of_seat(state, 1 - state.turn, to + ONE);
        to[2 * ONE] = state.options.may_be_laid;
    }

  private:
    static constexpr int DEAR = 40;

    static void of_seat(const G::State& state, int seat, float* to) {
        const u64 hand = state.hands[seat];
        const int up = state.tops[G::place(seat, 0)];
        const int down = state.tops[G::place(seat, 1)];
        const u64 fits_up = G::fits(0, up);
        const u64 fits_down = G::fits(1, down);
        const u64 left = state.left[seat];
        Cheapest cheapest = {DEAR};
        each(hand & fits_up, [&](int card) { cheapest.consider(top_of(card) - up); });
        each(hand & fits_down, [&](int card) { cheapest.consider(down - top_of(card)); });
        const Cheapest gift = cheapest_gift(state, seat);
        const float numbers[ONE] = {
            part(stosy::count(hand), G::HAND),
            part(G::CARDS - state.drawn[seat], G::CARDS),
            part(up, G::CARDS),
            part(G::CARDS + 1 - down, G::CARDS),
            part(stosy::count(left & fits_up), G::CARDS),
            part(stosy::count(left & fits_down), G::CARDS),
            part(stosy::count(left & ~fits_up & ~fits_down), 10),
            part(stosy::count(hand & fits_up), G::HAND),
            part(stosy::count(hand & fits_down), G::HAND),
            part(stosy::count(hand & ~fits_up & ~fits_down), G::HAND),
            cheapest.share(cheapest.first),
            cheapest.share(cheapest.second),
            part(stosy::count(hand & G::tricks(0, up)) + stosy::count(hand & G::tricks(1, down)), 1),
            part(stosy::count(hand & hand << 10 & fits_up), 2),  // tricks that a card held prepares
            part(stosy::count(hand & hand >> 10 & fits_down), 2),
            gift.share(gift.first),
            gift.share(gift.second),
        };
        std::copy_n(numbers, ONE, to);
    }

    // FF5: the room that a help gives to the opponent.
    static Cheapest cheapest_gift(const G::State& state, int seat) {
        const u64 hand = state.hands[seat];
        const int up = state.tops[G::place(seat, 2)];
        const int down = state.tops[G::place(seat, 3)];
        Cheapest gift = {DEAR};
        each(hand & G::rows.lower[up], [&](int card) { gift.consider(up - top_of(card)); });
        each(hand & G::rows.higher[down], [&](int card) { gift.consider(top_of(card) - down); });
        return gift;
    }
};

}  // namespace stosy
