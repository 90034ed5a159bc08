// What differs from compiler to compiler, in one place. Each has a branch in standard C++20.
//
//   STOSY_THREADS=0     no threads: all work runs on the thread of the caller
//   STOSY_EXCEPTIONS=0  no exceptions: what would be thrown ends the program
//   STOSY_PLAIN=1       standard C++20 only, as where the compiler is neither GCC nor Clang
#pragma once

#include <cstdlib>

#ifndef STOSY_THREADS
#define STOSY_THREADS 1
#endif

#ifndef STOSY_EXCEPTIONS
#define STOSY_EXCEPTIONS 1
#endif

#ifndef STOSY_PLAIN
#if defined(__GNUC__)
#define STOSY_PLAIN 0
#else
#define STOSY_PLAIN 1
#endif
#endif

// Keeps a function out of its callers, which are faster without it.
#if STOSY_PLAIN
#define STOSY_NOINLINE
#else
#define STOSY_NOINLINE [[gnu::noinline]]
#endif

namespace stosy {

// Throws the error, or ends the program.
template <class Error>
[[noreturn]] void raise(const Error& error) {
#if STOSY_EXCEPTIONS
    throw error;
#else
    static_cast<void>(error);
    std::abort();
#endif
}

// Hides from the optimizer where a value comes from.
template <class Number>
void hide(Number& number) {
#if STOSY_PLAIN
    static_cast<void>(number);
#else
    __asm__("" : "+r"(number));
#endif
}

}  // namespace stosy
