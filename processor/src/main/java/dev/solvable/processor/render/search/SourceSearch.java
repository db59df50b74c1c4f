package dev.solvable.processor.render.search;

import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.solvable.processor.game.Ending;
import dev.solvable.processor.plan.Engine;
import dev.solvable.processor.plan.SolverPlan;
import dev.solvable.processor.render.answer.Scores;
import dev.solvable.processor.render.code.Code;
import dev.solvable.processor.render.code.Methods;
import dev.solvable.processor.render.code.Section;
import dev.solvable.processor.render.position.SourceMoves;
import dev.solvable.processor.render.position.Translation;
import javax.lang.model.element.Modifier;

/**
 * The search of games with a move source: fail-soft negamax with alpha-beta (Knuth and Moore 1975) over a cache that
 * starts small. How far play leads only the moves tell, which the compiler does not know; so it is not the board that
 * says what an answer costs, but what the question reaches.
 *
 * <p>A state is the set of free cells that a move needs which is still possible: the other free cells make no
 * difference. Where the plan has a table for all positions, it is filled when so many states were searched that
 * searching on would cost more. Where regions add up to outcomes, the outcome of the state that is asked about halves
 * the window, and those of its successors prune a search that has become long.
 */
public final class SourceSearch implements Section {
    private static final String FILLED_MEANWHILE = """
            table = scores; // another thread may have filled it
            if (table != null) {
                return table[(int) position];
            }
            """;

    private final SolverPlan plan;
    private final Scores scores;
    private final Translation translation;

    public SourceSearch(SolverPlan plan, Scores scores, Translation translation) {
        this.plan = plan;
        this.scores = scores;
        this.translation = translation;
    }

    private boolean hasTable() {
        return plan.engine() == Engine.SWEEP;
    }

    private boolean hasSums() {
        return plan.engine() == Engine.SUMS;
    }

    @Override
    public void addTo(TypeSpec.Builder type) {
        addCache(type);
        addEntry(type);
        addNeeded(type);
        addBounds(type);
        addSearch(type);
        if (hasTable()) {
            addCountNode(type);
        } else {
            new Searching(plan, translation).addTo(type);
            Searching.addSolve(type);
        }
    }

    private void addCache(TypeSpec.Builder type) {
        type.addField(Methods.constant(
                "int", "CACHE_ENTRIES", "The most entries of the cache.", number(plan.searchEntries())));
        if (hasTable()) {
            type.addField(Methods.constant(
                    "int",
                    "MOST_SEARCHED",
                    "So many states are searched before the table is filled.",
                    number(plan.searchEntries())));
        }
        if (hasSums()) {
            type.addField(Methods.constant(
                    "int",
                    "SHORT_SEARCH",
                    "A search of so many states is over before outcomes have helped it.",
                    "1 << 16"));
        }
        type.addField(
                GrowingCache.field(
                        plan.game(),
                        "bounds",
                        "For states an upper and a lower bound on the score, in 8 bits each, above -WON - 1; null until the first question."));
        type.addMethod(Methods.stateful("void", "remember", "long free", "int lower", "int upper")
                .addJavadoc("Caches bounds on the score of a state.")
                .addCode("bounds.put(free, packed(lower, upper));\n")
                .build());
        type.addMethod(Methods.helper("int", "packed", "int lower", "int upper")
                .addJavadoc("Two bounds as one entry of the cache.")
                .addCode("return upper + (WON + 1) << 8 | lower + (WON + 1);\n")
                .build());
    }

    private static String number(int number) {
        return Code.literal(number);
    }

    private void addEntry(TypeSpec.Builder type) {
        type.addMethod(Methods.stateful("int", "score", "long position")
                .addJavadoc("The exact score of a position for the player to move.")
                .addCode(hasSums() ? """
                        check(position);
                        return isWon(position) ? score(position, 0, WON) : score(position, -WON, 0);
                        """ : "return score(position, -WON, WON);\n")
                .build());
        String lookUp = hasTable() ? """
                        byte[] table = scores;
                        if (table != null) {
                            return table[(int) position];
                        }
                        """ : "";
        type.addMethod(Methods.stateful("int", "score", "long position", "int alpha", "int beta")
                .addJavadoc("The score of a position for the player to move, exact between alpha and beta.")
                .addCode(Code.of(
                        "check(position);\n" + lookUp
                                + """
                        try {
                            enter();
                        } catch (InterruptedException e) {
                            throw cancelled();
                        }
                        try {
                        FILLED    if (bounds == null) {
                                bounds = new $cache:L("cache", CACHE_ENTRIES);
                            }
                        PREPAREDANSWER
                        } finally {
                            solving.unlock();
                        }
                        """.replace("FILLED", hasTable() ? FILLED_MEANWHILE.indent(4) : "")
                                        .replace("PREPARED", hasSums() ? "    prepareRegions();\n" : "")
                                        .replace("ANSWER", answer().indent(4).stripTrailing()),
                        "cache",
                        GrowingCache.name(plan.game())))
                .build());
    }

    private String answer() {
        return hasTable() ? """
                int score = search(needed(BOARD & ~position), alpha, beta);
                if (scores != null) {
                    bounds = null; // the table is filled, and nothing is searched any more
                }
                return score;
                """ : "return search(needed(BOARD & ~position), alpha, beta);\n";
    }

    private static void addNeeded(TypeSpec.Builder type) {
        type.addMethod(Methods.stateful("long", "needed", "long free")
                .addJavadoc(
                        "Those of the free cells that a move needs which is still possible; the others are as good as taken.")
                .addCode("""
                        if (needsOneEach) {
                            return free & everNeeded;
                        }
                        long needed = 0;
                        """ + SourceMoves.forEachFitting("free", "needed |= needs[move];\n") + "return needed;\n")
                .build());
    }

    private String ends() {
        return """
                if (free == 0) {
                    return NO_MOVES;
                }
                """.replace("NO_MOVES", scores.noMoves());
    }

    /**
     * The best and the worst that can become of a state with a move: it ends at once or in two plies at the soonest.
     */
    private String widestBounds() {
        boolean single = plan.game().board().cells() == 1; // where a second ply is none, its score would be a draw's
        if (single && plan.game().noMoves() == Ending.WINS) {
            return "return packed(1 - WON, 1 - WON); // the only move loses\n";
        }
        if (single && plan.game().noMoves() == Ending.LOSES) {
            return "return packed(WON - 1, WON - 1); // the only move wins\n";
        }
        return switch (plan.game().noMoves()) {
            case LOSES -> "return packed(2 - WON, WON - 1); // a loss takes two plies\n";
            case WINS -> "return packed(1 - WON, WON - 2); // a win takes two plies\n";
            case DRAWS -> "return packed(-WON, WON - 1);\n";
        };
    }

    private void addBounds(TypeSpec.Builder type) {
        String outcome = hasSums() ? """
                if (nodes > SHORT_SEARCH) {
                    int plies = Long.bitCount(free); // at most
                    return isSum(free, 0)
                            ? packed(2 - WON, (plies & ~1) - WON) // a loss takes an even number of them
                            : packed(WON - (plies - 1 | 1), WON - 1); // and a win an odd one
                }
                """ : "";
        type.addMethod(Methods.stateful("int", "boundsOf", "long free")
                .addJavadoc("Bounds on the score of a state with a move, before any is tried.")
                .addCode(Code.of("""
                        int known = bounds.get(free);
                        if (known != 0) {
                            return known;
                        }
                        """ + outcome + widestBounds()))
                .build());
    }

    private void addSearch(TypeSpec.Builder type) {
        String table = hasTable() ? """
                if (nodes >= MOST_SEARCHED) {
                    return scores()[(int) (BOARD & ~free)];
                }
                """ : "";
        // A bound of the mover's is the other bound of the other player's, but where both pull in one direction.
        String window = scores.alwaysDrawn()
                ? "after(Math.max(from, best)), after(to)"
                : "after(to), after(Math.max(from, best))";
        String code = ends() + table + """
                int known = boundsOf(free);
                int lower = (known & 0xFF) - (WON + 1);
                int upper = (known >> 8) - (WON + 1);
                if (lower >= beta || lower == upper) {
                    return lower;
                }
                if (upper <= alpha) {
                    return upper;
                }
                countNode();
                int from = Math.max(alpha, lower);
                int to = Math.min(beta, upper);
                int best = -WON - 1;
                """ + SourceMoves.forEachFitting("free", """
                int score = before(search(needed(free & ~fills[move]), WINDOW));
                if (score > best) {
                    best = score;
                    if (best >= to) {
                        remember(free, best, upper);
                        return best;
                    }
                }
                """.replace("WINDOW", window)) + """
                remember(free, best > from ? best : lower, best);
                return best;
                """;
        type.addMethod(Methods.stateful("int", "search", "long free", "int alpha", "int beta")
                .addJavadoc("""
                        The score of a state, given by the free cells that are needed: exact between alpha and beta; at most alpha an upper bound,
                        at least beta a lower one.
                        """)
                .addCode(Code.of(code))
                .build());
    }

    private static void addCountNode(TypeSpec.Builder type) {
        type.addField(FieldSpec.builder(TypeName.INT, "nodes", Modifier.PRIVATE)
                .addJavadoc("The states searched so far.")
                .build());
        type.addMethod(Methods.stateful("void", "countNode")
                .addJavadoc("Counts a state, and now and then looks whether the thread was interrupted.")
                .addCode("""
                        nodes++;
                        if ((nodes & 0xFFFF) == 0 && Thread.currentThread().isInterrupted()) {
                            throw cancelled();
                        }
                        """)
                .build());
    }
}
