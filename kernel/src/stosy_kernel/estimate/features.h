// What a network is told of a position: counts, each about from 0 to 1, seen from the seat to act.
//
//   Features<G>::SIZE                   0 for a game that is not estimated
//   Features<G>::count(state, numbers)  at the beginning of a turn
//   Features<G>::shared                 is it the chance of all seats, or of the one to act?
#pragma once

#include "../face_to_face.h"
#include "../snakes_and_ladders.h"
#include "../team.h"
#include "net.h"

namespace stosy {

template <class G>
struct Features {
    static constexpr int SIZE = 0;
};

// The room that the two cheapest cards of a hand take; so much is dear, and as much as does not fit.
struct Cheapest {
    int dear;
    int first = dear;
    int second = dear;

    void consider(int room) {
        second = std::min(second, std::max(first, room));
        first = std::min(first, room);
    }

    float share(int room) const { return static_cast<float>(room) / static_cast<float>(dear); }
};

inline float part(int number, int of) { return static_cast<float>(number) / static_cast<float>(of); }

// Both players alike: what they hold, what is left, and how it fits on their own two piles.
template <>
struct Features<FaceToFace> {
    using G = FaceToFace;
    static constexpr int ONE = 13;
    static constexpr int SIZE = 2 * ONE + 1;
    static constexpr bool shared = false;

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
        const u64 left = hand | undrawn(state, seat);
        Cheapest cheapest = {DEAR};
        each(hand & fits_up, [&](int card) { cheapest.consider(top_of(card) - up); });
        each(hand & fits_down, [&](int card) { cheapest.consider(down - top_of(card)); });
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
        };
        std::copy_n(numbers, ONE, to);
    }

    static u64 undrawn(const G::State& state, int seat) {
        u64 cards = 0;
        for (int place = state.drawn[seat]; place < G::CARDS; ++place)
            cards |= bit<u64>(state.decks[seat][place]);
        return cards;
    }
};

// The piles, of each kind the better first; then the hands, from that of the seat to act on.
template <class Rules>
struct Features<Team<Rules>> {
    using G = Team<Rules>;
    using Mask = typename G::Mask;
    using State = typename G::State;
    static constexpr int OF_ALL = 5;
    static constexpr int OF_PILE = 3;
    static constexpr int OF_SEAT = 7;
    static constexpr int SIZE = OF_ALL + G::PILES * OF_PILE + G::MOST_SEATS * OF_SEAT;
    static constexpr bool shared = true;

    static void count(const State& state, float* to) {
        const Mask left = left_of(state);
        Mask fitting[2] = {};  // on any rising, on any falling pile
        for (int pile = 0; pile < G::PILES; ++pile)
            fitting[pile / ALIKE] |= Rules::fits(pile, state.tops[pile]);
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
    static constexpr int DEAR = std::min(Rules::NUMBERS, 40);
    static constexpr int ALIKE = G::PILES / 2;  // the rising piles come first, then the falling ones

    static void of_piles(const State& state, Mask left, float* to) {
        int order[G::PILES];
        int fits[G::PILES];
        for (int pile = 0; pile < G::PILES; ++pile) {
            order[pile] = pile;
            fits[pile] = stosy::count(left & Rules::fits(pile, state.tops[pile]));
        }
        for (int kind = 0; kind < G::PILES; kind += ALIKE)
            std::sort(order + kind, order + kind + ALIKE,
                      [&](int one, int two) { return fits[one] > fits[two]; });
        for (const int pile : order) {
            *to++ = part(fits[pile], G::CARDS);
            *to++ = part(stosy::count(left & Rules::tricks(pile, state.tops[pile])), 2);
            *to++ = part(gone(pile, state.tops[pile]), Rules::NUMBERS);
        }
    }

    // The room that is gone from a pile.
    static int gone(int pile, int top) {
        return top == Rules::ROW[pile] ? 0 : Rules::room_lost(pile, Rules::ROW[pile], card_of(top));
    }

    static void of_hand(const State& state, Mask hand, const Mask* fitting, float* to) {
        Cheapest cheapest = {DEAR};
        int tricks = 0;
        each(hand, [&](int card) {
            int least = DEAR;
            for (int pile = 0; pile < G::PILES; ++pile) {
                if (!has(Rules::fits(pile, state.tops[pile]), card)) continue;
                least = std::min(least, Rules::room_lost(pile, state.tops[pile], card));
                tricks += has(Rules::tricks(pile, state.tops[pile]), card);
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

    static Mask left_of(const State& state) {
        Mask left = 0;
        for (int seat = 0; seat < state.seats; ++seat) left |= state.hands[seat];
        for (int place = state.drawn; place < G::CARDS; ++place) left |= bit<Mask>(state.deck[place]);
        return left;
    }
};

// The chance of a seat, 0 … SURE, at the beginning of a turn.
template <class G>
u64 estimate(const Net& net, const typename G::State& state, int seat) {
    float numbers[Features<G>::SIZE];
    Features<G>::count(state, numbers);
    const u64 chance = net.chance(numbers);
    return Features<G>::shared || seat == G::turn(state) ? chance : SURE - chance;
}

}  // namespace stosy
