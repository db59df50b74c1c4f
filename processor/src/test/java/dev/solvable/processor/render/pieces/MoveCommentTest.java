package dev.solvable.processor.render.pieces;

import static org.assertj.core.api.Assertions.assertThat;

import dev.solvable.runtime.Board;
import org.junit.jupiter.api.Test;

class MoveCommentTest {
    private static final Board BOARD = Board.full(3, 3);

    @Test
    void namesTheCellsOrThoseThatAreMissing() {
        assertThat(comment(0b000_000_011, 3)).isEqualTo("down: a1 b1");
        assertThat(comment(0b000_111_111, 3)).isEqualTo("down: a1 b1 c1 a2 b2 c2");
        assertThat(comment(0b011_111_111, 0)).isEqualTo("off the board: all but c3");
        assertThat(comment(0b111_111_111, 0)).isEqualTo("off the board: all cells");
    }

    @Test
    void namesEachMoveWhereThereIsOne() {
        assertThat(comment(0b000_000_001, 4)).isEqualTo("a1 to b2");
    }

    private static String comment(long from, int to) {
        return new MoveComment(BOARD, from, to).whole("");
    }
}
