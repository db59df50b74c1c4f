package dev.solvable.processor;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** The pages that people read: those in the root of the project and in docs. */
final class Pages {
    private static final Path ROOT = Path.of("..");

    private Pages() {}

    static List<Path> all() throws IOException {
        try (Stream<Path> root = Files.list(ROOT);
                Stream<Path> docs = Files.list(ROOT.resolve("docs"))) {
            return Stream.concat(root, docs)
                    .filter(file -> file.toString().endsWith(".md"))
                    .sorted()
                    .toList();
        }
    }
}
