// Points in Snakes & Ladders. The same as `stosy/games/snakes_and_ladders/bots/points.py`.
#pragma once

#include "../../sense.h"
#include "rules.h"

namespace stosy {

struct SnakesWeights {
    int lay, worth, cede, low, colour, colours, pair, stranded, again, wild, four, last_chance;
    int lay_each, open_each, wild_each, four_each, spare_each, duel_each;
    int two_each, attack_each, threat_each;
    int intervene, announce, bluff, keep, refuse, call, challenge, doubt, cornered, proof;

    static constexpr const char* NAMES[] = {  // of all of them, in order
        "lay", "worth", "cede", "low", "colour", "colours", "pair", "stranded", "again",
        "wild", "four", "last_chance", "lay_each", "open_each", "wild_each", "four_each",
        "spare_each", "duel_each", "two_each", "attack_each", "threat_each", "intervene",
        "announce", "bluff", "keep", "refuse", "call", "challenge", "doubt", "cornered",
        "proof"};
};

template <>
class Sense<SnakesAndLadders> {
    using State = snakes::State;
    using Hand = snakes::Hand;
    using Lay = snakes::Lay;

  public:
    using Weights = SnakesWeights;

    Sense(const State& state, int seat, const Weights& weights)
        : state_(state), weights_(weights), seat_(seat), hand_(state.hands[seat]), seen_(state.lying) {
        seen_.add(hand_);
        unseen_ = snakes::CARDS - seen_.size();
        following_ = state.hands[snakes::after(state, seat, state.backwards)].size();
        low_ = state.options.single ? 0 : worth_of_points();
    }

    static constexpr bool quiet(const Weights&) { return false; }

    int score(int action) const {
        if (action < snakes::DRAW) return worth_laying(snakes::all_lays.of[static_cast<unsigned>(action)]);
        if (action >= snakes::CALL_OUT) return weights_.call;
        switch (action) {
            case snakes::CHALLENGE:
                return worth_challenging();
            case snakes::DRAW:
                return -price_of_refusing();
            case snakes::PASS:
                return weights_.keep - price_of_refusing();
            default:
                return 0;  // to accept, to be ready
        }
    }

  private:
    static constexpr int OUT = MOST_WEIGHT;  // SL18: the round is won
    static constexpr int FEW = 3;            // who holds no more cards than this may soon be out
    static constexpr int HASTE = 3;          // then points count so many times as much
    static constexpr int SPOILS = 12;        // parts in which what the winner takes is counted

    // How many cards of a hand are in this set of kinds.
    static int held(const Hand& hand, u64 kinds) {
        return count(hand.first & kinds) + count(hand.second & kinds);
    }

    // SL5: keeping a wild can be good; keeping other fitting cards would never end.
    int price_of_refusing() const {
        return hand_.kinds() & state_.open & snakes::COLOURED ? weights_.refuse : 0;
    }

    // SL19: the value of getting rid of a point. Under `winner_takes` it is one of many points in the other
    // hands; under `keep_low`, the more seats, the rarer a round without points.
    int worth_of_points() const {
        const int others = state_.seats - 1;
        const int points =
            state_.options.keep_low ? weights_.low * others : weights_.cede * (SPOILS / others);
        for (int seat = 0; seat < state_.seats; ++seat)
            if (seat != seat_ && state_.hands[seat].size() <= FEW) return HASTE * points;
        return points;
    }

    int worth_laying(const Lay& lay) const {
        Hand rest = hand_;
        rest.remove(lay.kind);
        const int left = rest.size();
        if (left == 0) return OUT;
        int points = worth_of(lay) + worth_of(lay, rest) + left * worth_with_each(lay);
        if (seat_ != state_.turn) points += weights_.intervene;
        if (left == 1 && !lay.said) points -= weights_.announce;
        return points;
    }

    // The value of getting rid of the card.
    int worth_of(const Lay& lay) const {
        const int worth = snakes::worth_of(lay.kind);
        const int points = weights_.lay + low_ * worth;
        if (!snakes::is_wild(lay.kind)) return points + weights_.worth * worth;
        const int danger = following_ == 1 ? weights_.last_chance : 0;
        if (lay.kind == snakes::WILD) return points + weights_.wild + danger;
        return points + weights_.four + danger - (bluffs() ? price_of_bluff() : 0);
    }

    // SL11: with a card of the current colour in hand a Wild Draw Four is a bluff.
    bool bluffs() const {
        return state_.colour != snakes::NO_COLOUR &&
               (hand_.first & snakes::of_colour(state_.colour));
    }

    // Bluffs with many cards in hand, or with an empty draw pile, could go on forever.
    int price_of_bluff() const {
        const bool rash = state_.gone == state_.size || hand_.size() > snakes::HAND;
        return weights_.bluff + (rash ? weights_.refuse : 0);
    }

    // The value of the remaining hand.
    int worth_of(const Lay& lay, const Hand& rest) const {
        const int same = held(rest, snakes::of_colour(lay.colour));
        const int pairs = held(rest, pairs_of(lay));
        int points = weights_.colour * same + weights_.pair * pairs;
        for (int colour = 0; colour < snakes::COLOURS; ++colour)
            if (rest.first & snakes::of_colour(colour)) points += weights_.colours;
        if (!same && !pairs && !(rest.first & snakes::WILDS)) return points + weights_.stranded;
        return points + (plays_again(lay) ? weights_.again : 0);
    }

    // The kinds that fit a lay by digit or picture.
    static u64 pairs_of(const Lay& lay) {
        return snakes::tables.same[lay.kind] & snakes::COLOURED;
    }

    // SL6, SL7, SL8, SL11: of two seats the other loses its turn.
    bool plays_again(const Lay& lay) const {
        if (state_.seats != 2) return false;
        return lay.effect != snakes::NOTHING || (lay.turns && state_.options.reverse_skips);
    }

    // Values that grow with the expected length of the round: by each card left.
    int worth_with_each(const Lay& lay) const {
        int points = weights_.lay_each + weights_.open_each * open_to_others(lay);
        if (snakes::is_wild(lay.kind)) points += worth_of_wild_with_each(lay);
        if (lay.effect == snakes::TAKE_TWO) points += weights_.two_each;
        if (lay.effect < snakes::TAKE_TWO || following_ > 2) return points;
        return points + (following_ == 1 ? weights_.attack_each : weights_.threat_each);
    }

    // A wild always fits: the first is the one to keep, above all with two players.
    int worth_of_wild_with_each(const Lay& lay) const {
        const int spare = held(hand_, snakes::WILDS | snakes::WILDS << 2) - 1;
        const int points = lay.kind == snakes::WILD ? weights_.wild_each : weights_.four_each;
        return points + weights_.spare_each * spare + (state_.seats == 2 ? weights_.duel_each : 0);
    }

    // The percentage of unseen cards that fit the lay by colour or face.
    int open_to_others(const Lay& lay) const {
        const u64 fitting = snakes::of_colour(lay.colour) | pairs_of(lay);
        const int all = held(ALL, fitting);
        return 100 * (all - held(seen_, fitting)) / std::max(unseen_, 1);
    }

    // SL12: a bluff is likelier the more cards of the colour the layer can be expected to hold, and if it was
    // the layer's only way to stop the seat.
    int worth_challenging() const {
        if (is_proved()) return weights_.proof;
        const int cornered = hand_.size() == 1 ? weights_.cornered : 0;
        return weights_.challenge + weights_.doubt * chance_of_colour() + cornered;
    }

    bool is_proved() const {
        const int layer = state_.layer;
        return layer != snakes::NOBODY && doubted(state_.known(seat_, layer));
    }

    int doubted(const Hand& hand) const {
        return state_.doubted == snakes::NO_COLOUR ? 0
                                                   : held(hand, snakes::of_colour(state_.doubted));
    }

    // The probability, in percent, that the layer held the doubted colour, by counting unseen cards.
    int chance_of_colour() const {
        const int others = unseen_ - (doubted(ALL) - doubted(seen_));
        int none = 1000;
        for (int card = 0; card < state_.gambled.size(); ++card)
            none = none * std::max(others - card, 0) / std::max(unseen_ - card, 1);
        return (1000 - none) / 10;
    }

    static constexpr Hand ALL = {snakes::COLOURED,
                                 snakes::COLOURED & ~snakes::of_face(0)};  // the coloured cards

    const State& state_;
    const Weights& weights_;
    int seat_;
    Hand hand_;
    Hand seen_;  // the own hand and the discards
    int unseen_;
    int following_;  // the cards of the next seat
    int low_;        // what each point is worth out of the hand
};

}  // namespace stosy
