// Points in Quick & Easy: a lay has the value of the best turn that begins with it; a turn has the value of
// the best reply of the next seat. The same as `stosy/games/quick_and_easy/bots/points.py`.
#pragma once

#include "end.h"
#include "hands.h"
#include "numbers.h"

namespace stosy {

template <>
class Sense<QuickAndEasy> {
    using G = QuickAndEasy;
    using Held = quick::Held;
    using Hands = quick::Hands;

  public:
    using Weights = QuickWeights;

    Sense(const G::State& state, int seat, const Weights& weights)
        : state_(state), weights_(weights), seat_(seat) {
        if (seat != state.turn) return;  // it can only speak
        hands_ = Hands(state, seat);
        ends_ = quick::Ending::ways(hands_, G::CARDS - state.drawn) <= quick::Ending::MOST_WAYS;
    }

    static bool quiet(const Weights& weights) {
        constexpr int MOST_GAIN = 9;  // no lay gives more room back
        return weights.say_holds <= 0 && weights.say_height <= 0 && weights.begin_within < 0 &&
               std::max(weights.wants_within, weights.leave_within) < -MOST_GAIN;
    }

    int score(int action) const {
        if (action == G::BEGIN) return worth_beginning();
        if (G::signals(action)) return worth_saying(action - G::SIGNAL);
        const Turn turn = {{state_.tops[0], state_.tops[1]}, state_.hands[seat_], state_.laid};
        if (action == G::END_TURN) return worth_ending(turn);
        return worth_laying(turn, action / G::PILES, action % G::PILES);
    }

  private:
    // A part of a turn: the tops, the cards still in hand, and the number of cards laid.
    struct Turn {
        u8 tops[G::PILES];
        u64 hand;
        int laid;
    };

    // The value of a pile with some top, and the share of the coming cards that fit on it.
    struct Pile {
        int points;
        int fit;
    };

    // The position of the next seat: the tops, the coming cards, and the seat after it.
    struct Given {
        const u8* tops;
        u64 coming;
        const Held& after;
        Pile piles[G::PILES];
    };

    bool speaks_of_heights() const { return G::may_say_heights(state_.options.value); }

    int worth_laying(const Turn& turn, int card, int pile) const {
        const int room = G::room_lost(pile, turn.tops[pile], card);
        int points = -weights_.room * room;
        if (room > 0 && hands_.spared >> pile & 1U) {
            points -= weights_.spared;
        } else if (room > 0 && hands_.wanted >> pile & 1U) {
            points -= weights_.wanted;
        }
        return looks_ahead() ? points + best_end(after(turn, card, pile)) : points;
    }

    // The value of ending the turn; keeping a card costs points, and at the very end only winning counts.
    int worth_ending(const Turn& turn) const {
        if (looks_ahead() && ends_) return chance(turn);
        const int kept = state_.drawn < G::CARDS ? weights_.end : weights_.last_end;
        return (turn.hand ? kept : 0) + (looks_ahead() ? handed(turn) : 0);
    }

    int chance(const Turn& turn) const {
        quick::Table table = {{turn.tops[0], turn.tops[1]}, {}, hands_.unseen, G::CARDS - state_.drawn};
        std::copy_n(hands_.of, G::MOST_SEATS, table.of);
        table.of[seat_] = own(turn.hand);
        table.draw -= table.of[seat_].size - count(turn.hand);
        const quick::Ending ending(state_.seats, G::maximum(state_.options.value));
        return ending.chance(table, (seat_ + 1) % state_.seats);
    }

    static Turn after(Turn turn, int card, int pile) {
        turn.tops[pile] = static_cast<u8>(top_of(card));
        turn.hand &= ~bit<u64>(card);
        ++turn.laid;
        return turn;
    }

    // The value of the best rest of the turn.
    int best_end(const Turn& turn) const {
        int best = worth_ending(turn);
        if (turn.laid == G::maximum(state_.options.value)) return best;
        for (int pile = 0; pile < G::PILES; ++pile)
            each(turn.hand & G::fits(pile, turn.tops[pile]), [&](int card) {
                best = std::max(best, best_end(after(turn, card, pile)));
            });
        return best;
    }

    Held own(u64 hand) const {
        Held held = {};
        each(hand, [&](int card) { held.add(bit<u64>(card)); });
        for (int left = G::CARDS - state_.drawn; left && held.size < G::HAND; --left)
            held.add(hands_.unseen);
        return held;
    }

    // The value for the next seat, averaged over its possible hands.
    int handed(const Turn& turn) const {
        const Held mine = own(turn.hand);
        Held next[2] = {};
        int first = seat_;
        int found = 0;
        for (int step = 1; step <= state_.seats && found < 2; ++step) {
            const int seat = (seat_ + step) % state_.seats;
            const Held& held = seat == seat_ ? mine : hands_.of[seat];
            if (!held.size) continue;
            if (!found) first = seat;
            next[found++] = held;
        }
        if (!found) return 0;
        const u64 coming = hands_.unseen | turn.hand;
        const Pile up = pile(0, turn.tops[0], coming, next[1]);
        const Pile down = pile(1, turn.tops[1], coming, next[1]);
        return expected({turn.tops, coming, next[1], {up, down}}, next[0], first);
    }

    // A card that a seat may hold: the value of laying it, and its holder's wishes.
    struct Reply {
        int points;
        unsigned wishes;
    };

    int expected(const Given& given, const Held& held, int seat) const {
        Reply replies[G::HAND][G::CARDS];
        int sizes[G::HAND];
        for (int card = 0; card < G::HAND; ++card)
            sizes[card] = list(given, held, card, replies[card]);
        long long all = 0;
        long long likely = 0;
        int agreeing = 0;
        for (int one = 0; one < sizes[0]; ++one) {
            for (int two = 0; two < sizes[1]; ++two) {
                const int points = std::max(replies[0][one].points, replies[1][two].points);
                all += points;
                if (!agrees(replies[0][one].wishes | replies[1][two].wishes, seat)) continue;
                likely += points;
                ++agreeing;
            }
        }
        return agreeing ? quick::mean(likely, agreeing) : quick::mean(all, sizes[0] * sizes[1]);
    }

    // All that a card of a hand may be; a card that is not there is never the better one.
    int list(const Given& given, const Held& held, int card, Reply* replies) const {
        if (card >= held.size) {
            replies[0] = {INT_MIN, 0};
            return 1;
        }
        int size = 0;
        each(held.cards[card],
             [&](int which) { replies[size++] = {reply(given, which), wishes(which)}; });
        return size;
    }

    // Do the seat's wishes agree with these cards? A seat without any signals gives no information. If others
    // have laid since, a card that was near then may not be near now; but a card that is near now would have
    // been signalled.
    bool agrees(unsigned wishes, int seat) const {
        if (seat == seat_ || !(hands_.spoke >> seat & 1U)) return true;
        const unsigned said = hands_.wishes[seat];
        const bool unchanged = state_.seats == 2 && !state_.laid;
        return unchanged ? wishes == said : !(wishes & ~said);
    }

    // The wishes for a card: `wants` if it takes little room on a pile, `leave` if it takes almost none or
    // gives room back.
    unsigned wishes(int card) const {
        unsigned found = 0;
        for (int pile = 0; pile < G::PILES; ++pile) {
            if (!has(G::fits(pile, state_.tops[pile]), card)) continue;
            const int room = G::room_lost(pile, state_.tops[pile], card);
            if (room <= weights_.wants_within) found |= Hands::wish({SAYS_WANTS, pile});
            if (room <= weights_.leave_within && speaks_of_heights())  // QE8
                found |= Hands::wish({SAYS_LEAVE, pile});
        }
        return found;
    }

    // The best lay of a card by the next seat.
    int reply(const Given& given, int card) const {
        int best = INT_MIN;
        for (int on = 0; on < G::PILES; ++on)
            if (has(G::fits(on, given.tops[on]), card)) best = std::max(best, left(given, card, on));
        return best == INT_MIN ? -weights_.lost : best;
    }

    // The value of the position that the next seat leaves.
    int left(const Given& given, int card, int on) const {
        const Pile changed = pile(on, top_of(card), given.coming, given.after);
        const Pile& other = given.piles[1 - on];
        const u64 stuck = ~(G::fits(on, top_of(card)) | G::fits(1 - on, given.tops[1 - on]));
        const int dead = quick::share(count(given.coming & stuck), count(given.coming));
        int alas = given.after.size ? quick::WHOLE : 0;
        for (int held = 0; held < given.after.size; ++held) {
            const u64 cards = given.after.cards[held];
            alas = alas * quick::share(count(cards & stuck), count(cards)) / quick::WHOLE;
        }
        return changed.points + other.points + weights_.worse * std::min(changed.fit, other.fit) -
               weights_.dead * (dead * dead / quick::WHOLE) - weights_.stuck * alas;
    }

    Pile pile(int on, int top, u64 coming, const Held& after) const {
        const int size = count(coming);
        const int fit = quick::share(count(coming & G::fits(on, top)), size);
        int points = weights_.fit * fit;
        if (!top) return {points, fit};
        const u64 colour = u64{0x3FF} << card_of(top) / 10 * 10;
        points += weights_.regain * regained(on, top, coming & colour, size);
        for (int card = 0; card < after.size; ++card)
            if (!(after.cards[card] & ~colour))
                points += weights_.back * regained(on, top, after.cards[card], count(after.cards[card]));
        return {points, fit};
    }

    // The average room that one of `among` cards gives back; `cards` have the pile's colour.
    static int regained(int on, int top, u64 cards, int among) {
        if (!among) return 0;
        const int card = card_of(top);
        return quick::FINE * quick::regained.steps[on][card % 10][cards >> card / 10 * 10] / among;
    }

    bool looks_ahead() const {
        return weights_.lost || weights_.stuck || weights_.dead || weights_.fit || weights_.worse ||
               weights_.regain || weights_.back;
    }

    // The points of a signal: a height says more than a colour, and a colour reveals a trick. Signals in
    // one's own turn are useless (QE9).
    int worth_saying(int signal) const {
        if (seat_ == state_.turn) return 0;
        const Said meaning = G::meaning(signal);
        switch (meaning.kind) {
            case SAYS_HOLDS:
                return speaks_of_heights() ? 0 : weights_.say_holds;
            case SAYS_HEIGHT:
                return weights_.say_height;
            case SAYS_TRICK:
                return 0;
            default:
                return is_wished(Hands::wish(meaning));
        }
    }

    // QE0: a point if the cards take little room on the row cards, unless the seat to act has said so itself.
    int worth_beginning() const {
        if (has(state_.began, state_.turn)) return 0;
        int room = 0;
        each(state_.hands[seat_], [&](int card) {
            room += std::min(G::room_lost(0, G::ROW[0], card), G::room_lost(1, G::ROW[1], card));
        });
        return room <= weights_.begin_within;
    }

    bool is_wished(unsigned wish) const {
        bool any = false;
        each(state_.hands[seat_], [&](int card) { any |= (wishes(card) & wish) != 0; });
        return any;
    }

    const G::State& state_;
    const Weights& weights_;
    int seat_;
    Hands hands_;
    bool ends_ = false;  // can the endgame be solved exactly?
};

}  // namespace stosy
