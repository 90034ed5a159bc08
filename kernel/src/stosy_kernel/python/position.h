// What Python holds of a match: the class of each game is a Position.
#pragma once

#include <nanobind/nanobind.h>
#include <nanobind/stl/array.h>
#include <nanobind/stl/map.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include "../face_to_face.h"
#include "../facts.h"
#include "../quick_and_easy.h"
#include "../snakes_and_ladders.h"
#include "../the_game.h"

namespace stosy {

struct NoRounds {};

template <class G, bool = G::CHANCE>
struct Played {
    using Rounds = NoRounds;
};

template <class G>
struct Played<G, true> {
    using Rounds = std::vector<typename G::Round>;
};

// A state that Python holds, with the rounds it has seen end.
template <class G>
struct Position {
    typename G::State state;
    typename Played<G>::Rounds rounds = {};
};

// Each file of this folder adds its part to the module.
void bind_values(nanobind::module_& module);
void bind_rules(nanobind::module_& module);
void bind_search(nanobind::module_& module);
void bind_estimates(nanobind::module_& module);
void bind_solvers(nanobind::module_& module);
void bind_batches(nanobind::module_& module);

// Calls `visit(G{}, name)` for each game.
template <class Visit>
void each_game(Visit&& visit) {
    visit(QuickAndEasy{}, "QuickAndEasy");
    visit(TheGame{}, "TheGame");
    visit(FaceToFace{}, "FaceToFace");
    visit(SnakesAndLadders{}, "SnakesAndLadders");
}

}  // namespace stosy
