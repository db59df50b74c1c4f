package dev.solvable.processor.generated;

import static dev.solvable.processor.generated.TableAnswers.answer;
import static dev.solvable.processor.generated.TableAnswers.assertAnswers;
import static dev.solvable.processor.generated.TableAnswers.compile;
import static dev.solvable.processor.generated.TableAnswers.ends;
import static dev.solvable.processor.generated.TableAnswers.keys;
import static dev.solvable.processor.generated.TableAnswers.solver;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.solvable.Solver;
import dev.solvable.processor.comparison.GameCompiler.Compilation;
import dev.solvable.runtime.GameGraph;
import dev.solvable.runtime.PositionRanks;
import dev.solvable.runtime.retrograde.RetrogradeEngine;
import dev.solvable.table.SolvedTable;
import dev.solvable.table.TableCounts;
import dev.solvable.table.TableException;
import dev.solvable.table.TableHeader;
import dev.solvable.table.TableWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tables whose values lie by the ranks of positions. */
@Tag("slow")
class RankedValuesTest {
    @TempDir
    private Path folder;

    /** Play reaches 540 of the 812 ranks of one game, and 4,567 of 22,327 of the other. */
    @Test
    void valuesLieByRankWherePlayReachesAGoodPartOfTheRanks() throws Exception {
        Path file = folder.resolve("table");
        Solver dense = solver("Morris");
        assertThat(SolvedTable.write(dense, file, (done, total) -> {}).positions())
                .isEqualTo(540);
        assertThat(SolvedTable.header(file).isRanked()).isTrue();
        assertThat(SolvedTable.header(file).range()).isEqualTo(812);
        String pawns = ends(
                "cells = 12",
                "@Pieces({\"ppp.\", \"....\", \".PPP\"})",
                "@Move(way = \"fsW\")",
                "@Move(way = \"fF\", onto = Onto.ENEMY)",
                "@Goal(farSide = true)");
        Compilation sparse = compile(Map.of("Ends", pawns));
        assertThat(ranks(sparse.solver("Ends")).count()).isEqualTo(22_327);
        assertAnswers(sparse.solver("Ends"), sparse.solver("Ends"), folder, "sparse ranks");
        assertThat(SolvedTable.header(file).isRanked()).isFalse();
    }

    /** Ranks of positions that play never leads to, and of none, have no value. */
    @Test
    void ranksThatPlayDoesNotReachHaveNoValue() throws Exception {
        Solver solver = solver("Morris");
        PositionRanks ranks = ranks(solver);
        PositionRanks.OfThread walk = ranks.ofThread();
        Path file = folder.resolve("table");
        TableCounts counts = SolvedTable.write(solver, file, (done, total) -> {});
        Set<Long> keys = keys(solver);
        int absent = 0;
        try (SolvedTable table = SolvedTable.open(file, solver("Morris"))) {
            for (int rank = 0; rank < ranks.count(); rank++) {
                long position = walk.position(rank);
                if (ranks.rank(position) != rank || !keys.contains(((GameGraph) solver).canonical(position))) {
                    absent++;
                }
                assertThat(answer(table, position)).isEqualTo(answer(solver, position));
            }
        }
        assertThat(absent).isPositive().isEqualTo((int) (ranks.count() - counts.positions()));
    }

    private static PositionRanks ranks(Solver solver) {
        return RetrogradeEngine.of(solver).orElseThrow().rules().ranks().orElseThrow();
    }

    /** All checksums are right, and one rank has the value of another, or a value though no position has this rank. */
    @Test
    void provesValuesByRank() throws Exception {
        Solver solver = solver("Morris");
        PositionRanks ranks = ranks(solver);
        PositionRanks.OfThread walk = ranks.ofThread();
        Set<Long> keys = keys(solver);
        Path right = folder.resolve("right");
        SolvedTable.write(solver, right, (done, total) -> {});
        int start = ranks.rank(solver.initial());
        int image = IntStream.range(0, ranks.count())
                .filter(rank -> ranks.rank(walk.position(rank)) != rank)
                .findFirst()
                .orElseThrow();
        for (int changed : List.of(start, image)) {
            Path wrong = folder.resolve("wrong");
            try (TableWriter writer = TableWriter.create(wrong, SolvedTable.header(right))) {
                for (int rank = 0; rank < ranks.count(); rank++) {
                    long position = walk.position(rank);
                    boolean isHere =
                            ranks.rank(position) == rank && keys.contains(((GameGraph) solver).canonical(position));
                    if (isHere || rank == changed) {
                        int distance = solver.distance(position);
                        writer.put(rank, solver.outcome(position), rank == start && changed == start ? 1 : distance);
                    }
                }
                writer.finish();
            }
            SolvedTable.verify(wrong, (done, total) -> {});
            try (SolvedTable table = SolvedTable.open(wrong, solver)) {
                assertThatThrownBy(() -> table.prove((done, total) -> {}))
                        .isInstanceOf(TableException.class)
                        .hasMessageContaining(
                                changed == start
                                        ? "it says WIN in 1 and not WIN in 9 of position 0:"
                                        : "it has a value of key " + image + ", which is that of no position");
            }
        }
    }

    /** Another version of the compiler or of the runtime may rank positions otherwise, or not at all. */
    @ParameterizedTest
    @ValueSource(strings = {"Morris", "Hexapawn"})
    void refusesRanksThatAreNotTheSolvers(String game) throws Exception {
        Solver solver = solver(game);
        Path file = folder.resolve("table");
        SolvedTable.write(solver, file, (done, total) -> {});
        TableHeader header = SolvedTable.header(file);
        assertThat(header.rankDigest()).hasSize(game.equals("Morris") ? 64 : 0);
        long range = header.isRanked() ? header.range() : 100;
        String ranks = header.isRanked() ? header.rankDigest() : header.digest();
        String others = ranks.replace('0', '1');
        for (TableHeader other : List.of(withRanks(header, range, others), withRanks(header, range + 1, ranks))) {
            TableWriter.create(file, other).finish();
            assertThatThrownBy(() -> SolvedTable.open(file, solver))
                    .isInstanceOf(TableException.class)
                    .hasMessage(file + ": its values lie by ranks of positions, and this solver of " + game
                            + " has no or other ranks");
        }
    }

    private static TableHeader withRanks(TableHeader header, long range, String rankDigest) {
        return new TableHeader(
                header.game(), header.encoding(), header.digest(), true, false, range, 0, 1, 0, rankDigest);
    }
}
