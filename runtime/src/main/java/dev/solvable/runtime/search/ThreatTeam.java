package dev.solvable.runtime.search;

/**
 * Answers what the {@link MtdDriver} of a {@link ThreatSearchSolver} asks: by a team, where forced replies do not tell.
 */
final class ThreatTeam implements MtdDriver.NullWindowSearch {
    private final ThreatSearchSolver game;
    private final AbdadaTeam<ThreatSearch> team;

    ThreatTeam(ThreatSearchSolver game, AbdadaTeam<ThreatSearch> team) {
        this.game = game;
        this.team = team;
    }

    @Override
    public long searched() {
        return team.leader().searched();
    }

    @Override
    public int decide(long own, long other, int alpha, int beta) {
        int marks = Long.bitCount(own | other);
        if (game.canWinAtOnce(own, other)) {
            return game.scoreOfWin(marks + 1);
        }
        ForcedMoves forced = team.leader().forced();
        int settled = forced.settle(own, other, game.threats(own), game.threats(other), alpha, beta);
        if (settled != ForcedMoves.OPEN) {
            return settled;
        }
        long openOwn = forced.openOwn();
        long openOther = forced.openOther();
        boolean isMovers = (Long.bitCount(openOwn | openOther) - marks & 1) == 0;
        return isMovers ? search(openOwn, openOther, alpha, beta) : -search(openOwn, openOther, -beta, -alpha);
    }

    private int search(long own, long other, int alpha, int beta) {
        long key = game.key(own, other);
        return team.leader().isShared(Long.bitCount(own | other))
                ? team.ask(search -> search.search(own, other, alpha, beta, key))
                : team.leader().search(own, other, alpha, beta, key);
    }
}
