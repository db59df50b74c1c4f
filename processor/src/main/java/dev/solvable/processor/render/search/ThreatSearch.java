package dev.solvable.processor.render.search;

import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.TypeSpec;
import dev.solvable.processor.plan.SolverPlan;
import dev.solvable.processor.render.code.Code;
import dev.solvable.processor.render.code.Methods;
import dev.solvable.processor.render.code.Section;
import dev.solvable.processor.render.position.Translation;
import dev.solvable.processor.render.state.MarkCode;
import dev.solvable.processor.render.state.StateCode;
import javax.lang.model.element.Modifier;

/**
 * The search for lines of own marks: negamax over states in which the mover has a choice, asked with
 * {@link NullWindows}. A state's moves are settled without search where that can be, then looked up, then put in order,
 * and only then searched.
 *
 * <p>Scores inside say when the game ends and not how far away that is: a win with the n-th mark on the board scores
 * {@code WON - n}, so that a score is the same all along a line of play but for its sign.
 */
public final class ThreatSearch implements Section {
    private final SolverPlan plan;
    private final StateCode state;
    private final MarkCode marks;
    private final Translation translation;

    public ThreatSearch(SolverPlan plan, StateCode state, MarkCode marks, Translation translation) {
        this.plan = plan;
        this.state = state;
        this.marks = marks;
        this.translation = translation;
    }

    @Override
    public void addTo(TypeSpec.Builder type) {
        addFields(type);
        new NullWindows(plan, state).addTo(type);
        addDecide(type);
        addSearch(type);
        addSettleMoves(type);
        addLookUpMoves(type);
        addSearchMoves(type);
        if (plan.usesThreads()) {
            new SharedMoves().addTo(type);
            new Teamwork(plan, "cache", true, "CELLS + 1", "-1").addTo(type);
        }
        new Searching(plan, translation).addTo(type);
        Searching.addSolve(type);
    }

    private static FieldSpec array(Class<?> arrayType, String name, String javadoc) {
        return FieldSpec.builder(arrayType, name, Modifier.PRIVATE)
                .addJavadoc(javadoc)
                .initializer("{}")
                .build();
    }

    private void addFields(TypeSpec.Builder type) {
        String most = marks.gravity() ? String.valueOf(plan.layout().columns().size()) : "CELLS";
        type.addField(Methods.constant("int", "MOST_MOVES", "The most moves of a state.", most));
        type.addField(array(int[].class, "open", """
                For each number of marks, how many moves of the state under search are open: neither settled nor known. The arrays
                below have places for MOST_MOVES moves for each number of marks.
                """));
        type.addField(
                array(int[].class, "order", "The open moves in the order in which they are searched, as places."));
        type.addField(array(int[].class, "ranks", "How promising each of them is, in the same order."));
        type.addField(array(long[].class, "moves", "The cell of each move as a mask."));
        type.addField(
                array(long[].class, "owns", "The mover's marks where each move and the forced replies after it lead."));
        type.addField(array(long[].class, "others", "The other player's marks there."));
        type.addField(array(long[].class, "childKeys", "The key of the state there."));
        type.addField(array(long[].class, "childKnown", "What is known of it."));
    }

    private void addDecide(TypeSpec.Builder type) {
        type.addMethod(Methods.stateful("int", "decide", "long own", "long other", "int alpha", "int beta")
                .addJavadoc("The score of a state that no line has ended, exact between alpha and beta.")
                .addCode(Code.of(
                        """
                        int marks = Long.bitCount(own | other);
                        if ((threats(own) & $playable:L) != 0) {
                            return WON - marks - 1;
                        }
                        int settled = settle(own, other, alpha, beta);
                        if (settled != OPEN) {
                            return settled;
                        }
                        long key = $key:L;
                        int settledMarks = Long.bitCount(settledOwn | settledOther);
                        boolean isMovers = (settledMarks - marks & 1) == 0;
                        int from = isMovers ? alpha : -beta;
                        int to = isMovers ? beta : -alpha;
                        int score = $search:L;
                        return isMovers ? score : -score;
                        """,
                        "playable",
                        "(" + marks.playable("own | other") + ")",
                        "key",
                        settledKey(),
                        "search",
                        searchSettled()))
                .build());
    }

    /** The score of the state that settling has left. */
    private String searchSettled() {
        String search = "search(settledOwn, settledOther, from, to, key, lookUp(key))";
        return plan.usesThreads() ? """
                threads > 1 && settledMarks < SHARED_CELLS
                        ? searchTogether(settledOwn, settledOther, from, to, key)
                        : ALONE""".replace("ALONE", search) : search;
    }

    private void addSearch(TypeSpec.Builder type) {
        type.addMethod(Methods.stateful(
                        "int", "search", "long own", "long other", "int alpha", "int beta", "long key", "long known")
                .addJavadoc("""
                        The score of a state that settling left open: exact between alpha and beta; at most alpha an upper bound, at least
                        beta a lower one.
                        """)
                .addCode(Code.of("""
                        countNode();
                        int marks = Long.bitCount(own | other);
                        int lower = known != 0 ? lower(known) : soonestLoss(marks + 4);
                        int upper = known != 0 ? upper(known) : soonestWin(marks + 3);
                        int from = Math.max(alpha, lower);
                        int to = Math.min(beta, upper);
                        if (from >= to) {
                            return to < beta ? to : from;
                        }
                        long before = nodes;
                        int best = settleMoves(own, other, from, to);
                        if (best < to) {
                            best = Math.max(best, lookUpMoves(marks, Math.max(from, best), to));
                        }
                        if (best < to && open[marks] > 0) {
                            rankMoves(own, other);
                            $searchMoves:L
                        }
                        remember(key, best > from ? best : lower, best < to ? best : upper, nodes - before);
                        return best;
                        """, "searchMoves", searchOpenMoves()))
                .build());
        type.addMethod(Methods.helper("int", "soonestWin", "int marks")
                .addJavadoc(
                        "The score of a win with so many marks on the board; a draw where there are not so many cells.")
                .addCode("return Math.max(0, WON - marks);\n")
                .build());
        type.addMethod(Methods.helper("int", "soonestLoss", "int marks")
                .addJavadoc(
                        "The score of a loss with so many marks on the board; a draw where there are not so many cells.")
                .addCode("return Math.min(0, marks - WON);\n")
                .build());
    }

    private String searchOpenMoves() {
        String alone = "searchMoves(marks, Math.max(from, best), to)";
        return plan.usesThreads() ? """
                int searched = threads > 1 && marks < SHARED_CELLS
                            ? searchMovesTogether(marks, Math.max(from, best), to, key)
                            : ALONE;
                    best = Math.max(best, searched);""".replace("ALONE", alone) : "best = Math.max(best, " + alone + ");";
    }

    /** The key of the state that settling has left. */
    private String settledKey() {
        return (plan.folds() ? "key" : "positionOf") + "(settledOwn, settledOther)";
    }

    private void addSettleMoves(TypeSpec.Builder type) {
        type.addMethod(Methods.stateful("int", "settleMoves", "long own", "long other", "int alpha", "int beta")
                .addJavadoc(
                        "The best score among the moves of a state that can be settled; the others become its open moves.")
                .addCode(Code.of("""
                        int marks = Long.bitCount(own | other);
                        int place = marks * MOST_MOVES;
                        int best = -WON;
                        for (long rest = safe(own, other); rest != 0; rest &= rest - 1) {
                            long move = rest & -rest;
                            int settled = settle(other, own | move, -beta, -Math.max(alpha, best));
                            if (settled == OPEN) {
                                moves[place] = move;
                                owns[place] = settledOwn;
                                others[place] = settledOther;
                                childKeys[place] = $key:L;
                                place++;
                            } else if (-settled > best) {
                                best = -settled;
                                if (best >= beta) {
                                    return best;
                                }
                            }
                        }
                        open[marks] = place - marks * MOST_MOVES;
                        return best;
                        """, "key", settledKey()))
                .build());
    }

    private void addLookUpMoves(TypeSpec.Builder type) {
        type.addMethod(Methods.stateful("int", "lookUpMoves", "int marks", "int alpha", "int beta")
                .addJavadoc(
                        "The best score among the open moves whose score the cache knows well enough; the others stay open.")
                .addCode("""
                        int first = marks * MOST_MOVES;
                        int end = first + open[marks];
                        for (int place = first; place < end; place++) {
                            childKnown[place] = lookUp(childKeys[place]); // all of them first, so that memory is waited for once
                        }
                        int best = -WON;
                        int next = first;
                        for (int place = first; place < end; place++) {
                            long known = childKnown[place];
                            if (known != 0) {
                                boolean mine = isMovers(place, marks);
                                int lower = mine ? lower(known) : -upper(known);
                                int upper = mine ? upper(known) : -lower(known);
                                if (upper <= alpha || lower >= beta || lower == upper) {
                                    best = Math.max(best, lower >= beta ? lower : upper);
                                    if (best >= beta) {
                                        return best;
                                    }
                                    continue;
                                }
                            }
                            order[next] = place;
                            next++;
                        }
                        open[marks] = next - first;
                        return best;
                        """)
                .build());
        type.addMethod(Methods.stateful("boolean", "isMovers", "int place", "int marks")
                .addJavadoc(
                        "Whether an open move leads, after forced replies, to a state in which the same player moves.")
                .addCode("return (Long.bitCount(owns[place] | others[place]) - marks & 1) == 0;\n")
                .build());
    }

    private void addSearchMoves(TypeSpec.Builder type) {
        type.addMethod(Methods.stateful("int", "searchMoves", "int marks", "int alpha", "int beta")
                .addJavadoc("The best score among the open moves of a state, searched one after the other.")
                .addCode("""
                        int to = Math.min(beta, soonestWin(marks + 5)); // settling has found the wins with the third mark
                        int best = alpha >= to ? to : -WON;
                        int first = marks * MOST_MOVES;
                        int end = first + open[marks];
                        for (int i = first; i < end && Math.max(alpha, best) < to; i++) {
                            int place = order[i];
                            int from = Math.max(alpha, best);
                            int score = isMovers(place, marks)
                                    ? search(owns[place], others[place], from, to, childKeys[place], childKnown[place])
                                    : -search(owns[place], others[place], -to, -from, childKeys[place], childKnown[place]);
                            best = Math.max(best, score);
                        }
                        return best;
                        """)
                .build());
    }
}
