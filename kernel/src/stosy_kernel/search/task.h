// The task of a search, and its result.
#pragma once

#include <algorithm>
#include <utility>
#include <vector>

#include "../bots.h"
#include "../estimate/features.h"
#include "../turns.h"
#include "aim.h"
#include "belief.h"
#include "limits.h"

namespace stosy {

template <GameSearch G>
struct Task {
    typename G::State state;  // only what the viewer knows of it is used
    int viewer;
    u64 seed;
    Limits limits;
    int threads;
    Player<G> guide = {};             // whose own choice leads the candidates and stays among them
    std::size_t widest = SIZE_MAX;    // the number of candidates, by the guide's points
    const Net* net = nullptr;         // estimates the position at the end of a playout
    int horizon = 0;                  // after so many turns, if there is a net
    const std::vector<Way>* turns = nullptr;  // candidates are indices in these, if given
};

struct Candidate {
    int action;
    u64 visits = 0;
    u64 sum = 0;      // of the values of so many playouts
    u64 squares = 0;  // of how far each value was from that of the guide's own choice in the same deal
};

struct Found {
    std::vector<Candidate> candidates;  // the best first
    u64 playouts = 0;
    u64 skipped = 0;  // deals that could not be made
    double seconds = 0;
};

// The candidates of a seat, in the order of the offers: no signals and no take-backs, which lead nowhere new;
// last, if the game does not wait for the seat, to pass on the opportunity.
template <GameSearch G>
STOSY_NOINLINE void list_ways(const typename G::State& state, int seat, std::vector<int>& ways) {
    typename G::List list;
    G::legal(state, seat, list);
    ways.clear();
    for (const Action action : list)
        if (!G::signals(action) && !G::takes_back(action)) ways.push_back(action);
    if (seat != G::turn(state)) ways.push_back(NOTHING);
}

// Points and way of each, the most points first; of those with as many, NOTHING first.
inline void rank_by_points(std::vector<std::pair<int, int>>& ways) {
    std::stable_sort(ways.begin(), ways.end(), [](const auto& one, const auto& two) {
        return one.first != two.first ? one.first > two.first : one.second < two.second && one.second < 0;
    });
}

// The best for an instant bot first, at most so many; to let an opportunity go has no points.
template <GameSearch G>
STOSY_NOINLINE void rank_ways(const Task<G>& task, std::vector<int>& ways) {
    const Sense<G> sense(task.state, task.viewer, *task.guide);
    std::vector<std::pair<int, int>> ranked;
    for (const int way : ways) ranked.emplace_back(way == NOTHING ? 0 : sense.score(way), way);
    rank_by_points(ranked);
    ways.clear();
    for (const auto& [points, way] : ranked)
        if (ways.size() < task.widest) ways.push_back(way);
}

// Redeals what the viewer cannot see, consistent with the signals if all signal like the guide; false if no
// deal was found.
template <GameSearch G>
STOSY_NOINLINE bool redeal(const Task<G>& task, const Rng& rng, typename G::State& dealt) {
    dealt = task.state;
    if (!G::redeal(dealt, task.viewer, rng, HIDDEN_LANE)) return false;
    if (task.guide) Belief<G>::settle(dealt, task.viewer, *task.guide, rng);
    return true;
}

template <GameSearch G>
void check_task(const Task<G>& task) {
    require(task.viewer >= 0 && task.viewer < G::seats(task.state), "no such seat");
    require(!G::over(task.state), "the match is over");
    if constexpr (G::CHANCE) require(!G::chance_due(task.state), "a shuffle comes first");
}

// What cannot be dealt in the first few streams, each of which tries often, cannot be dealt.
template <GameSearch G>
STOSY_NOINLINE bool can_be_dealt(const Task<G>& task) {
    for (u64 stream = 0; stream < 4; ++stream) {
        typename G::State dealt = task.state;
        if (G::redeal(dealt, task.viewer, Rng(task.seed, stream), HIDDEN_LANE)) return true;
    }
    return false;
}

// The candidates, and unless there is nothing to choose what `think(found, watch)` finds out about them.
template <GameSearch G, class Think>
Found answer(const Task<G>& task, Think&& think) {
    const Watch watch(task.limits);
    check_task(task);
    std::vector<int> ways;
    list_ways<G>(task.state, task.viewer, ways);
    if (task.guide) rank_ways(task, ways);
    Found found;
    for (const int action : ways) found.candidates.push_back({action});
    if (ways.size() > 1) {
        if (!can_be_dealt(task)) raise(NoDeal());
        think(found, watch);
    }
    found.seconds = watch.seconds();
    return found;
}

}  // namespace stosy
