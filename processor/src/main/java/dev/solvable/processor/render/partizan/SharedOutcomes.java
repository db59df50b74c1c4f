package dev.solvable.processor.render.partizan;

import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.TypeSpec;
import dev.solvable.processor.render.code.Methods;
import dev.solvable.processor.render.code.Section;
import dev.solvable.processor.render.search.Teamwork;
import javax.lang.model.element.Modifier;

/**
 * How an {@link OutcomeSearch} goes through the moves of a state that several threads search, see {@link Teamwork}. The
 * depth of a state counts the cells that are out of play, and tells who moves: a player may pass on a line of play.
 */
final class SharedOutcomes implements Section {
    @Override
    public void addTo(TypeSpec.Builder type) {
        type.addField(FieldSpec.builder(boolean.class, "overtakingWin", Modifier.PRIVATE)
                .addJavadoc(
                        "Whether another thread has found that the player to move in a state up the line of play wins.")
                .build());
        type.addMethod(Methods.stateful("boolean", "isShared", "long free")
                .addJavadoc("Whether threads share the work on a state.")
                .addCode("return threads > 1 && CELLS - Long.bitCount(free) < SHARED_CELLS;\n")
                .build());
        type.addMethod(Methods.helper("int", "depth", "long free", "boolean first")
                .addJavadoc("How far down a line of play a state is: another number for each player to move.")
                .addCode("return 2 * (CELLS - Long.bitCount(free)) + (first ? 0 : 1);\n")
                .build());
        addSearches(type);
        addMoves(type);
    }

    private static void addSearches(TypeSpec.Builder type) {
        type.addMethod(Methods.stateful("boolean", "winsAsked", "long free", "long key", "boolean first")
                .addJavadoc("Whether the player to move wins, which helpers may be called to find out.")
                .addCode("""
                        if (!isShared(free)) {
                            return wins(free, key, first, 0);
                        }
                        return askTeam(solver -> solver.wins(free, key, first, 0) ? 1 : 0) == 1;
                        """)
                .build());
        type.addMethod(Methods.stateful(
                        "boolean", "winsTogether", "long free", "long key", "boolean first", "int ply", "int lead")
                .addJavadoc("Whether the player to move wins, in a state that other threads may settle first.")
                .addCode("""
                        int depth = depth(free, first);
                        line.set(depth, key);
                        try {
                            return winsByMove(free, first, ply, lead) || winsBySafeTile(free, key, first, ply);
                        } catch (Overtaken e) {
                            if (overtaken < depth) {
                                throw e;
                            }
                            return overtakingWin;
                        } finally {
                            line.set(depth, NOWHERE);
                        }
                        """)
                .build());
        type.addMethod(Methods.stateful("boolean", "isOvertaken", "int depth", "long key")
                .addJavadoc(
                        "Whether the cache knows the outcome of the state on the line of play with this depth and key.")
                .addCode("""
                        int known = cachedOutcome(key, depth % 2 == 0);
                        overtakingWin = known == 1;
                        return known != 0;
                        """)
                .build());
    }

    private static void addMoves(TypeSpec.Builder type) {
        type.addMethod(
                Methods.stateful("boolean", "winsByOpenMoveTogether", "boolean first", "int ply", "int from", "int to")
                        .addJavadoc("""
                        Whether one of the moves wins that are listed for a ply: one that another thread is searching is put off, but for the first.
                        """)
                        .addCode("""
                        int putOff = from;
                        for (int i = from; i < to; i++) {
                            int depth = depth(children[i], !first);
                            lookUpLine(depth);
                            if (i > from && isSearchedByOthers(depth, childKeys[i])) {
                                children[putOff] = children[i]; // where one was that is done
                                childKeys[putOff] = childKeys[i];
                                ratings[putOff] = ratings[i];
                                putOff++;
                            } else if (winsByOpenMove(i, first, ply)) {
                                return true;
                            }
                        }
                        for (int i = from; i < putOff; i++) {
                            lookUpLine(depth(children[i], !first));
                            if (winsByOpenMove(i, first, ply)) {
                                return true;
                            }
                        }
                        return false;
                        """)
                        .build());
    }
}
