// Training positions from games between bots, some of which search; games begin with random mistakes.
#pragma once

#include "../playout.h"
#include "../search/expert.h"
#include "features.h"
#include "fit.h"

namespace stosy {

// How positions are gathered: the playouts per decision of bots that search; 0: none search.
struct Gathering {
    u64 playouts;
    int horizon;
    const Net* net;
};

// One game. In a team all seats have the same bot; otherwise each seat has its own.
template <GameFeatures G>
class Gatherer {
  public:
    STOSY_NOINLINE Gatherer(const Series<G>& series, const std::vector<Player<G>>& players, const Gathering& how,
             u64 number)
        : rng_(series.seed, number), sober_(static_cast<int>(draw(Features<G>::TURNS))) {
        Playout<G> playout(series.options, series.seats, series.first, rng_);
        state_ = playout.settled();
        std::vector<Player<G>> seated;
        std::vector<bool> searching;
        for (int seat = 0; seat < series.seats; ++seat) {
            const bool alike = Features<G>::shared && seat;
            seated.push_back(alike ? seated[0] : players[draw(players.size())]);
            searching.push_back(alike ? searching[0] : how.playouts && draw(2));
        }
        const Expertise<G> expert = {Roster<G>(seated), how.playouts, WIDEST, 0, how.net, how.horizon, false};
        for (const bool one : searching) expert_seats_.push_back(one ? std::optional(expert) : std::nullopt);
        roster_.emplace(std::move(seated));
    }

    STOSY_NOINLINE void play(Samples& samples) {
        Thought thought;
        Experts<G> experts(*roster_, expert_seats_, rng_, thought);
        std::vector<int> seats;
        const std::size_t from = samples.size();
        while (!G::over(state_)) {
            const auto [seat, action] = experts.choose(state_);
            const int before = Features<G>::turns(state_);
            G::play(state_, seat, slips(seat, action) ? slip(seat) : action);
            if constexpr (G::CHANCE)
                if (G::chance_due(state_)) take_chance<G>(state_, rng_, ++chances_);
            const bool next = Features<G>::turns(state_) > before && Features<G>::begins(state_);
            if (next && !G::over(state_) && counts()) note(samples, seats);
        }
        for (std::size_t row = 0; row < seats.size(); ++row)
            samples[from + (row + 1) * (Features<G>::SIZE + 1) - 1] =
                static_cast<float>(Aim<G>::value(state_, seats[row])) / SURE;
    }

  private:
    static constexpr u64 LANE = 103 * Rng::LANE;
    static constexpr std::size_t WIDEST = 6;
    static constexpr std::size_t SLIP = 16;  // one action in so many is random

    std::size_t draw(std::size_t bound) {
        return static_cast<std::size_t>(rng_.below(LANE + number_++, static_cast<int>(bound)));
    }

    // The cost of a bad choice shows right after it, but a whole random turn loses some games at once.
    bool slips(int seat, Action action) {
        const int turns = Features<G>::turns(state_);
        if (G::signals(action) || seat != G::turn(state_) || turns >= sober_) return false;
        return (Features<G>::LAST_TURN_OF_SLIPS && turns + 1 == sober_) || !draw(SLIP);
    }

    // Count the first position after the mistakes, and about half of the others.
    bool counts() {
        const int turns = Features<G>::turns(state_);
        return turns == sober_ || (turns > sober_ && draw(2));
    }

    Action slip(int seat) {
        std::vector<int> ways;
        list_ways<G>(state_, seat, ways);
        return static_cast<Action>(ways[draw(ways.size())]);
    }

    void note(Samples& samples, std::vector<int>& seats) {
        samples.resize(samples.size() + Features<G>::SIZE + 1);
        int seat = G::turn(state_);
        if constexpr (Features<G>::of_any_seat)
            seat = static_cast<int>(draw(static_cast<std::size_t>(G::seats(state_))));
        seats.push_back(tell<G>(state_, seat, samples.data() + samples.size() - Features<G>::SIZE - 1));
    }

    Rng rng_;
    u64 number_ = 0;
    u64 chances_ = 0;  // shuffles so far
    // From this turn on there are no random mistakes. Only positions after it are used, since estimates
    // assume good play.
    int sober_;
    std::optional<Roster<G>> roster_;
    ExpertSeats<G> expert_seats_;
    typename G::State state_;
};

// Of so many games; game i uses stream i of the seed, so threads make no difference.
template <GameFeatures G>
Samples gather(const Series<G>& series, const std::vector<Player<G>>& players, const Gathering& how,
               u64 games, int threads, Interrupt& interrupt) {
    check_setup<G>(series.seats, series.first);
    require(!players.empty(), "nobody plays");
    std::vector<Samples> by_game(games);
    std::atomic<u64> next = {0};
    in_parallel(threads, [&](int) {
        for (u64 number; (number = next.fetch_add(1)) < games && !interrupt.check();)
            Gatherer<G>(series, players, how, number).play(by_game[number]);
    });
    Samples samples;
    for (const Samples& some : by_game) samples.insert(samples.end(), some.begin(), some.end());
    return samples;
}

}  // namespace stosy
