// What is told of a position of The Game.
#pragma once

#include "../rows/features.h"
#include "rules.h"

namespace stosy {

// The piles, of each kind the better first; then the hands, from that of the seat to act on.
template <>
struct Features<TheGame> : RowFeatures<TheGame> {
    using G = TheGame;
    using Mask = G::Mask;
    using State = G::State;
    static constexpr int OF_ALL = 5;
    static constexpr int OF_PILE = 3;
    static constexpr int OF_SEAT = 7;
    static constexpr int SIZE = OF_ALL + G::PILES * OF_PILE + G::MOST_SEATS * OF_SEAT;
    static constexpr bool shared = true;
    static constexpr int TURNS = 40;
    static constexpr bool LAST_TURN_OF_SLIPS = false;

    static void count(const State& state, float* to) {
        const Mask left = G::unlaid(state);
        Mask fitting[2] = {};  // on any rising, on any falling pile
        for (int pile = 0; pile < G::PILES; ++pile)
            fitting[pile / ALIKE] |= G::fits(pile, state.tops[pile]);
        const float numbers[OF_ALL] = {
            part(stosy::count(left), G::CARDS),
            part(G::CARDS - state.drawn, G::CARDS),
            part(stosy::count(left & ~fitting[0] & ~fitting[1]), 10),
            part(state.seats, G::MOST_SEATS),
            part(state.options.value, 1),
        };
        to = std::copy_n(numbers, OF_ALL, to);
        of_piles(state, left, to);
        to += G::PILES * OF_PILE;
        for (int step = 0; step < G::MOST_SEATS; ++step, to += OF_SEAT) {
            if (step < state.seats) {
                of_hand(state, state.hands[(state.turn + step) % state.seats], fitting, to);
            } else {
                std::fill_n(to, OF_SEAT, 0.0F);
            }
        }
    }

  private:
    static constexpr int DEAR = std::min(G::NUMBERS, 40);
    static constexpr int ALIKE = G::PILES / 2;  // the rising piles come first, then the falling ones

    static void of_piles(const State& state, Mask left, float* to) {
        int order[G::PILES];
        int fits[G::PILES];
        for (int pile = 0; pile < G::PILES; ++pile) {
            order[pile] = pile;
            fits[pile] = stosy::count(left & G::fits(pile, state.tops[pile]));
        }
        for (int kind = 0; kind < G::PILES; kind += ALIKE)
            std::sort(order + kind, order + kind + ALIKE,
                      [&](int one, int two) { return fits[one] > fits[two]; });
        for (const int pile : order) {
            *to++ = part(fits[pile], G::CARDS);
            *to++ = part(stosy::count(left & G::tricks(pile, state.tops[pile])), 2);
            *to++ = part(gone(pile, state.tops[pile]), G::NUMBERS);
        }
    }

    // The room that is gone from a pile.
    static int gone(int pile, int top) {
        return top == G::ROW[pile] ? 0 : G::room_lost(pile, G::ROW[pile], card_of(top));
    }

    static void of_hand(const State& state, Mask hand, const Mask* fitting, float* to) {
        Cheapest cheapest = {DEAR};
        int tricks = 0;
        each(hand, [&](int card) {
            int least = DEAR;
            for (int pile = 0; pile < G::PILES; ++pile) {
                if (!has(G::fits(pile, state.tops[pile]), card)) continue;
                least = std::min(least, G::room_lost(pile, state.tops[pile], card));
                tricks += has(G::tricks(pile, state.tops[pile]), card);
            }
            cheapest.consider(least);
        });
        const int most = state.hand_size;
        const float numbers[OF_SEAT] = {
            part(stosy::count(hand), most),
            part(stosy::count(hand & fitting[0]), most),
            part(stosy::count(hand & fitting[1]), most),
            part(stosy::count(hand & ~fitting[0] & ~fitting[1]), most),
            cheapest.share(cheapest.first),
            cheapest.share(cheapest.second),
            part(tricks, 2),
        };
        std::copy_n(numbers, OF_SEAT, to);
    }
};

}  // namespace stosy
