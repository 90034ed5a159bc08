// The end of Face to Face: both draw piles are empty and both hands known. Who wins with best play?
//
// Depth first through the rules themselves, remembering who wins from where.
#pragma once

#include "../../solve/memory.h"
#include "../../solve/solver.h"
#include "rules.h"

namespace stosy {

template <>
class Solver<FaceToFace> {
  public:
    using G = FaceToFace;
    static constexpr bool KNOWN = true;
    static constexpr bool WHOLE = false;
    static constexpr bool LIMITED = false;

    static bool can(const G::State& state) { return state.drawn[0] + state.drawn[1] == 2 * G::CARDS; }

    // In the line the winner plays to win, the loser what is offered first.
    std::optional<Solution> solve(G::State state) {
        require(can(state), "a draw pile is not empty");
        Line line;
        if (!G::over(state)) begin(state, line);
        while (!G::over(state)) step(state, best(state), line);
        return Solution{line, G::outcome(state).winners, 0, true};
    }

    u64 states() const { return states_; }

  private:
    using Line = std::vector<Choice>;

    enum : u64 { UNKNOWN, LOSES, WINS };

    // FF9: what was laid in this turn may be taken back, and is where only that saves the seat.
    void begin(G::State& state, Line& line) {
        G::State before = state;
        while (before.laid) G::play(before, before.turn, G::TAKE_BACK);
        memory_.forget();
        states_ = 0;
        for (int seat = 0; seat < 2; ++seat) {
            dealt_[seat] = before.hands[seat];
            require(count(dealt_[seat]) <= G::HAND, "a hand is too large");
        }
        if (wins(state) || !wins(before)) return;
        while (state.laid) step(state, G::TAKE_BACK, line);
    }

    static void step(G::State& state, Action action, Line& line) {
        line.push_back({state.turn, action});
        G::play(state, state.turn, action);
    }

    Action best(const G::State& state) {
        const G::Choices choices(state);
        for (int index = 0; index < choices.count; ++index)
            if (wins_by(state, choices.at(index).action)) return choices.at(index).action;
        return choices.at(0).action;
    }

    bool wins_by(const G::State& state, Action action) {
        G::State next = state;
        G::play(next, next.turn, action);
        if (G::over(next)) return next.winner == state.turn;
        return wins(next) == (next.turn == state.turn);
    }

    // Does the seat to act win?
    bool wins(const G::State& state) {
        const u128 key = key_of(state);
        const u64 known = memory_.at(key, UNKNOWN);
        if (known != UNKNOWN) return known == WINS;
        ++states_;
        const G::Choices choices(state);
        bool found = false;
        for (int index = 0; index < choices.count && !found; ++index)
            found = wins_by(state, choices.at(index).action);
        memory_.at(key, UNKNOWN) = found ? WINS : LOSES;
        return found;
    }

    // After two lays it no longer matters how many they were (FF3).
    u128 key_of(const G::State& state) const {
        u64 key = 0;
        for (int seat = 0; seat < 2; ++seat)
            each(dealt_[seat], [&](int card) { key = key << 1 | has(state.hands[seat], card); });
        for (const u8 top : state.tops) key = key << 6 | top;
        const int laid = std::min<int>(state.laid, 2);
        return key << 4 | static_cast<u64>(laid << 2 | state.helped << 1 | state.turn);
    }

    G::Mask dealt_[2] = {};
    u64 states_ = 0;
    Memory memory_;
};

}  // namespace stosy
