package dev.solvable.processor.render.search;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.TypeSpec;
import dev.solvable.processor.plan.SolverPlan;
import dev.solvable.processor.render.code.Code;
import dev.solvable.processor.render.code.Methods;
import dev.solvable.processor.render.code.Section;
import dev.solvable.processor.render.state.StateCode;

/**
 * The way from a question to the search for lines: a score is narrowed down by searches with null windows (Plaat et al.
 * 1996, MTD(f)), each of which tells on which side of a bound it lies.
 */
final class NullWindows implements Section {
    /** Short wins and losses are looked for first as long as that takes no more states than this. */
    private static final String SHORT_SEARCH = "2_000";

    private final SolverPlan plan;
    private final StateCode state;

    NullWindows(SolverPlan plan, StateCode state) {
        this.plan = plan;
        this.state = state;
    }

    @Override
    public void addTo(TypeSpec.Builder type) {
        type.addField(Methods.constant(
                "int",
                "SHORT_SEARCH",
                "Short wins and losses are looked for first as long as that takes no more states than this.",
                SHORT_SEARCH));
        addEntry(type);
        addNarrow(type);
    }

    private void addEntry(TypeSpec.Builder type) {
        type.addMethod(Methods.stateful("int", "score", "long position")
                .addJavadoc("The exact score of a position for the player to move.")
                .addCode("return score(position, -WON, WON);\n")
                .build());
        CodeBlock.Builder code = CodeBlock.builder();
        code.add("check(position);\n").add("$L", state.fromPosition());
        code.add("$L", state.endedScore());
        code.add("""
                try {
                    enter();
                } catch (InterruptedException e) {
                    throw cancelled();
                }
                try {
                    if (cache.length == 0) {
                        $L();
                        allocateCache();
                    }
                    int marks = Long.bitCount(own | other);
                    return fromNow(narrow(own, other, -fromStart(-alpha, marks), fromStart(beta, marks)), marks);
                } finally {
                    solving.unlock();
                }
                """, plan.usesThreads() ? "gatherTeam" : "makePlaces");
        type.addMethod(Methods.stateful("int", "score", "long position", "int alpha", "int beta")
                .addJavadoc("The score of a position for the player to move, exact between alpha and beta.")
                .addCode(code.build())
                .build());
        type.addMethod(Methods.stateful("void", "makePlaces")
                .addJavadoc("Makes the places for moves.")
                .addCode("""
                        int places = (CELLS + 1) * MOST_MOVES;
                        open = new int[CELLS + 1];
                        order = new int[places];
                        ranks = new int[places];
                        moves = new long[places];
                        owns = new long[places];
                        others = new long[places];
                        childKeys = new long[places];
                        childKnown = new long[places];
                        """)
                .build());
        type.addMethod(Methods.helper("int", "fromStart", "int bound", "int marks")
                .addJavadoc("An upper end of a window, given in plies from now, in plies from the start of the game.")
                .addCode(
                        "return bound > 0 ? Math.max(1, bound - marks) : bound < 0 ? Math.min(0, bound + marks) : 0;\n")
                .build());
        type.addMethod(Methods.helper("int", "fromNow", "int score", "int marks")
                .addJavadoc("A score in plies from now, given in plies from the start of the game.")
                .addCode("return score > 0 ? score + marks : score < 0 ? score - marks : 0;\n")
                .build());
    }

    private static void addNarrow(TypeSpec.Builder type) {
        type.addMethod(Methods.stateful("int", "narrow", "long own", "long other", "int alpha", "int beta")
                .addJavadoc("""
                        The score of a state that no line has ended, exact between alpha and beta: one bound after the other is tested, those
                        of short wins and losses first while that is cheap, then the outcome, then the distance.
                        """)
                .addCode(Code.of("""
                        int lower = -WON;
                        int upper = WON;
                        // A win takes the mover's next move, or the one two moves later, and so on.
                        long most = nodes + SHORT_SEARCH;
                        for (int win = WON - Long.bitCount(own | other) - 1; win > 1 && beta - alpha > 1 && nodes < most; win -= 4) {
                            int score = decide(own, other, win - 1, win);
                            if (score >= win) {
                                lower = score;
                                break;
                            }
                            upper = Math.min(upper, score);
                            score = decide(own, other, -win, 1 - win);
                            if (score <= -win) {
                                upper = score;
                                break;
                            }
                            lower = Math.max(lower, score);
                        }
                        int guess = Math.min(upper, Math.max(lower, 0));
                        while (lower < upper && lower < beta && upper > alpha) {
                            int bound = Math.min(beta, Math.max(alpha + 1, Math.max(lower + 1, guess)));
                            guess = decide(own, other, bound - 1, bound);
                            if (guess >= bound) {
                                lower = guess;
                            } else {
                                upper = guess;
                            }
                        }
                        return lower >= beta ? lower : upper;
                        """))
                .build());
    }
}
