// The turns of a seat: every different end that its lays can lead to, each with one shortest way there.
//
// The order of lays mostly does not matter, so ways that meet are followed once. `stosy.games.turns` finds the
// same in Python.
#pragma once

#include <algorithm>
#include <unordered_set>
#include <vector>

#include "concepts.h"

namespace stosy {

// What a game says of its turns. By default each action is a turn of its own.
template <class G>
struct Turns {
    static constexpr int MAX_LAYS = 0;
};

// Its turns consist of lays, which reveal nothing, and an action that ends them.
template <class G>
concept GameOfTurns = requires(contract::Arguments<G> of, const typename Turns<G>::End& end) {
    requires(Turns<G>::MAX_LAYS > 0);
    { Turns<G>::lays(of.number) } -> std::same_as<bool>;  // may a turn go on after this action?
    { Turns<G>::end_of(of.seen) } -> std::same_as<typename Turns<G>::End>;  // what will matter of it later
    { end == end } -> std::same_as<bool>;
    { end.hash() } -> std::same_as<u64>;
    { Turns<G>::price(of.seen) } -> std::same_as<int>;  // of all that lies: the less, the better
};

using Way = std::vector<int>;  // actions of one seat, one after the other

struct TurnList {
    std::vector<Way> turns;  // the shortest first
    u64 cut = 0;             // unfinished turns that were not followed
};

// Unfinished turns with equally many lays that are followed at most: those with the least price.
constexpr std::size_t TURN_BEAM = 1024;

template <GameRules G>
class TurnSearch {
  public:
    explicit TurnSearch(std::size_t beam) : beam_(beam) {}

    TurnList run(const typename G::State& state, int seat) {
        std::vector<Node> level = {{state, {}}};
        while (!level.empty()) level = next_level(level, seat);
        return std::move(found_);
    }

  private:
    struct Node {
        typename G::State state;
        Way way;
    };

    std::vector<Node> next_level(const std::vector<Node>& level, int seat) {
        std::vector<Node> next;
        seen_.clear();
        for (const Node& node : level) {
            typename G::List list;
            G::legal(node.state, seat, list);
            for (const Action action : list)
                if (!G::signals(action) && !G::takes_back(action)) follow(node, seat, action, next);
        }
        narrow(next);
        return next;
    }

    void follow(const Node& node, int seat, Action action, std::vector<Node>& next) {
        Way way = node.way;
        way.push_back(action);
        if constexpr (GameOfTurns<G>) {
            if (Turns<G>::lays(action) && seat == G::turn(node.state)) {
                typename G::State after = node.state;
                G::play(after, seat, action);
                if (!seen_.insert(Turns<G>::end_of(after)).second) return;
                if (!G::over(after)) return next.push_back({after, std::move(way)});
            }
        }
        found_.turns.push_back(std::move(way));
    }

    void narrow(std::vector<Node>& level) {
        if constexpr (GameOfTurns<G>) {
            if (level.size() <= beam_) return;
            found_.cut += level.size() - beam_;
            std::vector<std::pair<int, std::size_t>> ranked;
            for (const Node& node : level) ranked.emplace_back(Turns<G>::price(node.state), ranked.size());
            std::sort(ranked.begin(), ranked.end());
            std::vector<Node> kept;
            for (std::size_t place = 0; place < beam_; ++place)
                kept.push_back(std::move(level[ranked[place].second]));
            level = std::move(kept);
        }
    }

    struct Nothing {};
    template <class Any>
    static auto ends() {
        if constexpr (GameOfTurns<Any>) {
            using End = typename Turns<Any>::End;
            struct Hash {
                std::size_t operator()(const End& end) const { return end.hash(); }
            };
            return std::unordered_set<End, Hash>();
        } else {
            return std::unordered_set<int>();
        }
    }

    std::size_t beam_;
    TurnList found_;
    decltype(ends<G>()) seen_;
};

// The turns of a seat from here on, of which some of this turn's lays may lie already.
template <GameRules G>
STOSY_NOINLINE TurnList turns_of(const typename G::State& state, int seat, std::size_t beam = TURN_BEAM) {
    return TurnSearch<G>(beam).run(state, seat);
}

}  // namespace stosy
