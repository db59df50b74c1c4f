package dev.solvable.tool;

import static org.assertj.core.api.Assertions.assertThat;

import dev.solvable.Outcome;
import dev.solvable.Player;
import dev.solvable.Solver;
import dev.solvable.sample.games.GameCatalog;
import dev.solvable.tool.analysis.PerfectPlayer;
import dev.solvable.tool.fixtures.WordsSolver;
import dev.solvable.tool.games.Games;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Games against the perfect player. */
class PlayCommandTest {
    private static Run play(String moves, String... arguments) {
        String[] all = new String[arguments.length + 1];
        all[0] = "play";
        System.arraycopy(arguments, 0, all, 1, arguments.length);
        return Run.on(moves.replace(' ', '\n'), all);
    }

    private static String last(Run run) {
        List<String> lines = run.lines();
        return lines.get(lines.size() - 1);
    }

    @Test
    void aPerfectGameOfTicTacToeIsADraw() {
        Run run = play("b2 b1 c1 a2 b3 c3".replace("c3", "c3"), "TicTacToe");

        assertThat(run.lines())
                .startsWith("TicTacToe: you are the first player. Type a move, or values, hint, undo, resign or help.");
        assertThat(run.lines()).containsSubsequence("you: b2", "me:  a1", "  1 o . .", "  2 . x .");
    }

    @Test
    void aMistakeIsPunishedAndNamed() {
        Run run = play("b1 c3 a1 b2 a2 a3 c2", "TicTacToe", "--as", "second");

        assertThat(run.lines()).containsSubsequence("me:  a1", "you: b1");
        assertThat(run.out()).contains("You lose.", "Move 2, b1, turned a DRAW into a LOSS; better was b2.");
    }

    /** Whatever the other side does, the perfect player gets what the position is worth, or more. */
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
                "MisereKayles",
                "Chomp"
            })
    void thePerfectPlayerNeverDoesWorseThanThePositionIsWorth(String game) {
        Solver solver = GameCatalog.find(game).orElseThrow();
        Outcome start = solver.outcome(solver.initial());
        Random random = new Random(11);
        for (int play = 0; play < 6; play++) {
            Player human = play % 2 == 0 ? Player.FIRST : Player.SECOND;
            Run run = play(movesOfARandomGame(solver, human, random), game, "--as", human.name());

            assertThat(run.err()).isEmpty();
            assertThat(run.status()).isZero();
            boolean humanShouldWin = start == (human == Player.FIRST ? Outcome.WIN : Outcome.LOSS);
            if (!humanShouldWin) {
                assertThat(run.lines()).doesNotContain("You win.");
            }
            assertThat(run.lines()).containsAnyOf("You win.", "You lose.", "A draw.");
            if (start == Outcome.DRAW || humanShouldWin) {
                // What was thrown away is named, and only that.
                boolean lostSomething = !run.lines().contains(start == Outcome.DRAW ? "A draw." : "You win.");
                assertThat(run.out().contains(" turned a ")).isEqualTo(lostSomething);
            }
        }
    }

    /** A game against the perfect player's moves, as one line of moves. */
    private static String movesOfARandomGame(Solver solver, Player human, Random random) {
        StringBuilder typed = new StringBuilder();
        long position = solver.initial();
        for (Player mover = Player.FIRST; !solver.isTerminal(position); ) {
            int move = PerfectPlayer.move(solver, position, PerfectPlayer.USUAL_BUDGET);
            if (mover == human) {
                int[] moves = solver.moves(position);
                move = moves[random.nextInt(moves.length)];
                typed.append(solver.moveName(move)).append(' ');
            }
            position = solver.play(position, move);
            mover = mover == Player.FIRST ? Player.SECOND : Player.FIRST;
        }
        return typed.toString();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "b2 b2            | line 2: 'b2' is not possible here; the moves are b1, c1, a2, c2, a3, b3, c3",
                "zz               | line 1: 'zz' is no move; the moves are a1, b1, c1, a2, b2, c2, a3, b3, c3",
                "undo             | line 1: there is no move of yours to take back",
                "b2               | line 2: expected a move, found the end of the input",
            })
    void inAPipeWhatIsWrongEndsTheGame(String moves, String complaint) {
        Run run = play(moves, "TicTacToe");

        assertThat(run.status()).isEqualTo(2);
        assertThat(run.err()).isEqualTo(complaint + "\n");
    }

    /** The end of a line of more than 1,000 characters was not looked at. */
    @Test
    void aVeryLongLineIsNoMove() {
        Run run = Run.on("b2" + ",".repeat(1_000) + "a1\n", "play", "TicTacToe");

        assertThat(run.status()).isEqualTo(2);
        assertThat(run.err()).isEqualTo("line 1: 'b2" + ",".repeat(38) + "...' is no move: it is too long\n");
    }

    @Test
    void atATerminalWhatIsWrongIsAskedAgain() {
        Run run = Run.atTerminal("zz\nundo\n\nb2\nb2\nresign\n", "play", "TicTacToe", "--color=never");

        assertThat(run.status()).isZero();
        assertThat(run.err()).isEmpty();
        assertThat(run.lines())
                .containsSubsequence(
                        "you: 'zz' is no move; the moves are a1, b1, c1, a2, b2, c2, a3, b3, c3",
                        "you: there is no move of yours to take back",
                        "you: me:  a1",
                        "you: 'b2' is not possible here; the moves are b1, c1, a2, c2, a3, b3, c3",
                        "you: You resign: I win.");
    }

    @Test
    void whoLeavesATerminalIsLetGo() {
        Run run = Run.atTerminal("b2\n", "play", "TicTacToe");

        assertThat(run.status()).isZero();
        assertThat(last(run)).isEqualTo("You leave the game.");
    }

    @Test
    void undoTakesBackTheMoveAndItsAnswer() {
        Run run = play("b2 undo a1 resign", "TicTacToe");

        assertThat(run.lines())
                .containsSubsequence("you: b2", "me:  a1", "you: undo", "  1 . . .", "  2 . . .", "you: a1", "me:  b2");
    }

    @Test
    void theSecondPlayerCannotTakeBackWhatThePerfectPlayerBegan() {
        assertThat(play("undo", "TicTacToe", "--as", "second").err())
                .isEqualTo("line 1: there is no move of yours to take back\n");
    }

    @Test
    void valuesStandInTheCells() {
        Run run = play("values resign", "TicTacToe", "xx..o....", "--as=second");

        assertThat(run.lines())
                .containsSubsequence(
                        "you: values",
                        "     a  b  c",
                        "  1  x  x D6",
                        "  2 L2  o L2",
                        "  3 L2 L2 L2",
                        "  W win, D draw, L loss, with the number of moves; best: c1");
        assertThat(play("resign", "TicTacToe", "xx..o....", "--as=second", "--values")
                        .out())
                .contains("  1  x  x D6");
    }

    @Test
    void movesOfSeveralCellsAreValuedInATable() {
        assertThat(play("values resign", "RingCram", "##.#.#..").lines())
                .containsSubsequence("you: values", "  c2-c3  WIN in 1  best", "  c1-c2  LOSS in 2");
    }

    @Test
    void aHintIsAMoveAndItsValue() {
        assertThat(play("hint resign", "Notakto").lines()).contains("hint: b2 (WIN in 6)");
    }

    @Test
    void movesAreUnderstoodAsPeopleTypeThem() {
        assertThat(play("B2 resign", "TicTacToe").out()).contains("me:  a1");
        assertThat(play("b1-A1 resign", "RingCram").out()).contains("me:  ");
        assertThat(Run.on("b1, a1\nresign\n", "play", "RingCram").out()).contains("me:  ");
        assertThat(play("b2-X resign", "WildTicTacToe").out()).contains("me:  ");
        // A bite is named by its corner, and by all that it takes.
        assertThat(play("E4 resign", "Chomp").lines())
                .contains("you: E4")
                .anyMatch(line -> line.matches("me:  [a-e][1-4]"));
        assertThat(play("d4-e4 resign", "Chomp").lines())
                .contains("you: d4-e4")
                .anyMatch(line -> line.startsWith("me:  "));
        // A mark falls: the column says it all.
        assertThat(play("b resign", "ConnectFour4x4").lines()).containsSubsequence("you: b", "me:  a4", "  4 o x . .");
    }

    @Test
    void aGameMayBeginInItsMiddleAndAtItsEnd() {
        assertThat(play("c1", "TicTacToe", "xx./oo./...").lines()).containsSubsequence("  1 x x x", "You win.");
        assertThat(play("", "TicTacToe", "xxx/oo./...").lines()).endsWith("You win.");
        assertThat(play("resign", "Domineering", "#..../#..../...../...../.....", "--to-move=second")
                        .lines())
                .contains("me:  " + bestOf("Domineering", "#..../#..../...../...../.....", Player.SECOND));
    }

    private static String bestOf(String game, String board, Player toMove) {
        Solver solver = GameCatalog.find(game).orElseThrow();
        return solver.moveName(solver.bestMove(solver.parse(board.replace('/', ' '), toMove)));
    }

    @Test
    void coloursAreThereWhenAskedFor() {
        assertThat(play("values resign", "TicTacToe").out()).doesNotContain("\u001b");
        assertThat(play("values resign", "TicTacToe", "--color=always").out().replaceAll("\u001b\\[[0-9;]*m", ""))
                .isEqualTo(play("values resign", "TicTacToe").out());
        assertThat(Run.atTerminal("resign\n", "play", "TicTacToe").out()).contains("\u001b[");
    }

    @Test
    void helpNamesEveryWord() {
        assertThat(play("help resign", "TicTacToe").out())
                .contains("such as a1", "values ", "hint ", "undo ", "resign ", "help ");
    }

    @Test
    void aMoveMayHaveTheNameOfACommand() {
        Program program = new Program(() -> new Games(Map.of("Words", WordsSolver::new)), Map.of());
        Run run = Run.of(program, "help\nhint\nHINT\nUNDO\nresign\n", "play", "Words");

        assertThat(run.err()).isEmpty();
        assertThat(run.lines())
                .containsSubsequence(
                        "A move here has such a name: write the command in capital letters.",
                        "you: hint",
                        "me:  right",
                        "you: HINT",
                        "hint: undo (DRAW in 2)",
                        "you: UNDO",
                        "You resign: I win.");
        assertThat(play("help resign", "TicTacToe").out()).doesNotContain("capital letters");
    }
}
