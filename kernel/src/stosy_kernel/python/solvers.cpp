// Binds the solvers to Python; a line is a list of seats and actions.
#include <optional>
#include <tuple>

#include "../solve/solver.h"
#include "interruptible.h"
#include "position.h"

namespace nb = nanobind;

namespace stosy {
namespace {

// Seat and action of every step; the winners as bits; the cards left; whether it is exact.
using Answer = std::tuple<std::vector<std::pair<int, int>>, int, int, bool>;

Answer plain(const Solution& solution) {
    std::vector<std::pair<int, int>> line;
    for (const auto& [seat, action] : solution.line) line.emplace_back(seat, action);
    return {line, solution.winners, solution.left, solution.exact};
}

// Solves a copy, so that the position may change meanwhile.
template <Game G>
std::optional<Answer> solved(const Position<G>& position, std::optional<u64> most_states) {
    require(!most_states || Solver<G>::LIMITED, "this game is solved without a limit");
    const typename G::State state = position.state;
    const auto solution = interruptible([&](Interrupt& interrupt) {
        if constexpr (Solver<G>::LIMITED)
            return Solver<G>(most_states.value_or(~u64{0}), &interrupt).solve(state);
        else
            return Solver<G>().solve(state);
    });
    return solution ? std::optional(plain(*solution)) : std::nullopt;
}

template <Game G>
Deals solved_deals(const Numbers& options, int seats, int first, u64 seed, u64 start, u64 stop,
                   int threads) {
    const auto read = G::Options::read(options);
    return interruptible([&](Interrupt& interrupt) {
        return solve_deals<G>(read, seats, first, seed, start, stop, threads, interrupt);
    });
}

}  // namespace

void bind_solvers(nb::module_& module) {
    nb::class_<Deals>(module, "Deals")
        .def_ro("count", &Deals::count)
        .def_ro("winnable", &Deals::winnable)
        .def_ro("states", &Deals::states)
        .def_ro("most_states", &Deals::most_states);
    each_game([&](auto game) {
        using G = decltype(game);
        nb::object known = class_of<G>();
        if constexpr (Solver<G>::KNOWN)
            module.def("solve", &solved<G>, nb::arg("position"), nb::arg("most_states").none());
        if constexpr (Solver<G>::WHOLE)
            known.attr("solve_deals") = nb::cpp_function(
                &solved_deals<G>, nb::arg("options"), nb::arg("seats"), nb::arg("first"),
                nb::arg("seed"), nb::arg("start"), nb::arg("stop"), nb::arg("threads"));
    });
}

}  // namespace stosy
