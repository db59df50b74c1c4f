package dev.solvable.tool.classpath;

import java.nio.file.Path;
import java.util.List;

/** Where Maven and Gradle keep the sources of a class folder: those that a processor wrote, and a user's own. */
final class SourceFolders {
    private SourceFolders() {}

    /** The folders that may exist for this class folder; none for any other. */
    static List<Path> of(Path classFolder) {
        Path folder = classFolder.toAbsolutePath().normalize();
        if (folder.endsWith("classes")) {
            return maven(folder, "generated-sources/annotations", "src/main/java");
        }
        if (folder.endsWith("test-classes")) {
            return maven(folder, "generated-test-sources/test-annotations", "src/test/java");
        }
        if (folder.endsWith("build/classes/java/main") || folder.endsWith("build/classes/java/test")) {
            Path project = folder.resolve("../../../..").normalize();
            Path set = folder.getFileName();
            return List.of(
                    project.resolve("build/generated/sources/annotationProcessor/java")
                            .resolve(set),
                    project.resolve("src").resolve(set).resolve("java"));
        }
        return List.of();
    }

    private static List<Path> maven(Path folder, String generated, String written) {
        return List.of(
                folder.resolveSibling(generated),
                folder.resolve("../..").normalize().resolve(written));
    }
}
