// Every game there is: each folder of `games/` that holds a `game.h`.
#pragma once

#include "generated/games.h"

namespace stosy {

template <class Visit, class... Game>
void each_of(List<Game...>, Visit&& visit) {
    (visit(Game{}), ...);
}

// Calls `visit(G{})` for each game.
template <class Visit>
void each_game(Visit&& visit) {
    each_of(Games{}, visit);
}

}  // namespace stosy
