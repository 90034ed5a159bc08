// Searches with both methods, with random playouts and with bots, on one thread and on two: the answers
// must be equal, and the best action must be allowed. Meant for the sanitizers; it also prints playouts per
// second.
#include <cstdio>
#include <cstdlib>

#include "bots.h"
#include "expect.h"
#include "search/flat.h"
#include "search/forest.h"
#include "tables.h"

namespace {

using namespace stosy;

bool same(const Found& left, const Found& right) {
    const auto same_candidate = [](const Candidate& one, const Candidate& two) {
        return one.action == two.action && one.visits == two.visits && one.sum == two.sum;
    };
    return std::equal(left.candidates.begin(), left.candidates.end(), right.candidates.begin(),
                      right.candidates.end(), same_candidate);
}

enum Way { FLAT, TREE, FLAT_BOTS, TREE_BOTS, WAYS };

// Bots without preferences take the first action; their games end, too.
template <Game G>
Found think(const Task<G>& task, int way) {
    static const Roster<G> roster(std::vector<Player<G>>(G::MOST_SEATS, typename Sense<G>::Weights()));
    const auto random = [](const Rng& rng) { return Uniform<G>(rng); };
    const auto bots = [](const Rng& rng) { return Bots<G>(roster, rng); };
    switch (way) {
        case FLAT:
            return flat_search(task, random);
        case TREE:
            return tree_search(task, 4, random);
        case FLAT_BOTS:
            return flat_search(task, bots);
        default:
            return tree_search(task, 4, bots);
    }
}

struct Speed {
    u64 playouts = 0;
    double seconds = 0;
};

// One game: plays the found action or, without a search, a random one.
template <Game G>
void walk(const Numbers& options, int seats, const Rng& rng, u64 playouts, Speed* speeds) {
    auto state = deal<G>(G::Options::read(options), seats, BY_LOT, rng);
    Uniform<G> policy(rng);
    for (u64 number = 0; !Aim<G>::reached(state) && number < 40; ++number) {
        if constexpr (G::CHANCE)
            if (G::chance_due(state)) take_chance<G>(state, rng, number + 1);
        const int viewer = number % 4 ? G::turn(state) : static_cast<int>(number) % seats;
        Task<G> task = {state, viewer, number, {}, 1};
        task.limits.playouts = playouts;
        int action = NOTHING;
        for (int way = 0; way < WAYS; ++way) {
            task.threads = 1;
            const Found found = think(task, way);
            speeds[way].playouts += found.playouts;
            speeds[way].seconds += found.seconds;
            task.threads = 2;
            expect(same(found, think(task, way)), "threads make a difference");
            action = found.candidates[0].action;
        }
        const Choice other = policy.choose(state);
        if (action == NOTHING) {
            G::play(state, other.seat, other.action);
        } else {
            expect(apply<G>(state, viewer, action), "what was found is not allowed");
        }
    }
}

template <Game G>
void walks(const Numbers& options, int seats, u64 games, u64 playouts) {
    Speed speeds[WAYS];
    for (u64 game = 0; game < games; ++game) walk<G>(options, seats, Rng(5, game), playouts, speeds);
    std::printf("%-18s %d seats ", G::ID, seats);
    for (const Speed& speed : speeds)
        std::printf(" %9.0f", static_cast<double>(speed.playouts) / speed.seconds);
    std::printf("\n");
}

}  // namespace

int main(int count, char** words) {
    // One game with searches takes as long as many random games.
    const u64 games = count > 1 ? 1 + std::strtoull(words[1], nullptr, 10) / 50 : 2;
    const u64 playouts = count > 2 ? std::strtoull(words[2], nullptr, 10) : 1000;
    std::printf("playouts/s                 flat       tree  flat bots  tree bots\n");
    each_game([&](auto game) {
        using G = decltype(game);
        walks<G>(choices<G>(0), 2, games, playouts);
        walks<G>(choices<G>(1), std::min(G::MOST_SEATS, 4), games, playouts);
    });
}
