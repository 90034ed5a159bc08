// How many random games a second each game reaches on one core, without Python around it. The time is
// the processor's, and the best of many short rounds, so that other work on the machine counts less.
#include <cstdio>
#include <ctime>

#include "face_to_face.h"
#include "playout.h"
#include "quick_and_easy.h"
#include "snakes_and_ladders.h"
#include "the_game.h"

namespace {

using namespace stosy;

template <class G>
void measure(int seats, u64 games, const Numbers& options = {0}) {
    double best = 1e9;
    Tally tally;
    for (int round = 0; round < 25; ++round) {
        const std::clock_t begun = std::clock();
        tally = playouts<G>({G::Options::read(options), seats, BY_LOT, 1}, games);
        const double seconds = static_cast<double>(std::clock() - begun) / CLOCKS_PER_SEC;
        best = std::min(best, seconds);
    }
    const double count = static_cast<double>(tally.games);
    const double actions = static_cast<double>(tally.actions);
    std::printf("%-18s %d seats  %9.0f games/s  %5.1f ns/action  %6.1f actions/game  %zu bytes\n",
                G::ID, seats, count / best, best / actions * 1e9, actions / count,
                sizeof(typename G::State));
}

}  // namespace

int main() {
    measure<QuickAndEasy>(2, 200'000);
    measure<QuickAndEasy>(5, 200'000);
    measure<TheGame>(1, 60'000);
    measure<TheGame>(3, 60'000);
    measure<FaceToFace>(2, 20'000);
    const Numbers single = {0, 0, 0, 0, 0, 0, 0, 0, 0, 1};
    measure<SnakesAndLadders>(2, 1'000, single);
    Numbers fit = single;
    fit[2] = 1;  // to draw only without a fit
    measure<SnakesAndLadders>(2, 20'000, fit);
    measure<SnakesAndLadders>(4, 20'000, fit);
}
