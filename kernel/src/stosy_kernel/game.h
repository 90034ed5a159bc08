// The interface of a game: a struct of static functions, passed to templates as `G`.
//
// Each game is a folder of `games/`, whose `game.h` includes all of it. What `stosy.games` says of it is
// not written again: G inherits a struct that is made of it (generate.py).
//
//   G::ID, G::NAME              the game's id and the name of its class, as everywhere
//   G::LEAST_SEATS, MOST_SEATS
//   G::TEAM                     do all seats win together?
//   G::CARDS                    in a deck
//   G::ACTIONS                  actions are the numbers 0 … ACTIONS - 1
//   G::RESIGN, G::TIMEOUT       the last two of them, in every game (G6)
//   G::OPTIONS, MOST_CHOICE     how many options, and the largest index of a value of each
//
// and the rest is its own:
//
//   G::DECKS                    how many draw piles are shuffled
//   G::OPPORTUNITIES            may seats act for which the game does not wait, but to signal?
//   G::Options                  trivially copyable; Options::read(values) from option indices
//   G::State                    trivially copyable, no pointers: copying it is how search branches
//   G::Facts                    the state spelt out, to compare and exchange with Python
//   G::List                     room for whatever a seat can be offered
//   G::CHANCE                   does chance go on after the deal? (see below)
//
//   G::set_out(state)                        unshuffled decks, nothing dealt
//   G::dealt(seats, deck)                    how many places of a deck the deal takes
//   G::start(state, options, seats, first)   deal from the decks as they lie, begin the first turn
//   G::draws(state, action)                  may it take cards from a deck? If so, from
//   G::next_deck(state)                      which, and
//   G::need(state, action)                   how many of its places must be settled before
//   G::deck(state, deck)                     the bytes of a deck, top card first;
//   G::deck_size(state, deck)                how many they are now
//   G::over(state), G::turn(state)           is it over; the seat the game waits for
//   G::seats(state)                          how many play
//   G::signals(action), takes_back(action)   is it a signal; does it undo a lay?
//   G::Choices(state)                        what random play chooses from: `count`, `at(k)`
//   G::mistake(state, seat, dice)            one that is penalised and never offered (SL16), or NOTHING
//   G::accepts_mistakes(state)               are there any?
//   G::is_matter_of_trust(state, seat)       does what is best depend on whom the seat believes?
//   G::legal(state, seat, list)              every action offered to a seat (G1), resigning aside
//   G::legal_set(state, seat, set)           adds the same to a set
//   G::allowed(state, seat, action)          would `apply` accept it (resigning included)?
//   G::fallback(state)                       what the host plays when time runs out
//   G::play(state, seat, action)             carry out an allowed action, unchecked
//   G::outcome(state)                        reason, winners, cards left
//   G::facts(state), G::from_facts(facts)    the latter throws std::invalid_argument;
//                                            Facts::each_field(visit) visits (name, member) of all fields
//   G::redeal(state, viewer, rng, lane)      deal anew what the viewer cannot see, in agreement with
//                                            what it knows and nothing else: alike for states that
//                                            look alike to it; false where no such deal was found
//   G::read_facts(facts)                     as `from_facts`, for hidden cards still to be dealt; when they
//   G::check_running(state)                  are, it throws where the match should be over
//
// Order is part of the promise, so that one random number makes the same choice in both engines.
// `legal` lists actions as the Python offers do. `Choices` counts, without listing them, the turn's
// actions and the opportunities open to others. In a row game it leaves signals and take-backs out (they
// lead nowhere new) and takes lays pile by pile, each pile's by card, then the rest as offered.
//
// A game whose chance goes on after the deal (a reshuffle, the next round) mirrors the Python
// protocol: `CHANCE = true`, and
//
//   G::chance_due(state)             must a shuffle come before any action?
//   G::deal_due(state)               if so, is it the next deal?
//   G::gather(state)                 lay out what is to be shuffled, in order
//   G::chance_need(state)            how many places of it must be settled for
//   G::take_chance(state)            which takes the deck as it lies then
//   G::turn_opening(state, seats, rng, lane)   after the places of a deal, before `start` or `take_chance`
//   G::check_opening(state, seats)   refuse a given deal that the rules do not know
//   G::round(state)                  where `deal_due`, or at the end: the Round that was played
//
// What else is known of a game specialises templates: Sense (instant bots), Sight (observations), and where
// the game has more to say than the primary template, Features (estimates), Aim, Belief (search) and Solver.
#pragma once

#include <array>
#include <stdexcept>
#include <type_traits>

#include "bits.h"
#include "generated/given.h"
#include "rng.h"

namespace stosy {

using Action = u16;

constexpr int NOTHING = -1;  // instead of an action: pass on the opportunity

// A list without allocation; CAPACITY is what a seat can be offered at most.
template <int CAPACITY>
class Actions {
  public:
    void add(int action) { items_[size_++] = static_cast<Action>(action); }
    void clear() { size_ = 0; }
    int size() const { return static_cast<int>(size_); }
    Action operator[](int index) const { return items_[static_cast<unsigned>(index)]; }
    const Action* begin() const { return items_.data(); }
    const Action* end() const { return items_.data() + size_; }

  private:
    std::array<Action, static_cast<unsigned>(CAPACITY)> items_;
    unsigned size_ = 0;
};

// One of the choices of a state: who does what.
struct Choice {
    int seat;
    Action action;
};

struct Outcome {
    Reason reason;
    u16 winners;  // a bit per seat; a team wins with all of them
    int left;     // cards not laid (team games), else 0
};

// The lanes of a game's stream (rng.h): decks first, then who starts, then the players' choices.
constexpr u64 deck_lane(int deck) { return static_cast<u64>(deck) * Rng::LANE; }
constexpr u64 LOT_LANE = 100 * Rng::LANE;
constexpr u64 CHOICE_LANE = 101 * Rng::LANE;
// Later chance entries count from 1; there may be many, so they use a far range of their own.
constexpr u64 chance_lane(u64 ordinal) { return (u64{1} << 40) + ordinal * Rng::LANE; }

// The lane for redealing hidden cards.
constexpr u64 HIDDEN_LANE = u64{1} << 50;

constexpr int BY_LOT = -1;

inline int starter(const Rng& rng, int seats, int first) {
    return first == BY_LOT ? rng.below(LOT_LANE, seats) : first;
}

template <class G>
void check_setup(int seats, int first) {
    if (seats < G::LEAST_SEATS || seats > G::MOST_SEATS)
        raise(std::invalid_argument("so many seats cannot play this game"));
    if (first != BY_LOT && (first < 0 || first >= seats))
        raise(std::invalid_argument("no such seat"));
}

// Shuffle a whole deck with the stream.
template <class G>
void shuffle_deal(typename G::State& state, int deck, int seats, const Rng& rng, u64 lane) {
    Shuffle shuffle(rng, lane);
    shuffle.settle(G::deck(state, deck), G::CARDS, G::dealt(seats, deck));
    if constexpr (G::CHANCE) G::turn_opening(state, seats, rng, lane);
    shuffle.settle(G::deck(state, deck), G::CARDS, G::CARDS);
}

// The state after a deal that the stream makes, shuffled to the last card.
template <class G>
typename G::State deal(typename G::Options options, int seats, int first, const Rng& rng) {
    check_setup<G>(seats, first);
    typename G::State state;
    G::set_out(state);
    for (int deck = 0; deck < G::DECKS; ++deck)
        shuffle_deal<G>(state, deck, seats, rng, deck_lane(deck));
    G::start(state, options, seats, starter(rng, seats, first));
    return state;
}

// The later chance entry of this ordinal, where one is due, shuffled to the last card.
template <class G>
void take_chance(typename G::State& state, const Rng& rng, u64 ordinal) {
    const u64 lane = chance_lane(ordinal);
    G::gather(state);
    if (G::deal_due(state)) {
        shuffle_deal<G>(state, 0, state.seats, rng, lane);
    } else {
        const int size = G::deck_size(state, 0);
        Shuffle(rng, lane).settle(G::deck(state, 0), size, size);
    }
    G::take_chance(state);
}

// Apply an action with checks; returns false and changes nothing if the rules refuse it.
template <class G>
bool apply(typename G::State& state, int seat, int action) {
    if (!G::allowed(state, seat, action)) return false;
    G::play(state, seat, static_cast<Action>(action));
    return true;
}

template <class G>
constexpr void check_game() {
    static_assert(std::is_trivially_copyable_v<typename G::Options>);
    static_assert(G::RESIGN == G::ACTIONS - 2 && G::TIMEOUT == G::ACTIONS - 1);
    static_assert(G::ACTIONS <= 65536);
}

}  // namespace stosy
