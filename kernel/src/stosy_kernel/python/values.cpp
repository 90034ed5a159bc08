// The values that cross between Python and the kernel: facts, results and random numbers.
#include "../playout.h"
#include "position.h"

namespace nb = nanobind;

namespace stosy {
namespace {

void bind_row_facts(nb::module_& module) {
    nb::class_<RowFacts>(module, "RowFacts")
        .def(nb::init<>())
        .def_rw("options", &RowFacts::options)
        .def_rw("hands", &RowFacts::hands)
        .def_rw("draws", &RowFacts::draws)
        .def_rw("piles", &RowFacts::piles)
        .def_rw("turn", &RowFacts::turn)
        .def_rw("turns", &RowFacts::turns)
        .def_rw("laid", &RowFacts::laid)
        .def_rw("lays", &RowFacts::lays)
        .def_rw("laid_by", &RowFacts::laid_by)
        .def_rw("signals", &RowFacts::signals)
        .def_rw("reason", &RowFacts::reason)
        .def_rw("winner", &RowFacts::winner);
}

using SnakesFacts = snakes::Facts;

void bind_cards(nb::class_<SnakesFacts>& facts) {
    facts.def_rw("hands", &SnakesFacts::hands)
        .def_rw("pile", &SnakesFacts::pile)
        .def_rw("discards", &SnakesFacts::discards)
        .def_rw("shown", &SnakesFacts::shown);
}

void bind_play(nb::class_<SnakesFacts>& facts) {
    facts.def_rw("dealer", &SnakesFacts::dealer)
        .def_rw("colour", &SnakesFacts::colour)
        .def_rw("turn", &SnakesFacts::turn)
        .def_rw("direction", &SnakesFacts::direction)
        .def_rw("phase", &SnakesFacts::phase)
        .def_rw("pending", &SnakesFacts::pending)
        .def_rw("drawn", &SnakesFacts::drawn)
        .def_rw("waiting", &SnakesFacts::waiting)
        .def_rw("layer", &SnakesFacts::layer)
        .def_rw("forgot", &SnakesFacts::forgot)
        .def_rw("laid_by", &SnakesFacts::laid_by)
        .def_rw("forgetful", &SnakesFacts::forgetful)
        .def_rw("doubted", &SnakesFacts::doubted)
        .def_rw("gambled", &SnakesFacts::gambled)
        .def_rw("owed", &SnakesFacts::owed)
        .def_rw("owed_to", &SnakesFacts::owed_to)
        .def_rw("owed_for", &SnakesFacts::owed_for)
        .def_rw("stuck", &SnakesFacts::stuck)
        .def_rw("ply", &SnakesFacts::ply)
        .def_rw("lays", &SnakesFacts::lays);
}

void bind_score(nb::class_<SnakesFacts>& facts) {
    facts.def_rw("round", &SnakesFacts::round)
        .def_rw("scores", &SnakesFacts::scores)
        .def_rw("rounds", &SnakesFacts::rounds)
        .def_rw("reason", &SnakesFacts::reason)
        .def_rw("winners", &SnakesFacts::winners);
}

void bind_snakes_facts(nb::module_& module) {
    nb::class_<SnakesFacts> facts(module, "SnakesFacts");
    facts.def(nb::init<>()).def_rw("options", &SnakesFacts::options);
    bind_cards(facts);
    bind_play(facts);
    bind_score(facts);
}

void bind_results(nb::module_& module) {
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
    bind_row_facts(module);
    bind_snakes_facts(module);
    bind_results(module);
    bind_rng(module);
}

}  // namespace stosy
