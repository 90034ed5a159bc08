// Search among whole turns: what a turn leads to is tried as one, so no good continuation is overlooked.
//
// A turn has many ends. All of them are looked at once or a few times, each in the same deals, by the network
// alone; the best of these are then tried as in a flat search, beside the guide's turn and its turns after its
// best first actions. Without a network, or with few ends, all are tried.
#pragma once

#include <algorithm>

#include "../turns.h"
#include "flat.h"

namespace stosy {

// Looks of the network for each playout that a search may have, and for each end at most. A look costs a small
// part of a playout.
constexpr u64 LOOKS_PER_PLAYOUT = 4;
constexpr u64 MAX_LOOKS = 12;

template <GameSearch G>
class TurnCandidates {
    using State = typename G::State;

  public:
    explicit TurnCandidates(const Task<G>& task) : task_(task) {}

    // The turns to try, the guide's own first.
    std::vector<Way> list() {
        std::vector<Way> all = turns_of<G>(task_.state, task_.viewer).turns;
        if (!task_.guide) return all;
        add(guided({}));
        for (const Way& turn : all)
            if (wins(turn)) add(turn);
        add_guided();
        if (all.size() > task_.widest && task_.net) look(all);
        const std::size_t most = turns_.size() + task_.widest;
        for (const Way& turn : all)
            if (turns_.size() < most) add(turn);
        return turns_;
    }

  private:
    using End = typename Turns<G>::End;

    State after(const Way& way) const {
        State state = task_.state;
        for (const int action : way)
            if (Turns<G>::lays(action)) G::play(state, task_.viewer, static_cast<Action>(action));
        return state;
    }

    bool wins(const Way& turn) const {
        const State state = after(turn);
        return G::over(state) && has(G::outcome(state).winners, task_.viewer);
    }

    // One way to each end is enough.
    void add(const Way& turn) {
        const End end = Turns<G>::end_of(after(turn));
        if (std::find(ends_.begin(), ends_.end(), end) != ends_.end()) return;
        ends_.push_back(end);
        turns_.push_back(turn);
    }

    // What the guide would do after these actions, to the end of the turn.
    Way guided(Way way) const {
        State state = after(way);
        while (!G::over(state) && (way.empty() || Turns<G>::lays(way.back()))) {
            std::vector<int> ways;
            list_ways<G>(state, task_.viewer, ways);
            const Sense<G> sense(state, task_.viewer, *task_.guide);
            Best best = {INT_MIN};
            for (const int action : ways) best.consider(action, sense.score(action));
            way.push_back(best.action);
            if (Turns<G>::lays(best.action)) G::play(state, task_.viewer, static_cast<Action>(best.action));
        }
        return way;
    }

    void add_guided() {
        std::vector<int> ways;
        list_ways<G>(task_.state, task_.viewer, ways);
        rank_ways(task_, ways);
        for (const int action : ways) add(guided({action}));
    }

    // Those that look best to the network come first.
    void look(std::vector<Way>& all) const {
        if constexpr (Features<G>::SIZE > 0) {
            const u64 looks = task_.limits.playouts * LOOKS_PER_PLAYOUT;
            if (looks < all.size()) narrow(all, std::max<std::size_t>(looks, task_.widest));
            const u64 deals = std::clamp<u64>(looks / all.size(), 1, MAX_LOOKS);
            std::vector<std::pair<u64, std::size_t>> ranked;
            for (std::size_t index = 0; index < all.size(); ++index) ranked.emplace_back(0, index);
            for (u64 deal = 0; deal < deals; ++deal) {
                const Rng rng(task_.seed, LOOK_STREAM + deal);
                State dealt;
                if (!redeal(task_, rng, dealt)) continue;
                for (auto& [sum, index] : ranked) sum += SURE - seen(dealt, all[index]);
            }
            take(all, ranked, all.size());
        }
    }

    // The value where the turn ends, by one look.
    u64 seen(State state, const Way& turn) const {
        if constexpr (Features<G>::SIZE > 0) {
            for (const int action : turn) G::play(state, task_.viewer, static_cast<Action>(action));
            if (!G::over(state) && Features<G>::begins(state))
                return estimate<G>(*task_.net, state, task_.viewer);
        }
        return Aim<G>::value(state, task_.viewer);
    }

    // Those that have taken the least room.
    void narrow(std::vector<Way>& all, std::size_t most) const {
        std::vector<std::pair<u64, std::size_t>> ranked;
        for (const Way& turn : all) {
            const int price = Turns<G>::price(after(turn));
            ranked.emplace_back(static_cast<u64>(price + MANY), ranked.size());
        }
        take(all, ranked, most);
    }

    static void take(std::vector<Way>& all, std::vector<std::pair<u64, std::size_t>>& ranked,
                     std::size_t most) {
        std::sort(ranked.begin(), ranked.end());
        std::vector<Way> taken;
        for (const auto& [points, index] : ranked)
            if (taken.size() < most) taken.push_back(std::move(all[index]));
        all = std::move(taken);
    }

    static constexpr u64 LOOK_STREAM = u64{1} << 40;
    static constexpr int MANY = 1 << 20;  // more than any price

    const Task<G>& task_;
    std::vector<Way> turns_;
    std::vector<End> ends_;
};

// The candidates are indices in `turns`. Where a turn is a single action, or the game does not wait for the
// viewer, it is a flat search among actions.
template <GameSearch G, class Make>
Found search_turns(Task<G> task, Make make, std::vector<Way>& turns) {
    const Watch watch(task.limits);
    check_task(task);
    if constexpr (GameOfTurns<G>) {
        if (task.viewer == G::turn(task.state)) {
            if (!can_be_dealt(task)) raise(NoDeal());
            turns = TurnCandidates<G>(task).list();
            task.turns = &turns;
            Found found;
            for (std::size_t turn = 0; turn < turns.size(); ++turn)
                found.candidates.push_back({static_cast<int>(turn)});
            if (turns.size() > 1) Flat<G, Make>(task, make, watch, found).run();
            found.seconds = watch.seconds();
            return found;
        }
    }
    Found found = flat_search(task, make);
    std::vector<int> ways;
    list_ways<G>(task.state, task.viewer, ways);
    if (task.guide) rank_ways(task, ways);
    turns.clear();
    for (const int way : ways) turns.push_back({way});
    for (Candidate& candidate : found.candidates)
        candidate.action = static_cast<int>(std::find(ways.begin(), ways.end(), candidate.action) - ways.begin());
    return found;
}

}  // namespace stosy
