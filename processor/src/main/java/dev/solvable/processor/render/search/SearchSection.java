package dev.solvable.processor.render.search;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.TypeSpec;
import dev.solvable.processor.game.Ending;
import dev.solvable.processor.plan.Engine;
import dev.solvable.processor.plan.Nimbers;
import dev.solvable.processor.plan.SolverPlan;
import dev.solvable.processor.render.answer.Scores;
import dev.solvable.processor.render.code.Methods;
import dev.solvable.processor.render.code.Section;
import dev.solvable.processor.render.position.Translation;
import dev.solvable.processor.render.state.StateCode;

/**
 * The search: fail-soft negamax with alpha-beta (Knuth and Moore 1975) over a cache of fixed size that holds, for a
 * state whose whole key it checks, bounds on the score.
 */
public final class SearchSection implements Section {
    private final SolverPlan plan;
    private final StateCode state;
    private final Scores scores;
    private final Translation translation;
    private final Folding folding;
    private final boolean endingWins;
    private final boolean packed;

    /**
     * The search.
     *
     * @param endingWins whether a move that ends the game by a line or a win check wins for the player who makes it
     */
    public SearchSection(SolverPlan plan, StateCode state, Scores scores, Translation translation, boolean endingWins) {
        this.plan = plan;
        this.state = state;
        this.scores = scores;
        this.translation = translation;
        this.endingWins = endingWins;
        this.packed = plan.packedEntry().isPresent();
        this.folding = new Folding(plan, state, packed);
    }

    @Override
    public void addTo(TypeSpec.Builder type) {
        folding.addTo(type);
        addEntry(type);
        type.addMethod(Methods.stateful("int", "search", state.parametersAnd("int alpha", "int beta"))
                .addJavadoc("""
                        The score of a state$L: exact between alpha and beta; at most alpha an upper bound, at least beta a lower one.
                        """, canEnd() ? " that is not ended" : "")
                .addCode(searchCode())
                .build());
        type.addMethod(Methods.stateful("int", "searchMoves", state.parametersAnd("int alpha", "int beta"))
                .addJavadoc("The best score among the moves of a state, searched one after the other.")
                .addCode(searchMovesCode())
                .build());
        if (packed) {
            new SharedSearch(state, scores, searchedScore()).addTo(type);
            new Teamwork(plan, "cache", false, "CELLS + 1", "-1").addTo(type);
        }
        new Searching(plan, translation).addTo(type);
        cache().addTo(type);
        if (hasOutcomes() && plan.engine() != Engine.OUTCOME_SEARCH) {
            addLongest(type);
        }
        if (canEnd() && endingWins) {
            addCanEndGame(type);
        }
        if (plan.nimbers() == Nimbers.SEARCH) {
            if (packed) {
                BoundsCache.addSlot(type);
            }
            new NimberSearch(state, folding, translation).addTo(type);
        }
        if (!hasTable()) {
            Searching.addSolve(type);
        }
    }

    private Section cache() {
        return plan.packedEntry()
                .<Section>map(entry -> new PackedCache(plan, entry))
                .orElseGet(() -> new BoundsCache(plan));
    }

    /** Whether a table tells the outcome of every position. */
    private boolean hasTable() {
        return plan.engine() == Engine.WORD_SWEEP;
    }

    /** Whether the outcome of a position is known without a search of its moves. */
    private boolean hasOutcomes() {
        return hasTable() || plan.engine() == Engine.SUMS || plan.engine() == Engine.OUTCOME_SEARCH;
    }

    private void addCanEndGame(TypeSpec.Builder type) {
        String ends = """
                if (ENDS) {
                    return true;
                }
                """.replace("ENDS", state.endsGame());
        type.addMethod(Methods.stateful("boolean", "canEndGame", state.parameters())
                .addJavadoc("Whether the mover can win at once.")
                .addCode(state.code(state.forEachMove(ends) + "return false;\n"))
                .build());
    }

    private void addEntry(TypeSpec.Builder type) {
        type.addMethod(Methods.stateful("int", "score", "long position")
                .addJavadoc("The exact score of a position for the player to move.")
                .addCode("return score(position, -WON, WON);\n")
                .build());
        CodeBlock.Builder code = CodeBlock.builder();
        code.add("check(position);\n").add("$L", state.fromPosition());
        code.add("$L", state.endedScore());
        if (hasTable()) {
            code.add("won(); // the search looks outcomes up\n");
        }
        code.add(state.code("""
                try {
                    enter();
                } catch (InterruptedException e) {
                    throw cancelled();
                }
                try {
                    if (KEPT.length == 0) {
                GATHER        allocateCache();
                    }
                    return SEARCH;
                } finally {
                    solving.unlock();
                }
                """.replace("KEPT", packed ? "cache" : "keys")
                .replace("GATHER", packed ? "        gatherTeam();\n" : "")
                .replace("SEARCH", packed ? """
                        threads > 1 && depth(STATE) < SHARED_CELLS
                                ? searchTogether(STATE, alpha, beta)
                                : search(STATE, alpha, beta)""".indent(4).strip() : "search(STATE, alpha, beta)")));
        type.addMethod(Methods.stateful("int", "score", "long position", "int alpha", "int beta")
                .addJavadoc("The score of a position for the player to move, exact between alpha and beta.")
                .addCode(code.build())
                .build());
    }

    private boolean canEnd() {
        return !state.endsGame().isEmpty();
    }

    /** What is known of a score from the outcome: assigns {@code lower} and {@code upper}. */
    private String outcomeBounds(String outcome) {
        return """
                boolean isWon = OUTCOME;
                lower = isWon ? longestWin(taken) : WORST;
                upper = isWon ? BEST : longestLoss(taken);
                """.replace("OUTCOME", outcome)
                .replace("WORST", misere() ? "1 - WON" : "-WON")
                .replace("BEST", misere() ? "WON" : "WON - 1");
    }

    /** What is known of the score of a state before its moves are tried; returns where that is enough. */
    private String bounds() {
        String enough = """
                if (lower >= beta || lower == upper) {
                    return lower;
                }
                if (upper <= alpha) {
                    return upper;
                }
                """;
        String cache = "long key = " + folding.key() + ";\n";
        String cached = """
                TYPE known = lookUp(key);
                if (known != 0) {
                    lower = lower(known);
                    upper = upper(known);
                """.replace("TYPE", packed ? "long" : "int");
        if (hasTable()) { // of which the answer comes sooner than a key is found
            String outcome = outcomeBounds("isWon(won, " + state.arguments() + ")");
            return outcome.replace("lower =", "int lower =").replace("upper =", "int upper =")
                    + enough
                    + cache
                    + cached
                    + enough.indent(4)
                    + "}\n";
        }
        String unknown = "int lower = -WON;\nint upper = WON;\n";
        if (!hasOutcomes()) {
            return cache + unknown + cached + "}\n" + enough;
        }
        String arguments = plan.engine() == Engine.OUTCOME_SEARCH ? state.arguments() : "taken";
        String outcome = outcomeBounds("isWon(" + arguments + ")");
        return cache + unknown + cached + "} else {\n" + outcome.indent(4) + "}\n" + enough;
    }

    private boolean misere() {
        return plan.game().noMoves() == Ending.WINS;
    }

    /** Adds how long a game can take whose outcome is known; the search of outcomes brings these methods itself. */
    private void addLongest(TypeSpec.Builder type) {
        String filled = plan.leastFilled() == 1 ? "" : " / " + plan.leastFilled();
        String plies = "(CELLS - Long.bitCount(taken))" + filled;
        type.addMethod(Methods.helper("int", "longestWin", "long taken")
                .addJavadoc(
                        "The score of a win that takes as long as moves may be left: an $L number of plies.",
                        misere() ? "even" : "odd")
                .addCode("return WON - ($L);\n", plies + (misere() ? " & ~1" : " - 1 | 1"))
                .build());
        type.addMethod(Methods.helper("int", "longestLoss", "long taken")
                .addJavadoc(
                        "The score of a loss that takes as long as moves may be left: an $L number of plies.",
                        misere() ? "odd" : "even")
                .addCode("return ($L) - WON;\n", plies + (misere() ? " - 1 | 1" : " & ~1"))
                .build());
    }

    private CodeBlock searchCode() {
        CodeBlock.Builder code = CodeBlock.builder();
        code.add(packed ? "long before = nodes;\ncountNode();\n" : "countNode();\n");
        if (canEnd() && endingWins) {
            code.add(state.code("""
                    if (canEndGame(STATE)) {
                        return WON - 1;
                    }
                    """));
        }
        code.add("$L", bounds());
        code.add("""
                int from = Math.max(alpha, lower);
                int to = Math.min(beta, upper);
                """);
        code.add(state.code(packed ? """
                          int best = threads > 1 && depth(STATE) < SHARED_CELLS
                                  ? searchMovesTogether(STATE, from, to, key)
                                  : searchMoves(STATE, from, to);
                          """ : "int best = searchMoves(STATE, from, to);\n"));
        code.add(
                "remember(key, best > from ? best : lower, best < to ? best : upper$L);\nreturn best;\n",
                packed ? ", nodes - before" : "");
        return code.build();
    }

    private CodeBlock searchMovesCode() {
        CodeBlock.Builder code = CodeBlock.builder();
        boolean lostWithoutMove = scores.noMoves().equals("-WON");
        code.add(
                "int best = $L\n",
                lostWithoutMove ? "-WON; // as where no move is left; every other is better" : "-WON - 1;");
        code.add(state.code(state.searchEachMove("""
                int score = SCORE;
                if (score > best) {
                    best = score;
                    if (best >= beta) {
                        return best;
                    }
                }
                """.replace("SCORE", searchedScore()))));
        code.add(
                lostWithoutMove
                        ? "return best;\n"
                        : "return best < -WON ? " + scores.noMoves() + " : best; // the score where no move is left\n");
        return code.build();
    }

    /** The score of a move, for the best score so far. */
    private String searchedScore() {
        // A bound of the mover's is the other bound of the other player's, but where both pull in one direction.
        String searched = scores.alwaysDrawn()
                ? "before(search(CHILD, after(Math.max(alpha, best)), after(beta)))"
                : "before(search(CHILD, after(beta), after(Math.max(alpha, best))))";
        return canEnd() && !endingWins
                ? state.endsGame() + "\n        ? 1 - WON // the line loses\n        : " + searched
                : searched;
    }
}
