// Binds networks and their training to Python.
#include <cstring>

#include "../estimate/gather.h"
#include "interruptible.h"
#include "players.h"
#include "position.h"

namespace nb = nanobind;

namespace stosy {
namespace {

nb::bytes plain(const Samples& samples) {
    return nb::bytes(samples.data(), samples.size() * sizeof(float));
}

Samples read_samples(const nb::bytes& bytes) {
    require(bytes.size() % sizeof(float) == 0, "no samples");
    Samples samples(bytes.size() / sizeof(float));
    std::memcpy(samples.data(), bytes.c_str(), bytes.size());
    return samples;
}

// Each player's weights are given once; seats are drawn for each game.
template <Game G>
std::vector<Player<G>> read_players(const NamedPlayers& given) {
    std::vector<Player<G>> players;
    for (const auto& weights : given) {
        require(weights.has_value(), "only bots with weights can be learnt from");
        players.emplace_back(read_weights<typename Sense<G>::Weights>(*weights));
    }
    return players;
}

template <Game G>
nb::bytes gathered(const Numbers& options, int seats, u64 seed, u64 games, const NamedPlayers& bots,
                   const Net* net, u64 playouts, int horizon, int threads) {
    const Series<G> series = {G::Options::read(options), seats, BY_LOT, seed};
    const auto players = read_players<G>(bots);
    const Gathering how = {net ? playouts : 0, horizon, net};
    require(!net || net->inputs() == Features<G>::SIZE, "the network is for another game");
    return plain(interruptible([&](Interrupt& interrupt) {
        return gather<G>(series, players, how, games,
                         within(threads, 1, MAX_THREADS, NO_SUCH_THREADS), interrupt);
    }));
}

// A network trained on the samples, and its mean squared error on them.
std::pair<Net, double> taught(const nb::bytes& bytes, std::size_t inputs, u64 seed, int epochs) {
    const Samples samples = read_samples(bytes);
    Net net = untaught(inputs, seed);
    const double error = interruptible([&](Interrupt& interrupt) {
        Fit fit(net, samples, seed);
        fit.run(epochs, interrupt);
        return fit.error();
    });
    return {net, error};
}

// What a network is told of a position, with the eyes of a seat or of the one to act.
template <Game G>
std::vector<float> told(const Position<G>& position, int seat) {
    std::vector<float> numbers(Features<G>::SIZE);
    tell<G>(position.state, within(seat, 0, G::seats(position.state) - 1, "no such seat"), numbers.data());
    return numbers;
}

}  // namespace

void bind_estimates(nb::module_& module) {
    nb::class_<Net>(module, "Net")
        .def(nb::init<std::vector<float>>(), nb::arg("weights"))
        .def_prop_ro("inputs", &Net::inputs)
        .def_prop_ro("weights", [](const Net& net) { return net.weights(); });
    module.def("teach", &taught, nb::arg("samples"), nb::arg("inputs"), nb::arg("seed"), nb::arg("epochs"));
    each_game([&](auto game) {
        using G = decltype(game);
        nb::object known = class_of<G>();
        known.attr("FEATURES") = static_cast<int>(Features<G>::SIZE);
        if constexpr (Features<G>::SIZE > 0) {
            known.attr("gather") = nb::cpp_function(
                &gathered<G>, nb::arg("options"), nb::arg("seats"), nb::arg("seed"), nb::arg("games"),
                nb::arg("bots"), nb::arg("net").none(), nb::arg("playouts"), nb::arg("horizon"),
                nb::arg("threads"));
            known.attr("features") =
                nb::cpp_function(&told<G>, nb::is_method(), nb::scope(known), nb::arg("seat"));
        }
    });
}

}  // namespace stosy
