// A small network: estimates the winning chance from features of a position.
//
// One hidden layer. Sums have a fixed order and are not fused, so results are the same on every machine.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

#include "../facts.h"

namespace stosy {

// Chances are integers: their sum does not depend on the order.
constexpr u64 SURE = 65535;

// The logistic function, interpolated in a table: reproducible, unlike the C library's.
class Logistic {
  public:
    constexpr Logistic() {
        for (unsigned place = 0; place < table_.size(); ++place)
            table_[place] = static_cast<float>(1 / (1 + exponential(END - place / double{FINE})));
    }

    float operator()(float score) const {
        const float place = (std::min(std::max(score, -END), END) + END) * FINE;
        const auto below = std::min(static_cast<unsigned>(place), static_cast<unsigned>(table_.size() - 2));
        const float share = place - static_cast<float>(below);
        return table_[below] + share * (table_[below + 1] - table_[below]);
    }

  private:
    static constexpr float END = 8;
    static constexpr float FINE = 16;  // points for each unit

    static constexpr double exponential(double power) {
        if (power < 0) return 1 / exponential(-power);
        double sum = 1;
        double term = 1;
        for (int number = 1; number < 60; ++number) sum += term *= power / number;
        return sum;
    }

    std::array<float, 2 * 8 * 16 + 1> table_ = {};
};

inline constexpr Logistic logistic = {};

class Net {
  public:
    static constexpr unsigned HIDDEN = 32;
    using Units = std::array<float, HIDDEN>;

    // The weights of each input, the biases of the units, the weights of the units, the last bias.
    explicit Net(std::vector<float> weights)
        : weights_(std::move(weights)), inputs_(inputs_of(weights_.size())) {
        require(weights_.size() == size(inputs_), "no network has so many weights");
        for (const float weight : weights_) require(std::abs(weight) < MOST, "too large a weight");
    }

    static constexpr std::size_t size(std::size_t inputs) { return (inputs + 2) * HIDDEN + 1; }

    std::size_t inputs() const { return inputs_; }
    std::vector<float>& weights() { return weights_; }
    const std::vector<float>& weights() const { return weights_; }

    // The activations of the hidden units.
    void excite(const float* features, Units& units) const {
        std::copy_n(biases(), HIDDEN, units.begin());
        for (std::size_t input = 0; input < inputs_; ++input)
            for (unsigned unit = 0; unit < HIDDEN; ++unit)
                units[unit] += weights_[input * HIDDEN + unit] * features[input];
    }

    float score(const Units& units) const {
        float sum = weights_.back();
        for (unsigned unit = 0; unit < HIDDEN; ++unit)
            sum += biases()[HIDDEN + unit] * std::max(units[unit], 0.0F);
        return sum;
    }

    // 0 … SURE
    u64 chance(const float* features) const {
        Units units;
        excite(features, units);
        return static_cast<u64>(logistic(score(units)) * SURE);
    }

  private:
    static constexpr float MOST = 1000;

    static std::size_t inputs_of(std::size_t weights) {
        return weights > size(0) ? (weights - 1) / HIDDEN - 2 : 0;
    }

    const float* biases() const { return weights_.data() + inputs_ * HIDDEN; }

    std::vector<float> weights_;
    std::size_t inputs_;
};

}  // namespace stosy
