// Playouts: whole games that a policy plays.
//
// Game number i of a series uses stream i of the seed, and nothing else. So a series gives the same
// counts on any number of threads, and each game of it can be played again alone.
#pragma once

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

#include "archive.h"
#include "deal.h"
#include "facts.h"
#include "interrupt.h"
#include "threads.h"
#include "policy.h"

namespace stosy {

struct Tally {
    u64 games = 0;
    u64 actions = 0;
    std::array<u64, REASONS> reasons = {};
    std::array<u64, 16> wins = {};   // by seat
    std::array<u64, 128> left = {};  // by the number of cards left
    u64 shortest = 0;                // number of actions in the shortest game
    u64 longest = 0;

    void count(const Outcome& outcome, u64 played) {
        ++games;
        actions += played;
        ++reasons[outcome.reason];
        for (unsigned seat = 0; outcome.winners >> seat; ++seat)
            wins[seat] += outcome.winners >> seat & 1U;
        ++left[static_cast<unsigned>(outcome.left)];
        if (games == 1 || played < shortest) shortest = played;
        longest = std::max(longest, played);
    }

    void add(const Tally& other) {
        if (!other.games) return;
        shortest = games ? std::min(shortest, other.shortest) : other.shortest;
        games += other.games;
        actions += other.actions;
        for (unsigned i = 0; i < reasons.size(); ++i) reasons[i] += other.reasons[i];
        for (unsigned i = 0; i < wins.size(); ++i) wins[i] += other.wins[i];
        for (unsigned i = 0; i < left.size(); ++i) left[i] += other.left[i];
        longest = std::max(longest, other.longest);
    }
};

// One game of a series; cards are shuffled only when they are drawn.
template <GameRules G>
class Playout {
  public:
    // Without a deal: to be read from an archive.
    Playout() : shuffles_(shuffles(rng_, std::make_index_sequence<G::DECKS>())) {}

    Playout(typename G::Options options, int seats, int first, const Rng& rng)
        : rng_(rng), shuffles_(shuffles(rng, std::make_index_sequence<G::DECKS>())) {
        G::set_out(state_);
        for (int deck = 0; deck < G::DECKS; ++deck) {
            const int places = G::dealt(seats, deck);
            shuffles_[static_cast<unsigned>(deck)].settle(G::deck(state_, deck), G::CARDS, places);
        }
        if constexpr (G::CHANCE) G::turn_opening(state_, seats, rng, deck_lane(0));
        G::start(state_, options, seats, starter(rng, seats, first));
    }

    // Plays to the end and calls `told.action(seat, action)` for every action. If `WHOLE` is set, it also
    // calls `told.round(state)` at the end of every round and `told.chance(cards, size)` for every later
    // shuffle.
    template <class Policy, class Told>
    void run(Policy policy, Told&& told) {
        for (u64 actions = 0; !G::over(state_); ++actions) {
            if (actions == LONGEST) [[unlikely]] raise(std::runtime_error("it comes to no end"));
            const auto [seat, action] = policy.choose(state_);
            play(seat, action, told);
        }
    }

    // Applies an allowed action, and the shuffle that is due after it.
    template <class Told>
    void play(int seat, Action action, Told& told) {
        if (G::draws(state_, action)) settle(G::next_deck(state_), G::need(state_, action));
        told.action(seat, action);
        G::play(state_, seat, action);
        if constexpr (G::CHANCE)
            if (G::chance_due(state_)) [[unlikely]] take_chance(told);
    }

    // The whole decks, as a complete shuffle leaves them.
    typename G::State& settled() {
        for (int deck = 0; deck < G::DECKS; ++deck) settle(deck, G::deck_size(state_, deck));
        return state_;
    }

    const typename G::State& state() const { return state_; }

    template <class Archive>
    void exchange(Archive& archive) {
        archive.plain(rng_);
        archive.plain(shuffles_);
        archive.plain(chances_);
        exchange_state(archive, state_);
    }

  private:
    // A limit for bots that never lay a card. A long random match has a hundred thousand actions.
    static constexpr u64 LONGEST = 50'000'000;

    template <std::size_t... DECK>
    static std::array<Shuffle, G::DECKS> shuffles(const Rng& rng, std::index_sequence<DECK...>) {
        return {Shuffle(rng, deck_lane(static_cast<int>(DECK)))...};
    }

    void settle(int deck, int places) {
        shuffles_[static_cast<unsigned>(deck)].settle(G::deck(state_, deck),
                                                      G::deck_size(state_, deck), places);
    }

    template <class Told>
    STOSY_NOINLINE void take_chance(Told& told) {
        const u64 lane = chance_lane(++chances_);
        if constexpr (std::decay_t<Told>::WHOLE)
            if (G::deal_due(state_)) told.round(state_);
        G::gather(state_);
        shuffles_[0] = Shuffle(rng_, lane);
        settle(0, G::chance_need(state_));
        if (G::deal_due(state_)) G::turn_opening(state_, state_.seats, rng_, lane);
        if constexpr (std::decay_t<Told>::WHOLE)
            told.chance(G::deck(settled(), 0), G::deck_size(state_, 0));
        G::take_chance(state_);
    }

    Rng rng_ = Rng(0, 0);
    std::array<Shuffle, G::DECKS> shuffles_;
    u64 chances_ = 0;
    typename G::State state_;
};

// Counts the actions of a playout.
struct Counter {
    static constexpr bool WHOLE = false;
    u64 actions = 0;

    void action(int, Action) { ++actions; }
};

// What the games of a series share; `first` may be BY_LOT.
template <GameRules G>
struct Series {
    typename G::Options options;
    int seats;
    int first;
    u64 seed;
};

// Plays the games with these numbers, the last excluded. `policy(rng)` makes the policy of a game.
template <GameRules G, class MakePolicy>
Tally play_span(const Series<G>& series, u64 from, u64 to, const MakePolicy& policy,
                Interrupt& interrupt) {
    constexpr u64 SELDOM = 8;
    Tally tally;
    for (u64 number = from; number < to; ++number) {
        if (number % SELDOM == 0 && interrupt.check()) break;
        const Rng rng(series.seed, number);
        Playout<G> playout(series.options, series.seats, series.first, rng);
        Counter counter;
        playout.run(policy(rng), counter);
        tally.count(G::outcome(playout.state()), counter.actions);
    }
    return tally;
}

template <GameRules G, class MakePolicy>
Tally playouts(const Series<G>& series, u64 from, u64 games, int threads, const MakePolicy& policy,
               Interrupt& interrupt) {
    check_setup<G>(series.seats, series.first);
    require(games <= ~from, "there are not so many games");
    const u64 parts = static_cast<u64>(within(threads, 1, MAX_THREADS, NO_SUCH_THREADS));
    std::vector<Tally> tallies(parts);
    const auto share = [&](u64 part) {
        return from + games / parts * part + std::min(part, games % parts);
    };
    in_parallel(static_cast<int>(parts), [&](int worker) {
        const u64 part = static_cast<u64>(worker);
        tallies[part] = play_span<G>(series, share(part), share(part + 1), policy, interrupt);
    });
    for (u64 part = 1; part < parts; ++part) tallies[0].add(tallies[part]);
    return tallies[0];
}

// Chooses at random.
template <GameRules G>
Tally playouts(const Series<G>& series, u64 games, int threads = 1) {
    Interrupt never;
    return playouts(series, 0, games, threads, MakeUniform<G>(), never);
}

}  // namespace stosy
