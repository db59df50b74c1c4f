package dev.solvable.processor.reference;

import static org.assertj.core.api.Assertions.assertThat;

import dev.solvable.processor.SolvableGameProcessor;
import dev.solvable.processor.reference.GameCompiler.Compilation;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The facts tell as many positions as there are boards, hands and players to move that go together. */
class PieceStatesTest {
    private static final int CELLS = 6;

    private static final String DECLARATION = """
            package games;
            import dev.solvable.*;
            @SolvableGame(cells = 6)
            @Pieces(value = {"...", "..."}, hand = "%s")
            @Move(way = "W"%s)
            @Fewer(than = 1)
            public final class Counted {}
            """;

    /** A turn by turn list of what is in hand, an upper case letter for each piece of the player to move first. */
    @ParameterizedTest
    @CsvSource({
        "XXoo, false, XXoo Xoo Xo o '' ''",
        "XXoo, true, XXoo Xoo Xo o '' ''",
        "XXooo, true, XXooo Xooo Xoo oo o o '' ''",
        "XXXo, false, XXXo XXo XX X X '' ''",
    })
    void handsFollowFromThePly(String hand, boolean takes, String turns) {
        String source = DECLARATION.formatted(hand, takes ? ", onto = Onto.EITHER" : "");
        Compilation compilation = GameCompiler.compile(Map.of("Counted", source), List.of(new SolvableGameProcessor()));
        assertThat(compilation.success()).as(compilation.messages()).isTrue();
        long positions = List.of(turns.split(" ")).stream()
                .mapToLong(left -> boards(hand, left.replace("''", ""), takes))
                .sum();
        assertThat(compilation.solver("Counted").facts().states()).isEqualTo(positions);
    }

    private static long boards(String all, String inHand, boolean takes) {
        int fillings = IntStream.range(0, CELLS).reduce(1, (product, cell) -> product * 3);
        return IntStream.range(0, fillings)
                .filter(filling ->
                        mayStand(all, inHand, takes, 'X', filling, 1) && mayStand(all, inHand, takes, 'o', filling, 2))
                .count();
    }

    private static boolean mayStand(String all, String inHand, boolean takes, char letter, int filling, int digit) {
        int standing = 0;
        for (int rest = filling; rest > 0; rest /= 3) {
            standing += rest % 3 == digit ? 1 : 0;
        }
        int placed = count(all, letter) - count(inHand, letter);
        return takes ? standing <= placed : standing == placed;
    }

    private static int count(String text, char letter) {
        return (int) text.chars().filter(at -> at == letter).count();
    }
}
