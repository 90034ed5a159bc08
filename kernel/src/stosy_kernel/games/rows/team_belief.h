// Team hands that are consistent with the signals.
#pragma once

#include "../../search/belief.h"
#include "team.h"

namespace stosy {

template <class Rules>
class Belief<Team<Rules>> {
  public:
    using G = Team<Rules>;
    using State = typename G::State;
    using Weights = typename Sense<G>::Weights;

    // Resamples hands with which a bot would have signalled differently, a few times: people do not follow
    // the conventions.
    static void settle(State& dealt, int viewer, const Weights& weights, const Rng& rng) {
        if (Sense<G>::quiet(weights)) return;
        constexpr u64 DEALS = 32;
        constexpr u64 DEAL_STRIDE = u64{1} << 24;  // more numbers than a deal can ask for
        const u16 all = static_cast<u16>((1U << dealt.seats) - 1);
        u16 settled = bit<u16>(viewer);
        for (u64 deal = 1; deal < DEALS; ++deal) {
            for (int seat = 0; seat < dealt.seats; ++seat)
                if (!has(settled, seat) && Belief(dealt, seat, weights).spoke_so()) settled |= bit<u16>(seat);
            if (settled == all) return;
            State other = dealt;
            if (!team::Redeal<G>(other, settled).run(rng, HIDDEN_LANE + deal * DEAL_STRIDE)) return;
            dealt = other;
        }
    }

  private:
    Belief(const State& dealt, int seat, const Weights& weights)
        : dealt_(dealt), seat_(seat), weights_(weights), said_(dealt.said[seat]) {}

    // It has given all signals that are worth giving now, and every wish was worth giving at its time. A seat
    // without any signals gives no information.
    bool spoke_so() const {
        if (!said_) return true;
        const u32 worth = worth_saying(dealt_);
        if (worth & ~said_) return false;
        bool meant = true;
        each(u64{said_ & ~worth}, [&](int signal) { meant = meant && was_meant(signal); });
        return meant;
    }

    u32 worth_saying(const State& state) const {
        const Sense<G> sense(state, seat_, weights_);
        u32 worth = 0;
        each(u64{G::true_signals(state, seat_)}, [&](int signal) {
            if (sense.score(G::SIGNAL + signal) > 0) worth |= bit<u32>(signal);
        });
        return worth;
    }

    // For one of the tops that its pile may have had since the seat's last turn; colours and heights are
    // true in every deal.
    bool was_meant(int signal) const {
        const auto [kind, pile] = G::meaning(signal);
        if (kind != SAYS_WANTS && kind != SAYS_LEAVE) return true;
        State earlier = dealt_;
        for (int lays = most_lays(); lays > 0 && earlier.tops[pile] != G::ROW[pile]; --lays) {
            earlier.tops[pile] = earlier.under[card_of(earlier.tops[pile])];
            if (Sense<G>(earlier, seat_, weights_).score(G::SIGNAL + signal) > 0) return true;
        }
        return false;
    }

    // Since the seat's last turn, on all piles; more than two, or than must be, are seldom laid in a turn.
    int most_lays() const {
        const int usual = std::max(G::minimum(dealt_), 2);
        const int turns = (dealt_.turn - seat_ - 1 + dealt_.seats) % dealt_.seats;
        return turns * std::min(G::maximum(dealt_.options.value), usual) + dealt_.laid;
    }

    const State& dealt_;
    int seat_;
    const Weights& weights_;
    u32 said_;
};

}  // namespace stosy
