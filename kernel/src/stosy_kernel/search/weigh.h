// The values of given ways, all in the same deals of what the viewer cannot see.
//
// Unlike a search it drops none, and it keeps the chance of every deal, so that a difference between two ways
// can be tested for significance. Deal i uses stream i of the seed: threads make no difference.
#pragma once

#include <algorithm>
#include <atomic>

#include "../threads.h"
#include "line.h"
#include "task.h"

namespace stosy {

constexpr int PLAY_ON = -2;  // no way of the viewer's choice: all go on as the policy does
constexpr u64 MOST_WEIGHED = u64{1} << 24;

using Chances = std::vector<std::vector<u64>>;  // by way and deal

template <GameSearch G>
void check_way(const Task<G>& task, const Way& way) {
    constexpr const char* NONE_SUCH = "no such way";
    require(!way.empty(), NONE_SUCH);
    if (way.size() == 1 && (way[0] == PLAY_ON || way[0] == NOTHING)) return;
    typename G::State state = task.state;
    for (const int& action : way) {
        require(action >= 0 && action < G::ACTIONS, NONE_SUCH);
        require(G::allowed(state, task.viewer, static_cast<Action>(action)), NONE_SUCH);
        if (&action == &way.back()) break;
        bool goes_on = false;  // what comes before the last action reveals nothing
        if constexpr (GameOfTurns<G>) goes_on = Turns<G>::lays(action);
        require(goes_on, NONE_SUCH);
        G::play(state, task.viewer, static_cast<Action>(action));
    }
}

template <GameSearch G>
void check_ways(const Task<G>& task, const std::vector<Way>& ways) {
    check_task(task);
    require(task.limits.playouts * ways.size() <= MOST_WEIGHED, "so many deals");
    for (const Way& way : ways) check_way(task, way);
    if (!can_be_dealt(task)) raise(NoDeal());
}

template <GameSearch G, class Make>
u64 chance_of_way(const Task<G>& task, const typename G::State& dealt, const Way& way, const Rng& rng,
                  const Make& make) {
    Line<G> line(dealt, rng, task.net ? task.horizon : 0);
    for (const int action : way)
        if (action >= 0) line.play(task.viewer, action);
    line.run(make(rng), way[0] == NOTHING ? bit<u16>(task.viewer) : u16{0});
    if constexpr (Features<G>::SIZE > 0)
        if (line.cut()) return Aim<G>::winning(estimate<G>(*task.net, line.state(), task.viewer));
    return Aim<G>::chance(line.state(), task.viewer);
}

// What the viewer does where everybody plays on; PLAY_ON if another seat acts first.
template <GameSearch G, class Make>
Way first_choice(const Task<G>& task, const typename G::State& dealt, const Rng& rng, const Make& make) {
    const auto [seat, action] = make(rng).choose(dealt);
    return {seat == task.viewer ? int{action} : PLAY_ON};
}

// The chances of all ways in one deal. To play on, if it comes last, is often one of the ways before it.
template <GameSearch G, class Make>
std::vector<u64> chances_in(const Task<G>& task, const std::vector<Way>& ways, const typename G::State& dealt,
                            const Rng& rng, const Make& make) {
    std::vector<u64> row;
    for (const Way& way : ways) {
        const Way taken = way[0] == PLAY_ON && !row.empty() ? first_choice(task, dealt, rng, make) : way;
        const auto before = ways.begin() + static_cast<std::ptrdiff_t>(row.size());
        const auto known = std::find(ways.begin(), before, taken);
        row.push_back(known != before ? row[static_cast<std::size_t>(known - ways.begin())]
                                      : chance_of_way(task, dealt, way, rng, make));
    }
    return row;
}

// As many deals as the task allows playouts; those that cannot be made are left out of all ways alike.
// `make(rng)` gives the policy of a playout.
template <GameSearch G, class Make>
Chances weigh(const Task<G>& task, const std::vector<Way>& ways, Make make) {
    const Watch watch(task.limits);
    check_ways(task, ways);
    const u64 deals = task.limits.playouts;
    std::vector<std::vector<u64>> by_deal(deals);
    std::atomic<u64> next = {0};
    in_parallel(task.threads, [&](int) {
        for (u64 deal; (deal = next.fetch_add(1)) < deals && !watch.over();) {
            const Rng rng(task.seed, deal);
            typename G::State dealt;
            if (!redeal(task, rng, dealt)) continue;
            by_deal[deal] = chances_in(task, ways, dealt, rng, make);
        }
    });
    Chances chances(ways.size());
    for (const auto& row : by_deal)
        for (std::size_t way = 0; way < row.size(); ++way) chances[way].push_back(row[way]);
    return chances;
}

}  // namespace stosy
