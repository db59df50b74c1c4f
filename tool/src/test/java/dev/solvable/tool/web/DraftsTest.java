package dev.solvable.tool.web;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import dev.solvable.tool.SampleGames;
import dev.solvable.tool.classpath.ClassPath;
import dev.solvable.tool.source.Draft;
import java.io.IOException;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Declarations that a page posts. */
class DraftsTest {
    private static final String PAIR = """
            import dev.solvable.*;

            @SolvableGame(cells = 3)
            @Marks(choice = Choice.SHARED)
            @Lines(length = 2)
            public final class Pair {}
            """;

    private Served served;

    /** The first compilation of a process takes longest by far, and the server gives up what takes too long. */
    @BeforeAll
    static void loadTheCompiler() {
        assertThat(Draft.of(PAIR, new ClassPath(List.of())).games().names()).containsExactly("Pair");
    }

    @BeforeEach
    void start() throws IOException {
        served = new Served(SampleGames.GAMES, new WebExplorer.Features(false, Optional.of(new ClassPath(List.of()))));
    }

    @AfterEach
    void stop() {
        served.close();
    }

    private HttpRequest.Builder post(String path, String text) {
        return HttpRequest.newBuilder(served.address().resolve(path)).POST(BodyPublishers.ofString(text));
    }

    private HttpResponse<String> posted(String path, String text) throws IOException, InterruptedException {
        return served.send(fromThePage(path, text));
    }

    private HttpRequest fromThePage(String path, String text) {
        return post(path, text)
                .header("X-Solvable", "page")
                .header("Sec-Fetch-Site", "same-origin")
                .build();
    }

    private JsonObject json(HttpResponse<String> response) {
        return JsonParser.parseString(response.body()).getAsJsonObject();
    }

    private String page() throws IOException, InterruptedException {
        return "/api/drafts/" + json(posted("/api/drafts", "")).get("token").getAsString();
    }

    private JsonObject checked(String page, String text) throws IOException, InterruptedException {
        HttpResponse<String> response = posted(page, text);
        assertThat(response.statusCode()).as(response.body()).isEqualTo(200);
        return json(response);
    }

    private static String games(JsonObject answer) {
        return answer.getAsJsonArray("games").toString();
    }

    @Test
    void itsGamesAreThereForThePageAlone() throws IOException, InterruptedException {
        String page = page();
        assertThat(games(checked(page, PAIR))).isEqualTo("[\"Pair\"]");

        assertThat(served.solved(page + "/games/Pair/positions").get("outcome").getAsString())
                .isEqualTo("loss");
        assertThat(served.json(page + "/games")
                        .getAsJsonArray("games")
                        .get(0)
                        .getAsJsonObject()
                        .get("href")
                        .getAsString())
                .isEqualTo(page + "/games/Pair");
        assertThat(served.get(page + "/games/Pair/declaration").body()).isEqualTo(PAIR);
        assertThat(served.get(page + "/games/Pair/source").body()).contains("class PairSolver");
        assertThat(served.get("/api/games/Pair").statusCode()).isEqualTo(404);
        assertThat(served.get(page() + "/games/Pair").statusCode()).isEqualTo(404);
    }

    @Test
    void messagesHaveTheirLinesAndTheGamesBeforeStay() throws IOException, InterruptedException {
        String page = page();
        checked(page, PAIR);
        JsonObject answer = checked(page, PAIR.replace("cells = 3", "cells = 0").replace("Pair", "Other"));

        assertThat(games(answer)).isEqualTo("[]");
        JsonArray messages = answer.getAsJsonArray("messages");
        assertThat(messages).hasSize(1);
        JsonObject message = messages.get(0).getAsJsonObject();
        assertThat(message.get("kind").getAsString()).isEqualTo("error");
        assertThat(message.get("line").getAsInt()).isEqualTo(3);
        assertThat(message.get("text").getAsString()).startsWith("[Solvable:");
        assertThat(served.get(page + "/games/Pair").statusCode()).isEqualTo(200);
    }

    @Test
    void aTextWithoutAGameIsToldSo() throws IOException, InterruptedException {
        assertThat(checked(page(), "class Nothing {}")
                        .getAsJsonArray("messages")
                        .toString())
                .contains("there is no game here: put @SolvableGame on a class");
    }

    @Test
    void aTextThatTheCompilerCannotReadHasAMessage() throws IOException, InterruptedException {
        String deep = "int deep = " + "(".repeat(20_000) + "1" + ")".repeat(20_000) + ";";
        JsonArray messages =
                checked(page(), PAIR.replace("{}", "{ " + deep + " }")).getAsJsonArray("messages");

        assertThat(messages.toString())
                .isEqualTo(
                        "[{\"kind\":\"error\",\"line\":0,\"column\":0,\"text\":\"the compiler gave up: java.lang.StackOverflowError\"}]");
    }

    @Test
    void manyMessagesAreCounted() throws IOException, InterruptedException {
        JsonObject answer = checked(page(), "import no.such.Type;\n".repeat(150) + PAIR);

        assertThat(answer.getAsJsonArray("messages")).hasSize(100);
        assertThat(answer.get("more").getAsInt()).isPositive();
    }

    @Test
    void aClassThatEndsTheProgramIsNotLoaded() throws IOException, InterruptedException {
        JsonObject answer = checked(page(), PAIR.replace("Pair {}", "Pair { static { System.exit(0); } }"));

        assertThat(served.get("/api/games").statusCode()).isEqualTo(200);
        assertThat(games(answer)).isIn("[]", "[\"Pair\"]");
    }

    @ParameterizedTest
    @CsvSource({
        ",, ", // a program
        ", cross-site, page",
        ", none, page", // typed by the user
        "http://evil.example,, page",
        ", same-origin, ", // a form
    })
    void onlyAPageOfTheServerMayPost(String origin, String site, String header)
            throws IOException, InterruptedException {
        for (String path : List.of("/api/drafts", page())) {
            HttpRequest.Builder request = post(path, PAIR);
            if (origin != null) {
                request.header("Origin", origin);
            }
            if (site != null) {
                request.header("Sec-Fetch-Site", site);
            }
            if (header != null) {
                request.header("X-Solvable", header);
            }
            assertThat(served.send(request.build()).statusCode()).isEqualTo(403);
        }
    }

    @Test
    void aTextHasALimit() throws IOException, InterruptedException {
        for (int length : new int[] {100_001, 400_001, 8_000_001}) {
            assertThat(posted(page(), "x".repeat(length)).statusCode()).isEqualTo(413);
        }
    }

    @Test
    void theDraftOfThePageThatAskedLongestAgoGoes() throws IOException, InterruptedException {
        String first = page();
        String second = page();
        checked(first, PAIR);
        for (int i = 0; i < 14; i++) {
            page();
        }
        served.get(first + "/games");
        page();

        assertThat(served.get(first + "/games").statusCode()).isEqualTo(200);
        HttpResponse<String> gone = served.get(second + "/games");
        assertThat(gone.statusCode()).isEqualTo(404);
        assertThat(json(gone).get("place").getAsString()).isEqualTo("token");
    }

    @Test
    void aDraftThatIsDroppedWhileItIsCompiledLeavesNoThread() throws IOException, InterruptedException {
        String loading = "solvable.test.loading";
        Set<Thread> before = reviewers();
        String page = page();
        CompletableFuture<HttpResponse<String>> answer =
                served.sendLater(fromThePage(page, """
                import dev.solvable.*;

                @SolvableGame(cells = 1)
                public final class Slow {
                    @MoveSource
                    static long[][] moves() {
                        System.setProperty("LOADING", System.getProperty("LOADING", "yes"));
                        while (System.getProperty("LOADING").equals("yes")) {
                            Thread.onSpinWait();
                        }
                        return new long[][] {{1, 1}};
                    }
                }
                """.replace("LOADING", loading)));
        try {
            while (System.getProperty(loading) == null && !answer.isDone()) {
                Thread.sleep(1);
            }
            for (int i = 0; i < 16; i++) {
                page();
            }
        } finally {
            System.setProperty(loading, "no");
        }
        assertThat(answer.join().statusCode()).isEqualTo(200);
        System.clearProperty(loading);

        assertThat(served.get(page + "/games").statusCode()).isEqualTo(404);
        Set<Thread> now = reviewers();
        now.removeAll(before);
        assertThat(now).hasSize(16);
    }

    /** The threads of games that are shown; those that end are awaited. */
    private static Set<Thread> reviewers() throws InterruptedException {
        Thread.sleep(500);
        return Thread.getAllStackTraces().keySet().stream()
                .filter(thread -> thread.getName().equals("reviewing questions"))
                .collect(Collectors.toSet());
    }

    @Test
    void withoutTheFeatureThereIsNothing() throws IOException, InterruptedException {
        try (Served plain = new Served()) {
            HttpRequest request = HttpRequest.newBuilder(plain.address().resolve("/api/drafts"))
                    .header("X-Solvable", "page")
                    .header("Sec-Fetch-Site", "same-origin")
                    .POST(BodyPublishers.noBody())
                    .build();
            assertThat(plain.send(request).statusCode()).isEqualTo(405);
            assertThat(plain.json("/api/version").get("editable").getAsBoolean())
                    .isFalse();
        }
    }
}
