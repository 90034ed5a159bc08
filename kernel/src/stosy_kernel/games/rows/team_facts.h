// A state of a team game spelt out in plain numbers, and read back from them.
#pragma once

#include <algorithm>
#include <climits>

#include "facts.h"
#include "rows.h"

namespace stosy::team {

// The cards of a pile, bottom card first.
template <class G>
Numbers pile_of(const typename G::State& state, int pile) {
    Numbers cards;
    for (int top = state.tops[pile]; top != G::ROW[pile]; top = state.under[card_of(top)])
        cards.push_back(card_of(top));
    return {cards.rbegin(), cards.rend()};
}

template <class G>
RowFacts facts_of(const typename G::State& state) {
    RowFacts facts;
    facts.options = state.options.values();
    for (int seat = 0; seat < state.seats; ++seat) facts.hands.push_back(listed(state.hands[seat]));
    facts.draws = {Numbers(state.deck + state.drawn, state.deck + G::CARDS)};
    for (int pile = 0; pile < G::PILES; ++pile) facts.piles.push_back(pile_of<G>(state, pile));
    facts.turn = state.turn;
    facts.turns = state.turns;
    facts.laid = state.laid;
    for (int index = 0; index < state.standing; ++index)
        facts.signals.emplace_back(state.signals[index] / 32, state.signals[index] % 32);
    facts.began = listed(u64{state.began});
    facts.reason = state.reason;
    return facts;
}

// Reads facts into a state, and refuses with std::invalid_argument what cannot be.
template <class G>
class Reader {
  public:
    using Mask = typename G::Mask;
    using State = typename G::State;

    explicit Reader(const RowFacts& facts) : facts_(facts), state_() {}

    State read() {
        const int seats = static_cast<int>(facts_.hands.size());
        check_setup<G>(seats, facts_.turn);
        state_.options = G::Options::read(facts_.options);
        state_.seats = static_cast<u8>(seats);
        state_.hand_size = static_cast<u8>(G::hand_size(seats));
        read_play();
        read_cards();
        check_lying();
        read_signals();
        read_began();
        return state_;
    }

  private:
    static constexpr int CARDS = G::CARDS;
    static constexpr int PILES = G::PILES;

    void read_play() {
        state_.turn = static_cast<u8>(within(facts_.turn, 0, state_.seats - 1, "no such seat"));
        state_.turns = static_cast<u16>(within(facts_.turns, 0, USHRT_MAX, "too many turns"));
        state_.laid = static_cast<u8>(within(facts_.laid, 0, CARDS, "too many cards laid"));
        state_.reason = checked_reason<G>(facts_.reason);
    }

    void read_cards() {
        Mask seen = 0;
        for (unsigned seat = 0; seat < facts_.hands.size(); ++seat) {
            require(facts_.hands[seat].size() <= state_.hand_size, "a hand is too large");
            state_.hands[seat] = taken(facts_.hands[seat], CARDS, seen);
        }
        require(facts_.draws.size() == 1 && facts_.piles.size() == PILES, "not the piles of this game");
        taken(facts_.draws[0], CARDS, seen);
        for (unsigned pile = 0; pile < PILES; ++pile) {
            taken(facts_.piles[pile], CARDS, seen);
            place_pile(pile);
        }
        require(count(seen) == CARDS, "a card is missing");
        place_deck(seen);
    }

    void place_pile(unsigned pile) {
        u8 top = G::ROW[pile];
        for (const int card : facts_.piles[pile]) {
            state_.lying |= bit<Mask>(card);
            state_.under[card] = top;
            top = static_cast<u8>(top_of(card));
        }
        state_.tops[pile] = top;
    }

    // The drawn part of the deck holds what is not to be drawn, in any order.
    void place_deck(Mask all) {
        const Numbers& draw = facts_.draws[0];
        for (const int card : draw) all &= ~bit<Mask>(card);
        each(all, [&](int card) { state_.deck[state_.drawn++] = static_cast<u8>(card); });
        std::copy(draw.begin(), draw.end(), state_.deck + state_.drawn);
    }

    void check_lying() const {
        const int lying = CARDS - G::left(state_);
        within(state_.laid, 0, lying, "too many cards laid");
        require((state_.reason == ALL_LAID) <= (lying == CARDS), "cards are left");
    }

    void read_signals() {
        for (const auto& [seat, signal] : facts_.signals) {
            within(seat, 0, state_.seats - 1, "no such seat");
            within(signal, 0, G::SIGNALS - 1, "no such signal");
            const u32 given = state_.said[seat];
            require(!has(given, signal) && count(u64{given}) < G::SEAT_SIGNALS, "too many signals");
            G::say(state_, seat, signal);
        }
    }

    void read_began() {
        u8 began = 0;
        taken(facts_.began, state_.seats, began);
        state_.began = began;
    }

    const RowFacts& facts_;
    State state_;
};

}  // namespace stosy::team
