// One row of a batch: a match, the seat to choose next, and its legal actions.
#pragma once

#include <array>
#include <cstring>
#include <optional>
#include <vector>

#include "action_set.h"
#include "bots.h"
#include "observe.h"
#include "playout.h"

namespace stosy {

// The actions of a learning program: those of the game, and one more, to pass on an opportunity. A batch
// numbers those that it may offer: its columns.
template <GameView G>
constexpr int LET_GO = G::ACTIONS;
template <GameView G>
constexpr int MOST_COLUMNS = G::ACTIONS + 1;
constexpr u16 CLOSED = 0xFFFF;  // instead of a column: never offered

enum class Signalling { NONE, TURN, ALL };

// What all rows share.
template <GameView G>
struct Terms {
    typename G::Options options;
    int seats;
    u64 seed;
    bool aloud;      // is every seat asked for signals?
    int take_backs;  // at most so many in a turn
    u64 max_steps;   // a match is cut off after so many answers; 0 is never
    std::array<u16, static_cast<unsigned>(MOST_COLUMNS<G>)> column;  // by action
    std::vector<int> actions;                                        // by column
    Columns<MOST_COLUMNS<G>> columns;                                // the same
    ActionSet<MOST_COLUMNS<G>> open;     // the actions with a column,
    ActionSet<MOST_COLUMNS<G>> forward;  // and those that do not take back
    Roster<G> roster;              // the bots, or nobody
    std::vector<bool> controlled;  // by seat: is it asked, or does its bot play?

    bool asides() const { return seats > 1 && (G::OPPORTUNITIES || aloud); }
};

// How a match goes on after an answer.
enum class Going { ON, ENDED, CUT };

template <GameView G>
class Row {
  public:
    using State = typename G::State;

    // Deals the game of this number, or the next in which a controlled seat is asked at all. Its random
    // stream depends on the row and the number only, not on the other rows. Row 0 plays the games of a
    // series (playout.h).
    void deal(const Terms<G>& terms, u64 row, u64 game) {
        constexpr u64 NEVER = 0;
        for (game_ = game;; ++game_) {
            rng_ = Rng(terms.seed, (row << 32) + game_);
            match_.emplace(terms.options, terms.seats, BY_LOT, rng_);
            steps_ = 0;
            drawn_ = BOT_LANE;
            next_ = 1;
            taken_back_ = 0;
            if (go_on(terms, NEVER) == Going::ON) return;
        }
    }

    // Stores the action of this column for the next step; false if it is not offered.
    bool choose(const Terms<G>& terms, long long column) {
        if (column < 0 || column >= terms.columns.size()) return false;
        if (!offered_.has(static_cast<int>(column))) return false;
        chosen_ = terms.actions[static_cast<std::size_t>(column)];
        return true;
    }

    // The column of a random offered action, from the game's stream.
    int random() const { return offered_.at(rng_.below(CHOICE_LANE + steps_, offered_.size())); }

    // The column of what the bot of the seat to choose would do; NOTHING if that is not offered.
    int advice(const Terms<G>& terms) {
        const u64 drawn = drawn_;
        const u16 column = terms.column[static_cast<unsigned>(bot(terms))];
        drawn_ = drawn;
        return column != CLOSED && offered_.has(column) ? column : NOTHING;
    }

    // Applies the stored action, and what bots do then.
    Going step(const Terms<G>& terms) {
        return act(chosen_) ? go_on(terms, terms.max_steps) : Going::ENDED;
    }

    // Writes the mask, in bytes or bits, and the observation of the seat to choose next.
    void show(const Terms<G>& terms, u8* mask, bool bits, u8* observation) {
        ActionSet<MOST_COLUMNS<G>> offered;
        G::legal_set(state(), seat_, offered);
        if (aside_) offered.add(LET_GO<G>);
        offered.meet(offered, taken_back_ < terms.take_backs ? terms.open : terms.forward);
        terms.columns.write(offered, offered_);
        if (bits) std::memcpy(mask, offered_.words(), static_cast<std::size_t>(terms.columns.bytes()));
        else spread_words(offered_.words(), terms.columns.size(), mask);
        Sight<G>::write(state(), seat_, observation);
    }

    // What every seat sees, one after the other.
    void show_all(u8* observations) const {
        for (int seat = 0; seat < G::seats(state()); ++seat)
            Sight<G>::write(state(), seat, observations + seat * Sight<G>::layout.size());
    }

    int seat() const { return seat_; }
    u64 game() const { return game_; }
    Outcome outcome() const { return G::outcome(state()); }

    template <class Archive>
    void exchange(Archive& archive) {
        if (!match_) match_.emplace();
        match_->exchange(archive);
        archive.plain(rng_);
        archive.plain(offered_);
        archive.plain(game_);
        archive.plain(steps_);
        archive.plain(drawn_);
        archive.plain(chosen_);
        archive.plain(seat_);
        archive.plain(aside_);
        archive.plain(next_);
        archive.plain(taken_back_);
    }

    // The state with its decks shuffled to the last card.
    State settled() const {
        Playout<G> match = *match_;
        return match.settled();
    }

  private:
    struct Unheard {
        static constexpr bool WHOLE = false;
        void action(int, Action) {}
    };

    static constexpr u64 BOT_LANE = 200 * Rng::LANE;

    const State& state() const { return match_->state(); }

    // The seat to choose does this; false if it ends the match.
    bool act(int action) {
        ++steps_;
        if (action == LET_GO<G>) {
            next_ = aside_ + 1;
            return true;
        }
        const int turn = G::turn(state());
        Unheard nobody;
        match_->play(seat_, static_cast<Action>(action), nobody);
        if (G::over(state())) return false;
        if (G::signals(action)) {  // it may say more; the others have been asked
            next_ = aside_ ? aside_ : G::seats(state());
            return true;
        }
        taken_back_ = G::turn(state()) == turn ? taken_back_ + G::takes_back(action) : 0;
        next_ = 1;
        return true;
    }

    // Bots play until a controlled seat is to choose.
    Going go_on(const Terms<G>& terms, u64 max_steps) {
        for (;;) {
            if (max_steps && steps_ >= max_steps) return Going::CUT;
            ask(terms);
            if (terms.controlled[static_cast<unsigned>(seat_)]) return Going::ON;
            if (!act(bot(terms))) return Going::ENDED;
        }
    }

    // After every move the seats with an opportunity choose first, clockwise from the seat waited for; then
    // that seat. Who is asked depends on public facts alone, or being asked would tell what a seat holds.
    void ask(const Terms<G>& terms) {
        const State& now = state();
        const int turn = G::turn(now);
        if (terms.asides()) {
            for (int step = next_; step < terms.seats; ++step) {
                const int seat = turn + step < terms.seats ? turn + step : turn + step - terms.seats;
                if (!Sight<G>::opportunity(now, seat)) continue;
                aside_ = step;
                seat_ = seat;
                return;
            }
        }
        aside_ = 0;
        seat_ = turn;
    }

    // What the bot of the seat to choose does.
    int bot(const Terms<G>& terms) {
        const Player<G>& player = terms.roster[seat_];
        typename G::List list;
        int action = NOTHING;
        if (player) {
            action = sensible<G>(state(), seat_, *player, list);
        } else {
            G::legal(state(), seat_, list);
            if (list.size()) action = random_action<G>(state(), seat_, list, {rng_, drawn_});
        }
        if (action != NOTHING) return action;
        return aside_ ? LET_GO<G> : int{G::fallback(state())};
    }

    std::optional<Playout<G>> match_;
    Rng rng_ = Rng(0, 0);
    ActionSet<MOST_COLUMNS<G>> offered_;  // columns
    u64 game_ = 0;
    u64 steps_ = 0;
    u64 drawn_ = BOT_LANE;  // counts the random numbers of bots
    int chosen_ = 0;
    int seat_ = 0;
    int aside_ = 0;  // distance from the seat waited for to the seat to choose
    int next_ = 1;   // the least distance of the next to be asked
    int taken_back_ = 0;  // in this turn
};

}  // namespace stosy
