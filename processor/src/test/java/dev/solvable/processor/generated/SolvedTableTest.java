package dev.solvable.processor.generated;

import static dev.solvable.processor.generated.TableAnswers.assertAnswers;
import static dev.solvable.processor.generated.TableAnswers.compile;
import static dev.solvable.processor.generated.TableAnswers.ends;
import static org.assertj.core.api.Assertions.assertThat;

import dev.solvable.Algorithm;
import dev.solvable.Outcome;
import dev.solvable.Solver;
import dev.solvable.processor.SolvableGameProcessor;
import dev.solvable.processor.comparison.GameCompiler;
import dev.solvable.processor.comparison.GameCompiler.Compilation;
import dev.solvable.table.SolvedTable;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A table answers as the solver does that it is of, whatever engine and kind of rules that has. */
@Tag("slow")
class SolvedTableTest {
    private static final String[] GAMES = {
        "TicTacToe", "SweptMasks", "Misere", "Wild", "Notakto", "FallingOwnTernary", "FallingAnyHole",
                "FallingSharedHole",
        "MakerOwn", "MakerAnySearched", "CramTernary", "DomineeringTernary", "Snort", "Chomp", "Checked", "WildNoLines",
        "SharedNoLines", "OneCell", "NamedTiles"
    };

    @TempDir
    private Path folder;

    /** Each engine solves what it can; where it cannot solve a game, another does. */
    @ParameterizedTest
    @EnumSource(Algorithm.class)
    void answersAsEveryEngineDoes(Algorithm engine) throws Exception {
        Compilation compilation =
                GameCompiler.compile(EveryKind.sources(GAMES), List.of(new SolvableGameProcessor()), engine);
        assertThat(compilation.success()).as(compilation.messages()).isTrue();
        for (String game : GAMES) {
            assertAnswers(compilation.solver(game), compilation.solver(game), folder, game + " by " + engine);
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Hexapawn",
                "Race",
                "Masks",
                "Ternary",
                "NotaktoSearched",
                "SnortSearched",
                "Morris",
                "Dodgem",
                "MuTorere"
            })
    void answersAsTheSolverDoes(String game) throws Exception {
        Compilation compilation = compile(EveryKind.sources(game));
        assertAnswers(compilation.solver(game), compilation.solver(game), folder, game);
    }

    /** Each player has 44 steps, so who begins is the first without one: more plies than a board has cells. */
    @Test
    void answersWherePlayIsLongerThanTheBoard() throws Exception {
        String run = ends(
                "cells = 48, cacheEntries = 65536",
                "@Pieces(value = {\"PP......................\", \"pp......................\"},"
                        + " forward = {Direction.EAST, Direction.EAST})",
                "@Move(way = \"fW\")");
        Compilation compilation = compile(Map.of("Ends", run));
        Solver solver = compilation.solver("Ends");
        assertThat(solver.facts().solvedBy()).isEqualTo(Algorithm.SEARCH);
        assertAnswers(solver, compilation.solver("Ends"), folder, "run");
        try (SolvedTable table = SolvedTable.open(folder.resolve("table"), solver)) {
            assertThat(table.outcome(solver.initial())).isEqualTo(Outcome.LOSS);
            assertThat(table.distance(solver.initial())).isEqualTo(88);
        }
    }
}
