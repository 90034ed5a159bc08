// The Game: Face to Face (FF1 to FF10): a duel on two piles each.
//
// Card = number - 2, in either player's deck. A seat calls the piles up, down, their_up, their_down
// (0 to 3); they lie at the places (2 * seat + pile) % 4, seat 0's pair first.
#pragma once

#include <algorithm>
#include <climits>

#include "../../generated/given.h"
#include "../rows/facts.h"
#include "../rows/rows.h"
#include "facts.h"
#include "hidden.h"
#include "lays.h"

namespace stosy {

struct FaceToFace : RowGame<given::FaceToFace> {
    using Mask = u64;
    using Facts = RowFacts;

    static constexpr int DECKS = 2;
    static constexpr int HAND = 6;

    using Lays = stosy::Lays<Mask, CARDS, PILES, HAND>;
    using List = Actions<HAND * PILES + 2>;

    struct Options {
        u8 may_be_laid;  // FF8: a single last card

        static Options read(const Numbers& values) {
            check_options<FaceToFace>(values);
            return {static_cast<u8>(values[0])};
        }
    };

    struct State {
        Mask hands[2];
        u8 tops[PILES];  // by place
        u8 drawn[2];
        u8 turn;
        u8 laid;
        u8 helped;  // has a card gone to the opponent in this turn (FF5)?
        u8 lays;    // cards in the history
        Options options;
        Reason reason;
        u8 winner;
        u16 turns;
        u8 decks[2][CARDS];         // whole orders; the first `drawn` are gone
        u8 history[2 * CARDS];      // every lay: place * 64 + card; the last `laid` are this turn's
        Mask left[2];               // by seat: in hand or to draw
        u64 helps[2];               // which of them were a help to the opponent, a bit each
    };

    // --- the deal (FF1) ---

    static void set_out(State& state) {
        for (auto& deck : state.decks) std::copy(std::begin(DECK), std::end(DECK), deck);
    }

    static int dealt(int, int) { return HAND; }

    static u8* deck(State& state, int deck) { return state.decks[deck]; }
    static int deck_size(const State&, int) { return CARDS; }

    static void start(State& state, Options options, int, int first) {
        state.options = options;
        std::copy_n(ROW, PILES, state.tops);
        std::fill_n(state.history, 2 * CARDS, u8{0});
        for (int seat = 0; seat < 2; ++seat) {
            state.hands[seat] = 0;
            state.drawn[seat] = 0;
            state.left[seat] = bit<Mask>(CARDS) - 1;
            take(state, seat, HAND);
        }
        state.turn = static_cast<u8>(first);
        state.turns = 0;
        state.laid = 0;
        state.helped = 0;
        state.lays = 0;
        state.helps[0] = state.helps[1] = 0;
        state.reason = NONE;
        state.winner = 0;
        begin_turn(state);
    }

    static bool signals(int) { return false; }
    static bool takes_back(int action) { return action == TAKE_BACK; }
    static bool draws(const State&, int action) { return action == END_TURN; }
    static int next_deck(const State& state) { return state.turn; }
    static int need(const State& state, int) { return state.drawn[state.turn] + drawing(state); }

    // --- who may do what ---

    static int seats(const State&) { return 2; }
    static bool over(const State& state) { return state.reason != NONE; }
    static int turn(const State& state) { return state.turn; }

    using Choices = TurnChoices<FaceToFace>;

    static void legal(const State& state, int seat, List& list) {
        list.clear();
        if (over(state) || seat != state.turn) return;  // G4, G1
        legal_lays(state).each([&](int lay) { list.add(lay); });
        if (state.laid) list.add(TAKE_BACK);
        if (state.laid >= minimum(state)) list.add(END_TURN);
    }

    template <class Set>
    static void legal_set(const State& state, int seat, Set& set) {
        if (over(state) || seat != state.turn) return;
        legal_lays(state).add_to(set);
        set.add(TAKE_BACK, state.laid > 0);
        set.add(END_TURN, state.laid >= minimum(state));
    }

    static bool allowed(const State& state, int seat, int action) {
        if (over(state) || seat < 0 || seat >= 2) return false;  // G4, G3
        if (action < 0 || action >= ACTIONS) return false;
        if (action == RESIGN) return true;  // G6
        if (seat != state.turn) return false;
        if (action == TIMEOUT) return true;
        if (action == TAKE_BACK) return state.laid > 0;
        if (action == END_TURN) return state.laid >= minimum(state);
        return has(legal_lays(state).on[action % PILES], action / PILES);
    }

    // The lay that loses the least room or gives the least away, the first of several; or the end.
    static Action fallback(const State& state) {
        if (state.laid >= minimum(state)) return END_TURN;
        return legal_lays(state).cheapest([&](int lay) {
            const int pile = lay % PILES;
            const int step = top_of(lay / PILES) - state.tops[place(state.turn, pile)];
            return pile == 0 || pile == 3 ? step : -step;
        });
    }

    // --- what an action does ---

    static void play(State& state, int seat, Action action) {
        if (action < TAKE_BACK) {
            lay(state, action / PILES, action % PILES);
        } else if (action == END_TURN) {
            end_turn(state);
        } else if (action == TAKE_BACK) {
            take_back(state);
        } else {
            end(state, action == RESIGN ? RESIGNED : Reason::TIMEOUT, 1 - seat);  // G6
        }
    }

    static Outcome outcome(const State& state) {
        return {state.reason, over(state) ? static_cast<u16>(1U << state.winner) : u16{0}, 0};
    }

    // --- plain facts ---

    static Facts facts(const State& state) { return face_to_face::facts_of<FaceToFace>(state); }
    static State read_facts(const Facts& facts) {
        return face_to_face::Reader<FaceToFace>(facts).read();
    }

    static State from_facts(const Facts& facts) {
        const State state = read_facts(facts);
        check_running(state);
        return state;
    }

    static void check_running(const State& state) {
        require(over(state) || Choices(state).count, "the match is over");
    }

    // --- what a viewer cannot see ---

    static bool redeal(State& state, int viewer, const Rng& rng, u64 lane) {
        return face_to_face::Redeal<FaceToFace>(state, viewer).run(rng, lane);
    }

    // --- the piles ---

    static constexpr u8 ROW[PILES] = {0, CARDS + 1, 0, CARDS + 1};
    static constexpr Rows<Mask, CARDS> rows = {};

    // Where a seat's pile lies. Its own inverse, so it also tells what the seat calls a place.
    static constexpr int place(int seat, int pile) { return pile ^ 2 * seat; }

    // FF4: what fits on a rising (0) or falling (1) row of one's own; and what of it goes ten back.
    static Mask fits(int falling, int top) { return falling ? rows.falling[top] : rows.rising[top]; }
    static Mask tricks(int falling, int top) {
        return fits(falling, top) & (falling ? rows.higher[top] : rows.lower[top]);
    }

    // The room that a pile has lost to the seat to act, or that it has given away.
    static int price(const State& state, int pile) {
        const int top = state.tops[place(state.turn, pile)];
        return pile == 0 || pile == 3 ? top : -top;
    }

    // FF3: two cards a turn; FF8: a single last card may be laid alone if so agreed.
    static int minimum(const State& state) {
        const int seat = state.turn;
        const bool alone = state.options.may_be_laid && state.drawn[seat] == CARDS &&
                           count(state.hands[seat]) + state.laid == 1;
        return alone ? 1 : 2;
    }

    // FF4 on the own piles; FF5 on the opponent's: once a turn, and only an improvement.
    static Lays fitting(const State& state) {
        const std::size_t seat = state.turn;
        const Mask hand = state.hands[seat];
        const Mask helping = state.helped ? 0 : hand;
        const u8* const own = state.tops + 2 * seat;
        const u8* const theirs = state.tops + 2 - 2 * seat;
        return {{hand & rows.rising[own[0]], hand & rows.falling[own[1]],
                 helping & rows.lower[theirs[0]], helping & rows.higher[theirs[1]]}};
    }

    static void note_lay(State& state, int where, int card, int help) {
        state.helps[state.lays / 64] |= static_cast<u64>(help) << state.lays % 64;
        state.history[state.lays++] = static_cast<u8>(where * 64 + card);
    }

    static Lays legal_lays(const State& state) {
        Lays lays = fitting(state);
        if (!state.laid && minimum(state) == 2)
            face_to_face::Laying<FaceToFace>::drop_dead_ends(state.hands[state.turn], lays);
        return lays;
    }

  private:
    static void lay(State& state, int card, int pile) {
        const int seat = state.turn;
        const int where = place(seat, pile);
        state.hands[seat] &= ~bit<Mask>(card);
        state.left[seat] &= ~bit<Mask>(card);
        state.tops[where] = static_cast<u8>(top_of(card));
        note_lay(state, where, card, pile >> 1);
        state.helped |= static_cast<u8>(pile >> 1);
        ++state.laid;
        if (!state.left[seat]) end(state, ALL_LAID, seat);  // FF7
    }

    // FF9: nothing hidden has been seen since, so the last lay of the turn can be undone.
    static void take_back(State& state) {
        const u8 last = state.history[--state.lays];
        state.helps[state.lays / 64] &= ~bit<u64>(state.lays % 64);
        const int where = last / 64;
        state.hands[state.turn] |= bit<Mask>(last % 64);
        state.left[state.turn] |= bit<Mask>(last % 64);
        --state.laid;
        if (where / 2 != state.turn) state.helped = 0;
        state.tops[where] = ROW[where];
        for (int index = state.lays; index-- > 0;) {
            if (state.history[index] / 64 != where) continue;
            state.tops[where] = static_cast<u8>(top_of(state.history[index] % 64));
            break;
        }
    }

    // FF6: two, or up to six after helping; fewer if the pile runs out.
    static int drawing(const State& state) {
        const int seat = state.turn;
        const int wanted = state.helped ? HAND - count(state.hands[seat]) : 2;
        return std::min(wanted, CARDS - state.drawn[seat]);
    }

    static void take(State& state, int seat, int cards) {
        const int end = state.drawn[seat] + cards;
        Mask hand = state.hands[seat];
        for (int place = state.drawn[seat]; place < end; ++place)
            hand |= bit<Mask>(state.decks[seat][place]);
        state.hands[seat] = hand;
        state.drawn[seat] = static_cast<u8>(end);
    }

    static void end_turn(State& state) {
        take(state, state.turn, drawing(state));
        state.turn ^= 1;
        ++state.turns;
        state.laid = 0;
        state.helped = 0;
        begin_turn(state);
    }

    // FF7: a player who cannot lay the minimum loses at once.
    static void begin_turn(State& state) {
        const Lays lays = fitting(state);
        const bool both = lays.on[0] && lays.on[1] && several(lays.on[0] | lays.on[1]);
        if (both) return;  // one on each: the usual case
        if (!legal_lays(state).cards()) end(state, CANNOT_LAY, 1 - state.turn);
    }

    static void end(State& state, Reason reason, int winner) {
        state.reason = reason;
        state.winner = static_cast<u8>(winner);
    }
};

}  // namespace stosy
