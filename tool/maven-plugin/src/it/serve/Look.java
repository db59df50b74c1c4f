import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;

/** Asks an explorer, keeps what it answers in files, and ends the process that serves it. */
class Look {
    public static void main(String[] arguments) throws Exception {
        URI explorer = URI.create(arguments[0]);
        try {
            for (String path : new String[] {"", "api/games", "api/games/Treblecross/source", "api/version"}) {
                String answer = HttpClient.newHttpClient()
                        .send(HttpRequest.newBuilder(explorer.resolve(path)).build(), BodyHandlers.ofString())
                        .body();
                Files.writeString(Path.of("seen-" + path.replace('/', '-') + ".txt"), answer);
            }
        } finally {
            ProcessHandle.of(Long.parseLong(arguments[1])).orElseThrow().destroy();
        }
    }
}
