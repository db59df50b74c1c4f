package dev.solvable.processor.reference.moving;

import dev.solvable.processor.reference.Declaration.Ends;
import dev.solvable.processor.reference.Declaration.Lines;
import dev.solvable.processor.reference.Grid;
import dev.solvable.processor.reference.Line;
import dev.solvable.processor.reference.moving.MovingGame.Fewer;
import dev.solvable.processor.reference.moving.MovingGame.Goal;
import dev.solvable.processor.reference.moving.MovingGame.Heading;
import dev.solvable.processor.reference.moving.MovingGame.Step;
import dev.solvable.processor.reference.moving.MovingReference.TooManyPositions;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Makes declarations of moving pieces that the processor must accept, each from its seed alone. */
public final class RandomMovingGames {
    /** The interpreter goes through so many positions of a game in a moment. */
    public static final int MOST_POSITIONS = 3_000;

    /** Fewer are hardly a game. */
    private static final int FEWEST_POSITIONS = 6;

    private final Random random;

    private RandomMovingGames(long seed) {
        random = new Random(seed);
    }

    /** The declaration of a seed. The same seed gives the same declaration. */
    public static MovingGame of(String name, long seed) {
        RandomMovingGames some = new RandomMovingGames(seed);
        while (true) {
            MovingGame game = some.declaration(name);
            if (isGame(game)) {
                return game;
            }
        }
    }

    /** The game is not over at the start, where lines are declared there are some, and not too much follows. */
    private static boolean isGame(MovingGame game) {
        MovingRules rules = new MovingRules(game);
        boolean noLines = game.lines()
                .map(lines -> Line.all(game.grid(), lines).isEmpty())
                .orElse(false);
        if (noLines || rules.terminal(rules.start()) || rules.startsWithTooFew() || rules.startsWithWin()) {
            return false;
        }
        try {
            return new MovingReference(game, MOST_POSITIONS).reachable().size() >= FEWEST_POSITIONS;
        } catch (TooManyPositions e) {
            return false;
        }
    }

    private MovingGame declaration(String name) {
        boolean large = random.nextInt(10) == 0;
        Grid grid = large ? large() : grid();
        Army army = new Army(grid.cells(), large);
        List<String> links = grid.stated() && random.nextInt(3) == 0 ? links(grid.cells()) : List.of();
        Optional<Goal> goal = random.nextInt(3) == 0 ? Optional.of(goal(grid.cells(), army.kinds())) : Optional.empty();
        String becomes = goal.map(Goal::becomes).orElse("");
        String kinds = army.kinds() + (army.kinds().contains(becomes) ? "" : becomes);
        List<Step> steps = new RandomSteps(random, grid.cells(), kinds, !links.isEmpty()).steps(army.pieces());
        Optional<Lines> lines = random.nextInt(3) == 0 ? Optional.of(lines(grid)) : Optional.empty();
        return new MovingGame(
                name,
                grid,
                links,
                army.board,
                army.hand,
                random.nextBoolean()
                        ? List.of(Heading.NORTH, Heading.SOUTH)
                        : List.of(any(Heading.values()), any(Heading.values())),
                steps,
                goal,
                random.nextInt(4) == 0
                        ? Optional.of(new Fewer(1 + random.nextInt(3), kinds(army.kinds())))
                        : Optional.empty(),
                lines,
                random.nextInt(5) < 2 ? Optional.of(any(Ends.ofGames())) : Optional.empty(),
                lines.isPresent() && random.nextInt(3) == 0);
    }

    @SafeVarargs
    private final <T> T any(T... values) {
        return values[random.nextInt(values.length)];
    }

    private Grid grid() {
        int rows = 1 + random.nextInt(4);
        int columns = Math.max(3, 2 + random.nextInt(Math.max(1, 12 / rows - 1)));
        List<String> map = new ArrayList<>();
        int holes = random.nextInt(3) == 0 ? 5 : Integer.MAX_VALUE;
        for (int row = 0; row < rows; row++) {
            map.add(IntStream.range(0, columns)
                    .mapToObj(column -> random.nextInt(holes) == 0 ? " " : ".")
                    .collect(Collectors.joining()));
        }
        Grid grid = new Grid(rows, columns, map, random.nextInt(3) > 0);
        return grid.cells() < 3 ? Grid.full(1, 3) : named(grid);
    }

    /** A board on which the codes of positions that a small board never needs are needed. */
    private Grid large() {
        int rows = 4 + random.nextInt(5);
        int columns = 5 + random.nextInt(4);
        return new Grid(rows, columns, Collections.nCopies(rows, ".".repeat(columns)), random.nextBoolean());
    }

    private Grid named(Grid grid) {
        boolean named = grid.stated() && random.nextInt(8) == 0;
        return named
                ? grid.named(IntStream.range(0, grid.cells())
                        .mapToObj(cell -> "p" + (cell * 7 + 1))
                        .toArray(String[]::new))
                : grid;
    }

    /** One to four paths of different links. */
    private List<String> links(int cells) {
        List<String> paths = new ArrayList<>();
        List<String> taken = new ArrayList<>();
        for (int i = random.nextInt(4); i >= 0; i--) {
            int from = random.nextInt(cells);
            StringBuilder path = new StringBuilder().append(from);
            for (int j = random.nextInt(6); j >= 0; j--) {
                int to = random.nextInt(cells);
                String link = Math.min(from, to) + "-" + Math.max(from, to);
                if (to != from && !taken.contains(link)) {
                    path.append('-').append(to);
                    taken.add(link);
                    from = to;
                }
            }
            if (path.indexOf("-") > 0) {
                paths.add(path.toString());
            }
        }
        return paths;
    }

    /** Some kinds, mostly all. */
    private String kinds(String all) {
        return random.nextInt(3) > 0 ? "" : RandomSteps.some(random, all);
    }

    private Goal goal(int cells, String kinds) {
        if (random.nextInt(3) == 0) {
            return new Goal(kinds(kinds), List.of(), false, true);
        }
        boolean farSide = random.nextBoolean();
        List<Integer> goals =
                farSide && random.nextBoolean() ? List.of() : RandomSteps.cells(random, cells, 1 + random.nextInt(2));
        Goal goal = new Goal(kinds(kinds), goals, farSide, false);
        String becomes = any("Q", "X", String.valueOf(kinds.charAt(0)));
        boolean same = (goal.of().isEmpty() ? kinds : goal.of()).equals(becomes);
        return same || random.nextBoolean() ? goal : goal.becoming(becomes);
    }

    private Lines lines(Grid grid) {
        Ends completes = random.nextInt(4) == 0 ? Ends.LOSES : Ends.WINS;
        if (random.nextInt(4) == 0) {
            List<String> patterns = IntStream.rangeClosed(0, random.nextInt(3))
                    .mapToObj(i -> RandomSteps.cells(random, grid.cells(), 2 + random.nextInt(2)).stream()
                            .map(String::valueOf)
                            .collect(Collectors.joining(" ")))
                    .distinct()
                    .toList();
            return new Lines(0, true, true, true, patterns, completes);
        }
        int length = 2 + random.nextInt(2);
        return new Lines(length, true, true, true, List.of(), completes)
                .directed(directed(grid, length, 0), directed(grid, length, 1), directed(grid, length, 2));
    }

    /** Whether lines run in a direction, rows, columns or diagonals: by chance where some fit, by default else. */
    private boolean directed(Grid grid, int length, int direction) {
        Lines only = Lines.straight(length).directed(direction == 0, direction == 1, direction == 2);
        return Line.all(grid, only).isEmpty() || random.nextInt(4) > 0;
    }

    /** Who stands where, and who waits beside the board. */
    private final class Army {
        private final String board;
        private final String hand;

        Army(int cells, boolean large) {
            int kinds = 1 + random.nextInt(large ? 2 : 3);
            String letters = RandomSteps.some(random, "ABGKPQRXO")
                    .concat("XOK")
                    .chars()
                    .distinct()
                    .limit(kinds)
                    .mapToObj(c -> String.valueOf((char) c))
                    .collect(Collectors.joining());
            int most = large ? 2 : Math.max(2, cells * 2 / 3);
            int pieces = 2 + random.nextInt(most - 1);
            boolean waiting = random.nextInt(4) == 0;
            StringBuilder onBoard = new StringBuilder();
            StringBuilder inHand = new StringBuilder();
            for (int i = 0; i < pieces; i++) {
                // Both players have a piece, and the letters of the two may differ.
                char letter = letters.charAt(random.nextInt(letters.length()));
                boolean second = i == 1 || i > 1 && random.nextBoolean();
                char piece = second ? Character.toLowerCase(letter) : letter;
                (waiting && random.nextInt(3) > 0 ? inHand : onBoard).append(piece);
            }
            List<Character> cellsOfBoard = new ArrayList<>();
            for (int cell = 0; cell < cells; cell++) {
                cellsOfBoard.add(cell < onBoard.length() ? onBoard.charAt(cell) : '.');
            }
            Collections.shuffle(cellsOfBoard, random);
            board = cellsOfBoard.stream().map(String::valueOf).collect(Collectors.joining());
            hand = inHand.toString();
        }

        /** The letters of all kinds, capital. */
        String kinds() {
            return (board + hand)
                    .chars()
                    .filter(piece -> piece != '.')
                    .map(Character::toUpperCase)
                    .distinct()
                    .mapToObj(c -> String.valueOf((char) c))
                    .collect(Collectors.joining());
        }

        int pieces() {
            return (int) (board + hand).chars().filter(piece -> piece != '.').count();
        }
    }
}
