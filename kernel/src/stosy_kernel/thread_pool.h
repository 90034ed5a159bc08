// A thread pool, so that a batch starts its threads once.
#pragma once

#include <type_traits>

#include "threads.h"

#if STOSY_THREADS
#include <condition_variable>
#if defined(__unix__) || defined(__APPLE__)
#include <unistd.h>
#endif
#endif

#include "bits.h"

namespace stosy {

#if STOSY_THREADS

// Differs between a process and what was forked from it; where nothing forks, it is 0.
inline long process_id() {
#if defined(__unix__) || defined(__APPLE__)
    return getpid();
#else
    return 0;
#endif
}

class ThreadPool {
  public:
    // The delegating constructor completes the object first: if a thread cannot be started, the destructor
    // stops the others.
    explicit ThreadPool(int parts) : ThreadPool() {
        threads_.reserve(static_cast<unsigned>(parts));
        for (int part = 1; part < parts; ++part)
            threads_.emplace_back([this, part] { serve(part); });
    }

    // A forked process has none of the threads, so it does not join them.
    ~ThreadPool() {
        if (process_id() != process_) {
            for (std::thread& thread : threads_) thread.detach();
            return;
        }
        {
            const Lock lock(mutex_);
            leave_ = true;
        }
        begun_.notify_all();
        for (std::thread& thread : threads_) thread.join();
    }

    ThreadPool(const ThreadPool&) = delete;
    ThreadPool& operator=(const ThreadPool&) = delete;

    int parts() const { return static_cast<int>(threads_.size()) + 1; }

    // Calls `work(part)` for each part, the first on this thread, and waits for all. It must not throw.
    template <class Work>
    void run(Work&& work) {
        if (threads_.empty()) return work(0);
        begin([](void* any, int part) { (*static_cast<std::remove_reference_t<Work>*>(any))(part); }, &work);
        work(0);
        std::unique_lock<Mutex> lock(mutex_);
        ended_.wait(lock, [this] { return !busy_; });
    }

  private:
    ThreadPool() = default;

    void begin(void (*call)(void*, int), void* work) {
        {
            const Lock lock(mutex_);
            call_ = call;
            work_ = work;
            busy_ = static_cast<int>(threads_.size());
            ++round_;
        }
        begun_.notify_all();
    }

    // What a thread of the pool does: its part of each round.
    void serve(int part) {
        std::unique_lock<Mutex> lock(mutex_);
        for (u64 done = 0;; done = round_) {
            begun_.wait(lock, [&] { return leave_ || round_ != done; });
            if (leave_) return;
            lock.unlock();
            call_(work_, part);
            lock.lock();
            if (!--busy_) ended_.notify_one();
        }
    }

    Mutex mutex_;
    std::condition_variable begun_;
    std::condition_variable ended_;
    std::vector<std::thread> threads_;
    long process_ = process_id();
    void (*call_)(void*, int) = nullptr;
    void* work_ = nullptr;
    u64 round_ = 0;
    int busy_ = 0;
    bool leave_ = false;
};

#else

// Does all parts on this thread.
class ThreadPool {
  public:
    explicit ThreadPool(int parts) : parts_(parts) {}

    int parts() const { return parts_; }

    template <class Work>
    void run(Work&& work) {
        for (int part = 0; part < parts_; ++part) work(part);
    }

  private:
    int parts_;
};

#endif

}  // namespace stosy
