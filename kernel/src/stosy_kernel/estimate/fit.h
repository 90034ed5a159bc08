// Training: fits a network's weights to positions and their results.
#pragma once

#include "../rng.h"
#include "net.h"

namespace stosy {

// Positions: the features of each and then its value, from 0 to 1.
using Samples = std::vector<float>;

// Gradient descent (Adam) in small batches with a decreasing step size. The samples are shuffled for every
// epoch.
class Fit {
  public:
    Fit(Net& net, const Samples& samples, u64 seed)
        : net_(net),
          samples_(samples),
          rng_(seed, 0),
          width_(net.inputs() + 1),
          slope_(net.weights().size()),
          mean_(slope_.size()),
          square_(slope_.size()) {
        require(samples.size() % width_ == 0, "no samples for this network");
        require(samples.size() >= BATCH * width_, "too few samples to learn from");
        for (std::size_t row = 0; row < samples.size() / width_; ++row) order_.push_back(row);
        for (std::size_t input = 0; input < net.inputs(); ++input)
            if (is_never_told(input)) std::fill_n(&net.weights()[input * Net::HIDDEN], Net::HIDDEN, 0.0F);
    }

    void run(int epochs, Interrupt& interrupt) {
        for (int epoch = 0; epoch < epochs && !interrupt.check(); ++epoch) {
            shuffle();
            step_ = LAST_STEP + FIRST_STEP * static_cast<float>(epochs - epoch) / static_cast<float>(epochs);
            for (std::size_t from = 0; from + BATCH <= order_.size(); from += BATCH) learn(from);
        }
    }

    // The mean squared error.
    double error() const {
        double sum = 0;
        for (const std::size_t row : order_) {
            const float* sample = samples_.data() + row * width_;
            Net::Units units;
            net_.excite(sample, units);
            const double apart = logistic(net_.score(units)) - sample[net_.inputs()];
            sum += apart * apart;
        }
        return sum / static_cast<double>(order_.size());
    }

  private:
    static constexpr std::size_t BATCH = 256;
    static constexpr float FIRST_STEP = 0.01F;
    static constexpr float LAST_STEP = 0.0001F;
    static constexpr float SLOW = 0.9F;     // decay of the gradient's mean
    static constexpr float SLOWER = 0.999F;  // and of its square

    // The weights of a constant input would keep their random initial values.
    bool is_never_told(std::size_t input) const {
        return std::all_of(order_.begin(), order_.end(),
                           [&](std::size_t row) { return samples_[row * width_ + input] == 0; });
    }

    void shuffle() {
        for (std::size_t last = order_.size() - 1; last > 0; --last)
            std::swap(order_[last], order_[rng_.word(number_++) % (last + 1)]);
    }

    void learn(std::size_t from) {
        std::fill(slope_.begin(), slope_.end(), 0.0F);
        for (std::size_t place = from; place < from + BATCH; ++place)
            blame(samples_.data() + order_[place] * width_);
        fade_ *= SLOW;
        fade_more_ *= SLOWER;
        const float step = step_ * std::sqrt(1 - fade_more_) / (1 - fade_);
        for (std::size_t weight = 0; weight < slope_.size(); ++weight) {
            const float slope = slope_[weight] / BATCH;
            mean_[weight] += (1 - SLOW) * (slope - mean_[weight]);
            square_[weight] += (1 - SLOWER) * (slope * slope - square_[weight]);
            net_.weights()[weight] -= step * mean_[weight] / (std::sqrt(square_[weight]) + 1e-7F);
        }
    }

    // Backpropagation of one sample's error.
    void blame(const float* sample) {
        Net::Units units;
        net_.excite(sample, units);
        const float error = logistic(net_.score(units)) - sample[net_.inputs()];
        float* const biases = slope_.data() + net_.inputs() * Net::HIDDEN;
        const float* const outer = net_.weights().data() + (net_.inputs() + 1) * Net::HIDDEN;
        Net::Units passed;
        for (unsigned unit = 0; unit < Net::HIDDEN; ++unit) {
            passed[unit] = units[unit] > 0 ? error * outer[unit] : 0;
            biases[unit] += passed[unit];
            biases[Net::HIDDEN + unit] += error * std::max(units[unit], 0.0F);
        }
        slope_.back() += error;
        for (std::size_t input = 0; input < net_.inputs(); ++input)
            for (unsigned unit = 0; unit < Net::HIDDEN; ++unit)
                slope_[input * Net::HIDDEN + unit] += passed[unit] * sample[input];
    }

    Net& net_;
    const Samples& samples_;
    Rng rng_;
    u64 number_ = 0;
    std::size_t width_;
    std::vector<std::size_t> order_;
    std::vector<float> slope_;
    std::vector<float> mean_;
    std::vector<float> square_;
    float step_ = 0;
    float fade_ = 1;
    float fade_more_ = 1;
};

// A network with small random weights.
inline Net untaught(std::size_t inputs, u64 seed) {
    const Rng rng(seed, 1);
    std::vector<float> weights(Net::size(inputs));
    const float spread = 2 / std::sqrt(static_cast<float>(inputs));
    for (std::size_t place = 0; place < weights.size(); ++place)
        weights[place] = spread * (static_cast<float>(rng.word(place) >> 40) / (1 << 24) - 0.5F);
    return Net(std::move(weights));
}

}  // namespace stosy
