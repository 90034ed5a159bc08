// Random walks over all allowed actions, signals and take-backs included. Meant for the sanitizers; it also
// checks that states are equal after conversion to plain facts and back.
#include <cstdio>
#include <cstdlib>

#include "action_set.h"
#include "expect.h"
#include "playout.h"
#include "tables.h"

namespace {

using namespace stosy;

template <class Facts>
bool same(const Facts& left, const Facts& right) {
    bool equal = true;
    Facts::each_field([&](const char*, auto field) { equal = equal && left.*field == right.*field; });
    return equal;
}

// Converts to plain facts and back, with the ends of all rounds.
template <Game G, class Rounds>
void check_facts(const typename G::State& state, [[maybe_unused]] const Rounds& rounds) {
    auto facts = G::facts(state);
    if constexpr (G::CHANCE) facts.rounds = rounds;
    auto again = G::facts(G::from_facts(facts));
    if constexpr (G::CHANCE) again.rounds = rounds;
    expect(same(facts, again), "facts differ");
}

template <Game G>
void check_legal(const typename G::State& state, int seat) {
    typename G::List list;
    G::legal(state, seat, list);
    ActionSet<G::ACTIONS> set;
    G::legal_set(state, seat, set);
    expect(set.size() == list.size(), "the list and the set of what is legal differ in size");
    for (const Action action : list) expect(set.has(action), "what is legal is not in the set");
    int allowed = 0;
    for (int action = 0; action < G::RESIGN; ++action) allowed += G::allowed(state, seat, action);
    const bool mistakes = G::accepts_mistakes(state);
    expect(mistakes ? allowed >= list.size() : allowed == list.size(), "legal and allowed differ");
}

// The viewer's own hand stays, and the new state is valid.
template <Game G>
void check_redeal(const typename G::State& state, const Rng& rng, u64 number) {
    const int viewer = rng.below(11 * Rng::LANE + number, G::seats(state));
    auto other = state;
    expect(G::redeal(other, viewer, rng, HIDDEN_LANE + number * Rng::LANE), "no deal was found");
    const auto before = G::facts(state);
    const auto after = G::facts(other);
    const unsigned seat = static_cast<unsigned>(viewer);
    expect(before.hands[seat] == after.hands[seat], "the viewer's hand was dealt anew");
    if constexpr (!G::CHANCE) G::from_facts(after);
}

template <Game G>
u64 walk(const Numbers& options, int seats, const Rng& rng) {
    auto state = deal<G>(G::Options::read(options), seats, BY_LOT, rng);
    typename Played<G>::Rounds rounds = {};
    u64 number = 0;
    u64 chances = 0;
    const auto settle = [&] {
        if constexpr (G::CHANCE)
            if (G::chance_due(state)) take_chance<G>(state, rng, ++chances);
    };
    const auto note = [&] {
        if constexpr (G::CHANCE)
            if (G::deal_due(state)) rounds.push_back(G::round(state));
    };
    for (; !G::over(state) && number < 5000; ++number) {
        check_facts<G>(state, rounds);
        settle();
        check_redeal<G>(state, rng, number);
        // Mostly the seat waited for acts, so that the game ends.
        const int other = rng.below(7 * Rng::LANE + number, seats);
        const int seat = rng.below(8 * Rng::LANE + number, 4) ? G::turn(state) : other;
        check_legal<G>(state, seat);
        if (G::accepts_mistakes(state) &&
            apply<G>(state, seat, rng.below(10 * Rng::LANE + number, 40 * G::RESIGN)))
            note();
        settle();
        typename G::List list;
        G::legal(state, seat, list);
        if (!list.size()) continue;
        const int action = list[rng.below(9 * Rng::LANE + number, list.size())];
        expect(apply<G>(state, seat, action), "a legal action was refused");
        note();
    }
    return number;
}

// Each match has other options.
template <Game G>
void walks(u64 games) {
    u64 actions = 0;
    for (u64 game = 0; game < games; ++game) {
        const Rng rng(4, game);
        const Numbers options = any_choices<G>(rng, 20 * Rng::LANE);
        for (int seats = G::LEAST_SEATS; seats <= G::MOST_SEATS; ++seats)
            actions += walk<G>(options, seats, rng);
        const Tally tally = playouts<G>({G::Options::read(options), G::MOST_SEATS, BY_LOT, game}, 2, 2);
        expect(tally.games == 2, "a match is missing");
    }
    std::printf("%-18s %llu actions walked\n", G::ID, static_cast<unsigned long long>(actions));
}

}  // namespace

int main(int count, char** words) {
    const u64 games = count > 1 ? std::strtoull(words[1], nullptr, 10) : 100;
    each_game([&](auto game) { walks<decltype(game)>(games); });
}
