// Values as bytes, as they lie in memory: for the same program, in this process or another.
//
// `exchange(archive)` of a class names its parts in their order, once for writing and reading.
#pragma once

#include <cstring>
#include <type_traits>
#include <vector>

#include "facts.h"

namespace stosy {

constexpr const char* DAMAGED = "the saved bytes are damaged";

// Appends values to bytes.
class ArchiveWriter {
  public:
    explicit ArchiveWriter(std::vector<u8>& bytes) : bytes_(bytes) {}

    template <class Value>
    void plain(const Value& value) {
        static_assert(std::is_trivially_copyable_v<Value>);
        const u8* const from = reinterpret_cast<const u8*>(&value);
        bytes_.insert(bytes_.end(), from, from + sizeof(Value));
    }

  private:
    std::vector<u8>& bytes_;
};

// Reads the same values from bytes.
class ArchiveReader {
  public:
    ArchiveReader(const u8* bytes, std::size_t size) : at_(bytes), left_(size) {}

    template <class Value>
    void plain(Value& value) {
        static_assert(std::is_trivially_copyable_v<Value>);
        require(left_ >= sizeof(Value), DAMAGED);
        std::memcpy(static_cast<void*>(&value), at_, sizeof(Value));
        at_ += sizeof(Value);
        left_ -= sizeof(Value);
    }

    bool ended() const { return left_ == 0; }

  private:
    const u8* at_;
    std::size_t left_;
};

// A state without parts of its own is plain.
template <class Archive, class State>
void exchange_state(Archive& archive, State& state) {
    if constexpr (std::is_trivially_copyable_v<State>) archive.plain(state);
    else state.exchange(archive);
}

}  // namespace stosy
