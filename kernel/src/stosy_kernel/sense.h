// Instant bots: they score every action and take the one with the most points. The same as
// `stosy.bots.heuristic`: change both.
//
// `Sense<G>` of a game gives the points (concepts.h). It reads of the state only what the seat may see. The
// weights are data and whole numbers, so both engines choose alike.
#pragma once

#include <climits>
#include <cstring>
#include <iterator>
#include <map>
#include <string>
#include <type_traits>

#include "facts.h"
#include "concepts.h"

namespace stosy {

constexpr int MOST_WEIGHT = 1'000'000;  // far from where sums of products overflow

using NamedWeights = std::map<std::string, int>;

// All the weights by name, and no others. A struct of weights holds nothing but numbers.
template <class Weights>
Weights read_weights(const NamedWeights& given) {
    int numbers[std::size(Weights::NAMES)];
    Weights weights;
    static_assert(std::is_trivially_copyable_v<Weights> && sizeof numbers == sizeof weights);
    int* number = numbers;
    for (const char* const name : Weights::NAMES) {
        const auto found = given.find(name);
        require(found != given.end(), "a weight is missing");
        *number++ = within(found->second, -MOST_WEIGHT, MOST_WEIGHT, "too large a weight");
    }
    require(given.size() == std::size(Weights::NAMES), "there is no such weight");
    std::memcpy(&weights, numbers, sizeof weights);
    return weights;
}

// The best action of its kind, at least so many points; the first of several.
struct Best {
    int most;
    int action = NOTHING;

    void consider(int candidate, int points) {
        if (points > most || (action == NOTHING && points == most)) {
            most = points;
            action = candidate;
        }
    }
};

// What is worth saying is said first; what is only an opportunity must be worth a point.
template <GameHeuristic G>
STOSY_NOINLINE int sensible(const typename G::State& state, int seat,
                                  const typename Sense<G>::Weights& weights,
             typename G::List& list) {
    G::legal(state, seat, list);
    if (!list.size()) return NOTHING;
    const Sense<G> sense(state, seat, weights);
    Best said = {1};
    for (const Action action : list)
        if (G::signals(action)) said.consider(action, sense.score(action));
    if (said.action != NOTHING) return said.action;
    Best done = {seat == G::turn(state) ? INT_MIN : 1};
    for (const Action action : list)
        if (!G::signals(action) && !G::takes_back(action)) done.consider(action, sense.score(action));
    return done.action;
}

template <GameHeuristic G>
int sensible(const typename G::State& state, int seat, const typename Sense<G>::Weights& weights) {
    typename G::List list;
    return sensible<G>(state, seat, weights, list);
}

}  // namespace stosy
