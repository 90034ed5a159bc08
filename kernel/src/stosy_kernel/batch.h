// Batches: many matches of one game stepped at once, for learning programs.
//
// A step writes into arrays of the caller, row by row, and allocates nothing. A match that ends is
// followed at once by the next one of its row.
#pragma once

#include <algorithm>
#include <cstring>
#include <optional>
#include <vector>

#include "row.h"
#include "thread_pool.h"

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

// Output arrays: the seats to act, their observations and their masks; these have a byte for each column, or a
// bit, the first of eight in the lowest place.
struct Asked {
    u8* to_act;
    u8* observations;
    u8* masks;
    bool bits = false;
};

// Output arrays: which matches are over, and the rewards of the seats; and if they are wanted, which of
// these matches were cut off, and what all seats saw last.
struct Ended {
    float* rewards;
    u8* dones;
    u8* truncations = nullptr;
    u8* last = nullptr;
};

// How a batch asks.
struct Asking {
    Signalling signals = Signalling::ALL;
    int take_backs = 0;
    u64 max_steps = 0;
    std::vector<int> columns = {};       // the actions that may be offered, or all that make sense
    std::vector<bool> controlled = {};   // by seat, or all
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
    virtual std::vector<int> actions() const = 0;  // by column
    virtual std::vector<Span> layout() const = 0;

    // Deals the first game of every row, with this seed or the previous one.
    virtual void reset(std::optional<u64> seed, const Asked& asked) = 0;
    // The first row whose action is not offered (then nothing has changed), or NONE_REFUSED.
    virtual int step(const Column& actions, const Asked& asked, const Ended& ended) = 0;
    virtual void sample(const Column& actions) = 0;
    // What the bots of the seats to act would choose; NOTHING where that is not offered.
    virtual void advise(const Column& actions) = 0;
    // How the last match of each row ended.
    virtual void outcomes(u8* reasons, u8* left) = 0;
    // Everything that changes, to go on later in a batch of the same kind.
    virtual std::vector<u8> save() = 0;
    virtual void load(const u8* bytes, std::size_t size) = 0;
    // Writes who is asked, as after the last step.
    virtual void show_again(const Asked& asked) = 0;
    // What all seats see now, by row and seat: all cards in hand, for training only.
    virtual void show_all(u8* observations) = 0;
};

template <GameView G>
class BatchOf final : public Batch {
  public:
    BatchOf(typename G::Options options, int seats, int size, u64 seed, int threads,
            const Asking& asking, Roster<G> roster = Roster<G>({}))
        : terms_{options, seats, seed, asking.signals == Signalling::ALL && G::TEAM, asking.take_backs,
                 asking.max_steps, {}, {}, {}, {}, {}, std::move(roster), asking.controlled},
          pool_(threads) {
        check_setup<G>(seats, BY_LOT);
        if (terms_.controlled.empty()) terms_.controlled.assign(static_cast<unsigned>(seats), true);
        check_seats();
        number_columns(asking);
        rows_.resize(static_cast<std::size_t>(size));
        last_.resize(rows_.size());
    }

    int seats() const override { return terms_.seats; }
    int size() const override { return static_cast<int>(rows_.size()); }
    int observation_size() const override { return WIDTH; }
    int action_count() const override { return static_cast<int>(terms_.actions.size()); }
    std::vector<int> actions() const override { return terms_.actions; }

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
        const Lock lock(mutex_);
        terms_.seed = seed.value_or(terms_.seed);
        begun_ = true;
        each_row([&](std::size_t row) {
            rows_[row].deal(terms_, row, 0);
            last_[row] = {};
            show(row, asked);
        });
    }

    int step(const Column& actions, const Asked& asked, const Ended& ended) override {
        const Lock lock(mutex_);
        check_begun();
        for (std::size_t row = 0; row < rows_.size(); ++row)
            if (!rows_[row].choose(terms_, actions.get(row))) return static_cast<int>(row);
        each_row([&](std::size_t row) {
            const Going going = rows_[row].step(terms_);
            float* const rewards = ended.rewards + row * static_cast<unsigned>(terms_.seats);
            std::fill_n(rewards, terms_.seats, 0.0F);
            ended.dones[row] = going != Going::ON;
            if (ended.truncations) ended.truncations[row] = going == Going::CUT;
            if (going != Going::ON) end(row, going, rewards, ended.last);
            show(row, asked);
        });
        return NONE_REFUSED;
    }

    void sample(const Column& actions) override {
        const Lock lock(mutex_);
        check_begun();
        each_row([&](std::size_t row) { actions.set(row, rows_[row].random()); });
    }

    void advise(const Column& actions) override {
        const Lock lock(mutex_);
        check_begun();
        require(!terms_.roster.empty(), "only a batch with bots has advice");
        each_row([&](std::size_t row) { actions.set(row, rows_[row].advice(terms_)); });
    }

    void outcomes(u8* reasons, u8* left) override {
        const Lock lock(mutex_);
        each_row([&](std::size_t row) {
            reasons[row] = last_[row].reason;
            left[row] = static_cast<u8>(last_[row].left);
        });
    }

    std::vector<u8> save() override {
        const Lock lock(mutex_);
        check_begun();
        std::vector<u8> bytes(sizeof(SavedHead));
        ArchiveWriter archive(bytes);
        exchange_rows(archive, rows_, last_);
        SavedHead head = {kind(), bytes.size(), terms_.seed, 0};
        head.check = checksum(head, bytes.data() + sizeof head);
        std::memcpy(bytes.data(), &head, sizeof head);
        return bytes;
    }

    void load(const u8* bytes, std::size_t size) override {
        const Lock lock(mutex_);
        SavedHead head;
        require(size >= sizeof head, NOT_SAVED);
        std::memcpy(&head, bytes, sizeof head);
        require(head.kind == kind() && head.size == size, NOT_SAVED);
        require(head.check == checksum(head, bytes + sizeof head), DAMAGED);
        ArchiveReader archive(bytes + sizeof head, size - sizeof head);
        std::vector<Row<G>> rows(rows_.size());
        std::vector<Outcome> last(last_.size());
        exchange_rows(archive, rows, last);
        require(archive.ended(), DAMAGED);
        rows_ = std::move(rows);
        last_ = std::move(last);
        terms_.seed = head.seed;
        begun_ = true;
    }

    void show_again(const Asked& asked) override {
        const Lock lock(mutex_);
        check_begun();
        each_row([&](std::size_t row) { show(row, asked); });
    }

    void show_all(u8* observations) override {
        const Lock lock(mutex_);
        check_begun();
        const std::size_t width = static_cast<std::size_t>(terms_.seats * WIDTH);
        each_row([&](std::size_t row) { rows_[row].show_all(observations + row * width); });
    }

    // The state of a row.
    typename G::State state(int row) {
        const Lock lock(mutex_);
        check_begun();
        require(row >= 0 && row < size(), "no such row");
        return rows_[static_cast<std::size_t>(row)].settled();
    }

  private:
    static constexpr int WIDTH = Sight<G>::layout.size();
    static constexpr const char* NOT_SAVED = "these bytes were not saved by such a batch";

    // What stands before the rows that were saved.
    struct SavedHead {
        u64 kind;
        u64 size;  // of all bytes
        u64 seed;
        u64 check;
    };

    // Tells batches apart of which one cannot load what the other has saved.
    u64 kind() const {
        return (sizeof(Row<G>) << 40) + (static_cast<u64>(terms_.seats) << 32) + rows_.size();
    }

    void check_seats() const {
        const unsigned seats = static_cast<unsigned>(terms_.seats);
        require(terms_.controlled.size() == seats, "controlled must tell of every seat");
        const auto nobody = std::find(terms_.controlled.begin(), terms_.controlled.end(), true);
        require(nobody != terms_.controlled.end(), "some seat must be controlled");
        const bool all = std::find(terms_.controlled.begin(), terms_.controlled.end(), false) ==
                         terms_.controlled.end();
        require(all || !terms_.roster.empty(), "seats that are not controlled need bots");
    }

    void number_columns(const Asking& asking) {
        const bool spoken = asking.signals != Signalling::NONE && terms_.seats > 1;
        for (int action = 0; action < G::RESIGN; ++action)
            if ((spoken || !G::signals(action)) && (terms_.take_backs || !G::takes_back(action)) &&
                (terms_.asides() || !G::takes_turn(action)))
                terms_.actions.push_back(action);
        if (terms_.asides()) terms_.actions.push_back(LET_GO<G>);
        if (!asking.columns.empty()) terms_.actions = asking.columns;
        terms_.column.fill(CLOSED);
        for (unsigned column = 0; column < terms_.actions.size(); ++column) {
            const int action = terms_.actions[column];
            require(action >= 0 && action <= LET_GO<G>, "no such action");
            u16& place = terms_.column[static_cast<unsigned>(action)];
            require(place == CLOSED, "an action has two columns");
            place = static_cast<u16>(column);
            terms_.open.add(action);
            if (!G::takes_back(action)) terms_.forward.add(action);
        }
        terms_.columns = Columns<MOST_COLUMNS<G>>(terms_.actions);
        require(!terms_.asides() || terms_.column[LET_GO<G>] != CLOSED, "to pass needs a column");
    }

    // FNV-1a: finds damage, not malice.
    static u64 checksum(const SavedHead& head, const u8* rows) {
        constexpr u64 PRIME = 0x100000001B3;
        u64 sum = (0xCBF29CE484222325 ^ head.seed) * PRIME;
        for (u64 index = 0; index < head.size - sizeof head; ++index) sum = (sum ^ rows[index]) * PRIME;
        return sum;
    }

    template <class Archive>
    static void exchange_rows(Archive& archive, std::vector<Row<G>>& rows, std::vector<Outcome>& last) {
        for (Row<G>& row : rows) row.exchange(archive);
        for (Outcome& outcome : last) archive.plain(outcome);
    }

    void check_begun() const { require(begun_, "the batch must be reset first"); }

    template <class Visit>
    void each_row(Visit&& visit) {
        const std::size_t parts = static_cast<std::size_t>(pool_.parts());
        pool_.run([&](int part) {
            const std::size_t from = rows_.size() * static_cast<std::size_t>(part) / parts;
            const std::size_t to = rows_.size() * (static_cast<std::size_t>(part) + 1) / parts;
            for (std::size_t row = from; row < to; ++row) visit(row);
        });
    }

    void show(std::size_t row, const Asked& asked) {
        asked.to_act[row] = static_cast<u8>(rows_[row].seat());
        const int width = asked.bits ? terms_.columns.bytes() : terms_.columns.size();
        u8* const mask = asked.masks + row * static_cast<unsigned>(width);
        rows_[row].show(terms_, mask, asked.bits, asked.observations + row * WIDTH);
    }

    // A team gets 1 or 0; others get 1 or -1, or all 0 if nobody won or the match was cut off.
    void end(std::size_t row, Going going, float* rewards, u8* last) {
        const Outcome outcome = rows_[row].outcome();
        const float lost = G::TEAM || !outcome.winners ? 0.0F : -1.0F;
        if (going == Going::ENDED)
            for (int seat = 0; seat < terms_.seats; ++seat)
                rewards[seat] = has(outcome.winners, seat) ? 1.0F : lost;
        if (last) rows_[row].show_all(last + row * static_cast<unsigned>(terms_.seats * WIDTH));
        last_[row] = outcome;
        rows_[row].deal(terms_, row, rows_[row].game() + 1);
    }

    Terms<G> terms_;
    std::vector<Row<G>> rows_;
    std::vector<Outcome> last_;
    bool begun_ = false;
    Mutex mutex_;  // one step at a time, whoever asks for it
    ThreadPool pool_;
};

}  // namespace stosy
