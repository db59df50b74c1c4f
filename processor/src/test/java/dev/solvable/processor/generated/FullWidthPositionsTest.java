package dev.solvable.processor.generated;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.solvable.ImpartialSolver;
import dev.solvable.Outcome;
import dev.solvable.Player;
import dev.solvable.Solver;
import dev.solvable.processor.SolvableGameProcessor;
import dev.solvable.processor.comparison.GameCompiler;
import dev.solvable.processor.comparison.GameCompiler.Compilation;
import dev.solvable.runtime.GameGraph;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Games whose positions need the last bits of a {@code long}: nearly full boards against a little solver over bit sets,
 * which know nothing of longs.
 */
@Tag("slow")
class FullWidthPositionsTest {
    private static final int BOARDS = 40;

    private static Solver compile(Map<String, String> sources, String game) {
        Compilation compilation = GameCompiler.compile(sources, List.of(new SolvableGameProcessor()));
        assertThat(compilation.success()).as(compilation.messages()).isTrue();
        return compilation.solver(game);
    }

    private static Solver solver(String game) {
        return compile(EveryKind.sources(game), game);
    }

    /** A board of tiles as text, the free cells given. */
    private static String board(int cells, List<Integer> free) {
        return IntStream.range(0, cells)
                .mapToObj(cell -> free.contains(cell) ? "." : "#")
                .collect(Collectors.joining());
    }

    /** The dominoes on a grid, flat, upright or both. */
    private static List<int[]> dominoes(int rows, int columns, boolean flat, boolean upright) {
        List<int[]> dominoes = new ArrayList<>();
        for (int cell = 0; cell < rows * columns; cell++) {
            if (flat && cell % columns < columns - 1) {
                dominoes.add(new int[] {cell, cell + 1});
            }
            if (upright && cell + columns < rows * columns) {
                dominoes.add(new int[] {cell, cell + columns});
            }
        }
        return dominoes;
    }

    /** Two heaps of free cells, one of them around the last cell. */
    private static List<Integer> someFree(Random random, int rows, int columns) {
        List<Integer> near = new ArrayList<>();
        int last = rows * columns - 1;
        int other = random.nextInt(rows * columns);
        for (int cell = 0; cell < rows * columns; cell++) {
            for (int centre : new int[] {last, other}) {
                int distance =
                        Math.abs(cell / columns - centre / columns) + Math.abs(cell % columns - centre % columns);
                if (distance <= 3 && !near.contains(cell)) {
                    near.add(cell);
                }
            }
        }
        Collections.shuffle(near, random);
        return near.subList(0, Math.min(near.size(), 8 + random.nextInt(5)));
    }

    /** What a position is worth to the player to move, who loses without a move. */
    private record Worth(boolean wins, int plies, int nimber) {
        static Worth of(BitSet free, List<int[]> mine, List<int[]> theirs, Map<Object, Worth> known) {
            Object key = List.of(free, mine == theirs ? 0 : mine.get(0)[1] - mine.get(0)[0]);
            Worth worth = known.get(key);
            if (worth != null) {
                return worth;
            }
            boolean wins = false;
            int fastest = Integer.MAX_VALUE;
            int slowest = -1;
            BitSet nimbers = new BitSet();
            for (int[] tile : mine) {
                if (Arrays.stream(tile).allMatch(free::get)) {
                    BitSet rest = (BitSet) free.clone();
                    Arrays.stream(tile).forEach(rest::clear);
                    Worth after = of(rest, theirs, mine, known);
                    wins |= !after.wins;
                    fastest = after.wins ? fastest : Math.min(fastest, after.plies);
                    slowest = Math.max(slowest, after.plies);
                    nimbers.set(after.nimber);
                }
            }
            Worth result = new Worth(wins, 1 + (wins ? fastest : slowest), nimbers.nextClearBit(0));
            known.put(key, result);
            return result;
        }
    }

    private static BitSet bits(List<Integer> cells) {
        BitSet bits = new BitSet();
        cells.forEach(bits::set);
        return bits;
    }

    private static void assertWorth(Solver solver, long position, Worth expected) {
        assertThat(solver.outcome(position))
                .as(solver.format(position))
                .isEqualTo(expected.wins() ? Outcome.WIN : Outcome.LOSS);
        assertThat(solver.distance(position)).as(solver.format(position)).isEqualTo(expected.plies());
        assertThat(solver.isTerminal(position)).isEqualTo(expected.plies() == 0);
        if (solver instanceof ImpartialSolver impartial) {
            assertThat(impartial.nimber(position)).as(solver.format(position)).isEqualTo(expected.nimber());
        }
        int best = solver.bestMove(position);
        if (best >= 0) {
            long after = solver.play(position, best);
            assertThat(solver.distance(after)).isEqualTo(expected.plies() - 1);
        }
    }

    @ParameterizedTest
    @CsvSource({"8, 8", "7, 9", "2, 31"})
    void cram(int rows, int columns) {
        String source = EveryKind.sources()
                .get("Cram64")
                .replace("cells = 64", "cells = " + rows * columns)
                .replace("rows = 8, columns = 8", "rows = " + rows + ", columns = " + columns);
        Solver solver = compile(Map.of("Cram64", source), "Cram64");
        List<int[]> dominoes = dominoes(rows, columns, true, true);
        Random random = new Random(rows);
        for (int board = 0; board < BOARDS; board++) {
            List<Integer> free = someFree(random, rows, columns);
            long position = solver.parse(board(rows * columns, free));
            assertThat(position < 0).isEqualTo(rows * columns == 64 && !free.contains(63));
            assertWorth(solver, position, Worth.of(bits(free), dominoes, dominoes, new HashMap<>()));
        }
    }

    /** The free row is a run as long as a mask is wide. */
    @ParameterizedTest
    @CsvSource({"1, 64", "64, 1"})
    @Timeout(value = 600, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
    void kayles(int rows, int columns) {
        String board = "@Board(rows = " + rows + ", columns = " + columns + ")\n@Tiles";
        String source = EveryKind.sources()
                .get("Kayles")
                .replace("cells = 20", "cells = 64")
                .replace("@Tiles", board);
        ImpartialSolver solver = (ImpartialSolver) compile(Map.of("Kayles", source), "Kayles");
        assertThat(((GameGraph) solver).canonical(solver.initial())).isEqualTo(solver.initial());
        assertThat(solver.nimber(solver.initial())).isEqualTo(1); // as published: Guy and Smith 1956
        List<int[]> pins = dominoes(rows, columns, true, true);
        IntStream.range(0, 64).forEach(cell -> pins.add(new int[] {cell}));
        Random random = new Random(rows);
        for (int i = 0; i < BOARDS; i++) {
            List<Integer> free = someFree(random, rows, columns);
            assertWorth(solver, solver.parse(board(64, free)), Worth.of(bits(free), pins, pins, new HashMap<>()));
        }
    }

    @ParameterizedTest
    @CsvSource({"Domineering63, 7, 9", "Domineering64, 8, 8"})
    void domineering(String game, int rows, int columns) {
        Solver solver = solver(game);
        List<int[]> upright = dominoes(rows, columns, false, true);
        List<int[]> flat = dominoes(rows, columns, true, false);
        Random random = new Random(rows);
        boolean negative = false;
        for (int board = 0; board < BOARDS; board++) {
            List<Integer> free = someFree(random, rows, columns);
            String text = board(rows * columns, free);
            int taken = rows * columns - free.size();
            for (Player player : List.of(Player.FIRST, Player.SECOND)) {
                boolean first = player == Player.FIRST;
                if (rows * columns == 64 && taken / 2 % 2 == 0 != first) {
                    // The side follows from the number of dominoes.
                    assertThatIllegalArgumentException().isThrownBy(() -> solver.parse(text, player));
                    continue;
                }
                long position = solver.parse(text, player);
                negative |= position < 0;
                assertThat(solver.toMove(position)).isEqualTo(player);
                Worth expected = first
                        ? Worth.of(bits(free), upright, flat, new HashMap<>())
                        : Worth.of(bits(free), flat, upright, new HashMap<>());
                assertWorth(solver, position, expected);
            }
        }
        assertThat(negative).isTrue();
    }

    /** A queen's game is one of tiles of all cells that she closes, were they not allowed to cover closed cells. */
    @Test
    void queens() {
        ImpartialSolver solver = (ImpartialSolver) solver("Queens");
        Random random = new Random(3);
        for (int board = 0; board < BOARDS; board++) {
            List<Integer> free = someFree(random, 8, 8);
            long position = solver.parse(board(64, free));
            assertThat(position < 0).isEqualTo(!free.contains(63));
            assertThat(solver.nimber(position)).isEqualTo(queensNimber(bits(free), new HashMap<>()));
        }
    }

    private static int queensNimber(BitSet free, Map<BitSet, Integer> known) {
        Integer nimber = known.get(free);
        if (nimber != null) {
            return nimber;
        }
        BitSet nimbers = new BitSet();
        free.stream().forEach(queen -> {
            BitSet rest = new BitSet();
            free.stream()
                    .filter(cell -> cell / 8 != queen / 8
                            && cell % 8 != queen % 8
                            && Math.abs(cell / 8 - queen / 8) != Math.abs(cell % 8 - queen % 8))
                    .forEach(rest::set);
            nimbers.set(queensNimber(rest, known));
        });
        known.put(free, nimbers.nextClearBit(0));
        return nimbers.nextClearBit(0);
    }

    /** Three in a row of one kind of mark lose; the free cells keep the board from having any to begin with. */
    @Test
    void sharedMarksOnSixtyFourCells() {
        ImpartialSolver solver = (ImpartialSolver) solver("Notakto64");
        Random random = new Random(4);
        int playable = 0;
        for (int board = 0; board < 400 && playable < BOARDS; board++) {
            // Marks everywhere but on some, thinned out until no line is left and few moves are.
            BitSet marks = new BitSet();
            List<Integer> cells = IntStream.range(0, 64).boxed().collect(Collectors.toCollection(ArrayList::new));
            Collections.shuffle(cells, random);
            Collections.swap(cells, 0, cells.indexOf(63));
            int leave = 2 + random.nextInt(5);
            for (int cell : cells) {
                marks.set(cell);
                if (hasThree(marks)) {
                    marks.clear(cell);
                }
            }
            int removed = 0;
            for (int cell : cells.subList(1, 64)) {
                if (marks.get(cell) && removed < leave) {
                    marks.clear(cell);
                    removed++;
                }
            }
            String text = IntStream.range(0, 64)
                    .mapToObj(cell -> marks.get(cell) ? "x" : ".")
                    .collect(Collectors.joining());
            long position = solver.parse(text);
            assertThat(position).isNegative();
            assertThat(solver.format(position).replace("\n", "")).isEqualTo(text);
            assertThat(solver.outcome(position) == Outcome.WIN).as(text).isEqualTo(winsNotakto(marks, new HashMap<>()));
            playable++;
        }
        assertThat(playable).isEqualTo(BOARDS);
    }

    private static boolean winsNotakto(BitSet marks, Map<BitSet, Boolean> known) {
        Boolean wins = known.get(marks);
        if (wins == null) {
            wins = false;
            for (int cell = marks.nextClearBit(0); cell < 64 && !wins; cell = marks.nextClearBit(cell + 1)) {
                BitSet after = (BitSet) marks.clone();
                after.set(cell);
                wins = !hasThree(after) && !winsNotakto(after, known);
            }
            known.put(marks, wins);
        }
        return wins;
    }

    private static boolean hasThree(BitSet marks) {
        for (int cell = 0; cell < 64; cell++) {
            for (int[] step : new int[][] {{0, 1}, {1, 0}, {1, 1}, {1, -1}}) {
                boolean three = true;
                for (int i = 0; i < 3; i++) {
                    int row = cell / 8 + i * step[0];
                    int column = cell % 8 + i * step[1];
                    three &= row < 8 && column >= 0 && column < 8 && marks.get(row * 8 + column);
                }
                if (three) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Base 3 on 40 cells: numbers from 2 to the power of 63 on are negative longs. */
    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void fortyCellsInBaseThree(boolean anyMark) {
        String source = EveryKind.sources().get("Row40");
        Solver solver = compile(
                Map.of("Row40", anyMark ? source.replace("@Marks", "@Marks(choice = Choice.ANY)") : source), "Row40");
        Random random = new Random(5);
        int boards = 0;
        int negative = 0;
        while (boards < BOARDS) {
            int empty = anyMark ? 4 : 6;
            List<Character> cells = new ArrayList<>();
            for (int i = 0; i < 40; i++) {
                cells.add(i < empty ? '.' : i % 2 == 0 ? 'x' : 'o');
            }
            Collections.shuffle(cells, random);
            if (boards % 2 == 0) {
                cells.set(cells.indexOf('o'), cells.set(39, 'o'));
                cells.set(cells.indexOf('o'), cells.set(38, 'o'));
            }
            String text = cells.stream().map(String::valueOf).collect(Collectors.joining());
            long marks = text.chars().filter(c -> c == 'x').count()
                    - text.chars().filter(c -> c == 'o').count();
            if (hasFive(text) || !anyMark && marks != 0) {
                continue;
            }
            boards++;
            long position = solver.parse(text);
            negative += position < 0 ? 1 : 0;
            assertThat(solver.format(position)).isEqualTo(text);
            assertThat(solver.isReachable(position)).isTrue();
            int value = value(text, anyMark, true);
            assertThat(solver.outcome(position))
                    .as(text)
                    .isEqualTo(value > 0 ? Outcome.WIN : value < 0 ? Outcome.LOSS : Outcome.DRAW);
            for (int move : solver.moves(position)) {
                long after = solver.play(position, move);
                assertThat(solver.format(after)).isNotEqualTo(text).hasSize(40);
                assertThat(Long.compareUnsigned(after, position)).isPositive();
            }
        }
        assertThat(negative).isGreaterThan(BOARDS / 4);
    }

    private static boolean hasFive(String board) {
        return board.contains("xxxxx") || board.contains("ooooo");
    }

    /** 1, 0 or -1 for the side to move. */
    private static int value(String board, boolean anyMark, boolean first) {
        if (hasFive(board)) {
            return -1;
        }
        int best = board.contains(".") ? -1 : 0;
        for (int cell = board.indexOf('.'); cell >= 0 && best < 1; cell = board.indexOf('.', cell + 1)) {
            for (String mark : anyMark ? List.of("x", "o") : List.of(first ? "x" : "o")) {
                String after = board.substring(0, cell) + mark + board.substring(cell + 1);
                best = Math.max(best, -value(after, anyMark, !first));
            }
        }
        return best;
    }

    @Test
    void numbersOutsideTheBoardAreRefused() {
        Solver ternary = solver("Row40");
        long full = 1; // 3 to the power of 40, which is the first number that is no position
        for (int digit = 0; digit < 40; digit++) {
            full *= 3;
        }
        long outside = full;
        assertThat(ternary.format(full - 1)).isEqualTo("o".repeat(40));
        assertThatIllegalArgumentException().isThrownBy(() -> ternary.format(outside));
        assertThatIllegalArgumentException().isThrownBy(() -> ternary.format(-1));
        Solver masks = solver("Domineering63");
        assertThat(masks.format(-1)).isEqualTo(String.join("\n", Collections.nCopies(7, "#".repeat(9))));
        assertThat(masks.toMove(-1)).isEqualTo(Player.SECOND);
    }
}
