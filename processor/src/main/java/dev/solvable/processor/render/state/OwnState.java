package dev.solvable.processor.render.state;

import dev.solvable.processor.game.MarkRules;
import dev.solvable.processor.plan.SolverPlan;

/** States of games in which each player has marks of their own: the mover's and the other player's mask. */
public final class OwnState implements StateCode {
    private final MarkRules rules;
    private final MarkCode marks;

    public OwnState(SolverPlan plan, MarkRules rules) {
        this.rules = rules;
        this.marks = new MarkCode(plan, rules);
    }

    @Override
    public String[] parameters() {
        return new String[] {"long own", "long other"};
    }

    @Override
    public String arguments() {
        return "own, other";
    }

    @Override
    public String fromPosition() {
        return """
                boolean firstMoves = firstMoves(position);
                long own = firstMoves ? first(position) : second(position);
                long other = firstMoves ? second(position) : first(position);
                """;
    }

    @Override
    public String fromFilling() {
        return """
                long first = first(position);
                long second = second(position);
                int ahead = Long.bitCount(first) - Long.bitCount(second);
                if (ahead != 0 && ahead != 1) {
                    return NONSENSE;
                }
                boolean firstMoves = ahead == 0;
                long own = firstMoves ? first : second;
                long other = firstMoves ? second : first;
                """
                + (marks.canEnd()
                        ? """
                          if (OWN && OTHER) {
                              return NONSENSE;
                          }
                          """.replace("OWN", marks.ended("own", "other", "firstMoves"))
                                .replace("OTHER", marks.ended("other", "own", "!firstMoves"))
                        : "");
    }

    @Override
    public String endedScore() {
        return marks.canEnd()
                ? """
                  if (OWN) {
                      return OWNER;
                  }
                  if (OTHER) {
                      return LOSER;
                  }
                  """.replace("OWNER", marks.ownerScore())
                        .replace("LOSER", marks.otherScore())
                        .replace("OWN", marks.ended("own", "other", "firstMoves"))
                        .replace("OTHER", marks.ended("other", "own", "!firstMoves"))
                : "";
    }

    @Override
    public String key() {
        // Who is to move follows from the number of marks, so own and other need not be told apart from first and
        // second.
        return "positionOf(own, other)";
    }

    @Override
    public String forEachMove(String body) {
        return marks.forEachCell("own | other", body);
    }

    @Override
    public String searchEachMove(String body) {
        if (!marks.hasLines()) {
            return forEachMove(body);
        }
        String candidates = marks.lineWins() ? """
                long threats = threats(own, other);
                if ((threats & threats - 1) != 0) {
                    return 2 - WON; // one mark blocks one of them
                }
                long candidates = threats != 0 ? threats : PLAYABLE;
                """ : "long candidates = PLAYABLE;\n";
        return candidates.replace("PLAYABLE", marks.playable("own | other")) + """
                for (int cell : ORDER) {
                    if ((candidates >>> cell & 1) == 0) {
                        continue;
                    }
                BODY}
                """.replace("BODY", body.indent(4));
    }

    @Override
    public String child() {
        return "other, own | 1L << cell";
    }

    @Override
    public String childPosition() {
        return "marked(position, cell, firstMoves)";
    }

    @Override
    public String endsGame() {
        if (rules.hasWinCheck()) {
            return "hasWon(own | 1L << cell, other, Long.bitCount(own) == Long.bitCount(other))";
        }
        return marks.hasLines() ? "completesLine(own | 1L << cell, cell)" : "";
    }
}
