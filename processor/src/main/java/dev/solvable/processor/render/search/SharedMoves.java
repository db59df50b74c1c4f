package dev.solvable.processor.render.search;

import com.palantir.javapoet.TypeSpec;
import dev.solvable.processor.render.code.Methods;
import dev.solvable.processor.render.code.Section;

/** How a search of threats goes through the moves of a state that several threads search, see {@link Teamwork}. */
final class SharedMoves implements Section {
    @Override
    public void addTo(TypeSpec.Builder type) {
        new SharedWindows().addTo(type);
        addSearchTogether(type);
        addSearchMovesTogether(type);
    }

    private static void addSearchTogether(TypeSpec.Builder type) {
        type.addMethod(
                Methods.stateful("int", "searchTogether", "long own", "long other", "int alpha", "int beta", "long key")
                        .addJavadoc("The score of a state as in a search, for which helpers may be called.")
                        .addCode("""
                        return askTeam(solver -> solver.search(own, other, alpha, beta, key, solver.lookUp(key)));
                        """)
                        .build());
    }

    private static void addSearchMovesTogether(TypeSpec.Builder type) {
        type.addMethod(Methods.stateful("int", "searchMovesTogether", "int marks", "int alpha", "int beta", "long key")
                .addJavadoc("""
                        The best score among the open moves of a state where threads share the work: a move that another is searching is
                        put off, but for the first.
                        """)
                .addCode("""
                        int to = Math.min(beta, soonestWin(marks + 5));
                        int best = alpha >= to ? to : -WON;
                        int first = marks * MOST_MOVES;
                        int end = first + open[marks];
                        int putOff = first;
                        enterLine(marks, key, alpha, to);
                        try {
                            for (int i = first; i < end && Math.max(alpha, best) < to; i++) {
                                int place = order[i];
                                if (i > first && isSearchedByOthers(Long.bitCount(owns[place] | others[place]), childKeys[place])) {
                                    order[putOff] = place; // where one was that is done
                                    putOff++;
                                } else {
                                    best = Math.max(best, searchMove(place, marks, Math.max(alpha, best), to));
                                }
                            }
                            for (int i = first; i < putOff && Math.max(alpha, best) < to; i++) {
                                best = Math.max(best, searchMove(order[i], marks, Math.max(alpha, best), to));
                            }
                            return best;
                        } catch (Overtaken e) {
                            if (overtaken < marks) {
                                throw e;
                            }
                            return overtakingScore;
                        } finally {
                            line.set(marks, NOWHERE);
                        }
                        """)
                .build());
        type.addMethod(Methods.stateful("int", "searchMove", "int place", "int marks", "int alpha", "int beta")
                .addJavadoc(
                        "The score of an open move where threads share the work: the others may have found it by now.")
                .addCode("""
                        lookUpLine(marks);
                        long key = childKeys[place];
                        return isMovers(place, marks)
                                ? search(owns[place], others[place], alpha, beta, key, lookUp(key))
                                : -search(owns[place], others[place], -beta, -alpha, key, lookUp(key));
                        """)
                .build());
    }
}
