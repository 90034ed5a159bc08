// Binds values to Python: results and random numbers.
#include "../playout.h"
#include "position.h"

namespace nb = nanobind;

namespace stosy {
namespace {

void bind_results(nb::module_& module) {
    nb::list reasons;
    for (const char* const reason : REASON_NAMES) reasons.append(reason);
    module.attr("REASONS") = nb::tuple(reasons);
    nb::class_<Outcome>(module, "Outcome")
        .def_prop_ro("reason", [](const Outcome& outcome) { return static_cast<int>(outcome.reason); })
        .def_ro("winners", &Outcome::winners)
        .def_ro("left", &Outcome::left);
    nb::class_<Tally>(module, "Tally")
        .def_ro("games", &Tally::games)
        .def_ro("actions", &Tally::actions)
        .def_ro("reasons", &Tally::reasons)
        .def_ro("wins", &Tally::wins)
        .def_ro("left", &Tally::left)
        .def_ro("shortest", &Tally::shortest)
        .def_ro("longest", &Tally::longest);
}

int below(const Rng& rng, u64 counter, int bound) {
    require(bound > 0, "no number is below that");
    return rng.below(counter, bound);
}

void bind_rng(nb::module_& module) {
    nb::class_<Rng>(module, "Rng")
        .def(nb::init<u64, u64>(), nb::arg("seed"), nb::arg("stream"))
        .def("word", &Rng::word, nb::arg("counter"))
        .def("below", &below, nb::arg("counter"), nb::arg("bound"));
}

}  // namespace

void bind_values(nb::module_& module) {
    bind_results(module);
    bind_rng(module);
}

}  // namespace stosy
