package dev.solvable.tool.classpath;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.stream.Stream;

/** Class folders of users' projects, put together from classes that these tests have compiled. */
public final class Project {
    private static final Path COMPILED = Path.of("target/test-classes");

    private Project() {}

    /**
     * Copies class files.
     *
     * @param classes their names, with the package and slashes, without the ending
     */
    public static Path classes(Path folder, String... classes) throws IOException {
        Files.createDirectories(folder);
        for (String type : classes) {
            Path compiled = COMPILED.resolve(type + ".class");
            String name = type.substring(type.lastIndexOf('/') + 1);
            try (Stream<Path> beside = Files.list(compiled.getParent())) {
                List<Path> files = beside.filter(
                                file -> isPartOf(name, file.getFileName().toString()))
                        .toList();
                for (Path file : files) {
                    copy(COMPILED, folder, COMPILED.relativize(file).toString());
                }
            }
        }
        return folder;
    }

    /**
     * Whether the file is of the class with this simple name or of an anonymous one in it; of a solver, of any in it.
     */
    private static boolean isPartOf(String type, String file) {
        String inside = type.endsWith("Solver") ? "(\\$\\w+)?" : "(\\$\\d+)?";
        return file.startsWith(type) && file.substring(type.length()).matches(inside + "\\.class");
    }

    /** Copies one file, keeping its place below the folder. */
    static void copy(Path from, Path to, String file) throws IOException {
        Path target = to.resolve(file);
        Files.createDirectories(target.getParent());
        Files.copy(from.resolve(file), target, StandardCopyOption.REPLACE_EXISTING);
    }

    /** Packs a folder into a jar. */
    public static Path jar(Path folder, Path jar) throws IOException {
        List<Path> files;
        try (Stream<Path> all = Files.walk(folder)) {
            files = all.filter(Files::isRegularFile).sorted().toList();
        }
        try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(jar))) {
            for (Path file : files) {
                out.putNextEntry(new JarEntry(folder.relativize(file).toString().replace('\\', '/')));
                Files.copy(file, out);
            }
        }
        return jar;
    }
}
