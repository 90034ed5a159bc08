// Turns of games of rows: some lays, and the end. Their order does not matter once they lie.
#pragma once

#include <algorithm>

#include "../../turns.h"
#include "rows.h"

namespace stosy {

template <class G>
concept GameOfRows = requires {
    typename G::Lays;
    { G::PILES } -> std::convertible_to<int>;
    { G::LAYS } -> std::convertible_to<int>;
};

template <GameOfRows G>
struct Turns<G> {
    using State = typename G::State;
    using Mask = typename G::Mask;
    static constexpr int MAX_LAYS = G::HAND;

    // The hand left and the tops; whether somebody was helped decides how many cards are drawn.
    struct End {
        Mask hand;
        u8 tops[G::PILES];
        u8 helped;

        bool operator==(const End& other) const {
            return hand == other.hand && helped == other.helped &&
                   std::equal(tops, tops + G::PILES, other.tops);
        }

        u64 hash() const {
            u64 mixed = static_cast<u64>(hand) ^ static_cast<u64>(hand >> (sizeof(Mask) * 4)) * FACTOR;
            for (const u8 top : tops) mixed = (mixed ^ top) * FACTOR;
            return mixed ^ mixed >> 29;
        }
    };

    static bool lays(int action) { return action < G::LAYS; }

    static End end_of(const State& state) {
        End end = {state.hands[state.turn], {}, helped(state)};
        std::copy_n(state.tops, G::PILES, end.tops);
        return end;
    }

    // The room that all lays have taken from the seat's piles or given to others.
    static int price(const State& state) {
        int sum = 0;
        for (int pile = 0; pile < G::PILES; ++pile) sum += G::price(state, pile);
        return sum;
    }

  private:
    static constexpr u64 FACTOR = 0x9E3779B97F4A7C15;

    static u8 helped(const State& state) {
        if constexpr (requires { state.helped; }) return state.helped;
        return 0;
    }
};

}  // namespace stosy
