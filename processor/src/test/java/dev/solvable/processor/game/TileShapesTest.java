package dev.solvable.processor.game;

import static org.assertj.core.api.Assertions.assertThat;

import dev.solvable.Ending;
import dev.solvable.processor.game.board.Motion;
import dev.solvable.processor.game.board.Picture;
import dev.solvable.processor.game.tiles.DeclaredTiles;
import dev.solvable.processor.game.tiles.TileShapes;
import dev.solvable.runtime.Board;
import dev.solvable.runtime.game.tiles.TakenGame;
import java.util.Arrays;
import java.util.Collections;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Which images of free cells are worth the same, without a compiler. */
class TileShapesTest {
    /** The tiles of some pictures, each as it may be turned and mirrored. */
    private static DeclaredTiles tiles(Board board, boolean rotate, boolean reflect, String... pictures) {
        long[] tiles = Arrays.stream(pictures)
                .flatMap(picture -> Picture.parse(picture).orientations(rotate, reflect).stream())
                .flatMap(picture -> picture.placements(board).stream())
                .mapToLong(cells -> cells)
                .toArray();
        return new DeclaredTiles(
                new TakenGame("Tiles", board, "#.", Ending.LOSES, tiles, ""), Collections.nCopies(tiles.length, 0));
    }

    private static TileShapes shapes(Board board, boolean rotate, boolean reflect, String... pictures) {
        return TileShapes.of(board, tiles(board, rotate, reflect, pictures)).orElseThrow();
    }

    @ParameterizedTest
    @CsvSource({
        "##, true, true, IDENTITY ROWS_REVERSED COLUMNS_REVERSED HALF_TURN TRANSPOSED TRANSPOSED_ROWS_REVERSED"
                + " TRANSPOSED_COLUMNS_REVERSED TRANSPOSED_HALF_TURN",
        "##, false, true, IDENTITY ROWS_REVERSED COLUMNS_REVERSED HALF_TURN",
        "##./.##, true, false, IDENTITY HALF_TURN TRANSPOSED_ROWS_REVERSED TRANSPOSED_COLUMNS_REVERSED",
        "##./.##, false, false, IDENTITY HALF_TURN",
        "##/#., false, false, IDENTITY TRANSPOSED",
        "##/.#, false, false, IDENTITY TRANSPOSED_HALF_TURN",
        "##/#., false, true, IDENTITY COLUMNS_REVERSED",
        "###/#.., false, false, IDENTITY"
    })
    void motionsAreThoseThatTakeShapesToShapes(String picture, boolean rotate, boolean reflect, String motions) {
        TileShapes shapes = shapes(Board.full(5, 5), rotate, reflect, picture);
        assertThat(shapes.motions())
                .containsExactlyElementsOf(
                        Arrays.stream(motions.split(" ")).map(Motion::valueOf).collect(Collectors.toList()));
        assertThat(shapes.unmoved().motions()).containsExactly(Motion.IDENTITY);
    }

    @Test
    void anImageThatTheRectangleDoesNotHoldTakesNothingAway() {
        assertThat(shapes(Board.full(1, 9), false, false, "##").motions()).hasSize(Motion.values().length);
    }

    @Test
    void shapesLieInTheCornerOnceEach() {
        TileShapes shapes = shapes(Board.full(3, 4), true, true, "##");
        assertThat(shapes.shapes()).containsExactlyInAnyOrder(0b11L, 0b1_0001L);
        assertThat(shapes.places(0b11L)).containsExactly(0, 1, 2, 4, 5, 6, 8, 9, 10);
        assertThat(shapes.places(0b1_0001L)).containsExactly(0, 1, 2, 3, 4, 5, 6, 7);
        TileShapes corner = shapes(Board.full(2, 3), false, false, ".#/##");
        assertThat(corner.places(corner.shapes().get(0))).containsExactly(1, 2);
    }

    @Test
    void holesAreSquares() {
        Board ring = Board.of("...", ". .", "...");
        TileShapes shapes = shapes(ring, true, true, "###");
        assertThat(shapes.shapes()).containsExactlyInAnyOrder(0b111L, 0b1_001_001L);
    }

    @Test
    void aMaskHoldsSixtyFourSquares() {
        Board board = Board.of(
                ".........", ".........", ".........", ".........", ".........", ".........", ".........", "        .");
        assertThat(board.cells()).isEqualTo(64);
        assertThat(TileShapes.of(board, tiles(board, true, true, "##"))).isEmpty();
    }

    @Test
    void runsAreTilesOfNeighboursInALineWithoutHoles() {
        assertThat(shapes(Board.full(1, 9), true, true, "#", "##").runs()).isTrue();
        assertThat(shapes(Board.full(9, 1), true, true, "###").runs()).isTrue();
        assertThat(shapes(Board.full(1, 9), true, true, "#.#").runs()).isFalse();
        assertThat(shapes(Board.full(2, 9), true, true, "##").runs()).isFalse();
        assertThat(shapes(Board.of(".. .."), true, true, "##").runs()).isFalse();
    }
}
