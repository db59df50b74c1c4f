package dev.solvable.tool.web;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonParser;
import java.io.IOException;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The page of the explorer shows what the server answers. */
class ReadmeApiTest {
    private static final Pattern EXAMPLE =
            Pattern.compile("^```http\nGET (\\S+)\n\n(\\d+) [^\n]*\n(.*?)^```$", Pattern.MULTILINE | Pattern.DOTALL);

    @Test
    void anExampleIsWhatIsAnswered() throws IOException, InterruptedException {
        String page = Files.readString(Path.of("../docs/explorer.md")).replace("\r\n", "\n");
        List<MatchResult> examples = EXAMPLE.matcher(page).results().toList();
        assertThat(examples).hasSizeGreaterThanOrEqualTo(3);

        try (Served served = new Served()) {
            for (MatchResult example : examples) {
                String path = example.group(1);
                assertThat(served.solved(path)).as(path).isEqualTo(JsonParser.parseString(example.group(3)));
                HttpResponse<String> response = served.get(path);
                assertThat(response.statusCode()).as(path).isEqualTo(Integer.parseInt(example.group(2)));
            }
        }
    }
}
