// Flat Monte Carlo over deals of what the viewer cannot see.
//
// Every candidate is tried in the same deals, which removes the luck of the cards. The playouts (or the time)
// are shared among rounds; after each round the worse half is dropped (sequential halving), but never the
// guide's choice: so the best can be compared with it in the same deals. Deal i uses stream i of the seed,
// and sums are whole numbers: the result is the
// same on any number of threads, unless time ends the search.
#pragma once

#include <algorithm>
#include <atomic>

#include "../threads.h"
#include "line.h"
#include "task.h"

namespace stosy {

inline void rank_by_sum(Candidate* from, Candidate* to) {
    std::stable_sort(from, to, [](const Candidate& one, const Candidate& two) { return one.sum > two.sum; });
}

template <GameSearch G, class Make>
class Flat {
  public:
    Flat(const Task<G>& task, Make make, const Watch& watch, Found& found)
        : task_(task), make_(make), watch_(watch), found_(found) {}

    void run() {
        const int rounds = halvings(found_.candidates.size());
        left_ = found_.candidates.size();
        for (int round = 1; round <= rounds && !watch_.over(); ++round) {
            const u64 left = task_.limits.playouts - std::min(task_.limits.playouts, planned_);
            if (left < left_) break;
            const u64 deals = std::max<u64>(left / static_cast<u64>(rounds - round + 1) / left_, 1);
            planned_ += deals * left_;
            play_round(deals, static_cast<double>(round) / rounds);
            give_up_half();
        }
        rank(0);
    }

  private:
    // What a thread adds up.
    struct Part {
        std::vector<u64> sums;
        std::vector<u64> squares;
        u64 deals = 0;
        u64 skipped = 0;
    };

    static int halvings(std::size_t candidates) {
        int rounds = 0;
        for (; candidates > 1; candidates = (candidates + 1) / 2) ++rounds;
        return rounds;
    }

    void play_round(u64 deals, double share) {
        const u64 end = first_ + deals;
        std::atomic<u64> next = {first_};
        std::vector<Part> parts(static_cast<unsigned>(task_.threads));
        in_parallel(task_.threads, [&](int worker) {
            Part& part = parts[static_cast<unsigned>(worker)];
            part.sums.resize(left_);
            part.squares.resize(left_);
            std::vector<u64> values(left_);
            u64 deal;
            while (!watch_.over(share) && (deal = next.fetch_add(1)) < end)
                play_deal(deal, values, part);
        });
        first_ = std::min(next.load(), end);
        for (const Part& part : parts) add(part);
    }

    // All candidates, or, when stopped on the way, none: what was tried more often must not look better.
    void play_deal(u64 deal, std::vector<u64>& values, Part& part) const {
        const Rng rng(task_.seed, deal);
        typename G::State dealt;
        if (!redeal(task_, rng, dealt)) {
            ++part.skipped;
            return;
        }
        for (unsigned index = 0; index < left_; ++index) {
            if (watch_.stopped()) return;
            values[index] = value(dealt, found_.candidates[index].action, rng);
        }
        for (unsigned index = 0; index < left_; ++index) {
            const u64 apart = values[index] - values[0];
            part.sums[index] += values[index];
            part.squares[index] += apart * apart;
        }
        ++part.deals;
    }

    u64 value(const typename G::State& dealt, int action, const Rng& rng) const {
        Line<G> line(dealt, rng, task_.net ? task_.horizon : 0);
        if (task_.turns) {
            for (const int step : (*task_.turns)[static_cast<unsigned>(action)]) line.play(task_.viewer, step);
        } else if (action != NOTHING) {
            line.play(task_.viewer, action);
        }
        line.run(make_(rng), action == NOTHING ? bit<u16>(task_.viewer) : u16{0});
        if constexpr (Features<G>::SIZE > 0)
            if (line.cut()) return estimate<G>(*task_.net, line.state(), task_.viewer);
        return Aim<G>::value(line.state(), task_.viewer);
    }

    void add(const Part& part) {
        for (unsigned index = 0; index < left_; ++index) {
            found_.candidates[index].visits += part.deals;
            found_.candidates[index].sum += part.sums[index];
            found_.candidates[index].squares += part.squares[index];
        }
        found_.playouts += part.deals * left_;
        found_.skipped += part.skipped;
    }

    // Those still in the race have been in the same deals; they stand before those given up.
    void give_up_half() {
        rank(kept_);
        left_ = std::max((left_ + 1) / 2, 1 + kept_);
    }

    // By value, from this place on.
    void rank(std::size_t from) {
        Candidate* const candidates = found_.candidates.data();
        rank_by_sum(candidates + from, candidates + left_);
    }

    const Task<G>& task_;
    Make make_;
    const Watch& watch_;
    Found& found_;
    std::size_t kept_ = task_.guide ? 1 : 0;  // the guide's own choice
    std::size_t left_ = 0;
    u64 first_ = 0;    // the next deal
    u64 planned_ = 0;  // playouts, whether or not their deals could be made
};

// `make(rng)` gives the policy of a playout.
template <GameSearch G, class Make>
Found flat_search(const Task<G>& task, Make make) {
    return answer(task, [&](Found& found, const Watch& watch) {
        Flat<G, Make>(task, make, watch, found).run();
    });
}

}  // namespace stosy
