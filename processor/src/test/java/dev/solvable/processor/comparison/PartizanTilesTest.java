package dev.solvable.processor.comparison;

import static org.assertj.core.api.Assertions.assertThat;

import dev.solvable.Algorithm;
import dev.solvable.Solver;
import dev.solvable.processor.reference.Declaration;
import dev.solvable.processor.reference.Declaration.Side;
import dev.solvable.processor.reference.Declaration.TileSet;
import dev.solvable.processor.reference.Declaration.Tiles;
import dev.solvable.processor.reference.Grid;
import dev.solvable.processor.reference.KnownGames;
import dev.solvable.processor.reference.Move;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * The search for outcomes of games in which the players have different tiles, on every filling of small boards, against
 * the interpreter: its proofs by counting have to hold for all shapes, on boards with holes, and with tiles of both
 * players among them.
 */
@Tag("slow")
class PartizanTilesTest {
    private static final int GAMES = 24;
    private static final int MANY_GAMES = 600;
    private static final int PLAYS = 60;
    private static final long SEED = 41;

    private static final List<String> PICTURES =
            List.of("#", "##", "#/#", "##/#.", "###", "#/#/#", "#./##", "####", "##/##", "###/#..", "#.#", "##./.##");

    private static final List<Declaration> CHOSEN = List.of(
            KnownGames.domineering(3, 4).named("Broad"),
            KnownGames.domineering(6, 2).named("High"),
            game("Ring", Grid.of("....", ".  .", "...."), fixed("##", Side.FIRST), fixed("#/#", Side.SECOND)),
            game("Holes", Grid.of(".... ", " ....", "... ."), fixed("#/#", Side.FIRST), fixed("##", Side.SECOND)),
            game("Bars", Grid.full(3, 4), fixed("###", Side.FIRST), fixed("#/#", Side.SECOND)),
            game("LongBars", Grid.row(12), fixed("###", Side.FIRST), fixed("##", Side.SECOND)),
            game("Corners", Grid.full(3, 4), turned("##/#.", Side.FIRST), fixed("##", Side.SECOND)),
            game("BothCorners", Grid.full(3, 4), turned("##/#.", Side.FIRST), fixed("##/.#", Side.SECOND)),
            game(
                    "Mixed",
                    Grid.full(3, 4),
                    fixed("#/#", Side.FIRST),
                    fixed("##", Side.SECOND),
                    fixed("###", Side.EITHER)),
            game("Alone", Grid.full(2, 4), turned("##", Side.FIRST)),
            game("Points", Grid.full(3, 4), fixed("#", Side.FIRST), turned("##", Side.SECOND)),
            game("Apart", Grid.full(2, 6), fixed("#.#", Side.FIRST), fixed("#/#", Side.SECOND)),
            game("OneSided", Grid.full(3, 4), turned("##", Side.FIRST), turned("###", Side.EITHER)));

    @Test
    void chosenGames() {
        compare(CHOSEN);
    }

    @Test
    void randomGames() {
        compare(random(GAMES, SEED));
    }

    @Test
    @Tag("nightly")
    void manyRandomGames() {
        for (int from = 0; from < MANY_GAMES; from += 100) {
            compare(random(100, SEED + 1 + from));
        }
    }

    /** Boards too large for the interpreter, from the middle of random plays, against the search for distances. */
    @Test
    void largerGames() {
        List<Declaration> games = List.of(
                KnownGames.domineering(5, 6),
                game("Bars", Grid.full(5, 6), fixed("###", Side.FIRST), fixed("#/#", Side.SECOND)),
                game("Corners", Grid.full(5, 5), turned("##/#.", Side.FIRST), fixed("##", Side.SECOND)),
                game(
                        "Holes",
                        Grid.of("......", ". ....", "... ..", "......", ".... ."),
                        fixed("#/#", Side.FIRST),
                        fixed("##", Side.SECOND)),
                game(
                        "Mixed",
                        Grid.full(5, 5),
                        fixed("#/#", Side.FIRST),
                        fixed("##", Side.SECOND),
                        fixed("##/#.", Side.EITHER)));
        GameCompiler.Compilation outcomes = GameCompiler.compile(games, Algorithm.OUTCOME_SEARCH);
        GameCompiler.Compilation scores = GameCompiler.compile(games, Algorithm.SEARCH);
        for (Declaration game : games) {
            Random random = new Random(SEED);
            for (int play = 0; play < PLAYS; play++) {
                Solver solver = outcomes.solver(game);
                long position = middle(solver, game.grid().cells(), random);
                assertThat(solver.outcome(position))
                        .as("%s%n%s", game, solver.format(position))
                        .isEqualTo(scores.solver(game).outcome(position));
            }
        }
    }

    /** A position in which so many cells are free that the other search is not long. */
    private static long middle(Solver solver, int cells, Random random) {
        long position = solver.initial();
        int covered = 0;
        int wanted = cells - 22 + random.nextInt(10);
        while (covered < wanted && !solver.isTerminal(position)) {
            int[] moves = solver.moves(position);
            int move = moves[random.nextInt(moves.length)];
            covered += Long.bitCount(solver.facts().moveCells().get(move));
            position = solver.play(position, move);
        }
        return position;
    }

    private static void compare(List<Declaration> games) {
        GameCompiler.Compilation compilation = GameCompiler.compile(games, Algorithm.OUTCOME_SEARCH);
        for (Declaration game : games) {
            assertThat(compilation.solver(game).facts().solvedBy()).isEqualTo(Algorithm.OUTCOME_SEARCH);
            assertThat(SolverComparison.compare(game, compilation.solver(game)))
                    .as("%s", game)
                    .isPositive();
        }
    }

    private static List<Declaration> random(int games, long seed) {
        Random random = new Random(seed);
        List<Declaration> chosen = new ArrayList<>();
        while (chosen.size() < games) {
            Declaration game = randomGame("Random" + chosen.size(), random);
            if (!Move.all(game).isEmpty()) {
                chosen.add(game);
            }
        }
        return chosen;
    }

    private static Declaration randomGame(String name, Random random) {
        int rows = 1 + random.nextInt(4);
        int columns = Math.max(1, (8 + random.nextInt(5)) / rows);
        List<String> map = new ArrayList<>(Collections.nCopies(rows, ".".repeat(columns)));
        if (random.nextBoolean() && rows * columns > 4) {
            int row = random.nextInt(rows);
            int column = random.nextInt(columns);
            map.set(row, map.get(row).substring(0, column) + " " + map.get(row).substring(column + 1));
        }
        Side[] sides = {Side.FIRST, Side.SECOND, random.nextBoolean() ? Side.EITHER : Side.SECOND};
        TileSet[] sets = IntStream.range(0, 2 + random.nextInt(2))
                .mapToObj(i -> new TileSet(
                        List.of(PICTURES.get(random.nextInt(PICTURES.size()))),
                        random.nextInt(3) == 0,
                        random.nextInt(3) == 0,
                        sides[i]))
                .toArray(TileSet[]::new);
        return game(name, new Grid(rows, columns, map, true), sets);
    }

    private static TileSet fixed(String picture, Side by) {
        return new TileSet(List.of(picture), false, false, by);
    }

    private static TileSet turned(String picture, Side by) {
        return new TileSet(List.of(picture), true, true, by);
    }

    private static Declaration game(String name, Grid grid, TileSet... sets) {
        return Declaration.game(name, grid, new Tiles(List.of(sets), '#', '.'));
    }
}
