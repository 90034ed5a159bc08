// Prints what the solvers find and how long they take, without Python: for whole deals, or for the ends of
// careful games. Every line is checked by the rules. It takes processor time, so that other work on the
// machine matters less.
#include <cstdio>
#include <cstdlib>
#include <ctime>

#include "expect.h"
#include "tables.h"

namespace {

using namespace stosy;

constexpr u64 SEED = 1;
constexpr u64 MOST_STATES = 1'000'000;

// The times of the cases, in microseconds.
class Times {
  public:
    template <class Work>
    auto take(Work&& work) {
        const std::clock_t begun = std::clock();
        auto result = work();
        taken_.push_back(1e6 * static_cast<double>(std::clock() - begun) / CLOCKS_PER_SEC);
        return result;
    }

    void report(const char* game, int seats, int option, int good, int open) {
        if (taken_.empty()) return;
        std::sort(taken_.begin(), taken_.end());
        double sum = 0;
        for (const double time : taken_) sum += time;
        std::printf("%-15s %d seats  option %d  %7zu cases  %7d won %3d open  "
                    "%8.1f mean  %6.0f median  %9.0f worst us\n",
                    game, seats, option, taken_.size(), good, open,
                    sum / static_cast<double>(taken_.size()), taken_[taken_.size() / 2], taken_.back());
    }

  private:
    std::vector<double> taken_;
};

template <Game G>
Solver<G> made() {
    if constexpr (Solver<G>::LIMITED) return Solver<G>(MOST_STATES);
    else return Solver<G>();
}

// Deals, played by their fallbacks until they can be solved.
template <Game G>
void solve(int seats, int index, u64 count) {
    const auto options = G::Options::read(choices<G>(index));
    Solver<G> solver = made<G>();
    Times times;
    int good = 0;
    int open = 0;
    for (u64 number = 0; number < count; ++number) {
        auto state = deal<G>(options, seats, BY_LOT, Rng(SEED, number));
        while (!G::over(state) && !Solver<G>::can(state)) G::play(state, G::turn(state), G::fallback(state));
        if (G::over(state)) continue;
        const int turn = G::turn(state);
        const auto found = times.take([&] { return solver.solve(state); });
        if (!found) continue;
        for (const auto& [seat, action] : found->line)
            expect(apply<G>(state, seat, action), "an action of a line was refused");
        const Outcome end = G::outcome(state);
        expect(end.winners == found->winners && end.left == found->left, "a line ends otherwise");
        good += has(end.winners, turn);
        open += !found->exact;
    }
    times.report(G::ID, seats, index, good, open);
    if constexpr (Solver<G>::WHOLE) {
        Interrupt never;
        const Deals again = solve_deals<G>(options, seats, BY_LOT, SEED, 0, count, 2, never);
        expect(again.winnable == static_cast<u64>(good), "two threads count otherwise");
    }
}

template <Game G>
void solve_all(u64 count) {
    for (int seats = G::LEAST_SEATS; seats <= G::MOST_SEATS; ++seats)
        for (int index = 0; index < 2; ++index)
            solve<G>(seats, index, Solver<G>::LIMITED ? count / 10 : count);
}

}  // namespace

int main(int words, char** word) {
    const u64 count = words > 1 ? std::strtoull(word[1], nullptr, 10) : 1000;
    each_game([&](auto game) {
        using G = decltype(game);
        if constexpr (Solver<G>::KNOWN) solve_all<G>(count);
    });
}
