// One row of a batch: a match, the seat to choose next, and its legal actions.
#pragma once

#include <array>
#include <optional>

#include "observe.h"
#include "playout.h"

namespace stosy {

// The actions of a learning program: those of the game and, in games with opportunities out of turn, one
// more, to pass.
template <class G>
constexpr int LET_GO = G::ACTIONS;
template <class G>
constexpr int ACTION_COUNT = G::ACTIONS + G::OPPORTUNITIES;

// A set of actions.
template <int ACTIONS>
class ActionSet {
  public:
    void clear() { words_ = {}; }
    void add(int action) { words_[word(action)] |= bit<u64>(action % 64); }

    bool has(long long action) const {
        if (action < 0 || action >= ACTIONS) return false;
        const int number = static_cast<int>(action);
        return stosy::has(words_[word(number)], number % 64);
    }

    int size() const {
        int actions = 0;
        for (const u64 bits : words_) actions += count(bits);
        return actions;
    }

    // The k-th action of the set.
    int at(int k) const {
        unsigned index = 0;
        for (; k >= count(words_[index]); ++index) k -= count(words_[index]);
        u64 bits = words_[index];
        for (; k; --k) bits &= bits - 1;
        return static_cast<int>(index) * 64 + lowest(bits);
    }

  private:
    static unsigned word(int action) { return static_cast<unsigned>(action / 64); }

    std::array<u64, (ACTIONS + 63) / 64> words_ = {};
};

// What all rows share.
template <class G>
struct Terms {
    typename G::Options options;
    int seats;
    u64 seed;
    std::array<bool, G::ACTIONS> open;  // can an action ever be offered with these settings?
};

template <class G>
class Row {
  public:
    using State = typename G::State;
    static constexpr int ACTIONS = ACTION_COUNT<G>;

    // Deals the game of this number. Its random stream depends on the row and the number only, not on the
    // other rows. Row 0 plays the games of a series (playout.h).
    void deal(const Terms<G>& terms, u64 row, u64 game) {
        game_ = game;
        rng_ = Rng(terms.seed, (row << 32) + game);
        match_.emplace(terms.options, terms.seats, BY_LOT, rng_);
        steps_ = 0;
        aside_ = 0;
        ask(state());
    }

    // Stores the action for the next step; false if it is not offered.
    bool choose(long long action) {
        if (!offered_.has(action)) return false;
        chosen_ = static_cast<Action>(action);
        return true;
    }

    // A random offered action, from the game's stream.
    int random() const { return offered_.at(rng_.below(CHOICE_LANE + steps_, offered_.size())); }

    // Applies the stored action; true if it ends the match.
    bool step() {
        ++steps_;
        if (!let_go()) {
            Unheard nobody;
            match_->play(seat_, chosen_, nobody);
            if (G::over(state())) return true;
            aside_ = 0;
        }
        ask(state());
        return false;
    }

    // Writes the mask and the observation of the seat to choose next.
    void show(const Terms<G>& terms, u8* mask, u8* observation) {
        clear(mask, ACTIONS);
        offered_.clear();
        const auto offer = [&](int action) {
            mask[action] = 1;
            offered_.add(action);
        };
        typename G::List list;
        G::legal(state(), seat_, list);
        for (const Action action : list)
            if (terms.open[action]) offer(action);
        if (aside_) offer(LET_GO<G>);
        Sight<G>::write(state(), seat_, observation);
    }

    int seat() const { return seat_; }
    u64 game() const { return game_; }
    Outcome outcome() const { return G::outcome(state()); }

  private:
    struct Unheard {
        static constexpr bool WHOLE = false;
        void action(int, Action) {}
    };

    const State& state() const { return match_->state(); }

    bool let_go() const { return G::OPPORTUNITIES && chosen_ == LET_GO<G>; }

    // After every action the seats with an opportunity choose first, clockwise from the seat waited for;
    // then the seat waited for chooses.
    void ask(const State& now) {
        const int turn = G::turn(now);
        if constexpr (G::OPPORTUNITIES) {
            for (int step = aside_ + 1; step < now.seats; ++step) {
                const int seat = (turn + step) % now.seats;
                if (!Sight<G>::opportunity(now, seat)) continue;
                aside_ = static_cast<u8>(step);
                seat_ = static_cast<u8>(seat);
                return;
            }
        }
        aside_ = 0;
        seat_ = static_cast<u8>(turn);
    }

    std::optional<Playout<G>> match_;
    Rng rng_ = Rng(0, 0);
    ActionSet<ACTIONS> offered_;
    u64 game_ = 0;
    u64 steps_ = 0;
    Action chosen_ = 0;
    u8 seat_ = 0;
    u8 aside_ = 0;  // distance from the seat waited for to the seat to choose
};

}  // namespace stosy
