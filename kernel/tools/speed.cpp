// Measures random games per second on one core, without Python. It takes processor time, and the best of
// many short rounds, so that other work on the machine matters less.
#include <cstdio>
#include <ctime>

#include "playout.h"
#include "tables.h"

namespace {

using namespace stosy;

// The least number of actions in a round.
constexpr u64 ACTIONS = 2'000'000;

template <class G>
void measure(int seats, int index) {
    const Series<G> series = {G::Options::read(choices<G>(index)), seats, BY_LOT, 1};
    const Tally some = playouts<G>(series, 100);
    const u64 games = 1 + ACTIONS * some.games / some.actions;
    double best = 1e9;
    Tally tally;
    for (int round = 0; round < 25; ++round) {
        const std::clock_t begun = std::clock();
        tally = playouts<G>(series, games);
        const double seconds = static_cast<double>(std::clock() - begun) / CLOCKS_PER_SEC;
        best = std::min(best, seconds);
    }
    const double count = static_cast<double>(tally.games);
    const double actions = static_cast<double>(tally.actions);
    std::printf("%-18s %d seats  options %d  %9.0f games/s  %5.1f ns/action  %7.1f actions/game  %zu bytes\n",
                G::ID, seats, index, count / best, best / actions * 1e9, actions / count,
                sizeof(typename G::State));
}

}  // namespace

int main() {
    each_game([](auto game) {
        using G = decltype(game);
        for (const int seats : {std::max(G::LEAST_SEATS, 2), std::min(G::MOST_SEATS, 4)})
            for (int index = 0; index < 2; ++index) measure<G>(seats, index);
    });
}
