package dev.solvable.benchmarks.measure;

import dev.solvable.processor.SolvableGameProcessor;
import java.io.IOException;
import java.io.StringWriter;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.StandardLocation;
import javax.tools.ToolProvider;

/** Compiles each declaration of a folder in this process, with and without the processor in turns. */
public final class CompilerCost {
    private static final List<List<String>> WAYS = List.of(List.of("-proc:none"), List.of("-proc:only"), List.of());

    private final JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    private final int warmups;
    private final int rounds;

    /**
     * @param warmups the number of rounds before the measured ones
     * @param rounds the number of measured rounds, of which medians are taken
     */
    public CompilerCost(int warmups, int rounds) {
        this.warmups = warmups;
        this.rounds = rounds;
    }

    /** The costs of every declaration in a folder of sources, by name. */
    public List<Compilation> measure(Path folder) throws IOException {
        List<Path> declarations;
        try (Stream<Path> files = Files.list(folder)) {
            declarations = files.filter(CompilerCost::declaresGame).sorted().toList();
        }
        double[][][] seconds = new double[declarations.size()][WAYS.size()][rounds];
        for (int round = -warmups; round < rounds; round++) {
            for (int game = 0; game < seconds.length; game++) {
                for (int way = 0; way < WAYS.size(); way++) {
                    double taken =
                            compile(declarations.get(game), WAYS.get(way)).seconds();
                    if (round >= 0) {
                        seconds[game][way][round] = taken;
                    }
                }
            }
        }
        List<Compilation> costs = new ArrayList<>();
        for (int game = 0; game < seconds.length; game++) {
            Output output = compile(declarations.get(game), List.of());
            costs.add(new Compilation(
                    declarations.get(game).getFileName().toString().replace(".java", ""),
                    median(seconds[game][0]),
                    median(seconds[game][1]),
                    median(seconds[game][2]),
                    output.sourceBytes(),
                    output.classBytes()));
        }
        return costs;
    }

    /** A class that extends another game is left out, because each file is compiled alone. */
    private static boolean declaresGame(Path file) {
        try {
            if (!file.toString().endsWith(".java")) {
                return false;
            }
            String source = Files.readString(file);
            return source.contains("SolvableGame(") && !source.contains(" extends ");
        } catch (IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
    }

    private static double median(double[] values) {
        Arrays.sort(values);
        return values[values.length / 2];
    }

    private record Output(double seconds, long sourceBytes, long classBytes) {}

    private Output compile(Path declaration, List<String> options) throws IOException {
        // In another package, because the class path already has the solvers of the app.
        String source = Files.readString(declaration).replaceFirst("(?m)^package .*;", "package measured;");
        Path folder = Files.createTempDirectory("compiled");
        try (StandardJavaFileManager files = compiler.getStandardFileManager(null, null, null)) {
            files.setLocationFromPaths(StandardLocation.CLASS_OUTPUT, List.of(folder));
            files.setLocationFromPaths(StandardLocation.SOURCE_OUTPUT, List.of(folder));
            StringWriter messages = new StringWriter();
            JavaCompiler.CompilationTask task =
                    compiler.getTask(messages, files, null, options, null, List.of(new Text(declaration, source)));
            if (!options.contains("-proc:none")) {
                task.setProcessors(List.of(new SolvableGameProcessor()));
            }
            long start = System.nanoTime();
            if (!task.call()) {
                throw new IOException(declaration.getFileName() + " does not compile: " + messages);
            }
            double seconds = (System.nanoTime() - start) / 1e9;
            return new Output(seconds, size(folder, "Solver.java"), size(folder, ".class"));
        } finally {
            delete(folder);
        }
    }

    private static long size(Path folder, String ending) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.map(Path::toFile)
                    .filter(file ->
                            file.getName().endsWith(ending) && file.getName().contains("Solver"))
                    .mapToLong(java.io.File::length)
                    .sum();
        }
    }

    private static void delete(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(file);
            }
        }
    }

    private static final class Text extends SimpleJavaFileObject {
        private final String text;

        Text(Path file, String text) {
            super(URI.create("string:///measured/" + file.getFileName()), JavaFileObject.Kind.SOURCE);
            this.text = text;
        }

        @Override
        public CharSequence getCharContent(boolean ignoreEncodingErrors) {
            return text;
        }
    }
}
