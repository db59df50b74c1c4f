package dev.solvable.runtime.search.threat;

import dev.solvable.runtime.game.marks.MarksRules;
import dev.solvable.runtime.search.AbdadaTeam;

/** Answers the questions of an {@link MtdDriver}: by forced replies where they decide, else by a team of threads. */
final class ThreatTeam implements MtdDriver.NullWindowSearch {
    private final MarksRules rules;
    private final AbdadaTeam<ThreatSearch> team;

    ThreatTeam(MarksRules rules, AbdadaTeam<ThreatSearch> team) {
        this.rules = rules;
        this.team = team;
    }

    @Override
    public long searched() {
        return team.leader().searched();
    }

    @Override
    public int decide(long own, long other, int alpha, int beta) {
        int marks = Long.bitCount(own | other);
        if ((rules.threats(own) & rules.code.playable(own | other)) != 0) {
            return rules.cells - marks;
        }
        ForcedMoves forced = team.leader().forced();
        int settled = forced.settle(own, other, rules.threats(own), rules.threats(other), alpha, beta);
        if (settled != ForcedMoves.OPEN) {
            return settled;
        }
        long openOwn = forced.openOwn();
        long openOther = forced.openOther();
        boolean isMovers = (Long.bitCount(openOwn | openOther) - marks & 1) == 0;
        return isMovers ? search(openOwn, openOther, alpha, beta) : -search(openOwn, openOther, -beta, -alpha);
    }

    private int search(long own, long other, int alpha, int beta) {
        long key = rules.key(own, other);
        return team.leader().isShared(Long.bitCount(own | other))
                ? team.ask(search -> search.search(own, other, alpha, beta, key))
                : team.leader().search(own, other, alpha, beta, key);
    }
}
