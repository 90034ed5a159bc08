// A solver's transposition table: it grows on demand, up to a bound.
#pragma once

#include <algorithm>
#include <vector>

#include "../bits.h"

namespace stosy {

// Keys are whole, not hashes of states: what is found belongs to the state it was found for. Most
// cases need few entries, so the table begins small enough for the nearest caches; forgetting costs
// nothing then, as entries of an earlier time count as empty. A table at its bound starts over: the
// search goes on, only slower.
class Memory {
  public:
    Memory() : entries_(FIRST) {}

    // The value kept for the key, at first `fresh`. The reference holds until the next call.
    u64& at(u128 key, u64 fresh) {
        if (2 * used_ >= entries_.size()) grow();
        Entry& entry = entries_[place(key)];
        if (entry.time != now_) {
            entry = {key, fresh, now_};
            ++used_;
        }
        return entry.value;
    }

    void forget() {
        if (entries_.size() > FIRST) entries_ = std::vector<Entry>(FIRST);  // be quick again
        start_over();
    }

  private:
    static constexpr std::size_t FIRST = std::size_t{1} << 10;
    static constexpr std::size_t MOST = std::size_t{1} << 22;  // of 32 bytes: 128 MiB

    struct Entry {
        u128 key = 0;
        u64 value = 0;
        u64 time = 0;
    };

    // Where the key is, or the empty place where it belongs.
    std::size_t place(u128 key) const {
        const std::size_t mask = entries_.size() - 1;
        std::size_t index = hash(key) & mask;
        while (entries_[index].time == now_ && entries_[index].key != key) index = (index + 1) & mask;
        return index;
    }

    static std::size_t hash(u128 key) {
        const u64 low = static_cast<u64>(key) * 0x9E3779B97F4A7C15;
        const u64 mixed = (low ^ (low >> 32) ^ static_cast<u64>(key >> 64)) * 0xD6E8FEB86659FD93;
        return static_cast<std::size_t>(mixed ^ (mixed >> 32));
    }

    void grow() {
        if (entries_.size() == MOST) return start_over();
        std::vector<Entry> old(4 * entries_.size());
        old.swap(entries_);
        for (const Entry& entry : old)
            if (entry.time == now_) entries_[place(entry.key)] = entry;
    }

    void start_over() {
        ++now_;
        used_ = 0;
    }

    std::vector<Entry> entries_;
    std::size_t used_ = 0;
    u64 now_ = 1;
};

}  // namespace stosy
