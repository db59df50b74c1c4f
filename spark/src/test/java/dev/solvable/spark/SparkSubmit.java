package dev.solvable.spark;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.stream.Stream;

/** What the script spark-submit does, with the jars of Spark that this module was compiled against. */
final class SparkSubmit {
    /** The packed jar. */
    static final Path JAR = Path.of(System.getProperty("solvable.spark.jar", ""));

    private static final long MOST_SECONDS = 600;

    private final Path home;
    private final Path games;

    /**
     * Puts Spark's jars into a folder beside the packed jar, and the games of the tests into a jar.
     *
     * @param folder gets the games
     */
    SparkSubmit(Path folder) throws IOException {
        home = JAR.resolveSibling("spark-home");
        Path jars = Files.createDirectories(home.resolve("jars"));
        String path = System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"));
        for (String entry : path.split(File.pathSeparator)) {
            Path jar = Path.of(entry);
            if (entry.endsWith(".jar")
                    && !jar.equals(JAR)
                    && !jar.getFileName().toString().startsWith("solvable-")) {
                Path link = jars.resolve(jar.getFileName());
                Files.deleteIfExists(link);
                Files.createSymbolicLink(link, jar.toAbsolutePath());
            }
        }
        games = jarOfGames(folder.resolve("games.jar"));
    }

    private static Path jarOfGames(Path jar) throws IOException {
        Path classes = Path.of(ConnectFourBoards.class
                        .getProtectionDomain()
                        .getCodeSource()
                        .getLocation()
                        .getPath())
                .resolve("dev/solvable/spark");
        try (OutputStream out = Files.newOutputStream(jar);
                JarOutputStream entries = new JarOutputStream(out);
                Stream<Path> files = Files.list(classes)) {
            for (Path file : files.toList()) {
                String name = file.getFileName().toString();
                if (name.startsWith("Games") || name.startsWith("ConnectFourBoards_")) {
                    entries.putNextEntry(new JarEntry("dev/solvable/spark/" + name));
                    Files.copy(file, entries);
                }
            }
        }
        return jar;
    }

    /** Starts the program. */
    Run start(String master, String... arguments) throws IOException {
        List<String> command = new ArrayList<>(
                List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-Xmx1g"));
        command.addAll(
                List.of(System.getProperty("solvable.spark.opens", "").trim().split("\\s+")));
        command.addAll(List.of("-cp", home.resolve("jars") + "/*", "org.apache.spark.deploy.SparkSubmit"));
        command.addAll(List.of("--master", master, "--class", "dev.solvable.spark.Solve"));
        for (Map.Entry<String, String> setting : Map.of(
                        "spark.ui.enabled", "false",
                        "spark.driver.host", "127.0.0.1",
                        "spark.driver.bindAddress", "127.0.0.1",
                        "spark.executor.extraClassPath", home.resolve("jars") + "/*")
                .entrySet()) {
            command.addAll(List.of("--conf", setting.getKey() + "=" + setting.getValue()));
        }
        command.addAll(List.of("--jars", games.toString(), JAR.toString()));
        command.addAll(List.of(arguments));
        ProcessBuilder builder = new ProcessBuilder(command).directory(home.toFile());
        builder.environment().put("SPARK_HOME", home.toString());
        builder.environment().put("SPARK_SCALA_VERSION", "2.13");
        return new Run(builder.start());
    }

    /** A program that runs. */
    static final class Run {
        private final Process process;
        private final StringBuilder out = new StringBuilder();
        private final StringBuilder err = new StringBuilder();
        private final Thread outReader;
        private final Thread errReader;

        private Run(Process process) {
            this.process = process;
            outReader = read(process.inputReader(StandardCharsets.UTF_8), out);
            errReader = read(process.errorReader(StandardCharsets.UTF_8), err);
        }

        private static Thread read(BufferedReader lines, StringBuilder to) {
            Thread reader = new Thread(() -> lines.lines().forEach(line -> {
                synchronized (to) {
                    to.append(line).append('\n');
                    to.notifyAll();
                }
            }));
            reader.start();
            return reader;
        }

        /** Waits until a line of standard error has this text. */
        void awaitLine(String text) throws InterruptedException {
            long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(MOST_SECONDS);
            synchronized (err) {
                while (err.indexOf(text) < 0) {
                    if (!errReader.isAlive() || System.nanoTime() > end) {
                        throw new AssertionError("no line with '" + text + "' in\n" + err);
                    }
                    err.wait(1000);
                }
            }
        }

        /** Ends the program, and what it has started, without a word to it. */
        void kill() {
            List<ProcessHandle> started = process.descendants().toList();
            process.destroyForcibly();
            started.forEach(ProcessHandle::destroyForcibly);
        }

        /** Ends processes that work for it, at most this number. */
        void killExecutors(int most) {
            List<ProcessHandle> executors = process.descendants()
                    .filter(child -> child.info().commandLine().orElse("").contains("CoarseGrainedExecutorBackend"))
                    .limit(most)
                    .toList();
            if (executors.isEmpty()) {
                throw new AssertionError("no executor runs");
            }
            executors.forEach(ProcessHandle::destroyForcibly);
        }

        /** Halts the program, as a machine that sleeps does. */
        void pause() throws IOException, InterruptedException {
            signal("-STOP");
        }

        /** Lets the program go on. */
        void goOn() throws IOException, InterruptedException {
            signal("-CONT");
        }

        private void signal(String signal) throws IOException, InterruptedException {
            int status = new ProcessBuilder("kill", signal, Long.toString(process.pid()))
                    .start()
                    .waitFor();
            if (status != 0) {
                throw new AssertionError("kill " + signal + " returned " + status);
            }
        }

        /** Waits for the end of the program. */
        int status() throws InterruptedException {
            if (!process.waitFor(MOST_SECONDS, TimeUnit.SECONDS)) {
                kill();
                throw new AssertionError("it did not end:\n" + err());
            }
            outReader.join();
            errReader.join();
            return process.exitValue();
        }

        String out() {
            synchronized (out) {
                return out.toString();
            }
        }

        String err() {
            synchronized (err) {
                return err.toString();
            }
        }
    }
}
