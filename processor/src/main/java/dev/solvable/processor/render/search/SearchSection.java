package dev.solvable.processor.render.search;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.TypeSpec;
import dev.solvable.processor.game.Ending;
import dev.solvable.processor.plan.Engine;
import dev.solvable.processor.plan.Nimbers;
import dev.solvable.processor.plan.SolverPlan;
import dev.solvable.processor.render.answer.Scores;
import dev.solvable.processor.render.code.Code;
import dev.solvable.processor.render.code.Methods;
import dev.solvable.processor.render.code.Section;
import dev.solvable.processor.render.position.Translation;
import dev.solvable.processor.render.state.StateCode;
import javax.lang.model.element.Modifier;

/**
 * The search: fail-soft negamax with alpha-beta (Knuth and Moore 1975) over a direct-mapped cache of fixed size that
 * holds, for a position whose whole key it checks, bounds on the score.
 */
public final class SearchSection implements Section {
    private final SolverPlan plan;
    private final StateCode state;
    private final Scores scores;
    private final Translation translation;
    private final Folding folding;
    private final boolean endingWins;

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
        this.folding = new Folding(plan, state);
        this.endingWins = endingWins;
    }

    @Override
    public void addTo(TypeSpec.Builder type) {
        folding.addTo(type);
        addCache(type);
        addEntry(type);
        type.addMethod(Methods.stateful("int", "search", state.parametersAnd("int alpha", "int beta"))
                .addJavadoc("""
                        The score of a state that no line has ended: exact between alpha and beta; at most alpha an upper bound, at least beta a
                        lower one.
                        """)
                .addCode(searchCode())
                .build());
        new Searching(plan, translation).addTo(type);
        addCacheAccess(type);
        if (hasOutcomes() && plan.engine() != Engine.OUTCOME_SEARCH) {
            addLongest(type);
        }
        if (canEnd() && endingWins) {
            addCanEndGame(type);
        }
        if (plan.nimbers() == Nimbers.SEARCH) {
            new NimberSearch(state, folding, translation).addTo(type);
        }
        if (!hasTable()) {
            Searching.addSolve(type);
        }
    }

    /** Whether a table tells the outcome of every position. */
    private boolean hasTable() {
        return plan.engine() == Engine.WORD_SWEEP;
    }

    /** Whether the outcome of a position is known without a search of its moves. */
    private boolean hasOutcomes() {
        return hasTable() || plan.engine() == Engine.SUMS || plan.engine() == Engine.OUTCOME_SEARCH;
    }

    private static void addCacheAccess(TypeSpec.Builder type) {
        type.addMethod(Methods.stateful("char", "cached", "long key")
                .addJavadoc("The cached bounds on the score of a state; 0 for none.")
                .addCode("""
                        int slot = slot(key);
                        return keys[slot] == key ? bounds[slot] : 0;
                        """)
                .build());
        type.addMethod(Methods.stateful("void", "remember", "long key", "int lower", "int upper")
                .addJavadoc("Caches bounds on the score of a state, in place of what was there.")
                .addCode("""
                        int slot = slot(key);
                        keys[slot] = key;
                        bounds[slot] = (char) (upper + (WON + 1) << 8 | lower + (WON + 1));
                        """)
                .build());
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

    private void addCache(TypeSpec.Builder type) {
        String entries = Code.literal(plan.searchEntries());
        type.addField(Methods.constant("int", "CACHE_ENTRIES", "The entries of the cache.", entries));
        type.addField(FieldSpec.builder(long[].class, "keys", Modifier.PRIVATE)
                .addJavadoc("The keys of the cached states; empty until the first question.")
                .initializer("{}")
                .build());
        type.addField(FieldSpec.builder(char[].class, "bounds", Modifier.PRIVATE)
                .addJavadoc(
                        "For each key an upper and a lower bound on its score, in 8 bits each, above -WON - 1; 0 for none.")
                .initializer("{}")
                .build());
        type.addMethod(Methods.helper("int", "slot", "long key")
                .addJavadoc(
                        "Where in the cache a key belongs: the upper bits of a product scatter neighbours (Knuth, 6.4).")
                .addCode("return (int) ((key * 0x9E3779B97F4A7C15L >>> 32) * CACHE_ENTRIES >>> 32);\n")
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
                    if (keys.length == 0) {
                        bounds = new char[CACHE_ENTRIES];
                        keys = new long[CACHE_ENTRIES];
                    }
                    return search(STATE, alpha, beta);
                } catch (OutOfMemoryError e) {
                    throw noRoom("cache", 10L * CACHE_ENTRIES, e);
                } finally {
                    solving.unlock();
                }
                """));
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
                char known = cached(key);
                if (known != 0) {
                    lower = (known & 0xFF) - (WON + 1);
                    upper = (known >> 8) - (WON + 1);
                """;
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
        code.add("countNode();\n");
        if (canEnd() && endingWins) {
            code.add(state.code("""
                    if (canEndGame(STATE)) {
                        return WON - 1;
                    }
                    """));
        }
        boolean lostWithoutMove = scores.noMoves().equals("-WON");
        String none = lostWithoutMove ? "-WON; // as where no move is left; every other is better" : "-WON - 1;";
        code.add("""
                $Lint from = Math.max(alpha, lower);
                int to = Math.min(beta, upper);
                int best = $L
                """, bounds(), none);
        code.add(state.code(state.searchEachMove(moveCode())));
        if (!lostWithoutMove) {
            code.add("""
                    if (best < -WON) {
                        return $L;
                    }
                    """, scores.noMoves());
        }
        code.add("""
                remember(key, best > from ? best : lower, best);
                return best;
                """);
        return code.build();
    }

    private String moveCode() {
        // A bound of the mover's is the other bound of the other player's, but where both pull in one direction.
        String searched = scores.alwaysDrawn()
                ? "before(search(CHILD, after(Math.max(from, best)), after(to)))"
                : "before(search(CHILD, after(to), after(Math.max(from, best))))";
        String score = canEnd() && !endingWins
                ? state.endsGame() + "\n        ? 1 - WON // the line loses\n        : " + searched
                : searched;
        return """
                int score = SCORE;
                if (score > best) {
                    best = score;
                    if (best >= to) {
                        remember(key, best, upper);
                        return best;
                    }
                }
                """.replace("SCORE", score);
    }
}
