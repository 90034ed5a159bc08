// What a seat sees of a team game.
#pragma once

#include "../../observe.h"
#include "team.h"

namespace stosy {

template <class Rules>
struct Sight<Team<Rules>> {
    using G = Team<Rules>;
    using State = typename G::State;

    enum : unsigned { HAND, LAID, TOPS, SIZES, DRAW, LAID_NOW, TURN, SIGNALS, BEGAN, OPTION, SEATS, PARTS };
    static constexpr Layout<PARTS> layout = {{
        {"hand", G::CARDS},  // by card: is it mine?
        {"laid", G::CARDS},  // by card: does it lie?
        {"tops", G::PILES},  // card + 1; 0 and CARDS + 1 are row cards
        {"sizes", G::MOST_SEATS},
        {"draw", 1},
        {"laid_now", 1},  // cards laid in this turn
        {"turn", 1},
        {"signals", G::MOST_SEATS * Rules::SIGNALS},  // by seat and signal: does it stand?
        {"began", G::MOST_SEATS},  // by seat: has it said that it begins?
        {"option", 1},
        {"seats", 1},
    }};

    // QE9, TG4: whoever has cards may signal.
    static bool opportunity(const State& state, int seat) { return state.hands[seat] != 0; }

    static void write(const State& state, int me, u8* out) {
        const int seats = state.seats;
        spread<G::CARDS>(state.hands[me], out + layout.at(HAND));
        spread<G::CARDS>(state.lying, out + layout.at(LAID));
        copy_each<G::PILES>(state.tops, out + layout.at(TOPS));
        clear(out + layout.at(SIZES), layout.size() - layout.at(SIZES));
        for (int seat = 0; seat < seats; ++seat) {
            const int place = relative(seat, me, seats);
            out[layout.at(SIZES) + place] = static_cast<u8>(count(state.hands[seat]));
            out[layout.at(BEGAN) + place] = has(state.began, seat);
            spread<Rules::SIGNALS>(u64{state.said[seat]}, out + layout.at(SIGNALS) + place * Rules::SIGNALS);
        }
        out[layout.at(DRAW)] = static_cast<u8>(G::CARDS - state.drawn);
        out[layout.at(LAID_NOW)] = state.laid;
        out[layout.at(TURN)] = static_cast<u8>(relative(state.turn, me, seats));
        out[layout.at(OPTION)] = state.options.value;
        out[layout.at(SEATS)] = state.seats;
    }
};

}  // namespace stosy
