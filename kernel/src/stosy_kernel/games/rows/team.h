// Playing as a team on common piles.
//
// A game of this kind gives, as `Rules`, a RowGame with: Mask, NUMBERS, HAND (the largest), SEAT_SIGNALS,
// ROW[pile], fits(pile, top), tricks(pile, top), room_lost(pile, top, card), hand_size(seats),
// minimum(options, drawable), maximum(options); and about signals: true_signals(options, hand, tops),
// meaning(signal), signalled(signal, tops, under).
#pragma once

#include <algorithm>
#include <climits>

#include "facts.h"
#include "rows.h"
#include "team_facts.h"
#include "team_hidden.h"
#include "team_lays.h"

namespace stosy {

// What a signal is about; `pile` is that of a wish.
enum SaidKind : u8 { SAYS_HOLDS, SAYS_HEIGHT, SAYS_WANTS, SAYS_TRICK, SAYS_LEAVE };
struct Said {
    SaidKind kind;
    int pile;
};

template <class Rules>
struct Team : Rules {
    using Mask = typename Rules::Mask;
    using Rules::ACTIONS;
    using Rules::BEGIN;
    using Rules::CARDS;
    using Rules::END_TURN;
    using Rules::MOST_SEATS;
    using Rules::PILES;
    using Rules::RESIGN;
    using Rules::SIGNAL;
    using Rules::TAKE_BACK;  // never allowed (QE10, TG5)
    using Rules::TIMEOUT;
    using Facts = RowFacts;

    static constexpr int DECKS = 1;
    static constexpr int MOST_STANDING = MOST_SEATS * Rules::SEAT_SIGNALS;

    using Laying = team::Laying<Rules>;
    using Lays = typename Laying::Lays;
    using List = Actions<Rules::HAND * PILES + 2 + Rules::SEAT_SIGNALS>;

    // The indices of the options' values: first of the game's own option, then who begins (QE0).
    struct Options {
        u8 value;
        u8 start;

        static Options read(const Numbers& values) {
            check_options<Rules>(values);
            return {static_cast<u8>(values[0]), static_cast<u8>(values[1])};
        }

        Numbers values() const { return {value, start}; }
    };

    struct State {
        Mask hands[MOST_SEATS];
        Mask lying;  // the cards on the piles
        u8 tops[PILES];
        u8 drawn;  // cards gone from the deck
        u8 turn;
        u8 laid;
        u8 seats;
        u8 hand_size;
        Options options;
        Reason reason;
        u8 standing;  // how many signals stand
        u8 began;     // the seats that have said "I begin", a bit each
        u16 turns;
        u8 deck[CARDS];                // the whole order; the first `drawn` are gone
        u8 under[CARDS];               // for each laid card the top it was laid on
        u8 signals[MOST_STANDING];     // seat * 32 + signal, as they were given
        u32 said[MOST_SEATS];          // the same by seat, a bit each
    };

    // --- the deal ---

    static void set_out(State& state) {
        std::copy(std::begin(Rules::DECK), std::end(Rules::DECK), state.deck);
    }

    static int dealt(int seats, int) { return seats * Rules::hand_size(seats); }

    static u8* deck(State& state, int) { return state.deck; }
    static int deck_size(const State&, int) { return CARDS; }

    static void start(State& state, Options options, int seats, int first) {
        const int size = Rules::hand_size(seats);
        std::fill_n(state.hands, MOST_SEATS, Mask{0});
        state.lying = 0;
        std::fill_n(state.under, CARDS, u8{0});
        std::copy_n(Rules::ROW, PILES, state.tops);
        state.options = options;
        state.seats = static_cast<u8>(seats);
        state.hand_size = static_cast<u8>(size);
        state.drawn = 0;
        for (int seat = 0; seat < seats; ++seat) take(state, seat, size);
        state.turn = static_cast<u8>(first);
        state.turns = 0;
        state.laid = 0;
        state.standing = 0;
        state.began = 0;
        std::fill_n(state.said, MOST_SEATS, 0U);
        state.reason = NONE;
        begin_turn(state);
    }

    static bool signals(int action) { return action >= SIGNAL && action < BEGIN; }
    static bool takes_back(int action) { return action == TAKE_BACK; }
    static bool takes_turn(int action) { return action == BEGIN; }
    static bool draws(const State&, int action) { return action == END_TURN; }
    static int next_deck(const State&) { return 0; }
    static int need(const State& state, int) { return state.drawn + drawing(state); }

    // --- who may do what ---

    static int seats(const State& state) { return state.seats; }
    static bool over(const State& state) { return state.reason != NONE; }
    static int turn(const State& state) { return state.turn; }

    using Choices = TurnChoices<Team>;

    static void legal(const State& state, int seat, List& list) {
        list.clear();
        if (over(state)) return;
        if (seat == state.turn) {
            legal_lays(state).each([&](int lay) { list.add(lay); });
            if (state.laid >= minimum(state)) list.add(END_TURN);
        }
        each(u64{open_signals(state, seat)}, [&](int signal) { list.add(SIGNAL + signal); });
        if (may_begin(state, seat)) list.add(BEGIN);
    }

    template <class Set>
    static void legal_set(const State& state, int seat, Set& set) {
        if (over(state)) return;
        if (seat == state.turn) {
            legal_lays(state).add_to(set);
            set.add(END_TURN, state.laid >= minimum(state));
        }
        set.add(SIGNAL, open_signals(state, seat));
        set.add(BEGIN, may_begin(state, seat));
    }

    static bool allowed(const State& state, int seat, int action) {
        if (over(state) || seat < 0 || seat >= state.seats) return false;  // G4, G3
        if (action < 0 || action >= ACTIONS) return false;
        if (action == RESIGN) return true;  // G6
        if (signals(action)) {
            return has(open_signals(state, seat), action - SIGNAL);
        }
        if (action == BEGIN) return may_begin(state, seat);
        if (seat != state.turn) return false;  // G1
        if (action == TIMEOUT) return true;
        if (action == TAKE_BACK) return false;
        if (action == END_TURN) return state.laid >= minimum(state);
        return has(legal_lays(state).on[action % PILES], action / PILES);
    }

    // The lay that costs the least room, the first of several; or the end of the turn.
    static Action fallback(const State& state) {
        if (state.laid >= minimum(state)) return END_TURN;
        return legal_lays(state).cheapest([&](int lay) {
            return Rules::room_lost(lay % PILES, state.tops[lay % PILES], lay / PILES);
        });
    }

    // --- what an action does ---

    static void play(State& state, int seat, Action action) {
        if (action < TAKE_BACK) {
            lay(state, action / PILES, action % PILES);
        } else if (action == END_TURN) {
            end_turn(state);
        } else if (action < BEGIN) {
            say(state, seat, action - SIGNAL);
        } else if (action == BEGIN) {
            begin(state, seat);
        } else {
            state.reason = action == RESIGN ? RESIGNED : Reason::TIMEOUT;
        }
    }

    static Outcome outcome(const State& state) {
        const bool won = state.reason == ALL_LAID;
        const u16 all = static_cast<u16>((1U << state.seats) - 1);
        return {state.reason, won ? all : u16{0}, left(state)};
    }

    // --- plain facts ---

    static Facts facts(const State& state) { return team::facts_of<Team>(state); }
    static State read_facts(const Facts& facts) { return team::Reader<Team>(facts).read(); }

    static State from_facts(const Facts& facts) {
        const State state = read_facts(facts);
        check_running(state);
        return state;
    }

    // QE6, TG3: a match goes on only while there is something to lay and a way to.
    static void check_running(const State& state) {
        require(over(state) || (left(state) && Choices(state).count), "the match is over");
    }

    // --- what a viewer cannot see ---

    static bool redeal(State& state, int viewer, const Rng& rng, u64 lane) {
        return team::Redeal<Team>(state, bit<u16>(viewer)).run(rng, lane);
    }

    // --- what follows from a state ---

    static int minimum(const State& state) {
        return Rules::minimum(state.options.value, state.drawn < CARDS);
    }

    // The room that a pile has lost.
    static int price(const State& state, int pile) {
        const int top = state.tops[pile];
        return top == Rules::ROW[pile] ? 0 : Rules::room_lost(pile, Rules::ROW[pile], card_of(top));
    }

    static u32 true_signals(const State& state, int seat) {
        const Mask hand = state.hands[seat];
        return hand ? Rules::true_signals(state.options.value, hand, state.tops) : 0;
    }

    // A signal that stands cannot be given again (QE9).
    static u32 open_signals(const State& state, int seat) {
        return true_signals(state, seat) & ~state.said[seat];
    }

    // QE0: the seats that are not to act may say so once each, until the first card lies.
    static bool may_begin(const State& state, int seat) {
        constexpr u8 AGREED = 0;
        return !state.lying && state.options.start == AGREED && seat != state.turn && !has(state.began, seat);
    }

    static void say(State& state, int seat, int signal) {
        state.signals[state.standing++] = static_cast<u8>(seat * 32 + signal);
        state.said[seat] |= 1U << signal;
    }

    // In the hands and in the draw pile.
    static Mask unlaid(const State& state) { return ALL & ~state.lying; }

    // Cards not laid.
    static int left(const State& state) { return CARDS - count(state.lying); }

    // Every lay that fits and is no dead end (FF9, TG5).
    static Lays legal_lays(const State& state) {
        const Mask hand = state.laid < Rules::maximum(state.options.value)
                              ? state.hands[state.turn]
                              : Mask{0};
        Lays lays = Laying::fitting(hand, state.tops);
        const int missing = minimum(state) - state.laid - 1;
        if (missing > 0) lays = Laying::without_dead_ends(missing, hand, state.tops, lays);
        return lays;
    }

  private:
    static constexpr Mask ALL = bit<Mask>(CARDS) - 1;

    static void lay(State& state, int card, int pile) {
        state.hands[state.turn] &= ~bit<Mask>(card);
        state.lying |= bit<Mask>(card);
        state.under[card] = state.tops[pile];
        state.tops[pile] = static_cast<u8>(top_of(card));
        ++state.laid;
        if (state.lying == ALL) state.reason = ALL_LAID;
    }

    static void begin(State& state, int seat) {
        state.began = static_cast<u8>(state.began | bit<unsigned>(seat));
        state.turn = static_cast<u8>(seat);
        begin_turn(state);
    }

    static int drawing(const State& state) {
        const int room = state.hand_size - count(state.hands[state.turn]);
        return std::min(room, CARDS - state.drawn);
    }

    static void take(State& state, int seat, int cards) {
        const int end = state.drawn + cards;
        Mask hand = state.hands[seat];
        for (int place = state.drawn; place < end; ++place) hand |= bit<Mask>(state.deck[place]);
        state.hands[seat] = hand;
        state.drawn = static_cast<u8>(end);
    }

    // Draw back to the hand size; the signals of this seat have had their time (QE9).
    static void end_turn(State& state) {
        take(state, state.turn, drawing(state));
        ++state.turns;
        state.laid = 0;
        if (state.said[state.turn]) drop_signals(state);
        do {  // QE5, TG2: a seat without cards is passed over
            state.turn = static_cast<u8>(state.turn + 1 == state.seats ? 0 : state.turn + 1);
        } while (!state.hands[state.turn]);
        begin_turn(state);
    }

    static void drop_signals(State& state) {
        const int seat = state.turn;
        u8* const end = std::remove_if(state.signals, state.signals + state.standing,
                                       [=](u8 said) { return said / 32 == seat; });
        state.standing = static_cast<u8>(end - state.signals);
        state.said[seat] = 0;
    }

    // QE6, TG3: lost at once when the seat to act cannot reach the minimum.
    static void begin_turn(State& state) {
        const bool can = Laying::can_lay(minimum(state), state.hands[state.turn], state.tops);
        if (!can) state.reason = CANNOT_LAY;
    }
};

}  // namespace stosy
