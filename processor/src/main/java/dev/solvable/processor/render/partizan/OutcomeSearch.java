package dev.solvable.processor.render.partizan;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.TypeSpec;
import dev.solvable.processor.game.TileRules;
import dev.solvable.processor.plan.SolverPlan;
import dev.solvable.processor.render.code.Masks;
import dev.solvable.processor.render.code.Methods;
import dev.solvable.processor.render.code.Section;
import dev.solvable.processor.render.state.StateCode;
import javax.lang.model.element.Modifier;

/**
 * The search for the outcome alone of a game in which each player has tiles and who cannot move loses. A state is the
 * set of the free cells that somebody can still cover: what differs only in other cells is one state. A proof by
 * counting ends most lines; a two-way cache holds for each set of cells the outcome with either player to move, and the
 * larger search is kept.
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
        addMoves(type);
        addCache(type);
        proof.addTo(type);
    }

    private void addScratch(TypeSpec.Builder type) {
        long most = Math.max(1, Math.max(placements(true), placements(false)));
        type.addField(Methods.constant(
                "int", "MOST_MOVES", "The most moves that a player has in a position.", String.valueOf(most)));
        type.addField(Methods.constant(
                "int", "MOST_COUNTED", "So many moves are tried by counting before any is searched.", "10"));
        addField(
                type,
                "long[]",
                "outcomeKeys",
                "The sets of cells in the cache of outcomes; empty until the first question.");
        addField(
                type,
                "byte[]",
                "outcomes",
                "2 bits for the outcome with the first player to move (1 won, 2 lost), 2 for the second, 4 for the size of the search.");
        addField(
                type,
                "long[]",
                "children",
                "The states after the moves that are being tried, MOST_MOVES for each ply, best first.");
        addField(type, "long[]", "childKeys", "Their keys.");
        addField(type, "int[]", "ratings", "How good the moves look.");
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
                            solving.lockInterruptibly();
                        } catch (InterruptedException e) {
                            throw cancelled();
                        }
                        try {
                            return isWon(STATE);
                        } catch (OutOfMemoryError e) {
                            throw noRoom("cache of outcomes", 9L * CACHE_ENTRIES, e);
                        } finally {
                            solving.unlock();
                        }
                        """))
                .build());
        type.addMethod(Methods.stateful("boolean", "isWon", state.parameters())
                .addJavadoc("The same for a thread that may solve.")
                .addCode("""
                        if (outcomeKeys.length == 0) {
                            children = new long[2 * (CELLS + 1) * MOST_MOVES]; // a ply may be passed before each move
                            childKeys = new long[children.length];
                            ratings = new int[children.length];
                            outcomes = new byte[CACHE_ENTRIES];
                            outcomeKeys = new long[CACHE_ENTRIES];
                        }
                        long free = usable(BOARD & ~taken);
                        return !proves(free, !firstMoves, false) && wins(free, leastImage(free), firstMoves, 0);
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
                        countNode();
                        if (proves(free, first, true)) {
                            return true;
                        }
                        int known = cachedOutcome(key, first);
                        if (known != 0) {
                            return known == 1;
                        }
                        long before = nodes;
                        boolean wins = winsByMove(free, first, ply) || winsBySafeTile(free, key, first, ply);
                        rememberOutcome(key, first, wins, nodes - before);
                        return wins;
                        """)
                .build());
        type.addMethod(Methods.stateful("boolean", "winsByMove", "long free", "boolean first", "int ply")
                .addJavadoc("Whether a move wins that takes a cell which the other player could cover.")
                .addCode("""
                        int from = ply * MOST_MOVES;
                        int to = listChildren(free, first, from);
                        for (int i = from; i < Math.min(to, from + MOST_COUNTED); i++) {
                            if (proves(children[i], first, false)) {
                                return true;
                            }
                        }
                        for (int i = from; i < to; i++) {
                            childKeys[i] = leastImage(children[i]);
                        }
                        int open = from;
                        for (int i = from; i < to; i++) { // the cache is asked about all at once, as its memory answers late
                            int known = cachedOutcome(childKeys[i], !first);
                            if (known == 2) {
                                return true;
                            }
                            if (known == 0) {
                                children[open] = children[i];
                                childKeys[open] = childKeys[i];
                                open++;
                            }
                        }
                        for (int i = from; i < open; i++) {
                            if (!wins(children[i], childKeys[i], !first, ply + 1)) {
                                return true;
                            }
                        }
                        return false;
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
                        if (known == 1 || known == 0 && (proves(free, !first, true) || winsByMove(free, !first, ply + 1))) {
                            return false;
                        }
                        for (long tile : first ? FIRST_TILES : SECOND_TILES) {
                            if ((tile & ~safeCells) == 0) {
                                long child = usable(free & ~tile);
                                if (proves(child, first, false) || !wins(child, leastImage(child), !first, ply + 1)) {
                                    return true;
                                }
                            }
                        }
                        return false;
                        """)
                        .build());
    }

    private static void addMoves(TypeSpec.Builder type) {
        type.addMethod(Methods.stateful("int", "listChildren", "long free", "boolean first", "int from")
                .addJavadoc(
                        "Lists the states after moves that take a cell of the other player's, best first; returns where the list ends.")
                .addCode("""
                        long reach = reach(free, !first);
                        int to = from;
                        for (long tile : first ? FIRST_TILES : SECOND_TILES) {
                            if ((tile & ~free) == 0 && (tile & reach) != 0) {
                                long child = usable(free & ~tile);
                                int rating = rating(child, first);
                                int at = to;
                                for (; at > from && ratings[at - 1] < rating; at--) {
                                    ratings[at] = ratings[at - 1];
                                    children[at] = children[at - 1];
                                }
                                ratings[at] = rating;
                                children[at] = child;
                                to++;
                            }
                        }
                        return to;
                        """)
                .build());
        type.addMethod(Methods.helper("int", "rating", "long free", "boolean first")
                .addJavadoc("How much more room a player has than the other, safe room counted twice.")
                .addCode("""
                        long unreachedBySecond = free & ~secondReach(free);
                        long unreachedByFirst = free & ~firstReach(free);
                        int rating = firstRoom(free) + firstRoom(unreachedBySecond) - secondRoom(free) - secondRoom(unreachedByFirst);
                        return first ? rating : -rating;
                        """)
                .build());
    }

    private static void addCache(TypeSpec.Builder type) {
        type.addMethod(Methods.stateful("int", "cachedOutcome", "long key", "boolean first")
                .addJavadoc("What the cache knows of cells with a player to move: 1 won, 2 lost, 0 nothing.")
                .addCode("""
                        int slot = slot(key);
                        if (outcomeKeys[slot] != key) {
                            slot = otherSlot(slot);
                            if (outcomeKeys[slot] != key) {
                                return 0;
                            }
                        }
                        return outcomes[slot] >> (first ? 0 : 2) & 3;
                        """)
                .build());
        type.addMethod(Methods.stateful(
                        "void", "rememberOutcome", "long key", "boolean first", "boolean wins", "long searched")
                .addJavadoc("Caches an outcome, in place of the smaller of two searches.")
                .addCode("""
                        int size = Math.min(15, (64 - Long.numberOfLeadingZeros(searched)) / 2);
                        int slot = slot(key);
                        if (outcomeKeys[slot] != key) {
                            int other = otherSlot(slot);
                            if (outcomeKeys[other] == key || (outcomes[other] >> 4 & 15) < (outcomes[slot] >> 4 & 15)) {
                                slot = other;
                            }
                        }
                        int known = outcomeKeys[slot] == key ? outcomes[slot] : 0;
                        size = Math.max(size, known >> 4 & 15);
                        outcomeKeys[slot] = key;
                        outcomes[slot] = (byte) (size << 4 | known & 15 | (wins ? 1 : 2) << (first ? 0 : 2));
                        """)
                .build());
        type.addMethod(Methods.helper("int", "otherSlot", "int slot")
                .addJavadoc("The other place in the cache for keys that belong into a slot.")
                .addCode(CodeBlock.of("return Math.min(slot ^ 1, CACHE_ENTRIES - 1);\n"))
                .build());
    }
}
