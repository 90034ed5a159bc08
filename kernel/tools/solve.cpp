// What the solvers find and how long they take, without Python around it: deals of Quick & Easy, and the
// ends of careful games. Every line is played through the rules. The time is the processor's, so
// that other work on the machine counts less.
#include <cstdio>
#include <cstdlib>
#include <ctime>

#include "expect.h"
#include "solve/face_to_face.h"
#include "solve/quick_and_easy.h"
#include "solve/series.h"
#include "solve/the_game.h"

namespace {

using namespace stosy;

constexpr u64 SEED = 1;
constexpr u64 MOST_STATES = 1'000'000;

// Times of single cases, in microseconds.
class Times {
  public:
    template <class Work>
    auto take(Work&& work) {
        const std::clock_t begun = std::clock();
        auto result = work();
        taken_.push_back(1e6 * static_cast<double>(std::clock() - begun) / CLOCKS_PER_SEC);
        return result;
    }

    void report(const char* game, int seats, int option, int good, const char* what, int open) {
        if (taken_.empty()) return;
        std::sort(taken_.begin(), taken_.end());
        double sum = 0;
        for (const double time : taken_) sum += time;
        std::printf("%-15s %d seats  option %d  %7zu cases  %7d %-12s %3d open  "
                    "%8.1f mean  %6.0f median  %9.0f worst us\n",
                    game, seats, option, taken_.size(), good, what, open,
                    sum / static_cast<double>(taken_.size()), taken_[taken_.size() / 2], taken_.back());
    }

  private:
    std::vector<double> taken_;
};

template <class G>
void follow(typename G::State& state, const solve::Line& line) {
    for (const auto& [seat, action] : line)
        expect(apply<G>(state, seat, action), "an action of a line was refused");
}

void deals(int seats, int variant, u64 count) {
    using G = QuickAndEasy;
    const auto options = G::Options::read({variant});
    solve::QuickSolver solver;
    Times times;
    int won = 0;
    for (u64 number = 0; number < count; ++number) {
        auto state = deal<G>(options, seats, BY_LOT, Rng(SEED, number));
        const auto line = times.take([&] { return solver.solve(state); });
        if (!line) continue;
        ++won;
        follow<G>(state, *line);
        expect(G::outcome(state).reason == ALL_LAID, "a line does not win");
    }
    times.report(G::ID, seats, variant, won, "winnable", 0);
    Interrupt never;
    const auto again = solve::solve_deals(options, seats, BY_LOT, SEED, 0, count, 2, never);
    expect(again.winnable == static_cast<u64>(won), "two threads count otherwise");
}

// Plays as the host does when time runs out, till the draw piles are empty and a turn begins.
template <class G, class Empty>
bool play_on(typename G::State& state, Empty&& empty) {
    while (!G::over(state) && (state.laid || !empty(state)))
        G::play(state, state.turn, G::fallback(state));
    return !G::over(state);
}

void ends(int seats, int minimum, u64 count) {
    using G = TheGame;
    solve::TheGameEnd solver(MOST_STATES);
    Times times;
    int won = 0;
    int open = 0;
    for (u64 number = 0; number < count; ++number) {
        auto state = deal<G>(G::Options::read({minimum}), seats, BY_LOT, Rng(SEED, number));
        if (!play_on<G>(state, [](const auto& now) { return now.drawn == G::CARDS; })) continue;
        const auto end = times.take([&] { return solver.solve(state); });
        follow<G>(state, end.line);
        expect(G::outcome(state).left == end.left, "a line leaves other cards");
        won += end.left == 0;
        open += !end.exact;
    }
    times.report(G::ID, seats, minimum, won, "winnable", open);
}

void duels(int single, u64 count) {
    using G = FaceToFace;
    solve::FaceToFaceEnd solver;
    Times times;
    int won = 0;
    for (u64 number = 0; number < count; ++number) {
        auto state = deal<G>(G::Options::read({single}), 2, BY_LOT, Rng(SEED, number));
        const auto empty = [](const auto& now) { return now.drawn[0] + now.drawn[1] == 2 * G::CARDS; };
        if (!play_on<G>(state, empty)) continue;
        const int turn = state.turn;
        const auto end = times.take([&] { return solver.solve(state); });
        follow<G>(state, end.line);
        expect(G::over(state) && state.winner == end.winner, "a line ends otherwise");
        won += end.winner == turn;
    }
    times.report(G::ID, 2, single, won, "for the turn", 0);
}

}  // namespace

int main(int words, char** word) {
    const u64 count = words > 1 ? std::strtoull(word[1], nullptr, 10) : 1000;
    for (int option = 0; option < 2; ++option) {
        for (int seats = 2; seats <= 5; ++seats) deals(seats, option, count);
        for (int seats = 1; seats <= 5; ++seats) ends(seats, option, count / 10);
        duels(option, count);
    }
}
