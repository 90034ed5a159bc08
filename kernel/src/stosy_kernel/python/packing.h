// Positions as bytes: their facts, number by number, so that equal positions have equal bytes, whatever
// memory they leave unused. Reading them checks the facts like any others.
#pragma once

#include <cstring>
#include <string>
#include <tuple>
#include <type_traits>
#include <utility>
#include <vector>

#include "../facts.h"

namespace stosy {

class Packer {
  public:
    std::string bytes;

    void put(int number) {
        const std::int32_t wide = number;
        bytes.append(reinterpret_cast<const char*>(&wide), sizeof wide);
    }
    template <class T>
    void put(const std::vector<T>& items) {
        put(static_cast<int>(items.size()));
        for (const T& item : items) put(item);
    }
    template <class First, class Second>
    void put(const std::pair<First, Second>& both) {
        put(both.first);
        put(both.second);
    }
    template <class... Parts>
    void put(const std::tuple<Parts...>& parts) {
        std::apply([this](const auto&... part) { (put(part), ...); }, parts);
    }
};

class Unpacker {
  public:
    Unpacker(const char* bytes, std::size_t size) : at_(bytes), end_(bytes + size) {}

    bool done() const { return at_ == end_; }

    void get(int& number) {
        std::int32_t wide = 0;
        require(left() >= sizeof wide, WRONG);
        std::memcpy(&wide, at_, sizeof wide);
        at_ += sizeof wide;
        number = wide;
    }
    template <class T>
    void get(std::vector<T>& items) {
        int size = 0;
        get(size);
        require(size >= 0 && static_cast<std::size_t>(size) <= left() / sizeof(std::int32_t), WRONG);
        items.resize(static_cast<std::size_t>(size));
        for (T& item : items) get(item);
    }
    template <class First, class Second>
    void get(std::pair<First, Second>& both) {
        get(both.first);
        get(both.second);
    }
    template <class... Parts>
    void get(std::tuple<Parts...>& parts) {
        std::apply([this](auto&... part) { (get(part), ...); }, parts);
    }

    static constexpr const char* WRONG = "these are not the bytes of a position";

  private:
    std::size_t left() const { return static_cast<std::size_t>(end_ - at_); }

    const char* at_;
    const char* end_;
};

template <class Facts>
std::string packed(const Facts& facts) {
    Packer packer;
    Facts::each_field([&](const char*, auto field) { packer.put(facts.*field); });
    return packer.bytes;
}

template <class Facts>
Facts unpacked(const char* bytes, std::size_t size) {
    Unpacker unpacker(bytes, size);
    Facts facts;
    Facts::each_field([&](const char*, auto field) { unpacker.get(facts.*field); });
    require(unpacker.done(), Unpacker::WRONG);
    return facts;
}

}  // namespace stosy
