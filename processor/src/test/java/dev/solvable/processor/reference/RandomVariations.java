package dev.solvable.processor.reference;

import dev.solvable.processor.reference.Declaration.Choice;
import dev.solvable.processor.reference.Declaration.Ends;
import dev.solvable.processor.reference.Declaration.Lines;
import dev.solvable.processor.reference.Declaration.Marks;
import dev.solvable.processor.reference.Declaration.MoveRows;
import dev.solvable.processor.reference.Declaration.Side;
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

    /**
     * The declaration, or one that differs in a way that only the whole vocabulary has.
     *
     * @param scores whether lines of marks always give points
     */
    static Declaration of(Declaration game, long seed, boolean scores) {
        return new RandomVariations(seed).vary(game, scores);
    }

    private Declaration vary(Declaration game, boolean scores) {
        boolean named = random.nextInt(4) == 0;
        boolean owned = random.nextInt(3) == 0;
        Side owner = random.nextBoolean() ? Side.FIRST : Side.SECOND;
        Declaration varied = named ? game.on(named(game.grid())) : game;
        boolean scored = random.nextInt(3) == 0 || scores;
        boolean again = random.nextInt(3) > 0;
        if (scored && varied.rule() instanceof Marks marks && marks.finish() instanceof Lines lines) {
            Lines scoring = lines.scoring(again && marks.choice() == Choice.SHARED);
            return varied.withoutNoMoves()
                    .playedBy(new Marks(
                            marks.first(), marks.second(), marks.empty(), marks.choice(), marks.gravity(), scoring));
        }
        if (owned && varied.rule() instanceof Marks marks && marks.finish() instanceof Lines lines) {
            Lines made = lines.completing(Ends.WINS).by(owner);
            return varied.withoutNoMoves()
                    .playedBy(new Marks(
                            marks.first(), marks.second(), marks.empty(), marks.choice(), marks.gravity(), made));
        }
        if (owned && varied.rule() instanceof MoveRows moves) {
            List<List<Long>> more = IntStream.rangeClosed(0, random.nextInt(8))
                    .mapToObj(i -> row(varied.grid()))
                    .toList();
            return varied.playedBy(
                    owner == Side.FIRST ? MoveRows.ofEach(moves.rows(), more) : MoveRows.ofEach(more, moves.rows()));
        }
        return varied;
    }

    private List<Long> row(Grid grid) {
        long cell = 1L << random.nextInt(grid.cells());
        return List.of(cell | sparse(grid), cell | sparse(grid));
    }

    private long sparse(Grid grid) {
        return random.nextLong() & random.nextLong() & random.nextLong() & (1L << grid.cells()) - 1;
    }

    private Grid named(Grid grid) {
        return grid.named(IntStream.range(0, grid.cells())
                .mapToObj(cell -> NAME_PARTS.get(random.nextInt(NAME_PARTS.size())) + cell + "c")
                .toArray(String[]::new));
    }
}
