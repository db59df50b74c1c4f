package dev.solvable.processor.generated;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.solvable.Solver;
import dev.solvable.processor.SolvableGameProcessor;
import dev.solvable.processor.comparison.GameCompiler;
import dev.solvable.processor.comparison.GameCompiler.Compilation;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/**
 * A method of a declaration that asks the solver of the game it declares is refused by name, whoever runs out of stack.
 */
class SelfAskingDeclarationsTest {
    @Test
    void aMoveSourceCannotMakeTheSolver() {
        Compilation compilation = compile("""
                @SolvableGame(cells = 3)
                public final class Game {
                    @MoveSource
                    static long[][] moves() {
                        return new long[][] {{1, new GameSolver().initial() + 1}};
                    }
                }
                """);
        assertThatThrownBy(() -> compilation.solver("Game"))
                .cause()
                .cause()
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("Game.moves() calls itself without end; it must not make or ask the game's solver");
    }

    @Test
    void aWinCheckCannotAskTheSolver() {
        Solver solver = compile("""
                @SolvableGame(cells = 4)
                @Board(rows = 2, columns = 2)
                @Marks
                public final class Game {
                    @WinCheck
                    static boolean wins(long own, long other, Player owner) {
                        return new GameSolver().outcome(0) == Outcome.WIN;
                    }
                }
                """).solver("Game");
        assertThatThrownBy(() -> solver.outcome(solver.initial()))
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("the win check of Game calls itself without end; it must not ask the game's solver");
    }

    private static Compilation compile(String declaration) {
        Compilation compilation = GameCompiler.compile(
                Map.of("Game", "package games;\nimport dev.solvable.*;\n" + declaration),
                List.of(new SolvableGameProcessor()));
        assertThat(compilation.success()).as(compilation.messages()).isTrue();
        return compilation;
    }
}
