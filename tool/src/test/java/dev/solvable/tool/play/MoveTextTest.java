package dev.solvable.tool.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.solvable.MoveSource;
import dev.solvable.Player;
import dev.solvable.SolvableGame;
import dev.solvable.Solver;
import dev.solvable.sample.games.GameCatalog;
import dev.solvable.tool.analysis.BoardText;
import dev.solvable.tool.fixtures.MovingGames;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Moves of pieces as people type them. */
class MoveTextTest {
    private static String meant(String game, String board, String typed) {
        Solver solver = MovingGames.find(game);
        long position = BoardText.parse(solver, board, Player.FIRST);
        return solver.moveName(position, MoveText.parse(solver, position, typed));
    }

    @ParameterizedTest
    @CsvSource({
        "Pawns, ppp/.../PPP, a3-a2, a3-a2",
        "Pawns, ppp/.../PPP, A3-A2, a3-a2",
        "Pawns, ppp/.../PPP, a3 a2, a3-a2",
        "Pawns, ppp/.../PPP, a3a2, a3-a2",
        "Pawns, ppp/.../PPP, b2, b3-b2",
        "Pawns, p.p/.p./P.P, a3xb2, a3xb2",
        "Pawns, p.p/.p./P.P, c3:b2, c3xb2",
        "Pawns, p.p/.p./P.P, c3-b2, c3xb2",
        "Cars, ..X/X../.oo, c1-, c1-",
        "Cars, ..X/X../.oo, c2, c1-c2",
        "Guards, ......|GRgr, R@b1, R@b1",
        "Guards, ......|GRgr, r@b1, R@b1",
        "Guards, .g....|Rr, a1, R@a1",
        "Morris, ........./|XXXooo, b2, b2",
    })
    void aMoveIsTypedInSeveralWays(String game, String board, String typed, String move) {
        assertThat(meant(game, board, typed)).isEqualTo(move);
    }

    /** Each could be two moves, or is one the other way round. */
    @ParameterizedTest
    @CsvSource({"Pawns, p.p/.p./P.P, b2", "Pawns, ppp/.../PPP, a2-a3", "Guards, ......|GRgr, b1", "Cars, ..X/X../.oo, a"
    })
    void whatCouldBeAnotherMoveIsNotGuessed(String game, String board, String typed) {
        assertThatIllegalArgumentException().isThrownBy(() -> meant(game, board, typed));
    }

    /** The last two moves take both cells; the first of them may be played with one taken. */
    @SolvableGame(cells = 2)
    static final class SameCells {
        private SameCells() {}

        @MoveSource
        static long[][] rows() {
            return new long[][] {{0b01, 0b01}, {0b10, 0b11}, {0b11, 0b11}};
        }
    }

    @Test
    void ofMovesThatFillTheSameCellsTheFirstIsMeant() {
        Solver solver = new MoveTextTest_SameCellsSolver();

        assertThat(solver.moveName(1)).isEqualTo(solver.moveName(2)).isEqualTo("a1-b1");
        assertThat(MoveText.parse(solver, solver.initial(), "a1-b1")).isEqualTo(1);
    }

    @Test
    void aMoveOfAProgramHasTheNameItHasHere() {
        Solver solver = MovingGames.find("Carousel");
        long start = solver.initial();

        assertThat(MoveText.parse(solver, start, "pass")).isEqualTo(2);
        assertThat(MoveText.parse(solver, start, "a1-b1-c1-d1")).isEqualTo(0);
        assertThat(MoveText.parse(solver, start, "A1 b1 c1 d1~2")).isEqualTo(1);
    }

    /** Of a line that takes the cell of what is taken means no move; the cell where the piece goes does. */
    @Test
    void theCellThatAPieceGoesToIsNotTheOneThatALineTakes() {
        Solver mills = GameCatalog.find("ThreeMensMills").orElseThrow();
        long position = BoardText.parse(mills, "XX./.o./...|Xoo", Player.FIRST);

        assertThat(mills.moveName(position, MoveText.parse(mills, position, "c1")))
                .isEqualTo("c1xb2");
        assertThatIllegalArgumentException().isThrownBy(() -> MoveText.parse(mills, position, "b2"));
    }
}
