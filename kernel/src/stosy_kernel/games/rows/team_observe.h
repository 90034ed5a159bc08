// What a seat sees of a team game.
#pragma once

#include "../../observe.h"
#include "team.h"

namespace stosy {

template <class Rules>
struct Sight<Team<Rules>> {
    using G = Team<Rules>;
    using State = typename G::State;

    enum : unsigned { HAND, LAID, TOPS, SIZES, DRAW, LAID_NOW, TURN, SIGNALS, OPTION, SEATS, PARTS };
    static constexpr Layout<PARTS> layout = {{
        {"hand", G::CARDS},  // by card: is it mine?
        {"laid", G::CARDS},  // by card: does it lie?
        {"tops", G::PILES},  // card + 1; 0 and CARDS + 1 are row cards
        {"sizes", G::MOST_SEATS},
        {"draw", 1},
        {"laid_now", 1},  // cards laid in this turn
        {"turn", 1},
        {"signals", G::MOST_SEATS * Rules::SIGNALS},  // by seat and signal: does it stand?
        {"option", 1},
        {"seats", 1},
    }};

    static void write(const State& state, int me, u8* out) {
        constexpr int SIGNALS_AT = layout.at(SIGNALS);
        const int seats = state.seats;
        clear(out, layout.size());
        write_cards(state, me, out);
        std::copy_n(state.tops, G::PILES, out + layout.at(TOPS));
        out[layout.at(DRAW)] = static_cast<u8>(G::CARDS - state.drawn);
        out[layout.at(LAID_NOW)] = state.laid;
        out[layout.at(TURN)] = static_cast<u8>(relative(state.turn, me, seats));
        for (int index = 0, standing = state.standing; index < standing; ++index) {
            const int said = state.signals[index];
            const int seat = relative(said / 32, me, seats);
            out[SIGNALS_AT + seat * Rules::SIGNALS + said % 32] = 1;
        }
        out[layout.at(OPTION)] = state.options.value;
        out[layout.at(SEATS)] = state.seats;
    }

  private:
    // What lies is what is neither held nor to be drawn: quicker than to follow the piles. (The drawn
    // part of the deck does not tell: cards dealt anew by `redeal` are not moved there.)
    static void write_cards(const State& state, int me, u8* out) {
        u8* const laid = out + layout.at(LAID);
        u8* const sizes = out + layout.at(SIZES);
        mark(state.hands[me], out + layout.at(HAND));
        std::fill_n(laid, G::CARDS, u8{1});
        for (int place = state.drawn; place < G::CARDS; ++place) laid[state.deck[place]] = 0;
        typename G::Mask held = 0;
        for (int seat = 0, seats = state.seats; seat < seats; ++seat) {
            held |= state.hands[seat];
            sizes[relative(seat, me, seats)] = static_cast<u8>(count(state.hands[seat]));
        }
        mark(held, laid, 0);
    }
};

}  // namespace stosy
