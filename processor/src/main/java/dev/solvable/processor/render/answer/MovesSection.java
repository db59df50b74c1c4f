package dev.solvable.processor.render.answer;

import com.palantir.javapoet.TypeSpec;
import dev.solvable.processor.render.code.Code;
import dev.solvable.processor.render.code.Section;
import dev.solvable.processor.render.position.MoveCode;
import dev.solvable.processor.render.position.Translation;

/** The moves: which are legal, where they lead, which is best. */
public final class MovesSection implements Section {
    private static final String ANY = """
            if (!isTerminal($number:L)) {
                for (int move = 0; move < $count:L; move++) {
                    if (fits(position, move)) {
                        return move; // every move keeps the draw
                    }
                }
            }
            return -1;
            """;

    /** Where scores are looked up. */
    private static final String BEST = """
            int best = -1;
            int bestScore = -WON;
            if (!isTerminal($number:L)) {
                for (int move = 0; move < $count:L; move++) {
                    if (fits(position, move)) {
                        int score = before(score(after(position, move)));
                        if (score > bestScore) {
                            best = move;
                            bestScore = score;
                        }
                    }
                }
            }
            return best;
            """;

    /** Where they are searched: whether a move keeps a score is found sooner than what another one is worth. */
    private static final String FIRST_AS_GOOD = """
            if (!isTerminal($number:L)) {
                int score = after(score(position)); // what the best moves leave to the other player
                for (int move = 0; move < $count:L; move++) {
                    if (fits(position, move) && score(after(position, move), score, score + 1) <= score) {
                        return move;
                    }
                }
            }
            return -1;
            """;

    private final MoveCode moves;
    private final Scores scores;
    private final Translation translation;

    public MovesSection(MoveCode moves, Scores scores, Translation translation) {
        this.moves = moves;
        this.scores = scores;
        this.translation = translation;
    }

    @Override
    public void addTo(TypeSpec.Builder type) {
        moves.addTo(type);
        type.addMethod(translation
                .question("int[]", "moves")
                .addCode(Code.of("""
                        if (isTerminal($number:L)) {
                            return new int[0];
                        }
                        int[] moves = new int[$count:L];
                        int legal = 0;
                        for (int move = 0; move < $count:L; move++) {
                            if (fits(position, move)) {
                                moves[legal] = move;
                                legal++;
                            }
                        }
                        return $arrays:T.copyOf(moves, legal);
                        """, "number", translation.number(), "count", moves.count()))
                .build());
        type.addMethod(translation
                .question("long", "play", "int move")
                .addCode(Code.of(
                        """
                        String name = moveName(move);
                        if (isTerminal($number:L) || !fits(position, move)) {
                            throw new IllegalArgumentException(name + " is not legal on\\n" + text(position));
                        }
                        return $after:L;
                        """, "number", translation.number(), "after", translation.toCaller("after(position, move)")))
                .build());
        addBestMove(type);
    }

    private void addBestMove(TypeSpec.Builder type) {
        String code = scores.alwaysDrawn() ? ANY : scores.searches() ? FIRST_AS_GOOD : BEST;
        type.addMethod(translation
                .question("int", "bestMove")
                .addCode(Code.of(code, "number", translation.number(), "count", moves.count()))
                .build());
    }
}
