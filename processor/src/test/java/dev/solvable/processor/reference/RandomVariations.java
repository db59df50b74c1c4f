package dev.solvable.processor.reference;

import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;

/** Gives some declarations what makes them another game or call things by other names; each from its seed alone. */
final class RandomVariations {
    /** Letters and digits, some of which javac could not write into every source as they are. */
    private static final List<String> NAME_PARTS = List.of("a", "B", "q7", "0", "north", "é", "Ω", "点", "x1y");

    private final Random random;

    private RandomVariations(long seed) {
        random = new Random(~seed);
    }

    /** The declaration, or one that differs in a way that only the whole vocabulary has. */
    static Declaration of(Declaration game, long seed) {
        return new RandomVariations(seed).vary(game);
    }

    private Declaration vary(Declaration game) {
        return random.nextInt(4) == 0 ? game.on(named(game.grid())) : game;
    }

    private Grid named(Grid grid) {
        return grid.named(IntStream.range(0, grid.cells())
                .mapToObj(cell -> NAME_PARTS.get(random.nextInt(NAME_PARTS.size())) + cell + "c")
                .toArray(String[]::new));
    }
}
