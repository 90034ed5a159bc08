// Random walks over everything a seat may do, signals and take-backs included. Meant for the
// sanitizers; it checks itself that states survive the way to plain facts and back.
#include <cstdio>
#include <cstdlib>
#include <tuple>

#include "expect.h"
#include "face_to_face.h"
#include "playout.h"
#include "quick_and_easy.h"
#include "snakes_and_ladders.h"
#include "the_game.h"

namespace {

using namespace stosy;

bool same(const RowFacts& left, const RowFacts& right) {
    return left.options == right.options && left.hands == right.hands &&
           left.draws == right.draws && left.piles == right.piles && left.turn == right.turn &&
           left.turns == right.turns && left.laid == right.laid && left.lays == right.lays &&
           left.signals == right.signals && left.reason == right.reason &&
           left.winner == right.winner;
}

bool same(const snakes::Facts& left, const snakes::Facts& right) {
    const auto all = [](const snakes::Facts& facts) {
        return std::tie(facts.options, facts.hands, facts.pile, facts.discards, facts.round, facts.dealer,
                        facts.colour, facts.turn, facts.direction, facts.phase, facts.pending,
                        facts.drawn, facts.waiting, facts.layer, facts.forgot, facts.laid_by,
                        facts.forgetful, facts.doubted, facts.gambled, facts.owed, facts.owed_to,
                        facts.owed_for, facts.stuck, facts.ply, facts.lays, facts.shown, facts.scores, facts.reason, facts.winners);
    };
    return all(left) == all(right);
}

template <class G>
void check(const typename G::State& state, int seat, bool mistakes) {
    typename G::List list;
    G::legal(state, seat, list);
    int allowed = 0;
    for (int action = 0; action < G::RESIGN; ++action) allowed += G::allowed(state, seat, action);
    expect(mistakes ? allowed >= list.size() : allowed == list.size(), "legal and allowed differ");
    if constexpr (!G::CHANCE)
        expect(same(G::facts(state), G::facts(G::from_facts(G::facts(state)))), "facts differ");
}

// What the state says of itself, as a reader would have it who saw every round end.
void check_snakes(const snakes::State& state, const std::vector<snakes::Round>& rounds) {
    auto facts = snakes::facts_of(state);
    facts.rounds = rounds;
    expect(same(facts, snakes::facts_of(snakes::Reader(facts).read())), "facts differ");
}

// The viewer's own hand stays, and the state dealt anew can be.
template <class G>
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

template <class G>
u64 walk(const Numbers& options, int seats, const Rng& rng, bool mistakes = false) {
    auto state = deal<G>(G::Options::read(options), seats, BY_LOT, rng);
    std::vector<snakes::Round> rounds;
    u64 number = 0;
    u64 chances = 0;
    for (; !G::over(state) && number < 5000; ++number) {
        if constexpr (G::CHANCE) {
            check_snakes(state, rounds);
            if (G::chance_due(state)) take_chance<G>(state, rng, ++chances);
        }
        check_redeal<G>(state, rng, number);
        // Mostly the seat waited for, so that the game comes to its end.
        const int other = rng.below(7 * Rng::LANE + number, seats);
        const int seat = rng.below(8 * Rng::LANE + number, 4) ? G::turn(state) : other;
        check<G>(state, seat, mistakes);
        typename G::List list;
        G::legal(state, seat, list);
        if (mistakes) apply<G>(state, seat, rng.below(10 * Rng::LANE + number, 40 * G::RESIGN));
        if constexpr (G::CHANCE)
            if (G::chance_due(state)) take_chance<G>(state, rng, ++chances);
        G::legal(state, seat, list);
        if (!list.size()) continue;
        const int action = list[rng.below(9 * Rng::LANE + number, list.size())];
        expect(apply<G>(state, seat, action), "a legal action was refused");
        if constexpr (G::CHANCE)
            if (G::deal_due(state)) rounds.push_back(G::round(state));
    }
    return number;
}

template <class G>
void walks(u64 games) {
    check_game<G>();
    u64 actions = 0;
    for (int seats = G::LEAST_SEATS; seats <= G::MOST_SEATS; ++seats)
        for (int option = 0; option < 2; ++option)
            for (u64 game = 0; game < games; ++game) actions += walk<G>({option}, seats, Rng(3, game));
    const Tally tally = playouts<G>({G::Options::read({1}), G::MOST_SEATS, BY_LOT, 1}, games, 2);
    expect(tally.games == games, "a game is missing");
    std::printf("%-15s %llu actions walked\n", G::ID, static_cast<unsigned long long>(actions));
}

// Every match with other options.
void snakes_walks(u64 games) {
    using G = SnakesAndLadders;
    check_game<G>();
    u64 actions = 0;
    for (u64 game = 0; game < games; ++game) {
        const Rng rng(4, game);
        Numbers options;
        for (u64 option = 0; option < G::Options::COUNT; ++option)
            options.push_back(rng.below(20 * Rng::LANE + option, 2));
        options[8] *= 60;  // a near target
        for (int seats = G::LEAST_SEATS; seats <= G::MOST_SEATS; ++seats)
            actions += walk<G>(options, seats, rng, options[6] != 0);
        const Tally tally = playouts<G>({G::Options::read(options), 3, BY_LOT, game}, 2, 2);
        expect(tally.games == 2, "a match is missing");
    }
    std::printf("%-15s %llu actions walked\n", G::ID, static_cast<unsigned long long>(actions));
}

}  // namespace

int main(int count, char** words) {
    const u64 games = count > 1 ? std::strtoull(words[1], nullptr, 10) : 100;
    walks<QuickAndEasy>(games);
    walks<TheGame>(games);
    walks<FaceToFace>(games);
    snakes_walks(games);
}
