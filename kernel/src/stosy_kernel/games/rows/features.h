// What the features of games of rows count with.
#pragma once

#include <algorithm>

#include "../../estimate/features.h"

namespace stosy {

// Of games of rows: what is told is how things stand for the seat to act, at the beginning of its turn.
template <class G>
struct RowFeatures {
    static constexpr bool of_any_seat = false;
    static bool known(const typename G::State&) { return true; }
    static int turns(const typename G::State& state) { return state.turns; }
    static bool begins(const typename G::State& state) { return state.laid == 0; }
};

// The room that the two cheapest cards of a hand take; so much is dear, and as much as does not fit.
struct Cheapest {
    int dear;
    int first = dear;
    int second = dear;

    void consider(int room) {
        second = std::min(second, std::max(first, room));
        first = std::min(first, room);
    }

    float share(int room) const { return static_cast<float>(room) / static_cast<float>(dear); }
};

}  // namespace stosy
