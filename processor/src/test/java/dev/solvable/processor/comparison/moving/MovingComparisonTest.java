package dev.solvable.processor.comparison.moving;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.solvable.Outcome;
import dev.solvable.Player;
import dev.solvable.Solver;
import dev.solvable.processor.reference.Grid;
import dev.solvable.processor.reference.moving.MovingFact;
import dev.solvable.processor.reference.moving.MovingGame;
import dev.solvable.processor.reference.moving.MovingGame.Heading;
import dev.solvable.processor.reference.moving.MovingGame.Onto;
import dev.solvable.processor.reference.moving.MovingGame.Over;
import dev.solvable.processor.reference.moving.MovingGame.Step;
import dev.solvable.processor.reference.moving.MovingReference;
import dev.solvable.processor.reference.moving.MovingRules;
import dev.solvable.processor.reference.moving.MovingRules.Move;
import dev.solvable.processor.reference.moving.MovingRules.Position;
import dev.solvable.processor.reference.moving.RandomMovingGames;
import java.util.Arrays;
import java.util.List;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The interpreter of moving games in single steps; and the comparison finds nothing wrong with it, and something wrong
 * with each solver that lies once.
 */
@Tag("slow")
class MovingComparisonTest {
    private static Stream<MovingGame> games() {
        return Stream.concat(
                Stream.of(MovingFact.pongHauKi("XX.oo"), MovingFact.hexapawn(3, 3), MovingFact.dodgem()),
                LongStream.range(0, 60)
                        .mapToObj(seed -> RandomMovingGames.of("Moving" + seed, seed))
                        .filter(game -> new MovingReference(game).reachable().size() < 300));
    }

    @ParameterizedTest
    @MethodSource("games")
    void agreesWithThePlainSolver(MovingGame game) {
        assertThat(MovingComparison.compare(game, new PlainMovingSolver(game), 1))
                .isPositive();
    }

    /** A solver of pong hau k'i that is wrong at one position. */
    private abstract static class Liar extends PlainMovingSolver {
        static final MovingGame GAME = MovingFact.pongHauKi("XX.oo");

        Liar() {
            super(GAME);
        }

        boolean liesAt(long position) {
            return position == parse("X.Xoo", Player.SECOND);
        }
    }

    private static Stream<Arguments> liars() {
        return Stream.of(
                Arguments.of("outcome", new Liar() {
                    @Override
                    public Outcome outcome(long position) {
                        return liesAt(position) ? Outcome.LOSS : super.outcome(position);
                    }
                }),
                Arguments.of("distance", new Liar() {
                    @Override
                    public int distance(long position) {
                        return liesAt(position) ? 2 : super.distance(position);
                    }
                }),
                Arguments.of("isReachable", new Liar() {
                    @Override
                    public boolean isReachable(long position) {
                        return super.isReachable(position) != liesAt(position);
                    }
                }),
                Arguments.of("number of moves", new Liar() {
                    @Override
                    public int[] moves(long position) {
                        int[] moves = super.moves(position);
                        return liesAt(position) ? Arrays.copyOf(moves, moves.length - 1) : moves;
                    }
                }),
                Arguments.of("toMove after", new Liar() {
                    @Override
                    public long play(long position, int move) {
                        long after = super.play(position, move);
                        return liesAt(position) ? position : after;
                    }
                }),
                Arguments.of("bestMove", new Liar() {
                    @Override
                    public int bestMove(long position) {
                        return liesAt(position) ? super.bestMove(position) + 1 : super.bestMove(position);
                    }
                }),
                Arguments.of("moves differs", new Liar() {
                    @Override
                    public String moveName(int move) {
                        return super.moveName(move).replace("a1-", "a1x");
                    }
                }),
                Arguments.of("X.XOO", new Liar() {
                    @Override
                    public String format(long position) {
                        String text = super.format(position);
                        return liesAt(position) ? text.toUpperCase(java.util.Locale.ROOT) : text;
                    }
                }));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("liars")
    void findsTheSolverThatLiesOnce(String question, Solver liar) {
        assertThatThrownBy(() -> MovingComparison.compare(Liar.GAME, liar, 1))
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining(question)
                .hasMessageContaining("@Pieces(value = {\"XX.oo\"})");
    }

    /** The moves of a piece in the middle of five by five cells. */
    @ParameterizedTest
    @CsvSource({
        "W, 4",
        "F, 4",
        "K, 8",
        "N, 8",
        "fW, 1",
        "bW, 1",
        "sW, 2",
        "fsW, 3",
        "fF, 2",
        "fK, 3",
        "sK, 2",
        "fbK, 6",
        "fN, 4",
        "bsKfN, 9",
        "WF, 8",
        "WK, 8",
        "*, 23",
        "L, 2",
        "WL, 6"
    })
    void lettersLeadAsFarAsTheySay(String way, int moves) {
        String empty = ".....";
        MovingGame game = MovingGame.of("Alone", List.of("o....", empty, "..X..", empty, empty), Step.of(way))
                .on(Grid.full(5, 5), "1-12-3", "4-5");
        assertThat(new MovingRules(game).moves(new MovingRules(game).start())).hasSize(moves);
    }

    private static Stream<Arguments> rows() {
        return Stream.of(
                Arguments.of("..X..o", Step.of("sW").far(2, false), "a1 b1 d1 e1"),
                Arguments.of("..X..o", Step.of("sW").far(0, true), "a1 e1"),
                Arguments.of("..X..o", Step.of("sW").far(2, true), "a1 e1"),
                Arguments.of("..X..o", Step.of("sW").far(0, false).onto(Onto.ENEMY), "xf1"),
                Arguments.of("..X..o", Step.of("sW").far(0, true).onto(Onto.EITHER), "a1 xf1"),
                Arguments.of("..X..o", Step.of("sW").far(2, true).onto(Onto.EITHER), "a1 e1"),
                Arguments.of("..X..o", Step.of("sW").far(0, true).to(1, 4), "e1"),
                Arguments.of("..Xo..", Step.of("sW").over(Over.ENEMY, false), "e1"),
                Arguments.of("..Xo..", Step.of("sW").over(Over.ENEMY, true), "xe1"),
                Arguments.of("..Xo..", Step.of("sW").over(Over.FRIEND, true), ""),
                Arguments.of("..X.o.", Step.of("sW").over(Over.ANYONE, true).far(2, false), "xf1"),
                Arguments.of("..X.o.", Step.of("sW").over(Over.ANYONE, true), ""),
                Arguments.of("..Xoo.", Step.of("sW").over(Over.ENEMY, true).onto(Onto.EITHER), "xe1"),
                Arguments.of("..Xoo.", Step.of("sW").over(Over.ENEMY, true), ""),
                Arguments.of("..Xo..", Step.of("W").besideAnEnemy(), "b1"),
                Arguments.of("..X.o.", Step.of("W").besideAnEnemy(), ""),
                Arguments.of("..X.o.", Step.of("*").besideAnEnemy().onto(Onto.ENEMY), "xe1"),
                Arguments.of("..X.o.", Step.of("W").whenLeft(1), "b1 d1"),
                Arguments.of("..X.o.", Step.of("W").whenLeft(2), ""),
                Arguments.of("..X.o.", Step.of("W").by("O"), ""));
    }

    @ParameterizedTest
    @MethodSource("rows")
    void stepsObeyEveryElement(String row, Step step, String targets) {
        MovingRules rules = new MovingRules(MovingGame.of("Row", List.of(row), step));
        assertThat(rules.moves(rules.start()).stream()
                        .map(move -> move.name().replace("c1-", "").replace("c1x", "x")))
                .containsExactlyInAnyOrder(targets.isEmpty() ? new String[0] : targets.split(" "));
    }

    @Test
    void whatIsTakenIsGone() {
        MovingRules rules = new MovingRules(MovingGame.of(
                "Row", List.of("Xoo"), Step.of("W").onto(Onto.EITHER).over(Over.ENEMY, true)));
        assertThat(rules.moves(rules.start())).containsExactly(new Move("a1xc1", new Position("..X", "", false)));
    }

    @Test
    void writesWhatItInterprets() {
        assertThat(MovingFact.dodgem().named("Cars").source())
                .contains(
                        "@SolvableGame(cells = 9)\n",
                        "@Pieces(value = {\"X..\", \"X..\", \".oo\"}, forward = {Direction.EAST, Direction.NORTH})\n",
                        "@Move(way = \"fsW\")\n",
                        "@Goal(leave = true)\n",
                        "@NoMoves(Ending.WINS)\n",
                        "public final class Cars {");
        assertThat(MovingFact.muTorere().source())
                .contains(
                        "@Board(rows = 1, columns = 9, links = {\"0-1-2-3-4-5-6-7-0\", ",
                        "@Move(way = \"L\", to = {8}, besideEnemy = true)\n");
        assertThat(MovingFact.dodgem().forward(Heading.NORTH, Heading.SOUTH).source())
                .doesNotContain("forward");
    }
}
