// A thread pool, so that a batch starts its threads once.
#pragma once

#include <unistd.h>

#include <condition_variable>
#include <mutex>
#include <thread>
#include <type_traits>
#include <vector>

#include "bits.h"

namespace stosy {

class Crew {
  public:
    // The delegating constructor completes the object first: if a thread cannot be started, the destructor
    // stops the others.
    explicit Crew(int parts) : Crew() {
        helpers_.reserve(static_cast<unsigned>(parts));
        for (int part = 1; part < parts; ++part)
            helpers_.emplace_back([this, part] { help(part); });
    }

    // A forked process has none of the threads, so it does not join them.
    ~Crew() {
        if (getpid() != process_) {
            for (std::thread& helper : helpers_) helper.detach();
            return;
        }
        {
            const std::lock_guard<std::mutex> lock(mutex_);
            leave_ = true;
        }
        begun_.notify_all();
        for (std::thread& helper : helpers_) helper.join();
    }

    Crew(const Crew&) = delete;
    Crew& operator=(const Crew&) = delete;

    int parts() const { return static_cast<int>(helpers_.size()) + 1; }

    // Calls `work(part)` for each part, the first here, and waits for all. It must not throw.
    template <class Work>
    void run(Work&& work) {
        if (helpers_.empty()) return work(0);
        begin([](void* any, int part) { (*static_cast<std::remove_reference_t<Work>*>(any))(part); }, &work);
        work(0);
        std::unique_lock<std::mutex> lock(mutex_);
        ended_.wait(lock, [this] { return !busy_; });
    }

  private:
    Crew() = default;

    void begin(void (*call)(void*, int), void* work) {
        {
            const std::lock_guard<std::mutex> lock(mutex_);
            call_ = call;
            work_ = work;
            busy_ = static_cast<int>(helpers_.size());
            ++round_;
        }
        begun_.notify_all();
    }

    void help(int part) {
        std::unique_lock<std::mutex> lock(mutex_);
        for (u64 done = 0;; done = round_) {
            begun_.wait(lock, [&] { return leave_ || round_ != done; });
            if (leave_) return;
            lock.unlock();
            call_(work_, part);
            lock.lock();
            if (!--busy_) ended_.notify_one();
        }
    }

    std::mutex mutex_;
    std::condition_variable begun_;
    std::condition_variable ended_;
    std::vector<std::thread> helpers_;
    pid_t process_ = getpid();
    void (*call_)(void*, int) = nullptr;
    void* work_ = nullptr;
    u64 round_ = 0;
    int busy_ = 0;
    bool leave_ = false;
};

}  // namespace stosy
