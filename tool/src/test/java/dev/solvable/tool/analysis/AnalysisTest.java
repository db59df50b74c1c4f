package dev.solvable.tool.analysis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.solvable.Outcome;
import dev.solvable.Player;
import dev.solvable.Solver;
import dev.solvable.sample.games.GameCatalog;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CancellationException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Positions with their values, and their JSON. */
class AnalysisTest {
    private static Solver solver(String game) {
        return GameCatalog.find(game).orElseThrow();
    }

    private static Analysis analysis(Solver solver, long position) throws InterruptedException {
        return new Valuation(solver, position).run(progress -> {});
    }

    /** What is put together from the moves is what the solver says of the position itself. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "TicTacToe",
                "MisereTicTacToe",
                "WildTicTacToe",
                "Notakto",
                "ConnectFour4x4",
                "Hex",
                "Cram",
                "RingCram",
                "Domineering",
                "MisereKayles",
                "Chomp"
            })
    void anAnalysisSaysWhatTheSolverSays(String game) throws InterruptedException {
        Solver solver = solver(game);
        Random random = new Random(7);
        for (int play = 0; play < 20; play++) {
            long position = solver.initial();
            while (!solver.isTerminal(position)) {
                assertAgrees(solver, position);
                int[] moves = solver.moves(position);
                position = solver.play(position, moves[random.nextInt(moves.length)]);
            }
            assertAgrees(solver, position);
        }
    }

    private static void assertAgrees(Solver solver, long position) throws InterruptedException {
        Analysis analysis = analysis(solver, position);
        int best = solver.bestMove(position);

        assertThat(analysis.outcome()).isEqualTo(solver.outcome(position));
        assertThat(analysis.distance()).isEqualTo(solver.distance(position));
        assertThat(analysis.best())
                .isEqualTo(best < 0 ? null : MoveNames.of(solver).of(position, best));
        assertThat(analysis.terminal()).isEqualTo(solver.isTerminal(position));
        assertThat(analysis.toMove()).isEqualTo(solver.toMove(position));
        assertThat(analysis.moves().stream().mapToInt(MoveValue::move)).containsExactly(box(solver.moves(position)));
        Player side = analysis.toMove() == Player.EITHER ? null : analysis.toMove();
        assertThat(BoardText.parse(solver, analysis.board(), side)).isEqualTo(position);
    }

    private static Integer[] box(int[] moves) {
        return Arrays.stream(moves).boxed().toArray(Integer[]::new);
    }

    @Test
    void theJsonIsFlatAndInSmallLetters() throws InterruptedException {
        Solver solver = solver("TicTacToe");

        assertThat(Json.compact(analysis(solver, solver.parse("xxoooxx..")))).isEqualTo("""
                {"game":"TicTacToe","board":"xxo/oox/x..","toMove":"second","terminal":false,"outcome":"draw",\
                "distance":2,"best":"b3","moves":[\
                {"move":7,"name":"b3","outcome":"draw","distance":2,"board":"xxo/oox/xo.","toMove":"first"},\
                {"move":8,"name":"c3","outcome":"draw","distance":2,"board":"xxo/oox/x.o","toMove":"first"}]}""");
    }

    @Test
    void aFinishedGameHasNoBestMoveAndAnImpartialGameHasANimber() throws InterruptedException {
        Solver solver = solver("RingCram");

        assertThat(Json.compact(analysis(solver, solver.parse("########")))).isEqualTo("""
                {"game":"RingCram","board":"###/##/###","toMove":"either","terminal":true,"outcome":"loss",\
                "distance":0,"nimber":0,"moves":[]}""");
    }

    @Test
    void anInterruptedValuationGoesOnWhereItWas() throws InterruptedException {
        Solver solver = solver("TicTacToe");
        Valuation valuation = new Valuation(solver, solver.initial());

        assertThatThrownBy(() -> valuation.run(progress -> {
                    if (progress.stage() == Progress.Stage.MOVES && progress.done() == 4) {
                        throw new CancellationException();
                    }
                }))
                .isInstanceOf(InterruptedException.class);
        assertThat(valuation.values()).hasSize(4);

        List<Progress> seen = new ArrayList<>();
        Analysis analysis = valuation.run(progress -> {
            seen.add(progress);
        });
        assertThat(analysis.outcome()).isEqualTo(Outcome.DRAW);
        assertThat(analysis.moves()).hasSize(9);
        assertThat(seen)
                .startsWith(new Progress(Progress.Stage.STATES, 19_683, 19_683, 0))
                .endsWith(new Progress(Progress.Stage.MOVES, 9, 9, 0))
                .hasSize(1 + 1 + 5);
    }

    @Test
    void theStatesSearchedForAllMovesAreCountedTogether() throws InterruptedException {
        String board = "....... ...x... ...o... ..ox... .xxoo.. .ooxx..";
        Solver solver = solver("ConnectFour7x6");
        List<Long> searched = new ArrayList<>();

        new Valuation(solver, solver.parse(board)).run(progress -> searched.add(progress.searched()));

        Solver other = solver("ConnectFour7x6");
        long[] total = {0};
        for (int move : other.moves(other.parse(board))) {
            long before = total[0];
            other.solve(other.play(other.parse(board), move), (done, all) -> total[0] = before + done);
        }
        assertThat(searched).isSorted().startsWith(0L).endsWith(total[0]);
        assertThat(total[0]).isPositive();
    }

    /**
     * Nobody knows how long a search takes, so it has to end when it is told to, also before the first move is valued.
     */
    @Test
    void aSearchCanBeInterruptedAndIsCountedOn() {
        Solver solver = solver("ConnectFour7x6");
        Valuation valuation = new Valuation(solver, solver.initial());
        List<Progress> seen = new ArrayList<>();

        for (int run = 1; run <= 2; run++) {
            long before = seen.isEmpty() ? 0 : seen.get(seen.size() - 1).searched();
            assertThatThrownBy(() -> valuation.run(progress -> {
                        seen.add(progress);
                        if (progress.searched() > before) {
                            Thread.currentThread().interrupt();
                        }
                    }))
                    .isInstanceOf(InterruptedException.class);
            assertThat(Thread.interrupted()).isFalse();
            assertThat(seen.get(seen.size() - 1).searched()).isGreaterThan(before);
        }
        assertThat(valuation.values()).isEmpty();
        assertThat(seen).extracting(Progress::searched).isSorted();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "TicTacToe   | xx./.q./...  | FIRST  | expected 'x', 'o' or '.', found 'q' as character 6 of the board",
                "TicTacToe   | xxx/.../...  |        | no turn order gives 3 'x' and 0 'o' on xxx ... ...",
                "TicTacToe   | xxx/ooo/...  |        | both players have a line on xxx ooo ...",
                "TicTacToe   | x../.../...  | FIRST  | it cannot be the turn of FIRST on x.. ... ...",
                "TicTacToe   | x../...      |        | expected 9 cells, found 6",
                "Domineering | .....        |        | expected 25 cells, found 5",
            })
    void aRefusalIsOneLine(String game, String board, Player side, String refusal) {
        assertThatThrownBy(() -> BoardText.parse(solver(game), board, side))
                .isInstanceOf(IllegalArgumentException.class)
                .isNotInstanceOf(BoardText.SideMissingException.class)
                .hasMessage(refusal);
    }

    @Test
    void aBoardThatDoesNotSayWhoseTurnItIsIsRefusedAsSuch() {
        assertThatThrownBy(() -> BoardText.parse(solver("Domineering"), ".".repeat(25), null))
                .isInstanceOf(BoardText.SideMissingException.class);
    }

    @Test
    void halvesOfSurrogatePairsAreEscaped() {
        String[] texts = {"x\ud800", "\udc00x", "\ud83d\ude00"};
        assertThat(Json.compact(texts)).isEqualTo("[\"x\\ud800\",\"\\udc00x\",\"\ud83d\ude00\"]");
        assertThat(Json.pretty(texts)).contains("\"x\\ud800\"", "\"\ud83d\ude00\"");
    }
}
