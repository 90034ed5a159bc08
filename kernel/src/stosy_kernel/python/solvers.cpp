// Solvers in Python: a line is a list of seat and action.
#include <optional>
#include <tuple>

#include "../solve/face_to_face.h"
#include "../solve/series.h"
#include "../solve/the_game.h"
#include "interruptible.h"
#include "position.h"

namespace nb = nanobind;

namespace stosy {
namespace {

using Pairs = std::vector<std::pair<int, int>>;

Pairs pairs(const solve::Line& line) {
    Pairs pairs;
    for (const auto& [seat, action] : line) pairs.emplace_back(seat, action);
    return pairs;
}

// What is solved is a copy, so that the position may go on meanwhile.
template <class Solver, class G>
auto released(Solver solver, const Position<G>& position) {
    const typename G::State state = position.state;
    const nb::gil_scoped_release release;
    return solver.solve(state);
}

std::optional<Pairs> solve_quick_and_easy(const Position<QuickAndEasy>& position) {
    const auto line = released(solve::QuickSolver(), position);
    return line ? std::optional(pairs(*line)) : std::nullopt;
}

std::tuple<int, bool, Pairs> solve_the_game(const Position<TheGame>& position,
                                            std::optional<u64> most_states) {
    const TheGame::State state = position.state;
    const auto end = interruptible([&](Interrupt& interrupt) {
        return solve::TheGameEnd(most_states.value_or(~u64{0}), &interrupt).solve(state);
    });
    return {end.left, end.exact, pairs(end.line)};
}

std::tuple<int, Pairs> solve_face_to_face(const Position<FaceToFace>& position) {
    const auto end = released(solve::FaceToFaceEnd(), position);
    return {end.winner, pairs(end.line)};
}

solve::Deals solve_deals(const Numbers& options, int seats, int first, u64 seed, u64 start, u64 stop,
                         int threads) {
    const auto read = QuickAndEasy::Options::read(options);
    return interruptible([&](Interrupt& interrupt) {
        return solve::solve_deals(read, seats, first, seed, start, stop, threads, interrupt);
    });
}

}  // namespace

void bind_solvers(nb::module_& module) {
    nb::class_<solve::Deals>(module, "Deals")
        .def_ro("count", &solve::Deals::count)
        .def_ro("winnable", &solve::Deals::winnable)
        .def_ro("states", &solve::Deals::states)
        .def_ro("most_states", &solve::Deals::most_states);
    module.def("solve_quick_and_easy", &solve_quick_and_easy, nb::arg("position"));
    module.def("solve_the_game", &solve_the_game, nb::arg("position"),
               nb::arg("most_states").none());
    module.def("solve_face_to_face", &solve_face_to_face, nb::arg("position"));
    module.def("solve_deals", &solve_deals, nb::arg("options"), nb::arg("seats"), nb::arg("first"),
               nb::arg("seed"), nb::arg("start"), nb::arg("stop"), nb::arg("threads"));
}

}  // namespace stosy
