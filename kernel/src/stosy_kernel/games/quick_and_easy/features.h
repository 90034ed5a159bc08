// What is told of a position of Quick & Easy.
#pragma once

#include <climits>

#include "../rows/features.h"
#include "rules.h"

namespace stosy {

// The numbers left, the tops with what is left of their colours, and every hand card by card, from that of the
// seat to act on. Up and down are alike, so the pile with more cards to come is made the rising one.
template <>
struct Features<QuickAndEasy> : RowFeatures<QuickAndEasy> {
    using G = QuickAndEasy;
    static constexpr int OF_ALL = 5;
    static constexpr int OF_PILE = 2 * G::NUMBERS;
    static constexpr int OF_CARD = 7;
    static constexpr int SIZE =
        OF_ALL + G::NUMBERS + G::PILES * OF_PILE + G::MOST_SEATS * G::HAND * OF_CARD;
    static constexpr bool shared = true;
    static constexpr int TURNS = 45;  // fewer where two cards are laid
    static constexpr bool LAST_TURN_OF_SLIPS = true;

    static void count(const G::State& state, float* to) { Features(state).write(to); }

  private:
    explicit Features(const G::State& state) : state_(state), left_(G::unlaid(state)) {
        for (int pile = 0; pile < G::PILES; ++pile) fits_[pile] = G::fits(pile, state.tops[pile]);
        turned_ = stosy::count(left_ & fits_[0]) < stosy::count(left_ & fits_[1]);
    }

    void write(float* to) const {
        const float all[OF_ALL] = {
            part(stosy::count(left_), G::CARDS),
            part(G::CARDS - state_.drawn, G::CARDS),
            part(stosy::count(left_ & ~fits_[0] & ~fits_[1]), 10),
            part(state_.seats, G::MOST_SEATS),
            part(state_.options.value, 1),
        };
        to = std::copy_n(all, OF_ALL, to);
        std::fill_n(to, SIZE - OF_ALL, 0.0F);
        each(left_, [&](int card) { to[number(card)] += part(1, 5); });
        to += G::NUMBERS;
        for (int pile = 0; pile < G::PILES; ++pile, to += OF_PILE) of_pile(state_.tops[pile ^ turned_], to);
        for (int step = 0; step < state_.seats; ++step, to += G::HAND * OF_CARD)
            of_hand(state_.hands[(state_.turn + step) % state_.seats], to);
    }

    int number(int card) const { return turned_ ? 9 - card % 10 : card % 10; }

    void of_pile(int top, float* to) const {
        if (!top) return;
        to[number(card_of(top))] = 1;
        const u64 colour = u64{0x3FF} << card_of(top) / 10 * 10;
        each(left_ & colour, [&](int card) { to[G::NUMBERS + number(card)] = 1; });
    }

    void of_hand(u64 hand, float* to) const {
        int best = INT_MAX;
        each(hand, [&](int card) {
            float numbers[OF_CARD];
            const int least = of_card(card, numbers);
            // The cheaper one first.
            float* place = to + OF_CARD;
            if (best == INT_MAX) {
                place = to;
            } else if (least < best) {
                std::copy_n(to, OF_CARD, place);
                place = to;
            }
            std::copy_n(numbers, OF_CARD, place);
            best = std::min(best, least);
        });
    }

    int of_card(int card, float* numbers) const {
        std::fill_n(numbers, OF_CARD, 0.0F);
        numbers[0] = 1;
        int least = 20;
        for (int pile = 0; pile < G::PILES; ++pile) {
            const int on = pile ^ turned_;
            float* const mine = numbers + 1 + 3 * pile;
            if (!has(fits_[on], card)) continue;
            const int room = G::room_lost(on, state_.tops[on], card);
            least = std::min(least, room);
            mine[0] = 1;
            if (room > 0) mine[1] = part(room, 10);
            if (room < 0) mine[2] = part(-room, 10);
        }
        return least;
    }

    const G::State& state_;
    u64 left_;
    u64 fits_[G::PILES];
    int turned_;
};

}  // namespace stosy
