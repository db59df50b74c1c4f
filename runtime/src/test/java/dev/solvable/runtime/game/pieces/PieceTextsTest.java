package dev.solvable.runtime.game.pieces;

import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.solvable.runtime.Board;
import dev.solvable.runtime.game.pieces.code.PieceCode;
import dev.solvable.runtime.game.pieces.code.PieceSet;
import org.junit.jupiter.api.Test;

class PieceTextsTest {
    private static final PieceTexts PAWNS =
            new PieceTexts(PieceCode.masks(new PieceSet(Board.of("...", "...", "..."), "Pp", "ppp...PPP", "", "Pp")));

    @Test
    void aGameWithoutAHandHasNoRowForOne() {
        for (String row : new String[] {"|", "|P"}) {
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> PAWNS.parse("ppp ... PPP" + row, false))
                    .withMessage("expected 'P', 'p' or '.', found '|' as character 12 of the board");
        }
    }
}
