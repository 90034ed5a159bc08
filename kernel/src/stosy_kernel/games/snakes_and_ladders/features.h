// What is told of a position of Snakes & Ladders.
#pragma once

#include "../../estimate/features.h"
#include "rules.h"

namespace stosy {

// What is to be suffered; then the hands, from that of the seat itself on in the direction of play, each with
// whether its turn it is.
template <>
struct Features<SnakesAndLadders> {
    using G = SnakesAndLadders;
    using State = G::State;
    static constexpr int OF_ALL = 5;
    static constexpr int OF_SEAT = 12;
    static constexpr int SIZE = OF_ALL + G::MOST_SEATS * OF_SEAT;
    static constexpr bool shared = false;
    static constexpr bool of_any_seat = true;
    static constexpr int TURNS = 40;
    static constexpr bool LAST_TURN_OF_SLIPS = true;

    // In a match points count too, and of those nothing is told; between two it is better to play on to the
    // end of the round.
    static bool known(const State& state) { return state.options.single && state.seats > 2; }
    static int turns(const State& state) { return static_cast<int>(state.ply); }
    static bool begins(const State& state) { return state.phase == snakes::TO_ACT && !state.owed; }

    static void count(const State& state, int seat, float* to) {
        const float numbers[OF_ALL] = {
            part(state.pending == snakes::LOSE_TURN, 1),
            part(state.pending == snakes::TAKE_TWO, 1),
            part(state.pending == snakes::TAKE_FOUR, 1),
            part(state.seats, G::MOST_SEATS),
            part(state.options.reverse_skips, 1),
        };
        to = std::copy_n(numbers, OF_ALL, to);
        std::fill_n(to, G::MOST_SEATS * OF_SEAT, 0.0F);
        for (int step = 0; step < state.seats; ++step, to += OF_SEAT) {
            of_hand(state, seat, to);
            seat = snakes::after(state, seat, state.backwards);
        }
    }

  private:
    static constexpr u64 WILD = bit<u64>(snakes::WILD) * 5;  // the third and the fourth are two places higher
    static constexpr u64 WILD_FOUR = bit<u64>(snakes::WILD_FOUR) * 5;

    static int held(const snakes::Hand& hand, u64 kinds) {
        return stosy::count(hand.first & kinds) + stosy::count(hand.second & kinds);
    }

    static void of_hand(const State& state, int seat, float* to) {
        const snakes::Hand& hand = state.hands[seat];
        const u64 fitting = snakes::answers(state.top, state.colour, state.pending);
        const int size = hand.size();
        int colours = 0;
        int most = 0;
        for (int colour = 0; colour < snakes::COLOURS; ++colour) {
            const int same = held(hand, snakes::of_colour(colour));
            colours += same > 0;
            most = std::max(most, same);
        }
        const float numbers[OF_SEAT] = {
            1,  // it is there
            part(seat == state.turn, 1),
            part(size, snakes::HAND),
            part(size == 1, 1),
            part(size == 2, 1),
            part((hand.first & fitting) != 0, 1),
            part(held(hand, fitting & snakes::COLOURED), snakes::HAND),
            part(held(hand, WILD), 2),
            part(held(hand, WILD_FOUR), 2),
            part(held(hand, snakes::of_face(snakes::DRAW_TWO)), 2),
            part(colours, snakes::COLOURS),
            part(most, snakes::HAND),
        };
        std::copy_n(numbers, OF_SEAT, to);
    }
};

}  // namespace stosy
