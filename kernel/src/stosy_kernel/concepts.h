// What a game must provide: one concept for each obligation. Where a member is missing, the compiler names it.
//
// A game G is a struct of static functions, in a folder of `games/` whose `game.h` includes all of it. It
// inherits the facts that `stosy.games` knows (generate.py) and adds its rules. Its observations, features,
// heuristic, objective and solver are specialisations of templates.
#pragma once

#include <concepts>
#include <type_traits>

#include "action_set.h"
#include "game.h"

namespace stosy {

template <class G>
struct Sight;
template <class G>
struct Features;
template <class G>
class Sense;
template <class G>
struct Aim;
template <class G>
class Belief;
template <class G>
struct Solver;

namespace contract {

// An argument of each kind that games take.
struct Dice {
    int below(int bound) const;
};

template <class G>
struct Arguments {
    typename G::State& state;
    const typename G::State& seen;
    typename G::Options options;
    typename G::List& list;
    const typename G::Facts& facts;
    int number;
    Action action;
    u64 lane;
    const Rng& rng;
    u8* bytes;
    float* numbers;
};

}  // namespace contract

// What generate.py writes, the same as in Python.
template <class G>
concept GivenGame = requires {
    { G::ID } -> std::convertible_to<const char*>;
    { G::NAME } -> std::convertible_to<const char*>;
    { G::LEAST_SEATS } -> std::convertible_to<int>;
    { G::MOST_SEATS } -> std::convertible_to<int>;
    { G::TEAM } -> std::convertible_to<bool>;  // do all seats win together?
    { G::CARDS } -> std::convertible_to<int>;  // in a deck
    { G::ACTIONS } -> std::convertible_to<int>;
    { G::RESIGN } -> std::convertible_to<int>;  // the last action but one (G6)
    { G::TIMEOUT } -> std::convertible_to<int>;  // the last
    { G::OPTIONS } -> std::convertible_to<int>;
    G::MOST_CHOICE[0];  // by option: the largest index of a value
    requires G::RESIGN == G::ACTIONS - 2 && G::TIMEOUT == G::ACTIONS - 1 && G::ACTIONS < 65536;
};

// The types of a game. Search branches by copies of a state.
template <class G>
concept GameTypes = requires {
    typename G::State;
    typename G::Options;
    typename G::Facts;  // a state in plain numbers, for Python
    typename G::List;   // room for all that a seat can be offered
    typename G::Choices;
    requires std::copyable<typename G::State>;
    requires std::is_trivially_copyable_v<typename G::Options>;
};

// The deal. A deck is settled (shuffled) only as far as it is needed.
template <class G>
concept GameDeals = GameTypes<G> && requires(contract::Arguments<G> of) {
    { G::DECKS } -> std::convertible_to<int>;
    { G::CHANCE } -> std::convertible_to<bool>;  // does chance go on after the deal (GameChance)?
    G::Options::read(std::vector<int>());
    G::set_out(of.state);  // unshuffled decks, nothing dealt
    { G::dealt(of.number, of.number) } -> std::same_as<int>;  // by seats and deck: the places that the deal takes
    G::start(of.state, of.options, of.number, of.number);  // seats, first: deal from the decks as they lie
    { G::draws(of.seen, of.action) } -> std::same_as<bool>;  // may it take cards from a deck?
    { G::next_deck(of.seen) } -> std::same_as<int>;  // from this one,
    { G::need(of.seen, of.action) } -> std::same_as<int>;  // after so many places are settled
    { G::deck(of.state, of.number) } -> std::same_as<u8*>;  // top card first
    { G::deck_size(of.seen, of.number) } -> std::same_as<int>;
};

// Who may do what. `legal` has the order of the Python offers. `Choices` are the turn's actions and the
// opportunities of others: one random number makes the same choice in both engines.
template <class G>
concept GameActions = GameTypes<G> && requires(contract::Arguments<G> of, ActionSet<G::ACTIONS> set) {
    { G::OPPORTUNITIES } -> std::convertible_to<bool>;  // do others act out of turn, other than by signals?
    { G::seats(of.seen) } -> std::same_as<int>;
    { G::over(of.seen) } -> std::same_as<bool>;
    { G::turn(of.seen) } -> std::same_as<int>;  // the seat that the game waits for
    { G::signals(of.number) } -> std::same_as<bool>;
    { G::takes_back(of.number) } -> std::same_as<bool>;
    { G::takes_turn(of.number) } -> std::same_as<bool>;  // does it make its seat the one to act?
    G::legal(of.seen, of.number, of.list);  // every action offered to a seat (G1), without resigning
    G::legal_set(of.seen, of.number, set);  // adds the same to a set
    { G::allowed(of.seen, of.number, of.number) } -> std::same_as<bool>;  // may this seat take the action?
    { G::fallback(of.seen) } -> std::convertible_to<Action>;  // what the host plays when time runs out
    G::play(of.state, of.number, of.action);  // an allowed action, which is not checked
    { G::outcome(of.seen) } -> std::same_as<Outcome>;
    { G::mistake(of.seen, of.number, contract::Dice()) } -> std::same_as<int>;  // penalised (SL16), or NOTHING
    { G::accepts_mistakes(of.seen) } -> std::same_as<bool>;
    { G::is_matter_of_trust(of.seen, of.number) } -> std::same_as<bool>;  // does it depend on whom one believes?
    { typename G::Choices(of.seen).count } -> std::convertible_to<int>;
    { typename G::Choices(of.seen).at(of.number) } -> std::same_as<Choice>;
};

// States in plain numbers, for the exchange with Python. Reading throws std::invalid_argument.
template <class G>
concept GameFacts = GameTypes<G> && requires(contract::Arguments<G> of) {
    G::Facts::each_field([](const char*, auto) {});  // visits the name and the member of each field
    { G::facts(of.seen) } -> std::same_as<typename G::Facts>;
    { G::from_facts(of.facts) } -> std::same_as<typename G::State>;
    { G::read_facts(of.facts) } -> std::same_as<typename G::State>;  // hidden cards are still to be dealt;
    G::check_running(of.seen);  // once they are, this throws where the match should be over
};

// Chance after the deal: a shuffle in the round, and the deal of the next round.
template <class G>
concept GameChance = GameTypes<G> && requires(contract::Arguments<G> of) {
    typename G::Round;  // what Python is told of a finished round
    { G::chance_due(of.seen) } -> std::same_as<bool>;  // must a shuffle come before any action?
    { G::deal_due(of.seen) } -> std::same_as<bool>;  // is it the next deal?
    G::gather(of.state);  // lay out what is to be shuffled
    { G::chance_need(of.seen) } -> std::same_as<int>;  // the places that must be settled for `take_chance`
    G::take_chance(of.state);  // take the deck as it lies
    G::turn_opening(of.state, of.number, of.rng, of.lane);  // after the places of a deal are settled
    G::check_opening(of.seen, of.number);  // refuse a given deal that the rules do not know
    { G::round(of.seen) } -> std::same_as<typename G::Round>;
};

template <class G>
concept NoChance = requires { requires !G::CHANCE; };

// Obligation 1: the rules.
template <class G>
concept GameRules =
    GivenGame<G> && GameDeals<G> && GameActions<G> && GameFacts<G> && (NoChance<G> || GameChance<G>);

// Obligation 2: what a seat sees, and deals of what it does not see.
template <class G>
concept GameView = GameRules<G> && requires(contract::Arguments<G> of) {
    // Deals the hidden cards anew, consistent with what the viewer knows. It depends on nothing else. False where
    // it finds no such deal.
    { G::redeal(of.state, of.number, of.rng, of.lane) } -> std::same_as<bool>;
    { Sight<G>::layout.size() } -> std::same_as<int>;
    Sight<G>::PARTS;
    { Sight<G>::opportunity(of.seen, of.number) } -> std::same_as<bool>;  // may it act out of turn, to all eyes?
    Sight<G>::write(of.seen, of.number, of.bytes);  // seats are relative to the observer
};

// What a network is told. SIZE is 0 in a game without networks.
template <class G>
concept EstimatedGame = requires(contract::Arguments<G> of) {
    { Features<G>::known(of.seen) } -> std::same_as<bool>;  // is such a match estimated?
    { Features<G>::turns(of.seen) } -> std::same_as<int>;  // grows with the match
    { Features<G>::begins(of.seen) } -> std::same_as<bool>;  // is this a moment for an estimate?
    { Features<G>::of_any_seat } -> std::convertible_to<bool>;  // else only as the seat to act sees it
    { Features<G>::shared } -> std::convertible_to<bool>;  // have all seats the same chance?
    { Features<G>::TURNS } -> std::convertible_to<int>;  // in the training, mistakes end within so many
    { Features<G>::LAST_TURN_OF_SLIPS } -> std::convertible_to<bool>;  // is the last of these all mistakes?
    requires requires { Features<G>::count(of.seen, of.numbers); } ||
                 requires { Features<G>::count(of.seen, of.number, of.numbers); };
};

template <class G>
concept UnestimatedGame = requires { requires Features<G>::SIZE == 0; };

// Obligation 3: the features of a position.
template <class G>
concept GameFeatures = GameRules<G> && (UnestimatedGame<G> || EstimatedGame<G>);

// The instant bot: it gives points to each action, from what the seat sees.
template <class G>
concept GameHeuristic = requires(contract::Arguments<G> of, const typename Sense<G>::Weights& weights) {
    Sense<G>::Weights::NAMES[0];  // of all weights, which are ints, in their order
    { Sense<G>::quiet(weights) } -> std::same_as<bool>;  // does it act only when the game waits for it?
    { Sense<G>(of.seen, of.number, weights).score(of.number) } -> std::same_as<int>;
};

// Obligation 4: what a search needs.
template <class G>
concept GameSearch = GameView<G> && GameHeuristic<G> &&
                     requires(contract::Arguments<G> of, const typename Sense<G>::Weights& weights) {
    { Aim<G>::reached(of.seen) } -> std::same_as<bool>;  // does the search look no further?
    { Aim<G>::value(of.seen, of.number) } -> std::same_as<u64>;  // 0 … SURE, also of a position in mid-match
    { Aim<G>::chance(of.seen, of.number) } -> std::same_as<u64>;  // of winning alone
    { Aim<G>::winning(of.lane) } -> std::same_as<u64>;  // about the chance that belongs to an expected value
    Belief<G>::settle(of.state, of.number, weights, of.rng);  // make hidden hands consistent with the signals
    { Solver<G>::KNOWN } -> std::convertible_to<bool>;  // is there a solver?
    { Solver<G>::WHOLE } -> std::convertible_to<bool>;  // for whole matches, or only for their ends?
};

template <class G>
concept Game = GameRules<G> && GameView<G> && GameFeatures<G> && GameSearch<G>;

}  // namespace stosy
