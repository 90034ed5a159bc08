// Tree search on several threads: a fixed number of trees, each with streams and playouts of its own.
// Which thread grows which tree does not matter, so neither does the number of threads.
#pragma once

#include <algorithm>

#include "../threads.h"
#include "tree.h"

namespace stosy {

constexpr int MOST_TREES = 64;
constexpr u64 MOST_NODES = u64{1} << 20;  // of all trees together: 32 megabytes

// A thread takes every so many-th tree and goes round among its own, so that none is left behind when
// time is up.
template <class T>
void grow_some(std::vector<T>& trees, std::size_t from, std::size_t step, const Watch& watch) {
    for (bool growing = true; growing;) {
        growing = false;
        for (std::size_t tree = from; tree < trees.size(); tree += step) {
            if (watch.over()) return;
            if (trees[tree].grown()) continue;
            trees[tree].grow();
            growing = true;
        }
    }
}

// The most visited first.
inline void rank(std::vector<Candidate>& candidates) {
    std::stable_sort(candidates.begin(), candidates.end(), [](const auto& one, const auto& two) {
        return one.visits != two.visits ? one.visits > two.visits : one.sum > two.sum;
    });
}

// `make(rng)` gives the policy of a playout.
template <GameSearch G, class Make>
Found tree_search(const Task<G>& task, u64 trees, Make make) {
    return answer(task, [&](Found& found, const Watch& watch) {
        std::vector<Tree<G, Make>> forest;
        const u64 playouts = task.limits.playouts;
        for (u64 tree = 0; tree < trees; ++tree)
            forest.emplace_back(task, make, tree, playouts / trees + (tree < playouts % trees),
                                MOST_NODES / trees);
        const int threads = std::min(task.threads, static_cast<int>(trees));
        in_parallel(threads, [&](int worker) {
            grow_some(forest, static_cast<std::size_t>(worker), static_cast<std::size_t>(threads),
                      watch);
        });
        for (const auto& tree : forest) tree.add_to(found);
        rank(found.candidates);
    });
}

}  // namespace stosy
