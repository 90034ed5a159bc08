// Batches: many matches of one game stepped at once, for learning programs.
//
// A step writes into arrays of the caller, row by row, and allocates nothing. A match that ends is
// followed at once by the next one of its row.
#pragma once

#include <mutex>
#include <optional>
#include <vector>

#include "crew.h"
#include "row.h"

namespace stosy {

// Integers of 32 or 64 bits, one for each row.
struct Column {
    void* from;
    bool wide;

    long long get(std::size_t row) const {
        return wide ? static_cast<const std::int64_t*>(from)[row]
                    : static_cast<const std::int32_t*>(from)[row];
    }
    void set(std::size_t row, int number) const {
        if (wide) static_cast<std::int64_t*>(from)[row] = number;
        else static_cast<std::int32_t*>(from)[row] = number;
    }
};

// Output arrays: the seats to act, their observations and their masks.
struct Asked {
    u8* to_act;
    u8* observations;
    u8* masks;
};

// Output arrays: which matches have ended, and the rewards of the seats.
struct Ended {
    float* rewards;
    u8* dones;
};

// What is the same for the batches of all games.
class Batch {
  public:
    struct Span {
        const char* name;
        int start;
        int stop;
    };
    static constexpr int NONE_REFUSED = -1;

    virtual ~Batch() = default;
    virtual int seats() const = 0;
    virtual int size() const = 0;
    virtual int observation_size() const = 0;
    virtual int action_count() const = 0;
    virtual std::vector<Span> layout() const = 0;

    // Deals the first game of every row, with this seed or the previous one.
    virtual void reset(std::optional<u64> seed, const Asked& asked) = 0;
    // The first row whose action is not offered (then nothing has changed), or NONE_REFUSED.
    virtual int step(const Column& actions, const Asked& asked, const Ended& ended) = 0;
    virtual void sample(const Column& actions) = 0;
    // How the last match of each row ended.
    virtual void outcomes(u8* reasons, u8* left) = 0;
};

template <class G>
class BatchOf final : public Batch {
  public:
    BatchOf(typename G::Options options, int seats, int size, u64 seed, int threads, bool signals,
            bool take_backs)
        : terms_{options, seats, seed, {}}, crew_(threads) {
        check_setup<G>(seats, BY_LOT);
        for (int action = 0; action < G::ACTIONS; ++action)
            terms_.open[static_cast<unsigned>(action)] =
                (signals || !G::signals(action)) &&
                (take_backs || !G::takes_back(action));
        rows_.resize(static_cast<std::size_t>(size));
        last_.resize(rows_.size());
    }

    int seats() const override { return terms_.seats; }
    int size() const override { return static_cast<int>(rows_.size()); }
    int observation_size() const override { return WIDTH; }
    int action_count() const override { return ACTIONS; }

    std::vector<Span> layout() const override {
        std::vector<Span> spans;
        for (unsigned part = 0; part < Sight<G>::PARTS; ++part) {
            const int start = Sight<G>::layout.at(part);
            const Part& named = Sight<G>::layout.parts[part];
            spans.push_back({named.name, start, start + named.size});
        }
        return spans;
    }

    void reset(std::optional<u64> seed, const Asked& asked) override {
        const std::lock_guard<std::mutex> lock(mutex_);
        terms_.seed = seed.value_or(terms_.seed);
        begun_ = true;
        each_row([&](std::size_t row) {
            rows_[row].deal(terms_, row, 0);
            last_[row] = {};
            show(row, asked);
        });
    }

    int step(const Column& actions, const Asked& asked, const Ended& ended) override {
        const std::lock_guard<std::mutex> lock(mutex_);
        check_begun();
        for (std::size_t row = 0; row < rows_.size(); ++row)
            if (!rows_[row].choose(actions.get(row))) return static_cast<int>(row);
        each_row([&](std::size_t row) {
            const bool over = rows_[row].step();
            float* const rewards = ended.rewards + row * static_cast<unsigned>(terms_.seats);
            std::fill_n(rewards, terms_.seats, 0.0F);
            ended.dones[row] = over;
            if (over) end(row, rewards);
            show(row, asked);
        });
        return NONE_REFUSED;
    }

    void sample(const Column& actions) override {
        const std::lock_guard<std::mutex> lock(mutex_);
        check_begun();
        each_row([&](std::size_t row) { actions.set(row, rows_[row].random()); });
    }

    void outcomes(u8* reasons, u8* left) override {
        const std::lock_guard<std::mutex> lock(mutex_);
        each_row([&](std::size_t row) {
            reasons[row] = last_[row].reason;
            left[row] = static_cast<u8>(last_[row].left);
        });
    }

  private:
    static constexpr int WIDTH = Sight<G>::layout.size();
    static constexpr int ACTIONS = ACTION_COUNT<G>;

    void check_begun() const { require(begun_, "the batch must be reset first"); }

    template <class Visit>
    void each_row(Visit&& visit) {
        const std::size_t parts = static_cast<std::size_t>(crew_.parts());
        crew_.run([&](int part) {
            const std::size_t from = rows_.size() * static_cast<std::size_t>(part) / parts;
            const std::size_t to = rows_.size() * (static_cast<std::size_t>(part) + 1) / parts;
            for (std::size_t row = from; row < to; ++row) visit(row);
        });
    }

    void show(std::size_t row, const Asked& asked) {
        asked.to_act[row] = static_cast<u8>(rows_[row].seat());
        rows_[row].show(terms_, asked.masks + row * ACTIONS, asked.observations + row * WIDTH);
    }

    // A team gets 1 or 0; others get 1 or -1, or all 0 if nobody won.
    void end(std::size_t row, float* rewards) {
        const Outcome outcome = rows_[row].outcome();
        const float lost = G::TEAM || !outcome.winners ? 0.0F : -1.0F;
        for (int seat = 0; seat < terms_.seats; ++seat)
            rewards[seat] = has(outcome.winners, seat) ? 1.0F : lost;
        last_[row] = outcome;
        rows_[row].deal(terms_, row, rows_[row].game() + 1);
    }

    Terms<G> terms_;
    std::vector<Row<G>> rows_;
    std::vector<Outcome> last_;
    bool begun_ = false;
    std::mutex mutex_;  // one step at a time, whoever asks for it
    Crew crew_;
};

}  // namespace stosy
