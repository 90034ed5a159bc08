// Search in Python.
#include "../search/flat.h"
#include "../search/forest.h"
#include "interruptible.h"
#include "players.h"
#include "position.h"

namespace nb = nanobind;

namespace stosy {
namespace {

// Action, visits and sum of values of each candidate; playouts; deals that could not be made; seconds.
using Answer = std::tuple<std::vector<std::tuple<int, u64, u64>>, u64, u64, double>;

// `search(make)`, where `make(rng)` is how everybody plays on when the search thinks no further: these
// bots or, without them, anybody at random.
template <class G, class Search>
Found with_policy(const Roster<G>& roster, Search&& search) {
    if (roster.empty()) return search([](const Rng& rng) { return Uniform<G>(rng); });
    return search([&](const Rng& rng) { return Bots<G>(roster, rng); });
}

template <class G>
Task<G> task_of(const Position<G>& position, int viewer, std::optional<u64> playouts,
                std::optional<double> seconds, u64 seed, int threads, const Stop* stop) {
    require(playouts || seconds, "a search needs a limit");
    require(!seconds || *seconds >= 0, "no such time");
    const Limits limits = {std::min(playouts.value_or(Limits::MANY), Limits::MANY),
                           std::min(seconds.value_or(Limits::LONG), Limits::LONG), stop, nullptr};
    return {position.state, viewer, seed, limits, within(threads, 1, MOST_THREADS, NO_SUCH_THREADS)};
}

Answer plain(const Found& found) {
    std::vector<std::tuple<int, u64, u64>> candidates;
    for (const Candidate& candidate : found.candidates)
        candidates.emplace_back(candidate.action, candidate.visits, candidate.sum);
    return {candidates, found.playouts, found.skipped, found.seconds};
}

// By growing so many trees or, without a number, flat.
template <class G>
Answer think(const Position<G>& position, int viewer, std::optional<int> trees,
             std::optional<u64> playouts, std::optional<double> seconds, u64 seed, int threads,
             const NamedPlayers& bots, const Stop* stop) {
    Task<G> task = task_of(position, viewer, playouts, seconds, seed, threads, stop);
    const u64 grown = static_cast<u64>(within(trees.value_or(1), 1, MOST_TREES, "1 to 64 trees can grow"));
    const auto roster = read_roster<G>(bots, G::seats(position.state));
    return plain(interruptible([&](Interrupt& interrupt) {
        task.limits.interrupt = &interrupt;
        return with_policy<G>(roster, [&](auto make) {
            return trees ? tree_search(task, grown, make) : flat_search(task, make);
        });
    }));
}

}  // namespace

void bind_search(nb::module_& module) {
    nb::class_<Stop>(module, "Stop")
        .def(nb::init<>())
        .def("set", &Stop::set)
        .def("is_set", &Stop::is_set);
    module.attr("SURE") = SURE;
    each_game([&](auto game, const char*) {
        using G = decltype(game);
        module.def("think", &think<G>, nb::arg("position"), nb::arg("viewer"),
                   nb::arg("trees").none(), nb::arg("playouts").none(), nb::arg("seconds").none(),
                   nb::arg("seed"), nb::arg("threads"), nb::arg("bots"), nb::arg("stop").none());
    });
}

}  // namespace stosy
