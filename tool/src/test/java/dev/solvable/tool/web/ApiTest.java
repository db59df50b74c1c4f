package dev.solvable.tool.web;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import dev.solvable.Player;
import dev.solvable.Solver;
import dev.solvable.sample.games.GameCatalog;
import dev.solvable.tool.analysis.Json;
import dev.solvable.tool.analysis.Valuation;
import java.io.IOException;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.util.Locale;
import java.util.Set;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What is served below {@code /api}, and how requests are refused. */
class ApiTest {
    private static Served served;

    @BeforeAll
    static void start() throws IOException {
        served = new Served();
    }

    @AfterAll
    static void stop() {
        served.close();
    }

    static Set<String> games() {
        return GameCatalog.names();
    }

    @Test
    void everyGameIsListedWithItsFacts() throws IOException, InterruptedException {
        JsonObject list = served.json("/api/games");

        assertThat(StreamSupport.stream(list.getAsJsonArray("games").spliterator(), false)
                        .map(game -> game.getAsJsonObject().get("name").getAsString()))
                .containsExactlyElementsOf(games());
        assertThat(list.getAsJsonArray("games").get(0).toString())
                .startsWith("{\"name\":\"TicTacToe\",\"href\":\"/api/games/TicTacToe\",\"facts\":{\"rows\":3,")
                .contains("\"proved\":\"draw\"");
    }

    @ParameterizedTest
    @MethodSource("games")
    void everyGameCanBeDrawnAndRead(String name) throws IOException, InterruptedException {
        JsonObject game = served.json("/api/games/" + name);
        Solver solver = GameCatalog.find(name).orElseThrow();

        assertThat(game.getAsJsonArray("moves")).hasSize(solver.facts().moves());
        assertThat(game.getAsJsonArray("cells")).hasSize(solver.facts().cells());
        assertThat(game.getAsJsonArray("lines")).hasSize(solver.facts().lines());
        assertThat(served.get("/api/games/" + name + "/declaration").body()).contains("@SolvableGame(");
        assertThat(served.get("/api/games/" + name + "/source").body()).contains("final class " + name + "Solver ");
    }

    @ParameterizedTest
    @CsvSource({
        "TicTacToe, ., x, o, false, true, squares",
        "WildTicTacToe, ., x, o, false, true, squares",
        "Notakto, ., x, , false, true, squares",
        "ConnectFour4x4, ., x, o, true, true, squares",
        "Sim, ., x, o, false, true, circle",
        "Hex, ., x, o, false, true, hexagons",
        "BlockGame, ., #, , false, false, squares",
        "Domineering, ., #, , false, false, squares",
        "Kayles, ., #, , false, false, squares",
        "Chomp, ., #, , false, true, squares",
        "Queens, ., #, , false, true, squares",
        "ThreeMensMorris, ., X, o, false, false, squares",
        "Tapatan, ., X, o, false, false, graph",
        "MuTorere, ., X, o, false, false, graph",
        "FoxAndHounds, ., F, h, false, false, squares",
        "Quixo, ., '', , false, false, squares",
    })
    void marksGravityAndDrawingFollowFromTheGame(
            String name, String empty, String first, String second, boolean gravity, boolean picks, String shape)
            throws IOException, InterruptedException {
        JsonObject game = served.json("/api/games/" + name);
        JsonObject marks = game.getAsJsonObject("marks");

        assertThat(marks.get("empty").getAsString()).isEqualTo(empty);
        assertThat(marks.get("first").getAsString()).isEqualTo(first);
        JsonElement other = marks.get("second");
        assertThat(other == null ? null : other.getAsString()).isEqualTo(second);
        assertThat(game.get("gravity").getAsBoolean()).isEqualTo(gravity);
        assertThat(game.get("picks").getAsBoolean()).isEqualTo(picks);
        assertThat(game.getAsJsonObject("drawing").get("shape").getAsString()).isEqualTo(shape);
    }

    @Test
    void aBiteAndAQueenAreNamedByTheirSquare() throws IOException, InterruptedException {
        JsonObject bite =
                served.json("/api/games/Chomp").getAsJsonArray("moves").get(6).getAsJsonObject();

        assertThat(bite).hasToString("""
                {"name":"c2","cells":[7,8,9,12,13,14,17,18,19],"pick":7}""");
    }

    @ParameterizedTest
    @CsvSource({
        "TicTacToe, xx./.o./...,",
        "Domineering, ...../...../...../...../....., second",
        "RingCram, ########,",
        "Sim, xo.............,",
    })
    void aPositionIsAnsweredAsTheCommandLineWould(String name, String board, String side)
            throws IOException, InterruptedException {
        Solver solver = GameCatalog.find(name).orElseThrow();
        String text = board.replace("/", "");
        long position = side == null ? solver.parse(text) : solver.parse(text, Player.SECOND);
        String query = side == null ? "" : "?to-move=" + side;
        String expected = Json.compact(new Valuation(solver, position).run(progress -> {}));

        for (String written : new String[] {text, board, board.replace("/", "%2F"), text.replace(".", "%2E")}) {
            assertThat(served.solved("/api/games/" + name.toLowerCase(Locale.ROOT) + "/positions/"
                            + written.replace("#", "%23").replace("|", "/") + query))
                    .hasToString(JsonParser.parseString(expected).toString());
        }
    }

    @Test
    void withoutABoardItIsTheStart() throws IOException, InterruptedException {
        assertThat(served.solved("/api/games/Domineering/positions")
                        .get("outcome")
                        .getAsString())
                .isEqualTo("loss");
        assertThat(served.solved("/api/games/TicTacToe/positions").get("board").getAsString())
                .isEqualTo(".../.../...");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "/api/games/Parcheesi | 404 | game | there is no game 'Parcheesi'; /api/games lists them",
                "/api/games/TicTacToe/positions/xx | 400 | board | expected 9 cells, found 2",
                "/api/games/TicTacToe/positions/ | 400 | board | expected 9 cells, found 0",
                "/api/games/TicTacToe/positions/xxq...... | 400 | board | "
                        + "expected 'x', 'o' or '.', found 'q' as character 3 of the board",
                "/api/games/TicTacToe/positions/xx....... | 400 | board | "
                        + "no turn order gives 2 'x' and 0 'o' on xx. ... ...",
                "/api/games/TicTacToe/positions/x........?to-move=first | 400 | board | "
                        + "it cannot be the turn of FIRST on x.. ... ...",
                "/api/games/TicTacToe/positions/.........?to-move=third | 400 | to-move | "
                        + "expected first or second, found 'third'",
                "/api/games/TicTacToe/positions/.........?tomove=first | 400 | query | "
                        + "there is no parameter 'tomove'; there is to-move",
                "/api/games/TicTacToe/positions/.........?to-move=first&to-move=first | 400 | query | "
                        + "the parameter 'to-move' is there twice",
                "/api/games/Domineering/positions/......................... | 400 | to-move | "
                        + "this board does not say whose turn it is; add ?to-move=first or ?to-move=second",
                "/api/games?x | 400 | query | there is no parameter 'x' here",
                "/api/games/TicTacToe/rules | 404 | path | there is nothing at '/api/games/TicTacToe/rules'",
                "/api | 404 | path | there is nothing at '/api'",
                "/api/games/%FF | 400 | path | the percent-escapes in '%FF' are not UTF-8",
                "/api/games/a+%C3%A9%2B | 404 | game | there is no game 'a+\\u00e9+'; /api/games lists them",
                "/api/games/TicTacToe/puzzle?seed=1+%2B2 | 400 | query | seed is a whole number, not '1 +2'",
                "/nothing | 404 | path | there is no such page; the explorer is at /",
                "/page/app.js | 404 | path | there is no such page; the explorer is at /",
                "/..%2F..%2FLICENSE | 404 | path | there is no such page; the explorer is at /",
                "/%2e%2e/%2e%2e/META-INF/LICENSE | 404 | path | there is no such page; the explorer is at /",
            })
    void aRefusalNamesThePlace(String path, int status, String place, String detail)
            throws IOException, InterruptedException {
        HttpResponse<String> response = served.get(path);

        assertThat(response.statusCode()).isEqualTo(status);
        assertThat(response.headers().firstValue("Content-Type")).hasValue("application/problem+json");
        JsonObject problem = JsonParser.parseString(response.body()).getAsJsonObject();
        assertThat(problem.get("status").getAsInt()).isEqualTo(status);
        assertThat(problem.get("place").getAsString()).isEqualTo(place);
        assertThat(problem.get("detail").getAsString()).isEqualTo(detail);
    }

    @ParameterizedTest
    @ValueSource(strings = {"POST", "PUT", "DELETE", "PATCH", "OPTIONS", "NONSENSE"})
    void onlyReadingIsAllowed(String method) throws IOException, InterruptedException {
        HttpResponse<String> response = served.send(HttpRequest.newBuilder(served.address())
                .method(method, BodyPublishers.ofString("x"))
                .build());

        assertThat(response.statusCode()).isEqualTo(405);
        assertThat(response.headers().firstValue("Allow")).hasValue("GET, HEAD");
    }

    /** An image on any page of the web would otherwise have this machine solve. */
    @ParameterizedTest
    @CsvSource({"Sec-Fetch-Site, cross-site", "Sec-Fetch-Site, same-site", "Origin, http://evil.example"})
    void aPageOfAnotherSiteIsRefused(String header, String value) throws IOException, InterruptedException {
        HttpResponse<String> refused = get("/api/games/TicTacToe/positions/.........", header, value);

        assertThat(refused.statusCode()).isEqualTo(403);
        assertThat(JsonParser.parseString(refused.body())).isEqualTo(JsonParser.parseString("""
                {"type": "about:blank", "title": "Forbidden", "status": 403, "place": "%s",
                "detail": "a page of another site asks, and only those of this server may; the explorer is at /"}""".formatted(header)));
        // A link to the explorer may stand anywhere.
        assertThat(get("/", header, value).statusCode()).isEqualTo(200);
    }

    @ParameterizedTest
    @CsvSource({"Sec-Fetch-Site, same-origin", "Sec-Fetch-Site, none"})
    void itsOwnPagesAndTypedAddressesAreNot(String header, String value) throws IOException, InterruptedException {
        assertThat(get("/api/games/TicTacToe", header, value).statusCode()).isEqualTo(200);
        String origin = served.address().toString().replaceFirst("/$", "");
        assertThat(get("/api/games/TicTacToe", "Origin", origin).statusCode()).isEqualTo(200);
    }

    private static HttpResponse<String> get(String path, String header, String value)
            throws IOException, InterruptedException {
        return served.send(HttpRequest.newBuilder(served.address().resolve(path))
                .header(header, value)
                .build());
    }

    @ParameterizedTest
    @ValueSource(strings = {"/", "/style.css", "/app.js", "/icon.svg", "/api/games", "/nothing"})
    void everythingIsServedWithSecurityHeaders(String path) throws IOException, InterruptedException {
        HttpResponse<String> response = served.get(path);

        assertThat(response.headers().firstValue("Content-Security-Policy"))
                .hasValueSatisfying(policy -> assertThat(policy).startsWith("default-src 'none'; script-src 'self';"));
        assertThat(response.headers().firstValue("X-Content-Type-Options")).hasValue("nosniff");
        HttpResponse<String> head =
                served.send(HttpRequest.newBuilder(served.address().resolve(path))
                        .method("HEAD", BodyPublishers.noBody())
                        .build());
        assertThat(head.statusCode()).isEqualTo(response.statusCode());
        assertThat(head.body()).isEmpty();
    }
}
