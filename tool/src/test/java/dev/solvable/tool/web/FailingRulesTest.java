package dev.solvable.tool.web;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonParser;
import dev.solvable.GameFacts;
import dev.solvable.Solver;
import dev.solvable.sample.games.GameCatalog;
import dev.solvable.tool.games.Games;
import java.io.IOException;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Rules that fail or never end: the page is told, and all other games are answered. */
@Tag("slow")
class FailingRulesTest {
    /** More than there are threads for requests. */
    private static final int CLIENTS = 150;

    /** One after the other, so many calls that never return would be given up in minutes. */
    private static final Duration SOON = Duration.ofSeconds(60);

    private static Games games(String method, Supplier<Object> behaviour) {
        Map<String, Supplier<Solver>> games = new LinkedHashMap<>();
        games.put("Bad", () -> BrokenSolver.of(GameCatalog.ticTacToe(), method, behaviour));
        games.put("TicTacToe", GameCatalog::ticTacToe);
        return new Games(games);
    }

    private static String detail(HttpResponse<String> response) {
        return JsonParser.parseString(response.body())
                .getAsJsonObject()
                .get("detail")
                .getAsString();
    }

    private static HttpResponse<String> answer(Served served, String path) throws IOException, InterruptedException {
        HttpResponse<String> response = served.get(path);
        while (response.statusCode() == 202) {
            Thread.sleep(20);
            response = served.get(path);
        }
        return response;
    }

    @ParameterizedTest
    @ValueSource(strings = {"parse", "format", "initial", "moves", "play", "toMove", "outcome", "facts"})
    void aFailureOfTheRulesIsToldInTheirOwnWords(String method) throws IOException, InterruptedException {
        Supplier<Object> behaviour = () -> BrokenSolver.fail(new IllegalStateException("the \u001b[31mring is broken"));
        try (Served served = new Served(games(method, behaviour))) {
            HttpResponse<String> response = answer(
                    served, method.equals("parse") ? "/api/games/Bad/positions/xo......." : "/api/games/Bad/positions");

            assertThat(response.statusCode()).isEqualTo(500);
            assertThat(detail(response)).isEqualTo("the rules of Bad failed: the \\u001b[31mring is broken");
            assertThat(served.solved("/api/games/TicTacToe/positions")
                            .get("outcome")
                            .getAsString())
                    .isEqualTo("draw");
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"format", "moves", "outcome"})
    void anErrorOfTheRulesIsAnswered(String method) throws IOException, InterruptedException {
        Supplier<Object> behaviour = () -> BrokenSolver.fail(new StackOverflowError());
        try (Served served = new Served(games(method, behaviour))) {
            HttpResponse<String> response = answer(served, "/api/games/Bad/positions");

            assertThat(response.statusCode()).isEqualTo(500);
            assertThat(detail(response)).isEqualTo("the rules of Bad failed: StackOverflowError");
        }
    }

    @Test
    void rulesThatInterruptTheirThreadAreAnswered() throws IOException, InterruptedException {
        Supplier<Object> behaviour = () -> {
            Thread.currentThread().interrupt();
            return null;
        };
        try (Served served = new Served(games("format", behaviour))) {
            assertThat(served.get("/api/games/Bad").statusCode()).isEqualTo(200);
            assertThat(served.get("/api/games/Bad/positions").statusCode()).isIn(200, 202);
        }
    }

    /** All methods at once: each takes as long as the explorer waits. */
    @Test
    void rulesThatNeverEndAreGivenUpAndHoldNoOtherGameBack() throws Exception {
        List<String> methods = List.of("parse", "format", "initial", "moves", "toMove", "isTerminal");
        ExecutorService all = Executors.newFixedThreadPool(methods.size());
        try {
            List<Future<?>> given = new ArrayList<>();
            for (String method : methods) {
                given.add(all.submit(() -> {
                    assertGivenUp(method);
                    return null;
                }));
            }
            for (Future<?> one : given) {
                one.get();
            }
        } finally {
            all.shutdownNow();
        }
    }

    private static void assertGivenUp(String method) throws Exception {
        ExecutorService clients = Executors.newFixedThreadPool(CLIENTS);
        try (Served served = new Served(games(method, BrokenSolver::hang))) {
            // Where a board is given nobody asks for the start.
            String path = "/api/games/Bad/positions" + (method.equals("initial") ? "" : "/xo.......");
            List<Future<HttpResponse<String>>> asked = new ArrayList<>();
            for (int i = 0; i < CLIENTS; i++) {
                asked.add(clients.submit(() -> served.get(path)));
            }
            Thread.sleep(200);
            long start = System.nanoTime();

            assertThat(served.solved("/api/games/TicTacToe/positions")
                            .get("outcome")
                            .getAsString())
                    .isEqualTo("draw");

            assertThat(Duration.ofNanos(System.nanoTime() - start)).isLessThan(SOON);
            for (Future<HttpResponse<String>> client : asked) {
                assertThat(client.get().statusCode()).as(method).isEqualTo(503);
                assertThat(detail(client.get()))
                        .as(method)
                        .isEqualTo("the rules of Bad gave no answer within 5 s: given up");
            }
        } finally {
            clients.shutdownNow();
        }
    }

    /** The rules are not to blame: the solver may be at work on a position. */
    @Test
    void aPuzzleThatIsNotFoundInTimeIsToldAsSuch() throws Exception {
        try (Served served = new Served(games("outcome", BrokenSolver::hang))) {
            HttpResponse<String> answer = served.get("/api/games/Bad/puzzle?seed=1");

            assertThat(answer.statusCode()).isEqualTo(503);
            assertThat(detail(answer))
                    .isEqualTo("no puzzle of Bad was found within 5 s:"
                            + " its solver may have other questions to answer first");
        }
    }

    @Test
    void aGameThatDoesNotFitIsNotBegun() throws IOException, InterruptedException {
        GameFacts small = GameCatalog.ticTacToe().facts();
        GameFacts facts = new GameFacts(
                small.name(),
                small.rows(),
                small.columns(),
                small.cells(),
                small.encoding(),
                small.algorithm(),
                small.solvedBy(),
                small.moves(),
                small.lines(),
                small.symmetries(),
                small.states(),
                small.cacheEntries(),
                1L << 50,
                small.proved(),
                small.map(),
                small.moveCells(),
                small.lineCells(),
                small.cellNames(),
                small.moveSteps(),
                small.positionBits());
        Solver large = BrokenSolver.of(GameCatalog.ticTacToe(), "facts", () -> facts);
        AtomicInteger begun = new AtomicInteger();
        Supplier<Object> count = () -> {
            begun.incrementAndGet();
            return null;
        };
        Games games = new Games(Map.of("Large", () -> BrokenSolver.of(large, "solve", count)));
        try (Served served = new Served(games)) {
            HttpResponse<String> response = answer(served, "/api/games/Large/positions");

            assertThat(response.statusCode()).isEqualTo(503);
            assertThat(detail(response)).contains("for its tables").contains("start it with java -Xmx");
            assertThat(begun).hasValue(0);
        }
    }
}
