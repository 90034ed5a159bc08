// Steps batches with one thread and with three; the results must be equal. Meant for the sanitizers.
#include "batch.h"

#include <cstdio>
#include <cstdlib>

#include "expect.h"
#include "tables.h"

namespace {

using namespace stosy;

constexpr int ROWS = 37;

// A batch with the arrays it writes to.
template <Game G>
struct Driven {
    BatchOf<G> batch;
    std::vector<std::int32_t> actions = std::vector<std::int32_t>(ROWS);
    std::vector<u8> to_act = std::vector<u8>(ROWS);
    std::vector<u8> observations = sized(batch.observation_size());
    std::vector<u8> masks = sized(batch.action_count());
    std::vector<float> rewards = std::vector<float>(sized(batch.seats()).size());
    std::vector<u8> dones = std::vector<u8>(ROWS);

    Driven(const Numbers& options, int seats, int threads)
        : batch(G::Options::read(options), seats, ROWS, 5, threads, Asking{Signalling::ALL, 2, 300}) {
        batch.reset(std::nullopt, asked());
    }

    static std::vector<u8> sized(int width) {
        return std::vector<u8>(static_cast<std::size_t>(ROWS * width));
    }

    Asked asked() { return {to_act.data(), observations.data(), masks.data()}; }
    Column column() { return {actions.data(), false}; }

    int step() { return batch.step(column(), asked(), {rewards.data(), dones.data()}); }

    bool same(const Driven& other) const {
        return to_act == other.to_act && observations == other.observations &&
               masks == other.masks && rewards == other.rewards && dones == other.dones;
    }
};

template <Game G>
void drive(const Numbers& options, int seats, int steps) {
    Driven<G> one(options, seats, 1);
    Driven<G> three(options, seats, 3);
    for (int step = 0; step < steps; ++step) {
        one.batch.sample(one.column());
        three.batch.sample(three.column());
        expect(one.actions == three.actions, "other choices with more threads");
        expect(one.step() == Batch::NONE_REFUSED, "an offered action was refused");
        expect(three.step() == Batch::NONE_REFUSED, "an offered action was refused");
        expect(one.same(three), "other games with more threads");
    }
    one.batch.sample(one.column());
    one.actions[ROWS - 1] = one.batch.action_count();
    expect(one.step() == ROWS - 1, "what is not offered was accepted");
    expect(one.same(three), "a refused step has changed something");
}

template <Game G>
void drive_all(int steps) {
    for (int seats = G::LEAST_SEATS; seats <= G::MOST_SEATS; ++seats)
        for (int index = 0; index < 2; ++index) drive<G>(choices<G>(index), seats, steps);
    std::printf("%-18s %d steps of %d rows at every table\n", G::ID, steps, ROWS);
}

}  // namespace

int main(int count, char** words) {
    const int steps = count > 1 ? std::atoi(words[1]) : 200;
    each_game([&](auto game) { drive_all<decltype(game)>(steps); });
}
