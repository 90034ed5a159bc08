// Every game there is: each folder of `games/` that holds a `game.h`.
#pragma once

#include "estimate/features.h"
#include "generated/games.h"
#include "observe.h"
#include "search/aim.h"
#include "search/belief.h"
#include "sense.h"
#include "solve/solver.h"

namespace stosy {

template <class... G>
void each_of(List<G...>, auto&& visit) {
    (visit(G{}), ...);
}

// Calls `visit(G{})` for each game.
void each_game(auto&& visit) {
    each_of(Games{}, visit);
}

}  // namespace stosy
