package dev.solvable.processor.render.partizan;

import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.TypeSpec;
import dev.solvable.processor.game.TileRules;
import dev.solvable.processor.plan.SolverPlan;
import dev.solvable.processor.render.code.Masks;
import dev.solvable.processor.render.code.Methods;
import dev.solvable.processor.render.code.Section;
import dev.solvable.processor.render.search.Teamwork;
import dev.solvable.processor.render.state.StateCode;
import javax.lang.model.element.Modifier;

/**
 * The search for the outcome alone of a game in which each player has tiles and who cannot move loses. A state is the
 * set of the free cells that somebody can still cover: what differs only in other cells is one state. A proof by
 * counting ends most lines; an {@link OutcomeCache} holds for each set of cells the outcome with either player to move.
 */
public final class OutcomeSearch implements Section {
    private final SolverPlan plan;
    private final TileRules rules;
    private final StateCode state;
    private final CountingProof proof;

    public OutcomeSearch(SolverPlan plan, TileRules rules, StateCode state, Masks masks) {
        this.plan = plan;
        this.rules = rules;
        this.state = state;
        this.proof = new CountingProof(rules, masks);
    }

    @Override
    public void addTo(TypeSpec.Builder type) {
        addScratch(type);
        addEntry(type);
        addSearch(type);
        new SharedOutcomes().addTo(type);
        new Teamwork(plan, "outcomes", true, "2 * CELLS + 2", "0").addTo(type);
        new ChildList().addTo(type);
        new OutcomeCache(plan).addTo(type);
        proof.addTo(type);
    }

    private void addScratch(TypeSpec.Builder type) {
        long most = Math.max(1, Math.max(placements(true), placements(false)));
        type.addField(Methods.constant(
                "int", "MOST_MOVES", "The most moves that a player has in a position.", String.valueOf(most)));
        type.addField(Methods.constant(
                "int", "NEAR", "A player to move whose lead is not so much as this is not expected to win.", "-4"));
        type.addField(Methods.constant(
                "int", "MOST_COUNTED", "So many moves at most are tried by counting before any is searched.", "6"));
        type.addField(Methods.constant(
                "int",
                "LEAST_COUNTED",
                "After so many one that falls short by a move is the last that is tried so.",
                "3"));
        addField(
                type,
                "long[]",
                "children",
                "The states after the moves that are being tried, MOST_MOVES for each ply, best first.");
        addField(type, "long[]", "childKeys", "Their keys.");
        addField(type, "int[]", "ratings", "How good the moves look; then the leads of the other player after them.");
    }

    private static void addField(TypeSpec.Builder type, String array, String name, String javadoc) {
        type.addField(FieldSpec.builder(Methods.type(array), name, Modifier.PRIVATE)
                .addJavadoc("$L", javadoc)
                .initializer("{}")
                .build());
    }

    private long placements(boolean first) {
        return PlayerTiles.of(rules, first).shapes().stream()
                .mapToInt(shape -> Long.bitCount(shape.anchors()))
                .sum();
    }

    private void addEntry(TypeSpec.Builder type) {
        type.addMethod(Methods.stateful("boolean", "isWon", "long position")
                .addJavadoc("Whether the player to move wins.")
                .addCode("$L", state.fromPosition())
                .addCode(state.code("""
                        try {
                            enter();
                        } catch (InterruptedException e) {
                            throw cancelled();
                        }
                        try {
                            return isWon(STATE);
                        } catch (OutOfMemoryError e) {
                            throw noRoom("cache of outcomes", (long) Long.BYTES * OUTCOME_ENTRIES, e);
                        } finally {
                            solving.unlock();
                        }
                        """))
                .build());
        type.addMethod(Methods.stateful("boolean", "isWon", state.parameters())
                .addJavadoc("The same for a thread that may solve.")
                .addCode("""
                        if (outcomes.length == 0) {
                            gatherTeam();
                            outcomes = new long[OUTCOME_ENTRIES];
                        }
                        long free = usable(BOARD & ~taken);
                        return lead(free, !firstMoves, false) <= 0 && winsAsked(free, leastImage(free), firstMoves);
                        """)
                .build());
        type.addMethod(Methods.stateful("void", "makePlaces")
                .addJavadoc("Makes the places for moves.")
                .addCode("""
                        children = new long[2 * (CELLS + 1) * MOST_MOVES]; // a ply may be passed before each move
                        childKeys = new long[children.length];
                        ratings = new int[children.length];
                        """)
                .build());
        String plies = plan.leastFilled() == 1 ? "" : " / " + plan.leastFilled();
        type.addMethod(Methods.helper("int", "longestWin", "long taken")
                .addJavadoc("The score of a win that takes as long as tiles may fit: an odd number of plies.")
                .addCode("return WON - ((CELLS - Long.bitCount(taken))$L - 1 | 1);\n", plies)
                .build());
        type.addMethod(Methods.helper("int", "longestLoss", "long taken")
                .addJavadoc("The score of a loss that takes as long as tiles may fit: an even number of plies.")
                .addCode("return ((CELLS - Long.bitCount(taken))$L & ~1) - WON;\n", plies)
                .build());
        type.addMethod(Methods.helper("long", "usable", "long free")
                .addJavadoc("The cells that somebody can still cover.")
                .addCode("return firstReach(free) | secondReach(free);\n")
                .build());
        type.addMethod(Methods.helper("long", "leastImage", "long cells")
                .addJavadoc("Cells as a key: the same for all turned and mirrored images.")
                .addCode(plan.folds() ? """
                        long least = cells;
                        for (long[] images : IMAGES) {
                            least = Math.min(least, image(images, cells));
                        }
                        return least;
                        """ : "return cells; // no two images are taken for one\n")
                .build());
    }

    private static void addSearch(TypeSpec.Builder type) {
        type.addMethod(Methods.stateful("boolean", "wins", "long free", "long key", "boolean first", "int ply")
                .addJavadoc("Whether the player to move wins where counting does not show that the other one does.")
                .addCode("""
                        int lead = lead(free, first, true);
                        if (lead > 0) {
                            return true;
                        }
                        int known = cachedOutcome(key, first);
                        return known != 0 ? known == 1 : wins(free, key, first, ply, lead);
                        """)
                .build());
        type.addMethod(Methods.stateful(
                        "boolean", "wins", "long free", "long key", "boolean first", "int ply", "int lead")
                .addJavadoc("The same where neither counting nor the cache tells, with the lead of the player to move.")
                .addCode("""
                        countNode();
                        long before = nodes;
                        boolean wins = isShared(free)
                                ? winsTogether(free, key, first, ply, lead)
                                : winsByMove(free, first, ply, lead) || winsBySafeTile(free, key, first, ply);
                        rememberOutcome(key, first, wins, nodes - before);
                        return wins;
                        """)
                .build());
        type.addMethod(Methods.stateful("boolean", "winsByMove", "long free", "boolean first", "int ply", "int lead")
                .addJavadoc("""
                        Whether a move wins that takes a cell which the other player could cover. If some move does, then almost always the
                        one that looks best: it is searched at once, and of the others first those are left out after which counting is
                        enough for the other player.
                        """)
                .addCode("""
                        int from = ply * MOST_MOVES;
                        int to = listChildren(free, first, from, lead >= NEAR);
                        if (lead >= NEAR && from < to) {
                            if (winsByCount(first, from, to) || !wins(children[from], leastImage(children[from]), !first, ply + 1)) {
                                return true;
                            }
                            from++;
                        }
                        int open = listOpen(!first, from, to);
                        for (int i = from; i < open; i++) { // the cache is asked about all at once, as its memory answers late
                            if (cachedOutcome(childKeys[i], !first) == 2) {
                                return true;
                            }
                        }
                        if (isShared(free)) {
                            return winsByOpenMoveTogether(first, ply, from, open);
                        }
                        for (int i = from; i < open; i++) {
                            if (winsByOpenMove(i, first, ply)) {
                                return true;
                            }
                        }
                        return false;
                        """)
                .build());
        type.addMethod(Methods.stateful("boolean", "winsByOpenMove", "int i", "boolean first", "int ply")
                .addJavadoc(
                        "Whether one of the moves wins that are listed for a ply, after which counting does not tell.")
                .addCode("""
                        int known = cachedOutcome(childKeys[i], !first);
                        return known == 2 || known == 0 && !wins(children[i], childKeys[i], !first, ply + 1, ratings[i]);
                        """)
                .build());
        type.addMethod(Methods.stateful("boolean", "winsByCount", "boolean first", "int from", "int to")
                .addJavadoc("Whether counting is enough after one of the moves that look best.")
                .addCode("""
                        for (int i = from; i < Math.min(to, from + MOST_COUNTED); i++) {
                            int lead = lead(children[i], first, false);
                            if (lead > 0) {
                                return true;
                            }
                            if (lead < 0 && i >= from + LEAST_COUNTED - 1) {
                                return false;
                            }
                        }
                        return false;
                        """)
                .build());
        type.addMethod(Methods.stateful("int", "listOpen", "boolean first", "int from", "int to")
                .addJavadoc(
                        "Keeps the states in which counting does not show that a player, who is to move there, wins; returns where their list ends.")
                .addCode("""
                        int open = from;
                        for (int i = from; i < to; i++) {
                            int lead = lead(children[i], first, true);
                            if (lead <= 0) {
                                children[open] = children[i];
                                childKeys[open] = leastImage(children[i]);
                                ratings[open] = lead;
                                open++;
                            }
                        }
                        return open;
                        """)
                .build());
        type.addMethod(
                Methods.stateful("boolean", "winsBySafeTile", "long free", "long key", "boolean first", "int ply")
                        .addJavadoc("""
                        Whether a tile wins that the other player cannot touch, where no other move does. It stays as good as a move in hand: one
                        that wins now leaves its player at least a move ahead, so that the other one would lose even to move here. Mostly
                        it would not, and that is all there is to show.
                        """)
                        .addCode("""
                        long safeCells = free & ~reach(free, !first);
                        if (reach(safeCells, first) == 0) {
                            return false;
                        }
                        int known = cachedOutcome(key, !first);
                        int lead = known == 0 ? lead(free, !first, true) : 0;
                        if (known == 1 || lead > 0 || known == 0 && winsByMove(free, !first, ply + 1, lead)) {
                            return false;
                        }
                        for (long tile : first ? FIRST_TILES : SECOND_TILES) {
                            if ((tile & ~safeCells) == 0) {
                                long child = usable(free & ~tile);
                                if (lead(child, first, false) > 0 || !wins(child, leastImage(child), !first, ply + 1)) {
                                    return true;
                                }
                            }
                        }
                        return false;
                        """)
                        .build());
    }
}
