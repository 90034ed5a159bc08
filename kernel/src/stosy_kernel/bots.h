// A table of instant bots: which of them acts next, as in `stosy.bots.next_move`, and the random numbers
// drawn for that. `stosy_kernel/bot_dice.py` is the same in Python: change both.
#pragma once

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

#include "sense.h"

namespace stosy {

// The numbers of a lane, one after the other.
struct Dice {
    const Rng& rng;
    u64& number;

    int below(int bound) const { return rng.below(number++, bound); }
};

// Uniform over a seat's actions, including passing on opportunities; rarely it signals, takes back or makes a
// mistake (`stosy.bots.random_bot`).
template <GameHeuristic G>
int random_action(const typename G::State& state, int seat, const typename G::List& list, Dice dice) {
    constexpr int RARELY = 32;
    typename G::List usual;
    typename G::List rare;
    for (const Action action : list)
        (G::signals(action) || G::takes_back(action) ? rare : usual).add(action);
    if (dice.below(RARELY) == 0) {
        if (rare.size()) return rare[dice.below(rare.size())];
        if (const int mistake = G::mistake(state, seat, dice); mistake != NOTHING) return mistake;
    }
    const bool waited = seat == G::turn(state);
    const int chosen = dice.below(usual.size() + !waited);
    return chosen < usual.size() ? int{usual[chosen]} : NOTHING;
}

// The player of a seat: an instant bot with these weights, or the random bot.
template <GameHeuristic G>
using Player = std::optional<typename Sense<G>::Weights>;

// Who plays on all seats.
template <GameHeuristic G>
class Roster {
  public:
    explicit Roster(std::vector<Player<G>> players)
        : players_(std::move(players)),
          quiet_(std::all_of(players_.begin(), players_.end(), [](const Player<G>& player) {
              return player && Sense<G>::quiet(*player);
          })) {}

    bool empty() const { return players_.empty(); }
    // Is it certain that only the seat to act may act?
    bool quiet() const { return quiet_; }
    const Player<G>& operator[](int seat) const { return players_[static_cast<unsigned>(seat)]; }

  private:
    std::vector<Player<G>> players_;
    bool quiet_;
};

template <GameHeuristic G>
class Bots {
  public:
    Bots(const Roster<G>& roster, const Rng& rng) : roster_(roster), rng_(rng) {
        for (u64 seat = 0; seat < G::MOST_SEATS; ++seat) numbers_[seat] = BOT_LANE + seat * Rng::LANE;
    }

    // The choice of the first seat, in random order, whose bot acts; in a team the seat to act comes last. If
    // nobody acts, the fallback.
    STOSY_NOINLINE Choice choose(const typename G::State& state) {
        return choose(state, [](int, int instant) { return instant; });
    }

    // The same, with a search that may replace the choice: `think(seat, instant)`, where instant may be
    // NOTHING.
    template <class Think>
    Choice choose(const typename G::State& state, const Think& think) {
        const int seats = G::seats(state);
        if (roster_.quiet()) {
            const int turn = G::turn(state);
            number_ += static_cast<u64>(seats - 1);  // the order does not matter
            return {turn, static_cast<Action>(think(turn, sensible<G>(state, turn, *roster_[turn])))};
        }
        int order[G::MOST_SEATS];
        for (int seat = 0; seat < seats; ++seat) order[seat] = seat;
        for (int last = seats - 1; last > 0; --last)
            std::swap(order[last], order[rng_.below(number_++, last + 1)]);
        if constexpr (G::TEAM) {  // nobody lays before the others have signalled
            int* const end = order + seats;
            int* const turn = std::find(order, end, G::turn(state));
            std::rotate(turn, turn + 1, end);
        }
        for (int place = 0; place < seats; ++place) {
            const int action = ask(state, order[place], place == 0, think);
            if (action != NOTHING) return {order[place], static_cast<Action>(action)};
        }
        return {G::turn(state), G::fallback(state)};
    }

  private:
    static constexpr u64 BOT_LANE = 200 * Rng::LANE;

    // The first of the order is asked even without an offer: it may make a mistake.
    template <class Think>
    int ask(const typename G::State& state, int seat, bool first, const Think& think) {
        const Player<G>& player = roster_[seat];
        typename G::List list;
        if (player) {
            const int instant = sensible<G>(state, seat, *player, list);
            return list.size() ? think(seat, instant) : NOTHING;
        }
        G::legal(state, seat, list);
        if (!first && !list.size()) return NOTHING;
        return random_action<G>(state, seat, list, {rng_, numbers_[seat]});
    }

    const Roster<G>& roster_;
    Rng rng_;
    u64 number_ = CHOICE_LANE;  // of the order in which seats are asked
    u64 numbers_[G::MOST_SEATS];  // of each seat's own choices
};

// Makes the bots of a game.
template <GameHeuristic G>
struct MakeBots {
    const Roster<G>& roster;

    Bots<G> operator()(const Rng& rng) const { return Bots<G>(roster, rng); }
};

}  // namespace stosy
