// Gathers positions, fits a network to them and weighs actions, on one thread and on two: the results must be
// equal. Meant for the sanitizers; it also prints the network's error.
#include <cstdio>
#include <cstdlib>

#include "estimate/gather.h"
#include "expect.h"
#include "search/weigh.h"
#include "tables.h"

namespace {

using namespace stosy;

constexpr u64 SEED = 3;
constexpr int EPOCHS = 2;
constexpr std::size_t ENOUGH = 256;  // positions for a batch of the training

// Bots of which every weight is 1: good enough for games of some length.
template <Game G>
std::vector<Player<G>> players(int count) {
    using Weights = typename Sense<G>::Weights;
    NamedWeights ones;
    for (const char* const name : Weights::NAMES) ones[name] = 1;
    return std::vector<Player<G>>(static_cast<unsigned>(count), read_weights<Weights>(ones));
}

template <Game G>
Samples gathered(int seats, u64 games, const Gathering& how, int threads) {
    Interrupt never;
    const Series<G> series = {G::Options::read(choices<G>(1)), seats, BY_LOT, SEED};
    return gather<G>(series, players<G>(1), how, games, threads, never);
}

template <Game G>
Net learn(int seats, u64 games) {
    const Gathering instant = {0, 1, nullptr};
    const Samples samples = gathered<G>(seats, games, instant, 1);
    expect(samples == gathered<G>(seats, games, instant, 2), "other positions with more threads");
    Net net = untaught(Features<G>::SIZE, SEED);
    if (samples.size() / (Features<G>::SIZE + 1) < ENOUGH) return net;
    Interrupt never;
    Fit fit(net, samples, SEED);
    const double before = fit.error();
    fit.run(EPOCHS, never);
    std::printf("%-18s %d seats  error %.4f before, %.4f after\n", G::ID, seats, before, fit.error());
    const Gathering searching = {8, 2, &net};
    expect(gathered<G>(seats, 2, searching, 1) == gathered<G>(seats, 2, searching, 2),
           "other searches with more threads");
    return net;
}

// What each first action is worth in the same deals.
template <Game G>
void weigh_all(int seats, const Net* net) {
    const Roster<G> roster(players<G>(seats));
    const auto state = deal<G>(G::Options::read(choices<G>(1)), seats, BY_LOT, Rng(SEED, 0));
    Task<G> task = {state, G::turn(state), SEED, {}, 1};
    task.limits.playouts = 16;
    task.net = net;
    task.horizon = 2;
    std::vector<int> ways;
    list_ways<G>(state, task.viewer, ways);
    ways.push_back(PLAY_ON);
    const auto bots = [&](const Rng& rng) { return Bots<G>(roster, rng); };
    const Chances one = weigh(task, ways, bots);
    task.threads = 2;
    expect(one == weigh(task, ways, bots), "other chances with more threads");
}

}  // namespace

int main(int count, char** words) {
    const u64 games = count > 1 ? std::strtoull(words[1], nullptr, 10) : 100;
    each_game([&](auto game) {
        using G = decltype(game);
        const int seats = std::min(G::MOST_SEATS, 3);
        if constexpr (Features<G>::SIZE > 0) {
            const Net net = learn<G>(seats, games);
            weigh_all<G>(seats, &net);
        }
        weigh_all<G>(seats, nullptr);
    });
}
