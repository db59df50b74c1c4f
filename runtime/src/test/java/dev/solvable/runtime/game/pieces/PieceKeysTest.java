package dev.solvable.runtime.game.pieces;

import static org.assertj.core.api.Assertions.assertThat;

import dev.solvable.runtime.Board;
import dev.solvable.runtime.PositionKeys;
import dev.solvable.runtime.game.pieces.code.PieceCode;
import dev.solvable.runtime.game.pieces.code.PieceSet;
import org.junit.jupiter.api.Test;

/** Images of positions, made of permutations of cells. */
class PieceKeysTest {
    private static final PieceSet PAWNS = new PieceSet(Board.of("...", "...", "..."), "Pp", "ppp...PPP", "", "Pp");
    private static final PieceCode CODE = PieceCode.masks(PAWNS);
    private static final PieceTexts TEXTS = new PieceTexts(CODE);
    private static final PieceSymmetries MIRRORED = PieceSymmetries.of(new int[] {2, 1, 0, 5, 4, 3, 8, 7, 6});
    private static final PieceSymmetries EXCHANGED = MIRRORED.exchanging("pP", 6, 7, 8, 3, 4, 5, 0, 1, 2);

    private static PieceKeys keys(PieceSymmetries symmetries, String start) {
        return new PieceKeys(CODE, symmetries, TEXTS.parse(start, false));
    }

    private static long key(PositionKeys keys, String board, boolean secondMoves) {
        return keys.key(TEXTS.parse(board, secondMoves));
    }

    @Test
    void mirroredPositionsHaveOneKeyWithTheSamePlayerToMove() {
        PieceKeys keys = keys(MIRRORED, "ppp ... PPP");
        assertThat(key(keys, "pp. ..p PPP", true)).isEqualTo(key(keys, ".pp p.. PPP", true));
        assertThat(key(keys, "pp. ..p PPP", true)).isNotEqualTo(key(keys, "pp. ..p PPP", false));
    }

    @Test
    void positionsOfExchangedPlayersHaveOneKeyWithTheFirstPlayerToMove() {
        PieceKeys keys = keys(EXCHANGED, "ppp ... PPP");
        long key = key(keys, "ppp P.. .PP", true);
        assertThat(key).isEqualTo(key(keys, "pp. ..p PPP", false)).isEqualTo(key(keys, ".pp p.. PPP", false));
        assertThat(CODE.secondMoves(key)).isFalse();
    }

    /** What is reachable from the start is only folded by symmetries that keep it. */
    @Test
    void keysFromTheStartAreThoseOfSymmetriesThatKeepIt() {
        PieceKeys kept = keys(MIRRORED, "ppp ... PPP");
        assertThat(kept.fromStart()).isSameAs(kept);
        PieceKeys lost = keys(MIRRORED, "pp. ... PPP");
        assertThat(key(lost.fromStart(), "pp. ..p PPP", true)).isNotEqualTo(key(lost.fromStart(), ".pp p.. PPP", true));
        PieceKeys exchanged = keys(EXCHANGED, "ppp ... PPP");
        assertThat(key(exchanged.fromStart(), "pp. ..p PPP", false))
                .isEqualTo(key(exchanged.fromStart(), ".pp p.. PPP", false))
                .isNotEqualTo(key(exchanged.fromStart(), "ppp P.. .PP", true));
    }

    @Test
    void successorsHaveTheKeysOfTheirPositions() {
        PieceKeys keys = keys(EXCHANGED, "ppp ... PPP");
        long[] successors = {TEXTS.parse("ppp P.. .PP", true), TEXTS.parse("ppp .P. P.P", true)};
        long[] expected = {keys.key(successors[0]), keys.key(successors[1])};
        keys.ofSuccessors().replace(TEXTS.parse("ppp ... PPP", false), successors, 2);
        assertThat(successors).isEqualTo(expected);
    }
}
