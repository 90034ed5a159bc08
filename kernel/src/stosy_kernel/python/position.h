// A match in Python: each game has a class of positions.
#pragma once

#include <nanobind/nanobind.h>
#include <nanobind/stl/array.h>
#include <nanobind/stl/map.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include "../facts.h"
#include "../games.h"

namespace stosy {

// A state, and the rounds that ended before it.
template <Game G>
struct Position {
    typename G::State state;
    typename Played<G>::Rounds rounds = {};
};

// Each file of this folder binds its part of the module.
void bind_values(nanobind::module_& module);
void bind_rules(nanobind::module_& module);
void bind_search(nanobind::module_& module);
void bind_estimates(nanobind::module_& module);
void bind_solvers(nanobind::module_& module);
void bind_batches(nanobind::module_& module);

// The class of a game.
template <Game G>
nanobind::object class_of() {
    return nanobind::borrow(nanobind::type<Position<G>>());
}

}  // namespace stosy
