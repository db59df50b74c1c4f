package dev.solvable.processor.comparison;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.solvable.Outcome;
import dev.solvable.Solver;
import dev.solvable.processor.reference.Declaration;
import dev.solvable.processor.reference.Declaration.Choice;
import dev.solvable.processor.reference.Declaration.Encoded;
import dev.solvable.processor.reference.Fillings;
import dev.solvable.processor.reference.KnownGames;
import dev.solvable.processor.reference.RandomDeclarations;
import dev.solvable.processor.reference.RandomDeclarations.Vocabulary;
import java.util.Arrays;
import java.util.function.Function;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** The comparison finds nothing wrong with the interpreter, and something wrong with each solver that lies once. */
@Tag("slow")
class SolverComparisonTest {
    private static Stream<Declaration> games() {
        return Stream.of(
                KnownGames.inARow(2, 3, 2, false),
                KnownGames.inARow(2, 3, 2, true).encoded(Encoded.TERNARY),
                KnownGames.inARow(Choice.ANY, 2, 3, 3, true),
                KnownGames.inARow(Choice.SHARED, 3, 3, 3, true),
                KnownGames.blockGame(3, 3),
                KnownGames.domineering(3, 3),
                KnownGames.chomp(3, 3),
                KnownGames.hex(2, 3),
                KnownGames.cram(3, 6));
    }

    @ParameterizedTest
    @MethodSource("games")
    void agreesWithThePlainSolver(Declaration game) {
        assertThat(SolverComparison.compare(game, PlainSolver.of(game))).isPositive();
    }

    /** Random declarations over the whole vocabulary keep the interpreter and the comparison in step. */
    private static Stream<Declaration> randomGames() {
        return LongStream.range(0, 120)
                .mapToObj(seed -> RandomDeclarations.of("Random" + seed, seed, Vocabulary.WHOLE))
                .filter(PlainSolver::plays)
                .filter(game -> Fillings.count(game) <= 10_000);
    }

    @ParameterizedTest
    @MethodSource("randomGames")
    void agreesWithThePlainSolverOnRandomGames(Declaration game) {
        assertThat(SolverComparison.compare(game, PlainSolver.of(game))).isPositive();
    }

    /** A solver of two in a row on six cells that is wrong at one position or about one number. */
    private abstract static class Liar extends PlainSolver {
        static final Declaration GAME = KnownGames.inARow(2, 3, 2, false);

        Liar() {
            super(GAME);
        }

        boolean liesAt(long position) {
            return position == parse("x.. o..");
        }
    }

    private static Stream<Arguments> liars() {
        return Stream.of(
                Arguments.of("outcome", new Liar() {
                    @Override
                    public Outcome outcome(long position) {
                        Outcome outcome = super.outcome(position);
                        return liesAt(position) ? Outcome.DRAW : outcome;
                    }
                }),
                Arguments.of("distance", new Liar() {
                    @Override
                    public int distance(long position) {
                        return super.distance(position) + (liesAt(position) ? 2 : 0);
                    }
                }),
                Arguments.of("isReachable", new Liar() {
                    @Override
                    public boolean isReachable(long position) {
                        return super.isReachable(position) != liesAt(position);
                    }
                }),
                Arguments.of("moves", new Liar() {
                    @Override
                    public int[] moves(long position) {
                        int[] moves = super.moves(position);
                        return liesAt(position) ? Arrays.copyOf(moves, moves.length - 1) : moves;
                    }
                }),
                Arguments.of("play", new Liar() {
                    @Override
                    public long play(long position, int move) {
                        return liesAt(position) && move == 0 ? position : super.play(position, move);
                    }
                }),
                Arguments.of("format", new Liar() {
                    @Override
                    public String format(long position) {
                        return super.format(position & (1L << 12) - 1);
                    }
                }));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("liars")
    void findsTheSolverThatLiesOnce(String question, Solver liar) {
        assertThatThrownBy(() -> SolverComparison.compare(Liar.GAME, liar))
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining(question)
                .hasMessageContaining("@Board(rows = 2, columns = 3)");
    }

    @Test
    void writesWhatItInterprets() {
        Function<Declaration, String> source = Declaration::source;
        assertThat(KnownGames.domineering(2, 2))
                .extracting(source)
                .asString()
                .contains(
                        "@SolvableGame(cells = 4)",
                        "@Board(rows = 2, columns = 2)",
                        "@Tiles(value = {\"#/#\"}, rotate = false, reflect = false, by = Player.FIRST)",
                        "public final class Domineering {");
    }
}
