// The end of The Game: the draw pile is empty, so everything is known. How few cards can be left?
//
// Depth first with a bound. The cards left are numbered anew in their order, 30 at most, so that a set
// of them is a word. Two facts prune:
//
// - A card is out of reach if no chain of cards still to be laid makes it fit on any pile. So many
//   will be left at least. Who acts later can only build on the cards of those before: a seat that
//   then reaches none of its own ends the game, and everything but what they reached is left.
// - What lies on a pile matters only by the cards left that fit on it. Tops that let the same cards
//   through are one to the memory, and so are the two rising piles, or the two falling ones, exchanged.
#pragma once

#include "../../solve/memory.h"
#include "../../solve/solver.h"
#include "rules.h"

namespace stosy {

template <>
class Solver<TheGame> {
  public:
    using G = TheGame;
    static constexpr bool KNOWN = true;
    static constexpr bool WHOLE = false;
    static constexpr bool LIMITED = true;

    static bool can(const G::State& state) { return state.drawn == G::CARDS; }

    // Without a limit every end is decided; some with five seats take minutes.
    explicit Solver(u64 most_states = ~u64{0}, Interrupt* interrupt = nullptr)
        : most_states_(most_states), interrupt_(interrupt) {}

    std::optional<Solution> solve(const G::State& state) {
        require(can(state), "the draw pile is not empty");
        read(state);
        memory_.forget();
        states_ = 0;
        line_.clear();
        path_.clear();
        const Node root = root_of(state);
        best_ = count(root.left);
        least_ = out_of_reach(root);
        if (best_ > least_ && !G::over(state)) explore(root);
        const u16 all = static_cast<u16>((1U << state.seats) - 1);
        return Solution{line_, best_ ? u16{0} : all, best_, states_ <= most_states_};
    }

    u64 states() const { return states_; }

  private:
    static constexpr int MOST_CARDS = 30;
    static constexpr int TOPS = G::CARDS + 2;
    static constexpr int LOST = 2;      // the cost of a lay for each card that then fits no more,
    static constexpr int END_COST = 1;  // so that what takes nothing comes before the end of the turn

    using Set = u32;

    struct Node {
        Set left;
        u8 tops[G::PILES];
        u8 turn;
        bool laid;  // has this turn its one card (TG2)?
    };

    struct Move {
        int cost;
        Action action;
        Node next;
    };

    struct Moves {
        Move list[G::HAND * G::PILES + 1];
        int size = 0;
    };

    static int way(int pile) { return pile / 2; }
    static int count(Set set) { return stosy::count(u64{set}); }
    static Set one(int card) { return Set{1} << card; }

    void read(const G::State& state) {
        G::Mask all = 0;
        for (int seat = 0; seat < state.seats; ++seat) all |= state.hands[seat];
        seats_ = state.seats;
        size_ = 0;
        each(all, [&](int card) { cards_[size_++] = static_cast<u8>(card); });
        for (int seat = 0; seat < seats_; ++seat) hands_[seat] = set_of(state.hands[seat]);
        for (int top = 0; top < TOPS; ++top) {
            fits_[0][top] = set_of(G::fits(0, top));
            fits_[1][top] = set_of(G::fits(2, top));
            backward_[0][top] = backward(top - 10);
            backward_[1][top] = backward(top + 10);
        }
    }

    Set set_of(G::Mask cards) const {
        Set set = 0;
        for (int card = 0; card < size_; ++card)
            if (has(cards, cards_[card])) set |= one(card);
        return set;
    }

    Set backward(int top) const {
        return top > 0 && top <= G::CARDS ? set_of(bit<G::Mask>(card_of(top))) : 0;
    }

    Node root_of(const G::State& state) const {
        Node root = {0, {}, state.turn, state.laid > 0};
        for (int seat = 0; seat < seats_; ++seat) root.left |= hands_[seat];
        std::copy_n(state.tops, G::PILES, root.tops);
        return root;
    }

    // Seeks a line from here that leaves fewer than the best. True if the search is at its end.
    bool explore(const Node& node) {
        if (count(node.left) < best_) {
            best_ = count(node.left);
            line_ = path_;
            if (best_ == least_) return true;
        }
        if (++states_ > most_states_ || (interrupt_ && interrupt_->check())) return true;
        if (out_of_reach(node) >= best_) return false;
        const u128 key = key_of(node);
        if (static_cast<int>(memory_.at(key, 0)) >= best_) return false;
        Moves moves;
        find(node, moves);
        std::sort(moves.list, moves.list + moves.size, cheaper);
        for (int index = 0; index < moves.size; ++index) {
            path_.push_back({node.turn, moves.list[index].action});
            if (explore(moves.list[index].next)) return true;
            path_.pop_back();
        }
        memory_.at(key, 0) = static_cast<u64>(best_);  // no line from here leaves fewer
        return false;
    }

    static bool cheaper(const Move& left, const Move& right) {
        return left.cost != right.cost ? left.cost < right.cost : left.action < right.action;
    }

    void find(const Node& node, Moves& moves) const {
        const Set hand = node.left & hands_[node.turn];
        for (int pile = 0; pile < G::PILES; ++pile) {
            if (pile % 2 && node.tops[pile] == node.tops[pile - 1]) continue;  // the same again
            each(u64{hand & fits_[way(pile)][node.tops[pile]]},
                 [&](int card) { moves.list[moves.size++] = lay(node, card, pile); });
        }
        // Where nobody else has a card, the turn comes back: to end it changes nothing.
        if (node.laid && node.left != hand) moves.list[moves.size++] = end_turn(node);
    }

    Move lay(const Node& node, int card, int pile) const {
        Move move = {0, static_cast<Action>(cards_[card] * G::PILES + pile), node};
        Node& next = move.next;
        next.left &= ~one(card);
        next.tops[pile] = static_cast<u8>(top_of(cards_[card]));
        next.laid = true;
        const Set* const fits = fits_[way(pile)];
        const int before = count(fits[node.tops[pile]] & next.left);
        move.cost = LOST * (before - count(fits[next.tops[pile]] & next.left));
        return move;
    }

    Move end_turn(const Node& node) const {
        Move move = {END_COST, G::END_TURN, node};
        Node& next = move.next;
        next.laid = false;
        do {
            next.turn = static_cast<u8>(next.turn + 1 == seats_ ? 0 : next.turn + 1);
        } while (!(next.left & hands_[next.turn]));
        return move;
    }

    // How many cards will be left at least.
    int out_of_reach(const Node& node) const {
        Set held = 0;
        Set reached = 0;
        for (int index = 0; index < seats_; ++index) {
            const Set hand = node.left & hands_[(node.turn + index) % seats_];
            if (!hand) continue;
            held |= hand;
            const Set before = reached;
            reached = 0;
            for (int pile = 0; pile < G::PILES && reached != held; ++pile)
                reached |= within_reach(held, way(pile), node.tops[pile]);
            const bool must_lay = index > 0 || !node.laid;
            if (must_lay && !(hand & reached)) return count(node.left & ~before);
        }
        return count(node.left & ~reached);
    }

    // Of the cards held: those that fit on a top, and on those, and so on.
    Set within_reach(Set held, int way, int top) const {
        Set reached = fits_[way][top] & held;
        for (Set open = reached; open && reached != held;) {
            const int card = lowest(u64{open});
            const Set further = fits_[way][top_of(cards_[card])] & held & ~reached;
            reached |= further;
            open = (open & ~one(card)) | further;
        }
        return reached;
    }

    u128 key_of(const Node& node) const {
        u64 piles[G::PILES];
        for (int pile = 0; pile < G::PILES; ++pile)
            piles[pile] = room(node.left, way(pile), node.tops[pile]);
        const auto [up, higher] = std::minmax(piles[0], piles[1]);
        const auto [down, other] = std::minmax(piles[2], piles[3]);
        const u64 tops = up | higher << 6 | down << 12 | other << 18;
        return u128{node.left} << 32 | tops << 4 | static_cast<u64>(node.turn << 1 | node.laid);
    }

    // Which cards left fit on a top: those beyond it, so their number tells which; or, with a
    // reverse trick, what that card is.
    u64 room(Set left, int way, int top) const {
        const Set trick = backward_[way][top] & left;
        return static_cast<u64>(trick ? 32 + lowest(u64{trick}) : count(fits_[way][top] & left));
    }

    u64 most_states_;
    Interrupt* interrupt_;
    u64 states_ = 0;
    int seats_ = 0;
    int size_ = 0;
    u8 cards_[MOST_CARDS + 2] = {};
    Set hands_[G::MOST_SEATS] = {};
    Set fits_[2][TOPS] = {};
    Set backward_[2][TOPS] = {};
    int best_ = 0;
    int least_ = 0;
    std::vector<Choice> path_;
    std::vector<Choice> line_;
    Memory memory_;
};

}  // namespace stosy
