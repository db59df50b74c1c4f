package dev.solvable.processor.proof;

import static org.assertj.core.api.Assertions.assertThat;

import dev.solvable.Encoding;
import dev.solvable.Ending;
import dev.solvable.Expectation;
import dev.solvable.processor.declaration.GameType;
import dev.solvable.processor.diagnostic.Message;
import dev.solvable.processor.diagnostic.Problems;
import dev.solvable.processor.diagnostic.Problems.Problem;
import dev.solvable.processor.game.Game;
import dev.solvable.processor.game.board.Symmetries;
import dev.solvable.processor.game.tiles.DeclaredTiles;
import dev.solvable.processor.proof.Proof.Ply;
import dev.solvable.runtime.Board;
import dev.solvable.runtime.game.tiles.TakenGame;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The compiler's own results of games of tiles, as they are published, and the budget that ends a proof. */
class ProofTest {
    /** Upright dominoes for the first player, flat ones for the second. */
    private static Game domineering(int rows, int columns, Expectation expect) {
        int upright = (rows - 1) * columns;
        int flat = rows * (columns - 1);
        long[] tiles = new long[upright + flat];
        for (int cell = 0; cell < upright; cell++) {
            tiles[cell] = 1L << cell | 1L << cell + columns;
        }
        for (int i = 0; i < flat; i++) {
            tiles[upright + i] = 3L << i / (columns - 1) * columns + i % (columns - 1);
        }
        Board board = Board.full(rows, columns);
        TakenGame game =
                new TakenGame("Game", board, "#.", Ending.LOSES, tiles, "1".repeat(upright) + "2".repeat(flat));
        return new Game(
                new GameType("games", "Game", false),
                board,
                new DeclaredTiles(game, Collections.nCopies(tiles.length, 0)),
                Ending.LOSES,
                Encoding.AUTO,
                0,
                expect);
    }

    private static Expectation proved(Game game, Symmetries symmetries, long budget) {
        return Proof.of(game, symmetries, budget, new Problems());
    }

    /** See {@code truth/domineering.csv}; the first player lays upright dominoes there, too. */
    @ParameterizedTest
    @CsvSource({
        "2, 2, FIRST_WINS",
        "2, 3, FIRST_WINS",
        "3, 2, FIRST_WINS",
        "2, 4, SECOND_WINS",
        "4, 2, FIRST_WINS",
        "2, 5, FIRST_WINS",
        "5, 2, SECOND_WINS",
        "2, 6, FIRST_WINS",
        "2, 8, SECOND_WINS"
    })
    void theResultIsThePublishedOne(int rows, int columns, Expectation result) {
        Game game = domineering(rows, columns, Expectation.UNSTATED);
        assertThat(proved(game, game.symmetries(), Proof.DEFAULT_BUDGET)).isEqualTo(result);
        assertThat(proved(game, Symmetries.none(game.board()), Proof.DEFAULT_BUDGET))
                .isEqualTo(result);
        List<Ply> play = Proof.perfectPlay(game, game.symmetries(), Proof.DEFAULT_BUDGET);
        assertThat(play.size() % 2 == 1).as("who moves last has won").isEqualTo(result == Expectation.FIRST_WINS);
        long taken = 0;
        for (Ply ply : play) {
            assertThat(taken & ply.cells()).isZero();
            taken |= ply.cells();
            assertThat(ply.board()).containsExactly(taken);
        }
        long full = taken;
        int next = play.size() % 2 == 0 ? '1' : '2';
        long[] tiles = game.tiles().orElseThrow().game().fillsOf((char) next);
        assertThat(Arrays.stream(tiles).allMatch(tile -> (tile & full) != 0)).isTrue();
    }

    @Test
    void beyondTheBudgetNothingIsProved() {
        Problems problems = new Problems();
        Game game = domineering(4, 4, Expectation.FIRST_WINS);
        assertThat(Proof.of(game, game.symmetries(), 5, problems)).isEqualTo(Expectation.UNSTATED);
        assertThat(problems.list()).extracting(Problem::message).containsExactly(Message.NOT_PROVED);
        assertThat(Proof.perfectPlay(game, game.symmetries(), 0)).isEmpty();
    }

    @Test
    void aBudgetMayBeAsLargeAsANumberCanBe() {
        Game game = domineering(3, 3, Expectation.FIRST_WINS);
        assertThat(proved(game, game.symmetries(), Long.MAX_VALUE)).isEqualTo(Expectation.FIRST_WINS);
        assertThat(Proof.perfectPlay(game, game.symmetries(), Long.MAX_VALUE)).isNotEmpty();
    }
}
