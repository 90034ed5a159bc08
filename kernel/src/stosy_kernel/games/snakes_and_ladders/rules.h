// Snakes & Ladders (SL1 to SL19): match colour or picture, intervene, bluff, call out.
#pragma once

#include "facts.h"
#include "hidden.h"
#include "mistakes.h"
#include "play.h"

namespace stosy {

struct SnakesAndLadders : snakes::Given {
    using Options = snakes::Options;
    using State = snakes::State;
    using Facts = snakes::Facts;
    using List = snakes::List;
    using Choices = snakes::Choices;
    using Round = snakes::Round;

    static constexpr int DECKS = 1;
    static constexpr bool CHANCE = true;
    static constexpr bool OPPORTUNITIES = true;

    // --- the deal and later chance ---

    static void set_out(State& state) {
        std::copy(std::begin(DECK), std::end(DECK), state.deck);
    }

    static int dealt(int seats, int) { return seats * snakes::HAND + 1; }

    static u8* deck(State& state, int) { return state.deck; }
    static int deck_size(const State& state, int) { return state.size; }

    // SL2: `first` is the seat that deals first.
    static void start(State& state, Options options, int seats, int first) {
        state.options = options;
        state.seats = static_cast<u8>(seats);
        state.dealer = static_cast<u8>(first);
        state.round = 1;
        state.ply = state.laid = 0;
        state.reason = NONE;
        state.winners = 0;
        std::fill_n(state.scores, MOST_SEATS, 0);
        snakes::open_round(state);
    }

    static void turn_opening(State& state, int seats, const Rng& rng, u64 lane) {
        snakes::turn_opening(state, seats, rng, lane);
    }

    static void check_opening(const State& state, int seats) {
        require(state.deck[seats * snakes::HAND] != snakes::WILD_FOUR, "this card does not open");
    }

    static bool signals(int) { return false; }
    static bool takes_back(int) { return false; }
    static bool takes_turn(int) { return false; }
    static bool draws(const State& state, int action) {
        if (action < snakes::DRAW) return state.options.penalties;  // SL16: it may be a mistake
        return action != snakes::PASS && action != snakes::READY;
    }
    static int next_deck(const State&) { return 0; }
    static int need(const State& state, int action) {
        return std::min<int>(state.gone + snakes::taking(state, action), state.size);
    }

    static bool chance_due(const State& state) { return snakes::chance_due(state); }
    static bool deal_due(const State& state) { return state.phase == snakes::DEALING; }
    static void gather(State& state) { snakes::gather(state); }
    static int chance_need(const State& state) {
        return deal_due(state) ? dealt(state.seats, 0) : state.owed;
    }
    static void take_chance(State& state) { snakes::take_chance(state); }

    // --- who may do what, and what that does ---

    static int seats(const State& state) { return state.seats; }
    static bool over(const State& state) { return snakes::over(state); }
    static int turn(const State& state) {
        return state.phase == snakes::SORTING ? state.waiting : state.turn;
    }

    static void legal(const State& state, int seat, List& list) { snakes::legal(state, seat, list); }
    template <class Set>
    static void legal_set(const State& state, int seat, Set& set) {
        snakes::legal_set(state, seat, set);
    }
    static bool allowed(const State& state, int seat, int action) {
        return snakes::allowed(state, seat, action);
    }
    template <class Dice>
    static int mistake(const State& state, int seat, Dice dice) {
        return snakes::mistake(state, seat, dice);
    }
    static bool accepts_mistakes(const State& state) { return state.options.penalties; }
    static bool is_matter_of_trust(const State& state, int seat) {  // SL12: to challenge or not
        return state.pending == snakes::TAKE_FOUR && seat == state.turn;
    }
    static Action fallback(const State& state) {
        return static_cast<Action>(snakes::fallback(state));
    }
    static void play(State& state, int seat, Action action) { snakes::play(state, seat, action); }

    static Outcome outcome(const State& state) { return {state.reason, state.winners, 0}; }

    // --- rounds: a state holds the scores; who wants the way there asks after each one ---

    static Round round(const State& state) {
        Numbers points;
        for (int seat = 0; seat < state.seats; ++seat) points.push_back(snakes::points(state, seat));
        return {snakes::plain(snakes::round_winner(state), snakes::NOBODY), points};
    }

    // --- plain facts ---

    static Facts facts(const State& state) { return snakes::facts_of(state); }
    static State from_facts(const Facts& facts) { return snakes::Reader(facts).read(); }
    static State read_facts(const Facts& facts) { return from_facts(facts); }
    static void check_running(const State&) {}  // the reader has seen to it

    // --- what a viewer cannot see ---

    static bool redeal(State& state, int viewer, const Rng& rng, u64 lane) {
        snakes::Redeal(state, viewer, rng, lane).run();
        return true;
    }
};

}  // namespace stosy
