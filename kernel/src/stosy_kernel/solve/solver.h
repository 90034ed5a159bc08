// Solvers: the exact best result with all cards known.
#pragma once

#include <algorithm>
#include <atomic>
#include <optional>
#include <vector>

#include "../facts.h"
#include "../deal.h"
#include "../interrupt.h"
#include "../threads.h"

namespace stosy {

struct Solution {
    std::vector<Choice> line;  // who does what, one after the other
    u16 winners;               // at its end, a bit per seat
    int left;                  // cards, in a team game
    bool exact;                // is it certain that no line is better?
};

// No solver.
template <class G>
struct Solver {
    static constexpr bool KNOWN = false;
    static constexpr bool WHOLE = false;
};

// How many deals of a series a team that knew everything could win.
struct Deals {
    u64 count = 0;
    u64 winnable = 0;
    u64 states = 0;       // looked at
    u64 most_states = 0;  // for one deal

    void add(const Deals& other) {
        count += other.count;
        winnable += other.winnable;
        states += other.states;
        most_states = std::max(most_states, other.most_states);
    }
};

// The deals of a seed's streams from `start` on, before `stop`. Some are much harder than others, so
// each thread takes the next when it is ready; sums do not depend on who took which.
template <GameRules G>
Deals solve_deals(typename G::Options options, int seats, int first, u64 seed, u64 start, u64 stop,
                  int threads, Interrupt& interrupt) {
    check_setup<G>(seats, first);
    require(stop <= ~u64{0} - MAX_THREADS, "there are not so many deals");
    std::atomic<u64> next = start;
    const int workers = within(threads, 1, MAX_THREADS, NO_SUCH_THREADS);
    std::vector<Deals> parts(static_cast<unsigned>(workers));
    in_parallel(workers, [&](int worker) {
        Deals& done = parts[static_cast<unsigned>(worker)];
        Solver<G> solver;
        for (u64 number = next++; number < stop && !interrupt.check(); number = next++) {
            const Rng rng(seed, number);
            const bool won = solver.solve(deal<G>(options, seats, first, rng)).has_value();
            done.add({1, won, solver.states(), solver.states()});
        }
    });
    Deals all;
    for (const Deals& part : parts) all.add(part);
    return all;
}

}  // namespace stosy
