// Measures random games and steps of batches on one core, without Python. It takes processor time, and the
// best of many short rounds, so that other work on the machine matters less.
#include <algorithm>
#include <cstdio>
#include <ctime>

#include "batch.h"
#include "playout.h"
#include "tables.h"

namespace {

using namespace stosy;

// The least number of actions in a round.
constexpr u64 ACTIONS = 2'000'000;
constexpr int ROUNDS = 25;
constexpr int ROWS = 1024;

// Seconds of the fastest round.
template <class Work>
double best_of(Work&& work) {
    double best = 1e9;
    for (int round = 0; round < ROUNDS; ++round) {
        const std::clock_t begun = std::clock();
        work();
        best = std::min(best, static_cast<double>(std::clock() - begun) / CLOCKS_PER_SEC);
    }
    return best;
}

template <Game G>
void measure_games(int seats, int index) {
    const Series<G> series = {G::Options::read(choices<G>(index)), seats, BY_LOT, 1};
    const Tally some = playouts<G>(series, 100);
    const u64 games = 1 + ACTIONS * some.games / some.actions;
    Tally tally;
    const double best = best_of([&] { tally = playouts<G>(series, games); });
    const double count = static_cast<double>(tally.games);
    const double actions = static_cast<double>(tally.actions);
    std::printf("%-18s %d seats  options %d  %9.0f games/s  %5.1f ns/action  %7.1f actions/game  %zu bytes\n",
                G::ID, seats, index, count / best, best / actions * 1e9, actions / count,
                sizeof(typename G::State));
}

// A random action in every row, and all that a learning program gets for it.
template <Game G>
void measure_batch(int seats, int index, Signalling signals) {
    constexpr int STEPS = 200;
    BatchOf<G> batch(G::Options::read(choices<G>(index)), seats, ROWS, 1, 1, Asking{signals});
    const auto sized = [](int width) { return std::vector<u8>(static_cast<std::size_t>(ROWS * width)); };
    std::vector<u8> to_act = sized(1), dones = sized(1);
    std::vector<u8> observations = sized(batch.observation_size()), masks = sized(batch.action_count());
    std::vector<float> rewards(sized(seats).size());
    std::vector<std::int32_t> actions(ROWS);
    const Asked asked = {to_act.data(), observations.data(), masks.data()};
    const Column column = {actions.data(), false};
    batch.reset(std::nullopt, asked);
    const double best = best_of([&] {
        for (int step = 0; step < STEPS; ++step) {
            batch.sample(column);
            batch.step(column, asked, {rewards.data(), dones.data()});
        }
    });
    std::printf("%-18s %d seats  options %d  signals %d  %5.1f ns/step\n", G::ID, seats, index,
                static_cast<int>(signals), best / STEPS / ROWS * 1e9);
}

}  // namespace

int main() {
    each_game([](auto game) {
        using G = decltype(game);
        for (const int seats : {std::max(G::LEAST_SEATS, 2), std::min(G::MOST_SEATS, 4)}) {
            for (int index = 0; index < 2; ++index) {
                measure_games<G>(seats, index);
                measure_batch<G>(seats, index, Signalling::ALL);
                if (G::TEAM) measure_batch<G>(seats, index, Signalling::NONE);
            }
        }
    });
}
