package dev.solvable.tool.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import dev.solvable.Outcome;
import dev.solvable.Player;
import dev.solvable.Solver;
import dev.solvable.sample.games.GameCatalog;
import dev.solvable.tool.fixtures.MovingGames;
import java.time.Duration;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Games whose pieces move, and programmed ones, as data. */
class MovingAnalysisTest {
    static List<String> games() {
        return List.copyOf(MovingGames.GAMES.names());
    }

    @Test
    void theMovesTellWhatKindOfGameItIs() {
        assertThat(GameKind.of(GameCatalog.ticTacToe())).isEqualTo(GameKind.FILLING);
        assertThat(GameKind.of(MovingGames.find("Morris"))).isEqualTo(GameKind.PIECES);
        assertThat(GameKind.of(MovingGames.find("Carousel"))).isEqualTo(GameKind.PROGRAM);
    }

    @Test
    void aNameTellsWhatAMoveDoes() {
        assertThat(PieceStep.all(MovingGames.find("Pawns")))
                .contains(new PieceStep(6, 3, null, false, null), new PieceStep(6, 4, null, true, null));
        assertThat(PieceStep.all(MovingGames.find("Guards")))
                .contains(new PieceStep(null, 5, "G", false, null), new PieceStep(5, 4, null, true, null));
        assertThat(PieceStep.all(MovingGames.find("Cars"))).contains(new PieceStep(2, null, null, false, null));
        assertThat(PieceStep.all(MovingGames.find("Morris"))).contains(new PieceStep(null, 0, null, false, null));
        assertThat(PieceStep.all(GameCatalog.find("ThreeMensMills").orElseThrow()))
                .contains(new PieceStep(null, 0, null, false, null), new PieceStep(0, 1, null, false, 8));
    }

    @ParameterizedTest
    @CsvSource({"Morris, X, o, .Xo", "Pawns, P, p, .Pp", "Guards, GR, gr, .GRgr"})
    void piecesHaveCapitalAndSmallLetters(String game, String first, String second, String all) {
        Solver solver = MovingGames.find(game);
        Marks marks = Marks.of(solver);

        assertThat(marks).isEqualTo(new Marks(".", first, second));
        assertThat(String.join("", marks.all(solver))).isEqualTo(all);
    }

    @Test
    void theCharactersOfAProgramAreSeenInPlay() {
        Solver solver = MovingGames.find("Carousel");

        assertThat(Marks.of(solver)).isEqualTo(new Marks(".", "", null));
        assertThat(Marks.of(solver).all(solver)).containsExactly(".", "o", "x");
    }

    /** In random positions of every game: the analysis, the solver and the perfect player agree. */
    @ParameterizedTest
    @MethodSource("games")
    void theAnalysisIsWhatTheSolverSays(String game) throws InterruptedException {
        Solver solver = MovingGames.find(game);
        Random random = new Random(3);
        long position = solver.initial();
        for (int i = 0; i < 40; i++) {
            Analysis analysis = new Valuation(solver, position).run(progress -> {});
            assertThat(analysis.outcome()).isEqualTo(solver.outcome(position));
            assertThat(analysis.distance()).isEqualTo(solver.distance(position));
            assertThat(analysis.moves()).extracting(MoveValue::name).doesNotHaveDuplicates();
            assertThat(analysis.moves())
                    .allMatch(move -> move.distance() >= 1
                            || move.distance() == Solver.ENDLESS && move.outcome() == Outcome.DRAW);
            int perfect = PerfectPlayer.move(solver, position, Duration.ofSeconds(5));
            if (perfect < 0) {
                assertThat(analysis.best()).isNull();
                position = solver.initial();
                continue;
            }
            assertThat(analysis.best()).isEqualTo(MoveNames.of(solver).of(position, solver.bestMove(position)));
            assertThat(solver.outcome(solver.play(position, perfect)))
                    .as("the perfect player keeps the outcome")
                    .isEqualTo(
                            switch (analysis.outcome()) {
                                case WIN -> Outcome.LOSS;
                                case DRAW -> Outcome.DRAW;
                                case LOSS -> Outcome.WIN;
                            });
            long again = BoardText.parse(solver, BoardText.of(solver, position), solver.toMove(position));
            assertThat(again).isEqualTo(position);
            int[] moves = solver.moves(position);
            position = solver.play(position, moves[random.nextInt(moves.length)]);
        }
    }

    /** Against any play: a win is made within its distance, though play could go on for ever. */
    @ParameterizedTest
    @CsvSource({"Morris, FIRST, 9", "Cars, FIRST, 20", "Pawns, SECOND, 6"})
    void thePerfectPlayerEndsAWonGame(String game, Player winner, int most) {
        Solver solver = MovingGames.find(game);
        Random random = new Random(5);
        for (int play = 0; play < 20; play++) {
            long position = solver.initial();
            int plies = 0;
            while (!solver.isTerminal(position)) {
                int[] moves = solver.moves(position);
                int move = solver.toMove(position) == winner
                        ? PerfectPlayer.move(solver, position, PerfectPlayer.USUAL_BUDGET)
                        : moves[random.nextInt(moves.length)];
                position = solver.play(position, move);
                plies++;
            }
            assertThat(plies).isLessThanOrEqualTo(most);
            assertThat(solver.outcome(position))
                    .isEqualTo(solver.toMove(position) == winner ? Outcome.WIN : Outcome.LOSS);
        }
    }
}
