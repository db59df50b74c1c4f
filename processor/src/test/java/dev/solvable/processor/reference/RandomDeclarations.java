package dev.solvable.processor.reference;

import dev.solvable.processor.reference.Declaration.Checked;
import dev.solvable.processor.reference.Declaration.Choice;
import dev.solvable.processor.reference.Declaration.Encoded;
import dev.solvable.processor.reference.Declaration.Ends;
import dev.solvable.processor.reference.Declaration.Finish;
import dev.solvable.processor.reference.Declaration.Lines;
import dev.solvable.processor.reference.Declaration.Marks;
import dev.solvable.processor.reference.Declaration.MoveRows;
import dev.solvable.processor.reference.Declaration.Nothing;
import dev.solvable.processor.reference.Declaration.Rule;
import dev.solvable.processor.reference.Declaration.Side;
import dev.solvable.processor.reference.Declaration.TileSet;
import dev.solvable.processor.reference.Declaration.Tiles;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Makes declarations that the processor must accept, each from its seed alone. */
public final class RandomDeclarations {
    /** How much of the annotations a random declaration may use. */
    public enum Vocabulary {
        /** Own marks, tiles for both players, lines, endings. */
        CORE,
        /** Everything. */
        WHOLE,
        /** Marks whose lines give points, with everything that goes with them. */
        SCORES
    }

    /** Characters of marks and tiles, some of which need care in Java text. */
    private static final String CHARACTERS = "xoXO01#.@_+-*'\"\\/?$%~";

    private final Random random;
    private final Vocabulary vocabulary;

    private RandomDeclarations(long seed, Vocabulary vocabulary) {
        random = new Random(seed);
        this.vocabulary = vocabulary;
    }

    /** The declaration of a seed. The same seed gives the same declaration. */
    public static Declaration of(String name, long seed, Vocabulary vocabulary) {
        RandomDeclarations some = new RandomDeclarations(seed, vocabulary);
        Declaration game = some.declaration(name);
        while (!isGame(game) || vocabulary == Vocabulary.SCORES && !hasLines(game)) {
            game = some.declaration(name);
        }
        return vocabulary == Vocabulary.CORE ? game : RandomVariations.of(game, seed, vocabulary == Vocabulary.SCORES);
    }

    private static boolean hasLines(Declaration game) {
        return game.rule() instanceof Marks marks && marks.finish() instanceof Lines;
    }

    /** Declarations must have a move, and where they speak of lines, or of straight lines, there must be some. */
    private static boolean isGame(Declaration game) {
        if (game.rule() instanceof Marks marks && marks.finish() instanceof Lines lines) {
            boolean straight = !Line.all(game.grid(), lines.beside()).isEmpty();
            return straight || lines.length() == 0 && !lines.patterns().isEmpty();
        }
        return !Move.all(game).isEmpty();
    }

    private Declaration declaration(String name) {
        int kind = random.nextInt(vocabulary == Vocabulary.CORE ? 2 : 5);
        Choice choice = kind == 2 ? Choice.ANY : kind == 3 ? Choice.SHARED : Choice.OWN;
        boolean marked = kind == 0 || kind == 2 || kind == 3;
        boolean two = marked && choice != Choice.SHARED;
        // Mostly few cells, so that all fillings are compared; sometimes more, for the sample.
        boolean large = vocabulary != Vocabulary.CORE && random.nextInt(12) == 0;
        int most = large ? two ? 25 : 24 : rarely() ? two ? 12 : 20 : two ? 9 : 13;
        Grid grid = large ? largeGrid(most) : grid(most);
        Rule rule = marked ? marks(grid, choice) : kind == 1 ? tiles() : moveRows(grid);
        Optional<Ends> noMoves = random.nextBoolean() ? Optional.empty() : Optional.of(any(Ends.ofGames()));
        boolean base3 = vocabulary != Vocabulary.CORE ? !(rule instanceof MoveRows) : two;
        Encoded encoding = base3 ? any(Encoded.values()) : any(Encoded.AUTO, Encoded.BITMASK);
        // A search without a memory takes its time, so only small games get one.
        boolean small = grid.cells() <= (two ? 7 : 10);
        int[] caches = small ? new int[] {0, 0, 1, 2, 7, 1000} : new int[] {0, 0, 0, 1000, 5000};
        return new Declaration(name, grid, rule, noMoves, encoding, caches[random.nextInt(caches.length)]);
    }

    private boolean rarely() {
        return random.nextInt(8) == 0;
    }

    @SafeVarargs
    private final <T> T any(T... values) {
        return values[random.nextInt(values.length)];
    }

    private Grid grid(int most) {
        if (random.nextInt(5) == 0) {
            return Grid.row(1 + random.nextInt(most));
        }
        int rows = 1 + random.nextInt(4);
        int columns = 1 + random.nextInt(most / rows);
        if (random.nextBoolean()) {
            return Grid.full(rows, columns);
        }
        List<String> map = new ArrayList<>();
        for (int row = 0; row < rows; row++) {
            map.add(IntStream.range(0, columns)
                    .mapToObj(column -> random.nextInt(5) == 0 ? " " : ".")
                    .collect(Collectors.joining()));
        }
        Grid grid = new Grid(rows, columns, map, true);
        return grid.cells() == 0 ? Grid.full(rows, columns) : grid;
    }

    /** A board of more fillings than can be gone through, some with a hole or two. */
    private Grid largeGrid(int most) {
        int rows = 3 + random.nextInt(3);
        int columns = most / rows;
        if (random.nextBoolean()) {
            return Grid.full(rows, columns);
        }
        List<String> map = new ArrayList<>(Collections.nCopies(rows, ".".repeat(columns)));
        for (int holes = 1 + random.nextInt(2); holes > 0; holes--) {
            StringBuilder row = new StringBuilder(map.get(random.nextInt(rows)));
            row.setCharAt(random.nextInt(columns), ' ');
            map.set(random.nextInt(rows), row.toString());
        }
        return new Grid(rows, columns, map, true);
    }

    private Marks marks(Grid grid, Choice choice) {
        boolean gravity = vocabulary != Vocabulary.CORE && random.nextInt(3) == 0;
        List<Character> characters = characters();
        Finish finish;
        if (random.nextInt(6) == 0) {
            finish = new Nothing();
        } else if (vocabulary != Vocabulary.CORE && choice == Choice.OWN && random.nextInt(4) == 0) {
            WinCheck check = any(WinCheck.values());
            finish = new Checked(check == WinCheck.HEX && grid.holes() ? WinCheck.THREE_CELLS : check);
        } else {
            finish = lines(grid);
        }
        return new Marks(characters.get(0), characters.get(1), characters.get(2), choice, gravity, finish);
    }

    /** Three different characters, most times the usual ones. */
    private List<Character> characters() {
        List<Character> characters =
                CHARACTERS.chars().mapToObj(c -> (char) c).collect(Collectors.toCollection(ArrayList::new));
        Collections.shuffle(characters, random);
        return random.nextInt(3) == 0 ? characters : List.of('x', 'o', '.');
    }

    private Lines lines(Grid grid) {
        int patterns = random.nextInt(3) == 0 ? 1 + random.nextInt(4) : 0;
        int longest = longestRun(grid);
        int length = patterns > 0 && random.nextBoolean() ? 0 : 1 + random.nextInt(Math.max(1, Math.min(4, longest)));
        List<String> texts = new ArrayList<>();
        for (int i = 0; i < patterns; i++) {
            texts.add(pattern(grid));
        }
        Ends completes = random.nextInt(3) == 0 ? Ends.LOSES : Ends.WINS;
        return new Lines(length, true, true, true, texts.stream().distinct().toList(), completes)
                .directed(directed(grid, length, 0, 1), directed(grid, length, 1, 0), directed(grid, length, 1, 1));
    }

    /** Whether lines run in a direction: by chance where some fit, by default where none do. */
    private boolean directed(Grid grid, int length, int down, int right) {
        boolean fits = length > 0
                && grid.squares().stream()
                        .anyMatch(square -> IntStream.range(0, length)
                                .allMatch(i -> grid.cell(square[0] + i * down, square[1] + i * right) >= 0));
        return !fits || random.nextInt(4) > 0;
    }

    private static int longestRun(Grid grid) {
        return Math.max(grid.rows(), grid.columns());
    }

    /** One to four cells as numbers or as a picture of the board. */
    private String pattern(Grid grid) {
        List<Integer> cells = IntStream.range(0, grid.cells()).boxed().collect(Collectors.toCollection(ArrayList::new));
        Collections.shuffle(cells, random);
        List<Integer> some = cells.subList(0, 1 + random.nextInt(Math.min(4, cells.size())));
        if (random.nextBoolean()) {
            return some.stream().map(String::valueOf).collect(Collectors.joining(" "));
        }
        String board = IntStream.range(0, grid.cells())
                .mapToObj(cell -> some.contains(cell) ? "#" : ".")
                .collect(Collectors.joining());
        return grid.picture(board).replace('\n', '/');
    }

    private Tiles tiles() {
        List<TileSet> sets = new ArrayList<>();
        boolean partizan = vocabulary != Vocabulary.CORE && random.nextBoolean();
        for (int i = random.nextInt(3); i >= 0; i--) {
            List<String> pictures = new ArrayList<>();
            for (int j = random.nextInt(3); j >= 0; j--) {
                pictures.add(picture());
            }
            Side by = partizan ? any(Side.values()) : Side.EITHER;
            sets.add(new TileSet(pictures, random.nextBoolean(), random.nextBoolean(), by));
        }
        List<Character> characters = characters();
        return random.nextInt(3) > 0
                ? new Tiles(sets, '#', '.')
                : new Tiles(sets, characters.get(0), characters.get(1));
    }

    /** Up to three rows of up to three squares, some cell at least, rows of different length. */
    private String picture() {
        String picture = "";
        while (!picture.contains("#")) {
            List<String> rows = new ArrayList<>();
            for (int row = random.nextInt(3); row >= 0; row--) {
                rows.add(IntStream.rangeClosed(0, random.nextInt(3))
                        .mapToObj(column -> random.nextInt(3) == 0 ? "." : "#")
                        .collect(Collectors.joining()));
            }
            picture = String.join("/", rows);
        }
        return picture;
    }

    private MoveRows moveRows(Grid grid) {
        List<List<Long>> rows = new ArrayList<>();
        for (int i = random.nextInt(12); i >= 0; i--) {
            long seed = 1L << random.nextInt(grid.cells());
            rows.add(List.of(seed | sparse(grid), seed | sparse(grid)));
        }
        return new MoveRows(rows);
    }

    private long sparse(Grid grid) {
        return random.nextLong() & random.nextLong() & random.nextLong() & (1L << grid.cells()) - 1;
    }
}
