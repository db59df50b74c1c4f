package dev.solvable.processor.comparison.moving;

import static org.assertj.core.api.Assertions.assertThat;

import dev.solvable.GameFacts;
import dev.solvable.processor.SolvableGameProcessor;
import dev.solvable.processor.comparison.GameCompiler;
import dev.solvable.processor.comparison.GameCompiler.Compilation;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The facts tell how many boards, hands and players to move go together, and how many of them are no images. */
class PieceStatesTest {
    private static final int ROWS = 2;
    private static final int COLUMNS = 3;
    private static final int CELLS = ROWS * COLUMNS;

    private static final String DECLARATION = """
            package games;
            import dev.solvable.*;
            @SolvableGame(cells = 6)
            @Pieces(value = {"...", "..."}, hand = "%s")
            @Move(way = "W")
            %s
            public final class Counted {}
            """;

    /** What takes pieces so cannot be taken back: positions are enumerated, of images one. */
    private static final String MILLS = "@Lines(length = 3, completes = Ending.TAKES)";

    /** A board, row by row, what is in hand, and who is to move. */
    private record Standing(String board, String hand, boolean secondMoves) {
        /** The images on the board, and those with the players exchanged. */
        Set<Standing> images(boolean exchanges) {
            Set<Standing> images = new HashSet<>();
            for (int image = 0; image < 4; image++) {
                Standing turned = new Standing(turned(image % 2 > 0, image > 1), hand, secondMoves);
                images.add(turned);
                if (exchanges && hand.isEmpty()) {
                    images.add(new Standing(exchanged(turned.board), hand, !secondMoves));
                }
            }
            return images;
        }

        private String turned(boolean upsideDown, boolean mirrored) {
            StringBuilder turned = new StringBuilder();
            for (int cell = 0; cell < CELLS; cell++) {
                int row = cell / COLUMNS;
                int column = cell % COLUMNS;
                turned.append(board.charAt(
                        (upsideDown ? ROWS - 1 - row : row) * COLUMNS + (mirrored ? COLUMNS - 1 - column : column)));
            }
            return turned.toString();
        }

        private static String exchanged(String letters) {
            return letters.replace('X', '-').replace('o', 'X').replace('-', 'o');
        }
    }

    /** What is in hand by turns; the last two are without, one of each player. */
    @ParameterizedTest
    @CsvSource({
        "XXoo, false, XXoo Xoo Xo o - -",
        "XXXo, false, XXXo XXo XX X X - -",
        "XXXooo, true, XXXooo XXooo XXoo Xoo Xo o - -",
        "XXXoo, true, XXXoo XXoo XXo Xo X - -"
    })
    void handsFollowFromThePly(String hand, boolean takes, String turns) {
        String source = DECLARATION.formatted(hand, takes ? MILLS : "");
        Compilation compilation = GameCompiler.compile(Map.of("Counted", source), List.of(new SolvableGameProcessor()));
        assertThat(compilation.success()).as(compilation.messages()).isTrue();
        GameFacts facts = compilation.solver("Counted").facts();

        Set<Standing> positions = new HashSet<>();
        boolean secondMoves = false;
        for (String left : turns.split(" ")) {
            for (String board : boards(hand, left, takes)) {
                positions.add(new Standing(board, left.replace("-", ""), secondMoves));
            }
            secondMoves = !secondMoves;
        }
        assertThat(facts.states()).isEqualTo(positions.size());
        boolean exchanges = count(hand, 'X') == count(hand, 'o');
        long images = positions.stream()
                .map(position -> position.images(exchanges))
                .distinct()
                .count();
        if (takes) {
            assertThat(facts.cacheEntries()).isEqualTo(images);
        }
    }

    private static Set<String> boards(String all, String inHand, boolean takes) {
        Set<String> boards = Set.of("");
        for (int cell = 0; cell < CELLS; cell++) {
            Set<String> longer = new HashSet<>();
            for (String board : boards) {
                for (char letter : new char[] {'.', 'X', 'o'}) {
                    longer.add(board + letter);
                }
            }
            boards = longer;
        }
        boards.removeIf(
                board -> !mayStand(board, 'X', all, inHand, takes) || !mayStand(board, 'o', all, inHand, takes));
        return boards;
    }

    private static boolean mayStand(String board, char letter, String all, String inHand, boolean takes) {
        int placed = count(all, letter) - count(inHand, letter);
        int standing = count(board, letter);
        return takes ? standing <= placed : standing == placed;
    }

    private static int count(String text, char letter) {
        return (int) text.chars().filter(at -> at == letter).count();
    }
}
