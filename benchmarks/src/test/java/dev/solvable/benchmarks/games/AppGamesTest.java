package dev.solvable.benchmarks.games;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.solvable.Algorithm;
import dev.solvable.ImpartialSolver;
import dev.solvable.Solver;
import dev.solvable.benchmarks.interpreter.Interpreter;
import dev.solvable.benchmarks.interpreter.Position;
import dev.solvable.sample.games.GameCatalog;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The interpreter of each game's rules says what the generated solver says, in positions that random play leads to. */
class AppGamesTest {
    private static final int GAMES = 60;
    private static final int FEWEST = 5;

    /** With so few cells left the interpreter answers in a moment. */
    private static final int FEW_CELLS = 10;

    static Stream<Game> games() {
        return Stream.concat(
                AppGames.all().stream(), Stream.concat(OwnGames.searches().stream(), OwnGames.sums().stream()));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("games")
    void theInterpreterAgreesWithTheGeneratedSolver(Game game) {
        Solver solver = game.solver();
        Interpreter interpreter = new Interpreter(game.interpreted());
        Random random = new Random(game.name().hashCode());
        int compared = 0;
        for (int i = 0; i < GAMES; i++) {
            long position = solver.initial();
            while (!solver.isTerminal(position)) {
                int[] moves = solver.moves(position);
                if (freeCells(solver.format(position)) <= FEW_CELLS) {
                    compare(solver, interpreter, position);
                    compared++;
                }
                position = solver.play(position, moves[random.nextInt(moves.length)]);
            }
            compare(solver, interpreter, position);
        }
        // Beside the finished games; on large boards few games last that long.
        assertThat(compared).isGreaterThanOrEqualTo(FEWEST);
    }

    private static long freeCells(String board) {
        return board.chars().filter(cell -> cell == '.').count();
    }

    private static void compare(Solver solver, Interpreter interpreter, long position) {
        String board = solver.format(position);
        Position interpreted = interpreter.parse(board, solver.toMove(position));

        assertThat(interpreter.outcome(interpreted)).as(board).isEqualTo(solver.outcome(position));
        assertThat(interpreter.value(interpreted))
                .as(board)
                .isEqualTo(solver.outcome(position) + " in " + solver.distance(position));
        assertThat(interpreter.legalMoves(interpreted))
                .as(board)
                .isEqualTo(Arrays.stream(solver.moves(position)).boxed().toList());
        if (solver instanceof ImpartialSolver impartial) {
            assertThat(interpreter.nimber(interpreted)).as(board).isEqualTo(impartial.nimber(position));
        }
    }

    @Test
    void movesLeadToThePosition() {
        Game game = OwnGames.searches().get(0);

        assertThat(game.board().replaceAll("\\s", "").chars().filter(c -> c != '.'))
                .hasSize(8);
        assertThat(AppGames.find("BlockGame").board()).isEqualTo("##...\n#....\n.....\n....#\n...##");
    }

    /** Which games there are is known without their solvers: those that are left out have no rules here. */
    @Test
    void allGamesAreThereThatTheInterpreterKnows() {
        List<String> known = AppGames.all().stream().map(Game::name).toList();
        for (String name : GameCatalog.names()) {
            boolean endless = GameCatalog.find(name).orElseThrow().facts().solvedBy() == Algorithm.RETROGRADE;
            assertThat(known.contains(name) && endless).as(name).isFalse();
            if (!known.contains(name)) {
                assertThatThrownBy(() -> AppGames.find(name).interpreted())
                        .as(name)
                        .hasMessageContaining("have no rules of " + name);
            }
        }
    }
}
