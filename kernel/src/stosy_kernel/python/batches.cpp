// Batches in Python.
#include "../batch.h"

#include <nanobind/stl/string.h>

#include <memory>
#include <optional>

#include "../threads.h"
#include "arrays.h"
#include "players.h"
#include "position.h"

namespace nb = nanobind;

namespace stosy {
namespace {

constexpr int MOST_ROWS = 1 << 20;

std::unique_ptr<Batch> make(const std::string& game, const Numbers& options, int seats, int size,
                            u64 seed, int threads, const Asking& asking, const NamedPlayers& bots) {
    within(size, 1, MOST_ROWS, "a batch has 1 to 1,048,576 rows");
    within(threads, 1, MAX_THREADS, NO_SUCH_THREADS);
    std::unique_ptr<Batch> batch;
    each_game([&](auto kind) {
        using G = decltype(kind);
        if (game != G::ID) return;
        check_setup<G>(seats, BY_LOT);
        batch = std::make_unique<BatchOf<G>>(G::Options::read(options), seats, size, seed, threads, asking,
                                             read_roster<G>(bots, seats));
    });
    require(batch != nullptr, "no such game");
    return batch;
}

// What Python holds of a batch of whichever game.
struct Held {
    std::unique_ptr<Batch> batch;

    Held(const std::string& game, const Numbers& options, int seats, int size, u64 seed, int threads,
         int signals, int take_backs, u64 max_steps, const Numbers& columns, const NamedPlayers& bots,
         const std::vector<bool>& controlled)
        : batch(make(game, options, seats, size, seed, threads,
                     {static_cast<Signalling>(signals), take_backs, max_steps, columns, controlled}, bots)) {}
};

// The arrays in which seats are asked.
struct AskedArrays {
    Array to_act;
    Array observations;
    Array masks;
    bool bits;

    AskedArrays(const Batch& batch, nb::handle seats, nb::handle seen, nb::handle open)
        : to_act("to_act", seats, true),
          observations("observations", seen, true),
          masks("masks", open, true),
          bits(masks.has_shape({batch.size(), (batch.action_count() + 7) / 8})) {
        to_act.expect("B", "uint8", {batch.size()});
        observations.expect("B", "uint8", {batch.size(), batch.observation_size()});
        if (bits) masks.expect("B", "uint8", {batch.size(), (batch.action_count() + 7) / 8});
        else masks.expect("B?", "bool or uint8", {batch.size(), batch.action_count()});
    }

    Asked asked() const { return {to_act.bytes(), observations.bytes(), masks.bytes(), bits}; }
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
          nb::handle masks, nb::handle rewards, nb::handle dones, nb::handle truncations,
          nb::handle last) {
    Batch& batch = *held.batch;
    Array chosen("actions", actions, false);
    const AskedArrays arrays(batch, to_act, observations, masks);
    Array won("rewards", rewards, true);
    Array done("dones", dones, true);
    won.expect("f", "float32", {batch.size(), batch.seats()});
    done.expect("B?", "bool or uint8", {batch.size()});
    Ended ended = {static_cast<float*>(won.data()), done.bytes()};
    std::optional<Array> cut;
    std::optional<Array> seen;
    if (!truncations.is_none()) {
        cut.emplace("truncations", truncations, true);
        cut->expect("B?", "bool or uint8", {batch.size()});
        ended.truncations = cut->bytes();
    }
    if (!last.is_none()) {
        seen.emplace("last", last, true);
        seen->expect("B", "uint8", {batch.size(), batch.seats(), batch.observation_size()});
        ended.last = seen->bytes();
    }
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

void advise(Held& held, nb::handle actions) {
    Batch& batch = *held.batch;
    Array chosen("actions", actions, true);
    const Column numbers = column(chosen, batch);
    const nb::gil_scoped_release released;
    batch.advise(numbers);
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

nb::bytes save(Held& held) {
    const std::vector<u8> bytes = held.batch->save();
    return nb::bytes(bytes.data(), bytes.size());
}

void load(Held& held, const nb::bytes& saved) {
    held.batch->load(static_cast<const u8*>(saved.data()), saved.size());
}

void show_again(Held& held, nb::handle to_act, nb::handle observations, nb::handle masks) {
    Batch& batch = *held.batch;
    const AskedArrays arrays(batch, to_act, observations, masks);
    const nb::gil_scoped_release released;
    batch.show_again(arrays.asked());
}

void show_all(Held& held, nb::handle observations) {
    Batch& batch = *held.batch;
    Array seen("observations", observations, true);
    seen.expect("B", "uint8", {batch.size(), batch.seats(), batch.observation_size()});
    const nb::gil_scoped_release released;
    batch.show_all(seen.bytes());
}

nb::object position(Held& held, int row) {
    nb::object found;
    each_game([&](auto game) {
        using G = decltype(game);
        if (auto* const batch = dynamic_cast<BatchOf<G>*>(held.batch.get()))
            found = nb::cast(Position<G>{batch->state(row)});
    });
    return found;
}

nb::dict layout(const Held& held) {
    nb::dict spans;
    for (const Batch::Span& span : held.batch->layout())
        spans[span.name] = nb::slice(span.start, span.stop);
    return spans;
}

template <Game G>
nb::bytes observe(const Position<G>& position, int seat) {
    require(seat >= 0 && seat < G::seats(position.state), "no such seat");
    u8 seen[Sight<G>::layout.size()];
    Sight<G>::write(position.state, seat, seen);
    return nb::bytes(seen, sizeof seen);
}

}  // namespace

void bind_batches(nb::module_& module) {
    nb::class_<Held>(module, "Batch")
        .def(nb::init<const std::string&, const Numbers&, int, int, u64, int, int, int, u64, const Numbers&,
                      const NamedPlayers&, const std::vector<bool>&>(),
             nb::arg("game"), nb::arg("options"), nb::arg("seats"), nb::arg("size"),
             nb::arg("seed"), nb::arg("threads"), nb::arg("signals"), nb::arg("take_backs"),
             nb::arg("max_steps"), nb::arg("columns"), nb::arg("bots"), nb::arg("controlled"))
        .def("reset", &reset, nb::arg("to_act"), nb::arg("observations"), nb::arg("masks"),
             nb::arg("seed").none() = nb::none())
        .def("step", &step, nb::arg("actions"), nb::arg("to_act"), nb::arg("observations"),
             nb::arg("masks"), nb::arg("rewards"), nb::arg("dones"), nb::arg("truncations").none() = nb::none(),
             nb::arg("last").none() = nb::none())
        .def("show", &show_again, nb::arg("to_act"), nb::arg("observations"), nb::arg("masks"))
        .def("show_all", &show_all, nb::arg("observations"))
        .def("save", &save)
        .def("load", &load, nb::arg("saved"))
        .def("position", &position, nb::arg("row"))
        .def("sample", &sample, nb::arg("actions"))
        .def("advise", &advise, nb::arg("actions"))
        .def("outcomes", &outcomes, nb::arg("reasons"), nb::arg("left"))
        .def("layout", &layout)
        .def_prop_ro("seats", [](const Held& held) { return held.batch->seats(); })
        .def_prop_ro("size", [](const Held& held) { return held.batch->size(); })
        .def_prop_ro("observation_size", [](const Held& held) { return held.batch->observation_size(); })
        .def_prop_ro("actions", [](const Held& held) { return held.batch->actions(); })
        .def_prop_ro("action_count", [](const Held& held) { return held.batch->action_count(); });
    each_game([&](auto game) {
        module.def("observe", &observe<decltype(game)>, nb::arg("position"), nb::arg("seat"));
    });
}

}  // namespace stosy
