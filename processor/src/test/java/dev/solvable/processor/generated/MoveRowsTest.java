package dev.solvable.processor.generated;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.solvable.Solver;
import dev.solvable.processor.SolvableGameProcessor;
import dev.solvable.processor.comparison.GameCompiler;
import dev.solvable.processor.comparison.GameCompiler.Compilation;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a method gives that is no list of moves is refused before it is played with, by its row. */
class MoveRowsTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "null| Game.moves() gives null, not the rows of the moves",
                "{{1, 1}, null}| row 1 of Game.moves() is not two numbers, the mask of the cells that must be empty and the mask"
                        + " of those to fill",
                "{{1, 1}, {2, 2, 4}}| row 1 of Game.moves() is not two numbers, the mask of the cells that must be empty and the"
                        + " mask of those to fill",
                "{{1, 1}, {2, 6}, {8, 8}}| row 2 of Game.moves() names cells outside the board, of which the last is bit 2",
                "{{1, 2}}| row 0 of Game.moves() fills no cell that must be empty, and nothing ever empties a cell; one at least must be in both masks",
                "{{0, 0}}| row 0 of Game.moves() fills no cell that must be empty, and nothing ever empties a cell; one at least must be in both masks"
            })
    void badRowsAreRefused(String rows, String message) {
        Compilation compilation = gameOf(rows);
        assertThatThrownBy(() -> compilation.solver("Game"))
                .rootCause()
                .isInstanceOf(IllegalStateException.class)
                .hasMessage(message);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "{}; 0; there is no move 0; moves are numbered from 0, and there are 0",
                "{{1, 1}, {2, 6}}; 2; there is no move 2; moves are numbered from 0, and there are 2",
                "{{1, 1}, {2, 6}}; -1; there is no move -1; moves are numbered from 0, and there are 2"
            })
    void aNumberThatNoMoveHasIsRefusedWithHowManyThereAre(String rows, int move, String of, String there) {
        Solver solver = gameOf(rows).solver("Game");
        assertThatThrownBy(() -> solver.moveName(move))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage(of + "; " + there);
    }

    private static Compilation gameOf(String rows) {
        String source = """
                package games;
                import dev.solvable.*;
                @SolvableGame(cells = 3)
                public final class Game {
                    @MoveSource
                    static long[][] moves() {
                        long[][] rows = %s;
                        return rows;
                    }
                }
                """.formatted(rows);
        Compilation compilation = GameCompiler.compile(Map.of("Game", source), List.of(new SolvableGameProcessor()));
        assertThat(compilation.success()).as(compilation.messages()).isTrue();
        return compilation;
    }
}
