package dev.solvable.tool.web;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import dev.solvable.Algorithm;
import dev.solvable.Solver;
import dev.solvable.table.SolvedTable;
import dev.solvable.tool.SampleGames;
import dev.solvable.tool.games.GameSource;
import dev.solvable.tool.games.Games;
import dev.solvable.tool.tables.TableFolder;
import java.io.IOException;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.function.Supplier;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The explorer answers from a table where a game has one, and tells where that is damaged. */
class ServedTablesTest {
    private static final String QUESTION = "/api/games/ThreeMensMorris/positions";

    @TempDir
    private Path folder;

    @BeforeEach
    void save() throws IOException, InterruptedException {
        Solver solver = SampleGames.GAMES.find("ThreeMensMorris").orElseThrow();
        assertThat(solver.facts().solvedBy()).isEqualTo(Algorithm.RETROGRADE);
        SolvedTable.write(solver, folder.resolve("morris.table"), (done, total) -> {});
    }

    private Games games() {
        Map<String, Supplier<Solver>> one =
                Map.of("ThreeMensMorris", SampleGames.GAMES.solvers().get("ThreeMensMorris"));
        return TableFolder.source(GameSource.of(new Games(one)), folder).load(line -> {
            throw new AssertionError(line);
        });
    }

    @Test
    void answersAreThoseOfTheSolver() throws IOException, InterruptedException {
        try (Served fromTable = new Served(games());
                Served solved = new Served()) {
            JsonObject answer = fromTable.solved(QUESTION);
            assertThat(answer).isEqualTo(solved.solved(QUESTION));
            assertThat(answer.get("outcome").getAsString()).isEqualTo("win");
        }
    }

    @Test
    void aDamagedBlockIsTold() throws IOException, InterruptedException {
        Path table = folder.resolve("morris.table");
        byte[] bytes = Files.readAllBytes(table);
        bytes[300] ^= 1;
        Files.write(table, bytes);
        try (Served served = new Served(games())) {
            HttpResponse<String> response = served.get(QUESTION);
            while (response.statusCode() == 202) {
                response = served.get(QUESTION);
            }
            assertThat(response.statusCode()).isEqualTo(503);
            assertThat(response.body()).contains("block 0 at offset ", " is damaged: wrong checksum");

            HttpResponse<String> puzzle = served.get("/api/games/ThreeMensMorris/puzzle");
            assertThat(puzzle.statusCode()).isEqualTo(503);
            assertThat(puzzle.body()).contains("morris.table: block 0 at offset ", " is damaged: wrong checksum");
        }
    }
}
