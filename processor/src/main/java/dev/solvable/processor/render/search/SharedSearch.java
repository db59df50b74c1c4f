package dev.solvable.processor.render.search;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.TypeSpec;
import dev.solvable.processor.render.answer.Scores;
import dev.solvable.processor.render.code.Methods;
import dev.solvable.processor.render.code.Section;
import dev.solvable.processor.render.state.StateCode;

/** How a {@link SearchSection} goes through the moves of a state that several threads search, see {@link Teamwork}. */
final class SharedSearch implements Section {
    private final StateCode state;
    private final Scores scores;
    private final String searchedScore;

    /**
     * The search by several threads.
     *
     * @param searchedScore an expression for the score of a move, from the best score so far
     */
    SharedSearch(StateCode state, Scores scores, String searchedScore) {
        this.state = state;
        this.scores = scores;
        this.searchedScore = searchedScore;
    }

    @Override
    public void addTo(TypeSpec.Builder type) {
        type.addMethod(Methods.helper("int", "depth", state.parameters())
                .addJavadoc("How far down a line of play a state is: the number of cells that are taken.")
                .addCode("return Long.bitCount($L);\n", String.join(" | ", state.masks()))
                .build());
        new SharedWindows().addTo(type);
        addSearchTogether(type);
        addSearchMovesTogether(type);
    }

    private void addSearchTogether(TypeSpec.Builder type) {
        type.addMethod(Methods.stateful("int", "searchTogether", state.parametersAnd("int alpha", "int beta"))
                .addJavadoc("The score of a state as in a search, for which helpers may be called.")
                .addCode(state.code("""
                        return askTeam(solver -> solver.search(STATE, alpha, beta));
                        """))
                .build());
    }

    private void addSearchMovesTogether(TypeSpec.Builder type) {
        type.addMethod(Methods.stateful(
                        "int", "searchMovesTogether", state.parametersAnd("int alpha", "int beta", "long key"))
                .addJavadoc("The best score among the moves of a state, unless another thread finds the state's first.")
                .addCode(state.code("""
                        int depth = depth(STATE);
                        enterLine(depth, key, alpha, beta);
                        try {
                            return searchSharedMoves(STATE, alpha, beta, depth);
                        } catch (Overtaken e) {
                            if (overtaken < depth) {
                                throw e;
                            }
                            return overtakingScore;
                        } finally {
                            line.set(depth, NOWHERE);
                        }
                        """))
                .build());
        type.addMethod(
                Methods.stateful("int", "searchSharedMoves", state.parametersAnd("int alpha", "int beta", "int depth"))
                        .addJavadoc("""
                        The best score among the moves of a state: one that another thread is searching is put off, but for the first, and searched
                        after the others if need be.
                        """)
                        .addCode(searchSharedMoves())
                        .build());
    }

    private CodeBlock searchSharedMoves() {
        String move = """
                if (!again && best >= -WON && move != 0
                        && isSearchedByOthers(depth(CHILD), key(CHILD))) {
                    putOff |= move;
                } else if (!again || (putOff & move) != 0) {
                    lookUpLine(depth);
                    int score = SCORE;
                    if (score > best) {
                        best = score;
                        if (best >= beta) {
                            return best;
                        }
                    }
                }
                move <<= 1;
                """.replace("SCORE", searchedScore.replace("\n", "\n    "));
        return state.code("""
                int best = -WON - 1;
                long putOff = 0; // a bit for each move that was; of those beyond 64 none is
                boolean again = false;
                do {
                    long move = 1;
                MOVES    again = !again;
                } while (again && putOff != 0);
                """.replace("MOVES", state.searchEachMove(move).indent(4))
                + (scores.noMoves().equals("-WON")
                        ? "return Math.max(best, -WON);\n"
                        : "return best < -WON ? " + scores.noMoves()
                                + " : best; // the score where no move is left\n"));
    }
}
