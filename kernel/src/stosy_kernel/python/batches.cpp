// Batches in Python.
#include "../batch.h"

#include <nanobind/stl/string.h>

#include <memory>

#include "../parallel.h"
#include "arrays.h"
#include "position.h"

namespace nb = nanobind;

namespace stosy {
namespace {

constexpr int MOST_ROWS = 1 << 20;

std::unique_ptr<Batch> make(const std::string& game, const Numbers& options, int seats, int size,
                            u64 seed, int threads, bool signals, bool take_backs) {
    within(size, 1, MOST_ROWS, "a batch has 1 to 1,048,576 rows");
    within(threads, 1, MOST_THREADS, NO_SUCH_THREADS);
    std::unique_ptr<Batch> batch;
    each_game([&](auto kind) {
        using G = decltype(kind);
        if (game == G::ID)
            batch = std::make_unique<BatchOf<G>>(G::Options::read(options), seats, size, seed,
                                                 threads, signals, take_backs);
    });
    require(batch != nullptr, "no such game");
    return batch;
}

// What Python holds of a batch of whichever game.
struct Held {
    std::unique_ptr<Batch> batch;

    Held(const std::string& game, const Numbers& options, int seats, int size, u64 seed, int threads,
         bool signals, bool take_backs)
        : batch(make(game, options, seats, size, seed, threads, signals, take_backs)) {}
};

// The arrays in which seats are asked.
struct AskedArrays {
    Array to_act;
    Array observations;
    Array masks;

    AskedArrays(const Batch& batch, nb::handle seats, nb::handle seen, nb::handle open)
        : to_act("to_act", seats, true),
          observations("observations", seen, true),
          masks("masks", open, true) {
        to_act.expect("B", "uint8", {batch.size()});
        observations.expect("B", "uint8", {batch.size(), batch.observation_size()});
        masks.expect("B?", "bool or uint8", {batch.size(), batch.action_count()});
    }

    Asked asked() const { return {to_act.bytes(), observations.bytes(), masks.bytes()}; }
};

Column column(Array& actions, const Batch& batch) {
    actions.expect("ilq", "int32 or int64", {batch.size()});
    return {actions.data(), actions.item_size() == sizeof(std::int64_t)};
}

void reset(Held& held, nb::handle to_act, nb::handle observations, nb::handle masks,
           std::optional<u64> seed) {
    Batch& batch = *held.batch;
    const AskedArrays arrays(batch, to_act, observations, masks);
    const nb::gil_scoped_release released;
    batch.reset(seed, arrays.asked());
}

int released_step(Batch& batch, const Column& actions, const Asked& asked, const Ended& ended) {
    const nb::gil_scoped_release released;
    return batch.step(actions, asked, ended);
}

void step(Held& held, nb::handle actions, nb::handle to_act, nb::handle observations,
          nb::handle masks, nb::handle rewards, nb::handle dones) {
    Batch& batch = *held.batch;
    Array chosen("actions", actions, false);
    const AskedArrays arrays(batch, to_act, observations, masks);
    Array won("rewards", rewards, true);
    Array done("dones", dones, true);
    won.expect("f", "float32", {batch.size(), batch.seats()});
    done.expect("B?", "bool or uint8", {batch.size()});
    const Ended ended = {static_cast<float*>(won.data()), done.bytes()};
    const int refused = released_step(batch, column(chosen, batch), arrays.asked(), ended);
    if (refused != Batch::NONE_REFUSED)
        throw nb::value_error(
            ("the action of row " + std::to_string(refused) + " is not in its mask").c_str());
}

void sample(Held& held, nb::handle actions) {
    Batch& batch = *held.batch;
    Array chosen("actions", actions, true);
    const Column numbers = column(chosen, batch);
    const nb::gil_scoped_release released;
    batch.sample(numbers);
}

void outcomes(Held& held, nb::handle reasons, nb::handle left) {
    Batch& batch = *held.batch;
    Array why("reasons", reasons, true);
    Array cards("left", left, true);
    why.expect("B", "uint8", {batch.size()});
    cards.expect("B", "uint8", {batch.size()});
    const nb::gil_scoped_release released;
    batch.outcomes(why.bytes(), cards.bytes());
}

nb::dict layout(const Held& held) {
    nb::dict spans;
    for (const Batch::Span& span : held.batch->layout())
        spans[span.name] = nb::slice(span.start, span.stop);
    return spans;
}

template <class G>
nb::bytes observe(const Position<G>& position, int seat) {
    require(seat >= 0 && seat < G::seats(position.state), "no such seat");
    u8 seen[Sight<G>::layout.size()];
    Sight<G>::write(position.state, seat, seen);
    return nb::bytes(seen, sizeof seen);
}

}  // namespace

void bind_batches(nb::module_& module) {
    nb::class_<Held>(module, "Batch")
        .def(nb::init<const std::string&, const Numbers&, int, int, u64, int, bool, bool>(),
             nb::arg("game"), nb::arg("options"), nb::arg("seats"), nb::arg("size"),
             nb::arg("seed"), nb::arg("threads"), nb::arg("signals"), nb::arg("take_backs"))
        .def("reset", &reset, nb::arg("to_act"), nb::arg("observations"), nb::arg("masks"),
             nb::arg("seed").none() = nb::none())
        .def("step", &step, nb::arg("actions"), nb::arg("to_act"), nb::arg("observations"),
             nb::arg("masks"), nb::arg("rewards"), nb::arg("dones"))
        .def("sample", &sample, nb::arg("actions"))
        .def("outcomes", &outcomes, nb::arg("reasons"), nb::arg("left"))
        .def("layout", &layout)
        .def_prop_ro("seats", [](const Held& held) { return held.batch->seats(); })
        .def_prop_ro("size", [](const Held& held) { return held.batch->size(); })
        .def_prop_ro("observation_size", [](const Held& held) { return held.batch->observation_size(); })
        .def_prop_ro("action_count", [](const Held& held) { return held.batch->action_count(); });
    each_game([&](auto game) {
        module.def("observe", &observe<decltype(game)>, nb::arg("position"), nb::arg("seat"));
    });
}

}  // namespace stosy
