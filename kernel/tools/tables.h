// Options to test a game with.
#pragma once

#include "games.h"

namespace stosy {

// Every option with its default, or with the value after its default.
template <Game G>
Numbers choices(int index) {
    return Numbers(G::OPTIONS, index);
}

// Random values; a number is its default or small.
template <Game G>
Numbers any_choices(const Rng& rng, u64 lane) {
    Numbers values;
    for (u64 option = 0; option < G::OPTIONS; ++option) {
        const int value = rng.below(lane + option, 2);
        values.push_back(G::MOST_CHOICE[option] > 1 ? 60 * value : value);
    }
    return values;
}

}  // namespace stosy
