// What a seat sees of Snakes & Ladders; cards are counts by kind.
#pragma once

#include <cstddef>

#include "../../observe.h"
#include "rules.h"

namespace stosy {

template <>
struct Sight<SnakesAndLadders> {
    using State = snakes::State;

    static constexpr int KINDS = snakes::KINDS;
    static constexpr int SEATS = snakes::MOST_SEATS;

    // Seats are relative to the observer, who is 1; 0 is nobody.
    enum : unsigned {
        HAND, DISCARDS, KNOWN, SIZES, SCORES, TOP, COLOUR, DOUBTED, GAMBLED, STUCK, DRAWN,
        PILE, BACKWARDS, PHASE, PENDING, TURN, WAITING, LAYER, FORGOT, DEALER, OPTIONS, SEAT_COUNT, PARTS
    };
    static constexpr Layout<PARTS> layout = {{
        {"hand", KINDS},
        {"discards", KINDS},
        {"known", (SEATS - 1) * KINDS},  // SL12, SL16: cards shown to me, by seat from the next on
        {"sizes", SEATS},
        {"scores", SEATS},  // as a fraction of the target, which is 255
        {"top", 1},         // a kind
        {"colour", 1},      // 4 is none, also for `doubted`
        {"doubted", 1},     // the colour before a Wild Draw Four that may be challenged (SL12)
        {"gambled", 1},     // how many cards its layer had left then
        {"stuck", 1},       // passes in a row by seats that could not draw (SL17)
        {"drawn", 1},       // kind + 1 of the card I drew and may lay
        {"pile", 1},
        {"backwards", 1},
        {"phase", 1},    // to act, drawn, sorting
        {"pending", 1},  // nothing, lose the turn, take two, take four
        {"turn", 1},
        {"waiting", 1},
        {"layer", 1},
        {"forgot", 1},
        {"dealer", 1},
        {"options", 9},  // all but the target, in their order
        {"seats", 1},
    }};

    // SL9, SL14: a seat that is not waited for may intervene, whatever it holds, or call out.
    static bool opportunity(const State& state, int seat) {
        if (state.phase == snakes::SORTING) return false;
        const bool calls = state.forgot != snakes::NOBODY && seat != state.forgot;
        return seat != state.turn && (calls || (seat != state.layer && snakes::may_intervene(state)));
    }

    static void write(const State& state, int me, u8* out) {
        write_cards(state, me, out);
        write_seats(state, me, out);
        out[layout.at(TOP)] = state.top;
        out[layout.at(COLOUR)] = state.colour;
        const bool doubtful = state.pending == snakes::TAKE_FOUR;
        out[layout.at(DOUBTED)] = doubtful ? state.doubted : snakes::NO_COLOUR;
        out[layout.at(GAMBLED)] = doubtful ? static_cast<u8>(state.gambled.size()) : u8{0};
        out[layout.at(STUCK)] = state.stuck;
        const bool mine = state.turn == me && state.drawn != snakes::NO_CARD;
        out[layout.at(DRAWN)] = mine ? static_cast<u8>(state.drawn + 1) : u8{0};
        out[layout.at(PILE)] = static_cast<u8>(state.size - state.gone);
        out[layout.at(BACKWARDS)] = state.backwards;
        out[layout.at(PHASE)] = state.phase;
        out[layout.at(PENDING)] = state.pending;
        static_assert(offsetof(snakes::Options, single) == 8);
        std::memcpy(out + layout.at(OPTIONS), &state.options, 9);
        out[layout.at(SEAT_COUNT)] = state.seats;
    }

  private:
    // How many of each kind: one bit per card; those of the third and fourth wild are two places higher
    // (cards.h).
    static void tally(const snakes::Hand& hand, u8* out) {
        spread<KINDS>(hand.first, hand.second, out);
        const auto more = [&](int kind) { return static_cast<u8>(hand.number(kind)); };
        out[snakes::WILD] = more(snakes::WILD);
        out[snakes::WILD_FOUR] = more(snakes::WILD_FOUR);
    }

    static void write_cards(const State& state, int me, u8* out) {
        tally(state.hands[me], out + layout.at(HAND));
        tally(state.lying, out + layout.at(DISCARDS));
        clear(out + layout.at(KNOWN), (SEATS - 1) * KINDS);
        each(u64{state.knows[me]}, [&](int owner) {
            const int place = relative(owner, me, state.seats) - 1;
            tally(state.shown->cards[me][owner], out + layout.at(KNOWN) + place * KINDS);
        });
    }

    static void write_seats(const State& state, int me, u8* out) {
        const int seats = state.seats;
        clear(out + layout.at(SIZES), 2 * SEATS);  // and the scores
        for (int seat = 0; seat < seats; ++seat) {
            const int place = relative(seat, me, seats);
            out[layout.at(SIZES) + place] = static_cast<u8>(state.hands[seat].size());
            if (!state.scores[seat]) continue;  // in single rounds always: it saves a division
            const int part = state.scores[seat] * 255 / state.options.target;
            out[layout.at(SCORES) + place] = static_cast<u8>(std::min(part, 255));
        }
        const auto counted = [&](int seat) {
            return static_cast<u8>(seat == snakes::NOBODY ? 0 : relative(seat, me, seats) + 1);
        };
        out[layout.at(TURN)] = counted(state.turn);
        out[layout.at(WAITING)] = counted(state.waiting);
        out[layout.at(LAYER)] = counted(state.layer);
        out[layout.at(FORGOT)] = counted(state.forgot);
        out[layout.at(DEALER)] = counted(state.dealer);
    }
};

}  // namespace stosy
