// A search tree from one viewer's point of view (single-observer ISMCTS).
//
// Every iteration deals anew what the viewer cannot see and walks down among the actions that are legal
// in that deal; a node counts how often it was available there. Each seat maximises its own value.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>

#include "line.h"
#include "task.h"

namespace stosy {

// A node is what a seat did: in the tree it stands below what was done before. First children and next
// siblings are linked by number. NOTHING has no children: play goes on as though not asked.
struct Node {
    u64 sum = 0;
    u32 visits = 0;
    u32 available = 0;
    u32 child = 0;  // the root is nobody's child, so 0 is none
    u32 sibling = 0;
    int action = NOTHING;
    int seat = 0;
};

template <GameSearch G, class Make>
class Tree {
  public:
    // The number of a tree is the part of the seed's streams that it uses; an iteration adds at most one
    // node, and there is room for so many.
    Tree(const Task<G>& task, Make make, u64 number, u64 iterations, u64 room)
        : task_(task),
          make_(make),
          stream_(number * Limits::MANY),
          iterations_(iterations),
          room_(std::min(iterations + 1, room)) {
        nodes_.reserve(room_);
        nodes_.emplace_back();
    }

    bool grown() const { return grown_ == iterations_; }

    // One iteration.
    void grow() {
        const Rng rng(task_.seed, stream_ + grown_++);
        typename G::State dealt;
        if (!redeal(task_, rng, dealt)) {
            ++skipped_;
            return;
        }
        Line<G> line(dealt, rng);
        path_.clear();
        const u16 passed = descend(line, rng);
        line.run(make_(rng), passed);
        learn(line.state());
    }

    void add_to(Found& found) const {
        found.playouts += grown_ - skipped_;
        found.skipped += skipped_;
        for (u32 at = nodes_[ROOT].child; at; at = nodes_[at].sibling)
            for (Candidate& candidate : found.candidates)
                if (nodes_[at].seat == task_.viewer && nodes_[at].action == candidate.action) {
                    candidate.visits += nodes_[at].visits;
                    candidate.sum += nodes_[at].sum;
                }
    }

  private:
    static constexpr u32 ROOT = 0;
    static constexpr u64 NODE_LANE = 102 * Rng::LANE;
    static constexpr double EXPLORATION = 1;  // half and twice as much play no better

    // Down to the first node that is new, or to the end; the seats that let go what is open there.
    u16 descend(Line<G>& line, const Rng& rng) {
        u32 here = ROOT;
        u16 passed = 0;
        bool known = true;
        while (known && !line.ended()) {
            const bool asked = here == ROOT && !passed;  // the viewer is, before anybody else
            const int seat = asked ? task_.viewer : next_to_decide(line.state(), passed);
            list_ways<G>(line.state(), seat, ways_);
            const u32 next = choose(here, seat, rng, known);
            if (!next) break;
            path_.push_back(next);
            if (nodes_[next].action == NOTHING) {
                passed |= bit<u16>(seat);
                continue;
            }
            line.play(seat, nodes_[next].action);
            here = next;
            passed = 0;
        }
        return passed;
    }

    // First those with an opportunity, which lapses when the seat waited for acts, then that seat.
    static int next_to_decide(const typename G::State& state, u16 passed) {
        const int awaited = G::turn(state);
        if constexpr (G::OPPORTUNITIES) {
            typename G::List list;
            for (int seat = 0; seat < G::seats(state); ++seat) {
                if (seat == awaited || has(passed, seat)) continue;
                G::legal(state, seat, list);
                if (list.size()) return seat;
            }
        }
        return awaited;
    }

    // One of the ways: any that has no node yet, else the most promising; 0 when the tree is full.
    u32 choose(u32 here, int seat, const Rng& rng, bool& known) {
        ++stamp_;
        for (const int way : ways_) open_[place(way)] = stamp_;
        const u32 best = most_promising(here, seat);
        if (nodes_.size() >= room_) return best;
        untried_.clear();
        for (const int way : ways_)
            if (open_[place(way)] == stamp_) untried_.push_back(way);
        if (untried_.empty()) return best;
        known = false;
        const int bound = static_cast<int>(untried_.size());
        return add(here, seat, untried_[static_cast<unsigned>(rng.below(NODE_LANE, bound))]);
    }

    // Of the ways that have a node; these are closed, so that those without are left open.
    u32 most_promising(u32 here, int seat) {
        u32 best = 0;
        double highest = -1;
        for (u32 at = nodes_[here].child; at; at = nodes_[at].sibling) {
            Node& node = nodes_[at];
            if (node.seat != seat || open_[place(node.action)] != stamp_) continue;
            open_[place(node.action)] = 0;
            ++node.available;
            const double promise = promise_of(node);
            if (promise <= highest) continue;
            highest = promise;
            best = at;
        }
        return best;
    }

    static std::size_t place(int action) { return static_cast<std::size_t>(action + 1); }

    u32 add(u32 here, int seat, int action) {
        const u32 at = static_cast<u32>(nodes_.size());
        Node node;
        node.available = 1;
        node.sibling = nodes_[here].child;
        node.action = action;
        node.seat = seat;
        nodes_.push_back(node);
        nodes_[here].child = at;
        return at;
    }

    // The upper confidence bound (UCB) of the node, scaled by the spread of values, which is far smaller in a
    // team game than in a duel. It uses only operations that are exact on every machine, hence our own
    // logarithm.
    double promise_of(const Node& node) const {
        const double visits = node.visits;
        const double mean = static_cast<double>(node.sum) / visits;
        return mean + EXPLORATION * spread_ * std::sqrt(log2_of(node.available) / visits);
    }

    // To the base of two, and straight between its powers.
    static double log2_of(u32 number) {
        const int whole = highest(u64{number});
        return whole + static_cast<double>(number - (1U << whole)) / (1U << whole);
    }

    void learn(const typename G::State& end) {
        for (const u32 at : path_) {
            ++nodes_[at].visits;
            nodes_[at].sum += Aim<G>::value(end, nodes_[at].seat);
        }
        const u64 value = Aim<G>::value(end, task_.viewer);
        ++seen_;
        sum_ += value;
        squares_ += value * value;
        const u128 apart = product(squares_, seen_) - product(sum_, sum_);
        if (apart) spread_ = std::sqrt(as_double(apart)) / static_cast<double>(seen_);
    }

    const Task<G>& task_;
    Make make_;
    u64 stream_;
    u64 iterations_;
    u64 room_;
    u64 grown_ = 0;
    u64 skipped_ = 0;
    std::vector<Node> nodes_;

    // Of the values that playouts had for the viewer.
    u64 seen_ = 0;
    u64 sum_ = 0;
    u64 squares_ = 0;
    double spread_ = static_cast<double>(SURE) / 2;

    // Of the iteration.
    std::vector<u32> path_;
    std::vector<int> ways_;
    std::vector<int> untried_;
    std::array<u64, G::ACTIONS + 1> open_ = {};  // stamped for a way that has no node yet
    u64 stamp_ = 0;
};

}  // namespace stosy
