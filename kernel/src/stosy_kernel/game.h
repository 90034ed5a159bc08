// What all games share: actions, choices, outcomes, and the places of their random numbers in a stream.
//
// concepts.h says what a game must provide.
#pragma once

#include <array>
#include <stdexcept>

#include "bits.h"
#include "generated/given.h"
#include "rng.h"

namespace stosy {

using Action = u16;

constexpr int NOTHING = -1;  // instead of an action: pass on the opportunity

// A list without allocation; CAPACITY is what a seat can be offered at most.
template <int CAPACITY>
class Actions {
  public:
    void add(int action) { items_[size_++] = static_cast<Action>(action); }
    void clear() { size_ = 0; }
    int size() const { return static_cast<int>(size_); }
    Action operator[](int index) const { return items_[static_cast<unsigned>(index)]; }
    const Action* begin() const { return items_.data(); }
    const Action* end() const { return items_.data() + size_; }

  private:
    std::array<Action, static_cast<unsigned>(CAPACITY)> items_;
    unsigned size_ = 0;
};

// One of the choices of a state: who does what.
struct Choice {
    int seat;
    Action action;
};

struct Outcome {
    Reason reason;
    u16 winners;  // a bit per seat; a team wins with all of them
    int left;     // cards not laid (team games), else 0
};

// The lanes of a game's stream (rng.h): decks first, then who starts, then the players' choices.
constexpr u64 deck_lane(int deck) { return static_cast<u64>(deck) * Rng::LANE; }
constexpr u64 LOT_LANE = 100 * Rng::LANE;
constexpr u64 CHOICE_LANE = 101 * Rng::LANE;
// Later chance entries count from 1; there may be many, so they use a far range of their own.
constexpr u64 chance_lane(u64 ordinal) { return (u64{1} << 40) + ordinal * Rng::LANE; }

// The lane for redealing hidden cards.
constexpr u64 HIDDEN_LANE = u64{1} << 50;

constexpr int BY_LOT = -1;

inline int starter(const Rng& rng, int seats, int first) {
    return first == BY_LOT ? rng.below(LOT_LANE, seats) : first;
}

template <class G>
void check_setup(int seats, int first) {
    if (seats < G::LEAST_SEATS || seats > G::MOST_SEATS)
        raise(std::invalid_argument("so many seats cannot play this game"));
    if (first != BY_LOT && (first < 0 || first >= seats))
        raise(std::invalid_argument("no such seat"));
}

}  // namespace stosy
