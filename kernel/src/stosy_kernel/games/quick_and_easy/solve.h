// Quick & Easy with the order of the draw pile known: can the team win, and how?
//
// Depth first, a whole turn at a time, the turn that leaves most room first; what was found hopeless is
// remembered (room.h). Nothing is cut off on a guess, so every state is decided.
#pragma once

#include "../../solve/memory.h"
#include "../../solve/solver.h"
#include "room.h"

namespace stosy {

template <>
class Solver<QuickAndEasy> {
  public:
    using G = QuickAndEasy;
    static constexpr bool KNOWN = true;
    static constexpr bool WHOLE = true;
    static constexpr bool LIMITED = false;

    static bool can(const G::State&) { return true; }

    // A line that ends with the win; none if the team cannot win.
    std::optional<Solution> solve(const G::State& state) {
        memory_.forget();
        states_ = 0;
        deck_ = state.deck;
        seats_ = state.seats;
        most_ = G::maximum(state.options.value);
        const auto line = continued(state);
        if (!line) return std::nullopt;
        return Solution{*line, static_cast<u16>((1U << state.seats) - 1), 0, true};
    }

    u64 states() const { return states_; }

  private:
    using Line = std::vector<Choice>;
    using Room = quick::Room;
    using Hopeless = quick::Hopeless;

    static constexpr int SLOT = 6;  // bits of a card in a hand: its number + 1, or 0
    static constexpr int HAND = G::HAND * SLOT;

    // At the start of a turn. The future depends on how the hands follow the seat to act, not on who
    // that is.
    struct Node {
        u64 hands;  // that of the seat to act lowest, each with the larger card lower
        u64 left;
        u8 drawn;
        u8 tops[G::PILES];
    };

    struct Turn {
        Action lays[G::HAND];
        int size;
    };

    struct Move {
        int room;
        Turn turn;
        Node next;
    };

    // One lay on either pile with either card, alone or with the other card on either pile.
    struct Moves {
        Move list[12];
        int size = 0;
    };

    // A turn that has begun may end or go on; from the start of a turn on the search decides.
    std::optional<Line> continued(const G::State& state) {
        if (G::over(state)) return state.reason == ALL_LAID ? std::optional(Line()) : std::nullopt;
        if (!state.laid) return found(state);
        const G::Choices choices(state);
        for (int index = 0; index < choices.count; ++index) {
            G::State next = state;
            G::play(next, next.turn, choices.at(index).action);
            if (auto line = continued(next)) {
                line->insert(line->begin(), choices.at(index));
                return line;
            }
        }
        return std::nullopt;
    }

    std::optional<Line> found(const G::State& state) {
        turns_.clear();
        if (!wins(root_of(state))) return std::nullopt;
        return line_from(state);
    }

    // The turns, last one first, told as actions.
    Line line_from(G::State state) const {
        Line line;
        const auto play = [&](Action action) {
            line.push_back({state.turn, action});
            G::play(state, state.turn, action);
        };
        for (auto turn = turns_.rbegin(); turn != turns_.rend(); ++turn) {
            std::for_each(turn->lays, turn->lays + turn->size, play);
            if (!G::over(state)) play(G::END_TURN);
        }
        return line;
    }

    static Node root_of(const G::State& state) {
        Node root = {0, 0, state.drawn, {state.tops[0], state.tops[1]}};
        for (int index = 0; index < state.seats; ++index) {
            const u64 hand = state.hands[(state.turn + index) % state.seats];
            u64 packed = 0;
            each(hand, [&](int card) { packed = packed << SLOT | static_cast<u64>(top_of(card)); });
            root.hands |= packed << (HAND * index);
            root.left |= hand;
        }
        for (int place = state.drawn; place < G::CARDS; ++place)
            root.left |= bit<u64>(state.deck[place]);
        return root;
    }

    bool wins(const Node& node) {
        if (!node.left) return true;
        ++states_;
        const Room up = Room::up(node.tops[0], node.left);
        const Room down = Room::down(node.tops[1], node.left);
        const u128 key = key_of(node, up, down);
        if (Hopeless::has(memory_.at(key, Hopeless::NONE), up, down)) return false;
        if (wins_by_a_move(node)) return true;
        u64& known = memory_.at(key, Hopeless::NONE);
        known = Hopeless::add(known, up, down);
        return false;
    }

    bool wins_by_a_move(const Node& node) {
        Moves moves;
        find(node, moves);
        for (; moves.size; --moves.size) {
            Move* const last = moves.list + moves.size - 1;
            std::swap(*last, *std::max_element(moves.list, moves.list + moves.size, tighter));
            if (!wins(last->next)) continue;
            turns_.push_back(last->turn);
            return true;
        }
        return false;
    }

    static bool tighter(const Move& left, const Move& right) { return left.room < right.room; }

    static u128 key_of(const Node& node, const Room& up, const Room& down) {
        const int rest = node.drawn | up.colour << 6 | down.colour << 9;
        return u128{static_cast<u64>(rest)} << 64 | node.hands;
    }

    void find(const Node& node, Moves& moves) const {
        const int first = first_card(node.hands);
        const int second = second_card(node.hands);
        for (int pile = 0; pile < G::PILES; ++pile) {
            find_with(node, first, second, pile, false, moves);
            if (second) find_with(node, second, first, pile, true, moves);
        }
    }

    // The turns that begin with this lay. Two lays on two piles are the same in either order: those
    // that could be had with the other card first are left out if asked.
    void find_with(const Node& node, int held, int kept, int pile, bool other_first,
                   Moves& moves) const {
        if (!fits(node, held, pile)) return;
        const Node laid = after(node, held, pile);
        add({{action(held, pile), 0}, 1}, laid, kept, moves);
        if (!kept || most_ == 1) return;  // QE8
        for (int next = 0; next < G::PILES; ++next) {
            if (other_first && next != pile && fits(node, kept, next)) continue;
            if (!fits(laid, kept, next)) continue;
            add({{action(held, pile), action(kept, next)}, 2}, after(laid, kept, next), 0, moves);
        }
    }

    static int first_card(u64 hand) { return static_cast<int>(hand & 63); }
    static int second_card(u64 hand) { return first_card(hand >> SLOT); }

    static Action action(int held, int pile) {
        return static_cast<Action>(card_of(held) * G::PILES + pile);
    }

    static bool fits(const Node& node, int held, int pile) {
        return has(G::fits(pile, node.tops[pile]), card_of(held));
    }

    static Node after(Node node, int held, int pile) {
        node.tops[pile] = static_cast<u8>(held);
        node.left &= ~bit<u64>(card_of(held));
        return node;
    }

    // The turn ends: draw, pass the turn on, and keep the move unless it loses at once (QE6).
    void add(const Turn& turn, Node next, int kept, Moves& moves) const {
        next.hands = next.hands >> HAND | drawn_to(kept, next) << (HAND * (seats_ - 1));
        while (next.left && !(next.hands & ((1U << HAND) - 1))) next.hands >>= HAND;  // QE5
        const u64 up = G::fits(0, next.tops[0]);
        const u64 down = G::fits(1, next.tops[1]);
        if (next.left && !can_lay(next.hands, up | down)) return;
        moves.list[moves.size++] = {count(up & next.left) + count(down & next.left), turn, next};
    }

    u64 drawn_to(int kept, Node& node) const {
        u64 hand = static_cast<u64>(kept);
        for (int room = kept ? 1 : 2; room && node.drawn < G::CARDS; --room)
            hand = hand << SLOT | static_cast<u64>(top_of(deck_[node.drawn++]));
        const u64 first = hand & 63;
        const u64 second = hand >> SLOT;
        return first < second ? second | first << SLOT : hand;
    }

    // An empty slot is the bit below the first card, which never fits.
    static bool can_lay(u64 hands, u64 fitting) {
        const u64 held = u64{1} << first_card(hands) | u64{1} << second_card(hands);
        return (fitting << 1 & held) != 0;
    }

    const u8* deck_ = nullptr;
    int seats_ = 0;
    int most_ = 0;
    u64 states_ = 0;
    std::vector<Turn> turns_;
    Memory memory_;
};

}  // namespace stosy
