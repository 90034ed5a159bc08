// A value that most of its owners lack. It lies outside of the owner, which so stays small.
#pragma once

#include <memory>

namespace stosy {

// A copy of the owner has a copy of the value.
template <class Value>
class Boxed {
  public:
    Boxed() = default;
    Boxed(const Boxed& other) : value_(copy_of(other)) {}
    Boxed(Boxed&&) noexcept = default;
    Boxed& operator=(const Boxed& other) {
        if (value_ || other.value_) value_ = copy_of(other);
        return *this;
    }
    Boxed& operator=(Boxed&&) noexcept = default;
    ~Boxed() = default;

    explicit operator bool() const { return value_ != nullptr; }
    const Value& operator*() const { return *value_; }
    const Value* operator->() const { return value_.get(); }
    Value* operator->() { return value_.get(); }

    // The value, at first an empty one.
    Value& made() {
        if (!value_) value_ = std::make_unique<Value>();
        return *value_;
    }

    void clear() { value_.reset(); }

    // See archive.h.
    template <class Archive>
    void exchange(Archive& archive) {
        bool there = value_ != nullptr;
        archive.plain(there);
        if (there) archive.plain(made());
        else clear();
    }

  private:
    static std::unique_ptr<Value> copy_of(const Boxed& other) {
        return other.value_ ? std::make_unique<Value>(*other.value_) : nullptr;
    }

    std::unique_ptr<Value> value_;
};

}  // namespace stosy
