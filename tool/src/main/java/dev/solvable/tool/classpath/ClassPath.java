package dev.solvable.tool.classpath;

import static dev.solvable.tool.input.BadInputException.quoted;
import static dev.solvable.tool.input.BadInputException.quotedPath;

import dev.solvable.tool.input.BadInputException;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.FileSystemLoopException;
import java.nio.file.FileVisitOption;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/**
 * Where compiled games are.
 *
 * @param entries class folders and jars; some may not exist yet
 */
public record ClassPath(List<Path> entries) {
    /** Where Maven and Gradle put classes. */
    private static final List<String> USUAL =
            List.of("target/classes", "target/test-classes", "build/classes/java/main");

    /** As {@code java -cp} does. */
    static final Set<FileVisitOption> FOLLOW_LINKS = Set.of(FileVisitOption.FOLLOW_LINKS);

    /** The ending of the class files of generated solvers; no other class is read. */
    private static final String SOLVER_FILE = "Solver.class";

    /** The largest class file in bytes, more than any compiler writes: another kind of file may have such a name. */
    private static final int LARGEST = 1 << 26;

    public ClassPath {
        entries = List.copyOf(entries);
    }

    /**
     * The class path that the user gives.
     *
     * @param paths one entry each, or several with the system's path separator between them
     * @throws BadInputException where one does not exist or is neither a folder nor a jar
     */
    public static ClassPath of(List<File> paths) {
        Set<Path> entries = new LinkedHashSet<>();
        paths.stream()
                .flatMap(path -> Arrays.stream(path.getPath().split(File.pathSeparator)))
                .filter(path -> !path.isBlank())
                .forEach(path -> entries.add(entry(path)));
        return new ClassPath(List.copyOf(entries));
    }

    /**
     * What Maven or Gradle compiled in a project.
     *
     * @throws BadInputException where nothing is compiled there
     */
    public static ClassPath ofProject(Path folder) {
        List<Path> entries = USUAL.stream().map(folder::resolve).toList();
        if (entries.stream().noneMatch(Files::isDirectory)) {
            throw new BadInputException(
                    "there is no target/classes, target/test-classes or build/classes/java/main here: compile the games of"
                            + " this project first, or say with --classpath where compiled games are, as in"
                            + " solvable --classpath my-game/target/classes serve");
        }
        return new ClassPath(entries);
    }

    private static Path entry(String text) {
        try {
            Path path = Path.of(text);
            if (Files.isDirectory(path) || Files.isRegularFile(path)) {
                return path;
            }
        } catch (InvalidPathException e) {
            // There is no such file either.
        }
        throw new BadInputException("--classpath: there is no folder or jar " + quoted(text));
    }

    /** The entries, as a user would write them. */
    @Override
    public String toString() {
        return there().map(Path::toString).collect(Collectors.joining(", "));
    }

    private Stream<Path> there() {
        return entries.stream().filter(Files::exists);
    }

    /** The binary names of all solvers without duplicates, in the order of the entries and by name within each. */
    Set<String> solvers(Consumer<String> complaints) {
        Set<String> solvers = new LinkedHashSet<>();
        for (Path entry : there().toList()) {
            try {
                solvers.addAll(Files.isDirectory(entry) ? inFolder(entry, complaints) : inJar(entry, complaints));
            } catch (IOException e) {
                complaints.accept("cannot read " + quotedPath(entry) + ": " + e.getMessage());
            }
        }
        return solvers;
    }

    private static Set<String> inFolder(Path folder, Consumer<String> complaints) throws IOException {
        Set<String> solvers = new TreeSet<>();
        Files.walkFileTree(folder, FOLLOW_LINKS, Integer.MAX_VALUE, new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
                if (file.toString().endsWith(SOLVER_FILE)) {
                    // A pipe may have such a name, and opening one may take for ever.
                    if (attributes.isRegularFile()) {
                        addSolver(solvers, name(file), complaints, () -> Files.newInputStream(file));
                    } else {
                        complaints.accept(quoted(name(file)) + " is left out: it is no file");
                    }
                }
                return FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult visitFileFailed(Path file, IOException e) {
                // Deleted meanwhile, or a link to a parent folder: nothing is missed.
                if (!(e instanceof NoSuchFileException || e instanceof FileSystemLoopException)) {
                    complaints.accept(
                            String.valueOf(BadInputException.unreadable(file, e).getMessage()));
                }
                return FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult postVisitDirectory(Path folder, IOException e) {
                return FileVisitResult.CONTINUE; // the same
            }
        });
        return solvers;
    }

    private static Set<String> inJar(Path path, Consumer<String> complaints) throws IOException {
        Set<String> solvers = new TreeSet<>();
        try (ZipFile jar = new ZipFile(path.toFile())) {
            List<? extends ZipEntry> files = jar.stream()
                    .filter(file -> file.getName().endsWith(SOLVER_FILE))
                    .filter(file -> !file.getName().startsWith("META-INF/"))
                    .toList();
            for (ZipEntry file : files) {
                String name = file.getName(); // need not be a path of this system
                addSolver(
                        solvers, name.substring(name.lastIndexOf('/') + 1), complaints, () -> jar.getInputStream(file));
            }
        }
        return solvers;
    }

    private interface Opener {
        InputStream open() throws IOException;
    }

    private static void addSolver(Set<String> solvers, String name, Consumer<String> complaints, Opener opener) {
        try (InputStream bytes = opener.open()) {
            ClassFile type = ClassFile.read(bytes.readNBytes(LARGEST));
            if (type.isSolver()) {
                solvers.add(type.name());
            }
        } catch (IOException | RuntimeException e) {
            // A truncated or corrupt file may fail in any way.
            complaints.accept(quoted(name) + " is left out: it is no class file that can be read");
        }
    }

    private static String name(Path file) {
        return String.valueOf(file.getFileName());
    }

    /** The folders in which the sources of the entries' classes may lie, beside the entries themselves. */
    List<Path> sourceFolders() {
        List<Path> folders = new ArrayList<>();
        for (Path entry : entries) {
            SourceFolders.of(entry).stream().filter(Files::isDirectory).forEach(folders::add);
        }
        return folders;
    }
}
