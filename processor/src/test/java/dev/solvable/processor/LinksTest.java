package dev.solvable.processor;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every link of a page to a file or a heading of the project leads there. */
class LinksTest {
    private static final Pattern FENCED = Pattern.compile("^```.*?^```$", Pattern.MULTILINE | Pattern.DOTALL);

    private static final Pattern CODE = Pattern.compile("`[^`\n]*`");

    /** A link or a picture; its text may contain one more pair of brackets. */
    private static final Pattern LINK = Pattern.compile("\\[(?:[^\\[\\]]|\\[[^\\]]*\\])*\\]\\(([^)\\s]+)\\)");

    private static final Pattern HEADING = Pattern.compile("^#{1,6} (.+)$", Pattern.MULTILINE);

    /** A link with its page, as the project's root sees it. */
    record Link(Path page, String target) {
        @Override
        public String toString() {
            return page.getFileName() + ": " + target;
        }
    }

    static List<Link> links() throws IOException {
        return Pages.all().stream()
                .flatMap(page -> targets(text(page)).stream().map(target -> new Link(page, target)))
                .filter(link -> !link.target().matches("https?:.*"))
                .toList();
    }

    @ParameterizedTest
    @MethodSource("links")
    void aLinkLeadsSomewhere(Link link) {
        String[] parts = link.target().split("#", 2);
        Path file = parts[0].isEmpty()
                ? link.page()
                : link.page().resolveSibling(parts[0]).normalize();

        assertThat(file).exists();
        if (parts.length == 2) {
            assertThat(anchors(text(file))).contains(parts[1]);
        }
    }

    @Test
    void everyPageIsLinkedFromTheReadme() throws IOException {
        Set<Path> linked = new HashSet<>();
        for (Link link : links()) {
            if (link.page().endsWith("README.md")) {
                linked.add(link.page()
                        .resolveSibling(link.target().replaceFirst("#.*", ""))
                        .normalize());
            }
        }
        for (Path page : Pages.all()) {
            if (!page.endsWith("README.md")) {
                assertThat(linked).contains(page.normalize());
            }
        }
    }

    @Test
    void anchorsAreThoseOfTheRenderedPages() {
        assertThat(anchors("# `@Lines`, and *more*\n```sh\n# no heading\n```\n## See [here](x.md)\n### See here\n"))
                .containsExactlyInAnyOrder("lines-and-more", "see-here", "see-here-1");
        assertThat(targets("![a [b] c](d.png) `[x](y)` and [`z`](w#v)")).containsExactly("d.png", "w#v");
    }

    private static String text(Path page) {
        try {
            return Files.readString(page).replace("\r\n", "\n");
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    private static List<String> targets(String text) {
        String prose = CODE.matcher(FENCED.matcher(text).replaceAll("")).replaceAll("code");
        return LINK.matcher(prose).results().map(link -> link.group(1)).toList();
    }

    /** The names that headings get: small letters, spaces as hyphens, no other punctuation, repetitions numbered. */
    private static Set<String> anchors(String text) {
        Set<String> anchors = new HashSet<>();
        Map<String, Integer> uses = new HashMap<>();
        HEADING.matcher(FENCED.matcher(text).replaceAll("")).results().forEach(heading -> {
            String shown = heading.group(1).replaceAll("\\[([^\\]]*)\\]\\([^)]*\\)", "$1");
            String name = shown.toLowerCase(Locale.ROOT)
                    .replaceAll("[^\\p{L}\\p{N} _-]", "")
                    .replace(' ', '-');
            int before = uses.merge(name, 1, Integer::sum) - 1;
            anchors.add(before == 0 ? name : name + "-" + before);
        });
        return anchors;
    }
}
