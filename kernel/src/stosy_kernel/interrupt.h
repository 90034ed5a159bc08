// Cancelling long work.
#pragma once

#include <atomic>
#include <chrono>
#include <thread>

namespace stosy {

// Any thread may set it; a search with it then ends with its results so far.
class Stop {
  public:
    void set() { set_.store(true, std::memory_order_relaxed); }
    bool is_set() const { return set_.load(std::memory_order_relaxed); }

  private:
    std::atomic<bool> set_ = {false};
};

// Has the caller cancelled the work, for instance with Ctrl-C? The calling thread polls it; all worker
// threads may read the flag.
class Interrupt {
  public:
    using Ask = bool (*)();

    explicit Interrupt(Ask ask = nullptr)
        : ask_(ask), owner_(std::this_thread::get_id()), asked_(Clock::now()) {}

    bool wanted() const { return wanted_.is_set(); }

    // To be called often: cheap.
    bool check() {
        if (wanted()) return true;
        if (!ask_ || std::this_thread::get_id() != owner_ || ++checks_ % SELDOM) return false;
        const auto now = Clock::now();
        if (now - asked_ < PAUSE) return false;
        asked_ = now;
        if (ask_()) wanted_.set();
        return wanted();
    }

  private:
    using Clock = std::chrono::steady_clock;
    static constexpr unsigned SELDOM = 16;
    static constexpr std::chrono::milliseconds PAUSE = std::chrono::milliseconds(20);

    Ask ask_;
    std::thread::id owner_;
    Clock::time_point asked_;
    unsigned checks_ = 0;  // of the owner
    Stop wanted_;
};

}  // namespace stosy
