package dev.solvable.tool.analysis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.solvable.Player;
import dev.solvable.Solver;
import dev.solvable.sample.games.GameCatalog;
import dev.solvable.tool.fixtures.BarsSolver;
import dev.solvable.tool.fixtures.SlashesSolver;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Boards on one line. */
class BoardTextTest {
    @ParameterizedTest
    @ValueSource(strings = {"xo./.../...", "xo.......", "xo. ... ...", "xo.\n...\n..."})
    void whatStandsBetweenRowsMayBeLeftOut(String board) {
        Solver solver = GameCatalog.ticTacToe();

        assertThat(BoardText.of(solver, BoardText.parse(solver, board, null))).isEqualTo("xo./.../...");
    }

    @ParameterizedTest
    @ValueSource(strings = {"/o./..", "/o. /..", "/o.\n/.."})
    void aSlashMayBeAMark(String board) {
        Solver solver = new SlashesSolver();

        assertThat(BoardText.of(solver, BoardText.parse(solver, board, null))).isEqualTo("/o. /..");
    }

    @ParameterizedTest
    @ValueSource(strings = {"o../|..", "o..|..", "o..\n|.."})
    void aBarMayBeAMark(String board) {
        Solver solver = new BarsSolver();
        long position = BoardText.parse(solver, board, null);

        assertThat(BoardText.of(solver, position)).isEqualTo("o../|..");
        assertThat(BoardText.hand(solver, position)).isNull();
    }

    @Test
    void whatIsInHandIsTheLastRow() {
        Solver solver = GameCatalog.find("ThreeMensMorris").orElseThrow();
        long position = BoardText.parse(solver, "XX./oo./X..|o", Player.SECOND);

        assertThat(BoardText.of(solver, position)).isEqualTo("XX./oo./X..|o");
        assertThat(BoardText.hand(solver, position)).isEqualTo("o");
    }

    @Test
    void withoutSuchAMarkItIsBetweenRows() {
        Solver solver = new SlashesSolver();

        assertThat(BoardText.parse(solver, ".../...", null)).isEqualTo(solver.initial());
        assertThat(BoardText.of(solver, solver.initial())).isEqualTo(".../...");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> BoardText.parse(solver, "/o/", null))
                .withMessageContaining("expected 6 cells");
    }
}
