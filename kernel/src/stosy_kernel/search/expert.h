// A table at which some of the bots search, as `stosy.bots.expert` does.
#pragma once

#include "../playout.h"
#include "turn_search.h"

namespace stosy {

// How an expert searches.
template <GameSearch G>
struct Expertise {
    Roster<G> company;   // the players of its playouts; its own weights are its guide's
    u64 playouts;        // a decision
    std::size_t widest;  // the number of ways tried
    double trust;        // the standard errors by which an action must be better than the guide's choice
    const Net* net;
    int horizon;
    bool whole_turns;  // does it search among turns, or among single actions?
};

// The number and total time of searches; any thread adds to it.
struct Thought {
    std::atomic<u64> decisions = {0};
    std::atomic<u64> nanoseconds = {0};
};

// Is it better beyond noise? To win in every deal needs no other proof, nor does to lose in every one.
inline bool is_better(const Candidate& best, const Candidate& own, double trust) {
    if (best.sum == own.sum) return false;
    if (best.sum == best.visits * SURE || !own.sum) return true;
    const double lead = static_cast<double>(best.sum) - static_cast<double>(own.sum);
    return lead > trust * std::sqrt(static_cast<double>(best.squares));
}

// The best way, if it is significantly better than the instant choice. There is no search for signals,
// without a consistent deal, and for matters of trust: sampled hands ignore what the others did.
template <GameSearch G>
STOSY_NOINLINE int considered(const Task<G>& task, int instant, const Expertise<G>& how, Thought& thought) {
    if (instant != NOTHING && G::signals(instant)) return instant;
    if (G::is_matter_of_trust(task.state, task.viewer) || !can_be_dealt(task)) return instant;
    std::vector<Way> turns;
    const bool whole = how.whole_turns && GameOfTurns<G> && task.viewer == G::turn(task.state);
    const Found found = whole ? search_turns(task, MakeBots<G>{how.company}, turns)
                              : flat_search(task, MakeBots<G>{how.company});
    if (found.candidates.size() < 2) return instant;
    ++thought.decisions;
    thought.nanoseconds += static_cast<u64>(found.seconds * 1e9);
    const auto first = [&](const Candidate& one) {
        return whole ? turns[static_cast<unsigned>(one.action)].front() : one.action;
    };
    const Candidate& best = found.candidates[0];
    for (const Candidate& own : found.candidates) {
        const bool guided = whole ? own.action == 0 : own.action == instant;
        if (!guided || own.visits != best.visits) continue;
        return is_better(best, own, how.trust) ? first(best) : instant;
    }
    return instant;
}

// For each seat its expert, if it has one.
template <GameSearch G>
using ExpertSeats = std::vector<std::optional<Expertise<G>>>;

// A table of bots of which the experts search.
template <GameSearch G>
class Experts {
  public:
    Experts(const Roster<G>& roster, const ExpertSeats<G>& expert_seats, const Rng& rng, Thought& thought)
        : bots_(roster, rng), expert_seats_(expert_seats), rng_(rng), thought_(thought) {}

    STOSY_NOINLINE Choice choose(const typename G::State& state) {
        return bots_.choose(state, [&](int seat, int instant) { return think(state, seat, instant); });
    }

  private:
    static constexpr u64 SEED_LANE = 104 * Rng::LANE;

    int think(const typename G::State& state, int seat, int instant) {
        const std::optional<Expertise<G>>& how = expert_seats_[static_cast<unsigned>(seat)];
        if (!how) return instant;
        Limits limits;
        limits.playouts = how->playouts;
        const Task<G> task = {state, seat, rng_.word(SEED_LANE + number_++), limits, 1,
                              how->company[seat], how->widest, how->net, how->horizon};
        return considered(task, instant, *how, thought_);
    }

    Bots<G> bots_;
    const ExpertSeats<G>& expert_seats_;
    Rng rng_;
    u64 number_ = 0;
    Thought& thought_;
};

// Games at such a table, counted. Game i uses stream i of the seed.
template <GameSearch G>
Tally play_expertly(const Series<G>& series, u64 from, u64 games, int threads, const Roster<G>& roster,
                    const ExpertSeats<G>& expert_seats, Thought& thought, Interrupt& interrupt) {
    const auto experts = [&](const Rng& rng) { return Experts<G>(roster, expert_seats, rng, thought); };
    return playouts(series, from, games, threads, experts, interrupt);
}

}  // namespace stosy
