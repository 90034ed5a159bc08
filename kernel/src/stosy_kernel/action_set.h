// Sets of actions as bits, and the columns of a mask.
#pragma once

#include <array>
#include <vector>

#include "bits.h"

namespace stosy {

// Bits apart: bit i of the byte as bit i * STRIDE.
template <int STRIDE>
struct Apart {
    u32 of[256] = {};

    constexpr Apart() {
        for (unsigned bits = 0; bits < 256; ++bits)
            for (unsigned place = 0; place < 8; ++place) of[bits] |= (bits >> place & 1U) << STRIDE * place;
    }
};

template <int STRIDE>
inline constexpr Apart<STRIDE> bits_apart = {};

// A set of the actions 0 … ACTIONS - 1.
template <int ACTIONS>
class ActionSet {
  public:
    void add(int action) { words_[static_cast<unsigned>(action) / 64] |= bit<u64>(action % 64); }

    // Several actions: bit i is the action `first + i`. Where `first` is a constant it costs next to nothing.
    void add(int first, u64 actions) {
        const unsigned word = static_cast<unsigned>(first) / 64;
        const int shift = first % 64;
        words_[word] |= actions << shift;
        if (shift) words_[word + 1] |= actions >> (64 - shift);
    }

    // What is in both. Word by word: in vectors it would wait for words that have just been written.
    void meet(const ActionSet& one, const ActionSet& other) {
        for (unsigned word = 0; word < WORDS; ++word) {
            u64 both = one.words_[word] & other.words_[word];
            hide(both);
            words_[word] = both;
        }
        words_[WORDS] = 0;
    }

    bool has(int action) const {
        return stosy::has(words_[static_cast<unsigned>(action) / 64], action % 64);
    }

    int size() const {
        int actions = 0;
        for (unsigned word = 0; word < WORDS; ++word) actions += count(words_[word]);
        return actions;
    }

    // The k-th action of the set, without a branch that depends on chance.
    int at(int k) const {
        unsigned index = 0;
        int before = 0;
        int upto = 0;
        for (unsigned word = 0; word + 1 < WORDS; ++word) {
            upto += count(words_[word]);
            const bool passed = k >= upto;
            index += passed;
            before = passed ? upto : before;
        }
        return static_cast<int>(index) * 64 + nth_of(words_[index], k - before);
    }

    // The 64 actions from this one on, as bits.
    u64 from(int first) const {
        const unsigned word = static_cast<unsigned>(first) / 64;
        const int shift = first % 64;
        return words_[word] >> shift | words_[word + 1] << 1 << (63 - shift);
    }

    const u64* words() const { return words_.data(); }

  private:
    static constexpr unsigned WORDS = (ACTIONS + 63) / 64;

    std::array<u64, WORDS + 1> words_ = {};  // one more, so that nobody has to ask where they end
};

// Actions in a row with columns in a row.
struct Run {
    int action;
    int column;
    int size;
};

// The columns of a mask: which of the actions 0 … ACTIONS - 1 they are.
template <int ACTIONS>
class Columns {
    using Set = ActionSet<ACTIONS>;

  public:
    Columns() = default;
    explicit Columns(const std::vector<int>& actions) : size_(static_cast<int>(actions.size())) {
        for (int column = 0; column < size_; ++column) {
            const int action = actions[static_cast<unsigned>(column)];
            const bool next = !runs_.empty() && runs_.back().action + runs_.back().size == action;
            if (next) ++runs_.back().size;
            else runs_.push_back({action, column, 1});
        }
        if (runs_.empty() || runs_[0].action) return;
        for (int action = 0; action < runs_[0].size; ++action) same_.add(action);
        runs_.erase(runs_.begin());
    }

    int size() const { return size_; }
    int bytes() const { return (size_ + 7) / 8; }  // with a bit for each column

    // The set of columns of a set of actions.
    void write(const Set& actions, Set& columns) const {
        columns.meet(actions, same_);
        for (const Run& run : runs_)
            for (int place = 0; place < run.size; place += 64) {
                const int left = run.size - place;
                const u64 bits = actions.from(run.action + place);
                columns.add(run.column + place, left < 64 ? bits & (bit<u64>(left) - 1) : bits);
            }
    }

  private:
    int size_ = 0;
    Set same_;               // the first actions, if they are columns of the same number;
    std::vector<Run> runs_;  // and the others
};

}  // namespace stosy
