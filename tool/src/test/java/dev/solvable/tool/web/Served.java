package dev.solvable.tool.web;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import dev.solvable.tool.SampleGames;
import dev.solvable.tool.games.Games;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;

/** A running explorer and a client of it. */
final class Served implements AutoCloseable {
    private final WebExplorer explorer;
    private final HttpClient client = HttpClient.newBuilder()
            .version(HttpClient.Version.HTTP_1_1)
            .connectTimeout(Duration.ofSeconds(20))
            .build();

    Served() throws IOException {
        this(SampleGames.GAMES);
    }

    Served(Games games) throws IOException {
        this(games, WebExplorer.Features.NONE);
    }

    Served(Games games, WebExplorer.Features features) throws IOException {
        explorer = WebExplorer.start(games, "localhost", 0, features);
    }

    URI address() {
        return explorer.address();
    }

    HttpResponse<String> get(String path) throws IOException, InterruptedException {
        return send(HttpRequest.newBuilder(address().resolve(path)).build());
    }

    HttpResponse<String> send(HttpRequest request) throws IOException, InterruptedException {
        return client.send(request, BodyHandlers.ofString());
    }

    CompletableFuture<HttpResponse<String>> sendLater(HttpRequest request) {
        return client.sendAsync(request, BodyHandlers.ofString());
    }

    /** A JSON answer of status 200. */
    JsonObject json(String path) throws IOException, InterruptedException {
        HttpResponse<String> response = get(path);
        if (response.statusCode() != 200) {
            throw new AssertionError(path + ": " + response.statusCode() + " " + response.body());
        }
        return JsonParser.parseString(response.body()).getAsJsonObject();
    }

    /** The answer about a position, asked for until it is there. */
    JsonObject solved(String path) throws IOException, InterruptedException {
        HttpResponse<String> response = get(path);
        while (response.statusCode() == 202) {
            Thread.sleep(50);
            response = get(path);
        }
        return JsonParser.parseString(response.body()).getAsJsonObject();
    }

    @Override
    public void close() {
        explorer.close();
    }
}
