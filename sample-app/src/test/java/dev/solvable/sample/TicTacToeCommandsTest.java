package dev.solvable.sample;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.solvable.sample.games.GameCatalog;
import dev.solvable.sample.judge.JudgeInput;
import dev.solvable.sample.judge.TicTacToeProblem;
import dev.solvable.tool.input.BadInputException;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Both problems of tic-tac-toe on every filling of the board, against play on strings that knows nothing of solvers.
 */
class TicTacToeCommandsTest {
    private static final String START = ".........";

    /** Three of the mark %s in a row, column or diagonal of nine characters. */
    private static final String LINE =
            "^(...)*(%1$s%1$s%1$s)|%1$s..%1$s..%1$s|^%1$s...%1$s...%1$s$|^..%1$s.%1$s.%1$s..$";

    private static final Pattern LINE_OF_X = Pattern.compile(LINE.formatted("x"));
    private static final Pattern LINE_OF_O = Pattern.compile(LINE.formatted("o"));

    private final Map<String, String> winners = new HashMap<>();

    @Test
    void everyFillingIsJudgedAsAFinalPositionOrNot() {
        Set<String> finals = new HashSet<>();
        playOn(START, finals, new HashSet<>());
        assertThat(finals).hasSize(958);

        List<String> fillings = fillings();
        String input = fillings.stream()
                .map(filling -> filling.replace('x', 'X').replace('o', 'O') + "\n")
                .collect(Collectors.joining("", "", "end\n"));
        String answers = fillings.stream()
                .map(filling -> finals.contains(filling) ? "valid\n" : "invalid\n")
                .collect(Collectors.joining());

        assertThat(Run.on(input, "tictactoe-final")).isEqualTo(new Run(0, answers, ""));
    }

    @Test
    void everyFillingThatMakesSenseHasItsWinner() {
        List<String> fillings =
                fillings().stream().filter(TicTacToeCommandsTest::makesSense).toList();
        String input = fillings.stream()
                .map(filling -> filling.replaceAll("...", "$0\n"))
                .collect(Collectors.joining("", fillings.size() + "\n", ""));
        String answers =
                fillings.stream().map(filling -> winner(filling) + "\n").collect(Collectors.joining());

        assertThat(Run.on(input, "tictactoe")).isEqualTo(new Run(0, answers, ""));
    }

    @Test
    void everyOtherFillingIsRefused() {
        // Without the command line, which takes a while to set up, because each case needs a run of its own.
        TicTacToeProblem problem = new TicTacToeProblem(GameCatalog.ticTacToe());
        for (String filling : fillings()) {
            if (!makesSense(filling)) {
                String rows = filling.replaceAll("...(?!$)", "$0/");
                StringReader input = new StringReader("1\n" + rows.replace('/', '\n') + "\n");
                assertThatExceptionOfType(BadInputException.class)
                        .isThrownBy(() -> problem.answer(new JudgeInput(input, () -> {}), answer -> {}))
                        .withMessage(nonsense(2, rows));
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"o../.../...", "xx./.../...", "xxx/ooo/...", "xo./xo./xo."})
    void aBoardThatMakesNoSenseIsToldWithItsFirstLine(String rows) {
        String input = "2\n...\n...\n...\n\n" + rows.replace('/', '\n') + "\n";

        assertThat(Run.on(input, "tictactoe")).isEqualTo(new Run(2, "TIE\n", nonsense(6, rows) + "\n"));
    }

    private static String nonsense(int line, String rows) {
        return "line " + line + ": expected as many x as o or one x more, and not a line for both, found '" + rows
                + "'";
    }

    private static List<String> fillings() {
        List<String> fillings = List.of("");
        for (int cell = 0; cell < 9; cell++) {
            List<String> longer = new ArrayList<>();
            fillings.forEach(filling -> List.of(".", "x", "o").forEach(mark -> longer.add(filling + mark)));
            fillings = longer;
        }
        return fillings;
    }

    private static boolean makesSense(String filling) {
        long more = count(filling, 'x') - count(filling, 'o');
        return (more == 0 || more == 1) && !(hasLine(LINE_OF_X, filling) && hasLine(LINE_OF_O, filling));
    }

    private static void playOn(String board, Set<String> finals, Set<String> seen) {
        if (seen.add(board)) {
            if (isOver(board)) {
                finals.add(board);
            } else {
                successors(board).forEach(next -> playOn(next, finals, seen));
            }
        }
    }

    private String winner(String board) {
        String known = winners.get(board);
        if (known != null) {
            return known;
        }
        String winner = isOver(board) ? winnerOfFinished(board) : winnerAfterBestMove(board);
        winners.put(board, winner);
        return winner;
    }

    private static String winnerOfFinished(String board) {
        return hasLine(LINE_OF_X, board) ? "x" : hasLine(LINE_OF_O, board) ? "o" : "TIE";
    }

    private String winnerAfterBestMove(String board) {
        Set<String> reached = successors(board).stream().map(this::winner).collect(Collectors.toSet());
        String mover = mover(board);
        return reached.contains(mover) ? mover : reached.contains("TIE") ? "TIE" : mover.equals("x") ? "o" : "x";
    }

    private static boolean isOver(String board) {
        return hasLine(LINE_OF_X, board) || hasLine(LINE_OF_O, board) || !board.contains(".");
    }

    private static List<String> successors(String board) {
        return IntStream.range(0, 9)
                .filter(cell -> board.charAt(cell) == '.')
                .mapToObj(cell -> board.substring(0, cell) + mover(board) + board.substring(cell + 1))
                .toList();
    }

    private static String mover(String board) {
        return count(board, 'x') == count(board, 'o') ? "x" : "o";
    }

    private static long count(String board, char mark) {
        return board.chars().filter(c -> c == mark).count();
    }

    private static boolean hasLine(Pattern line, String board) {
        return line.matcher(board).find();
    }
}
