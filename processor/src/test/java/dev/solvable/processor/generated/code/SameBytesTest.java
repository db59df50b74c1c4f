package dev.solvable.processor.generated.code;

import static org.assertj.core.api.Assertions.assertThat;

import dev.solvable.processor.SolvableGameProcessor;
import dev.solvable.processor.comparison.GameCompiler;
import dev.solvable.processor.comparison.GameCompiler.Compilation;
import dev.solvable.processor.generated.EveryKind;
import java.io.File;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The same declarations give the same solvers, byte for byte. */
@Tag("slow")
class SameBytesTest {
    private static final Map<String, String> GAMES = EveryKind.sources(
            "TicTacToe", "Sim", "Wild", "Notakto", "FallingOwn7x6", "BlockGame", "Domineering63", "Pentominoes");

    private static Map<String, String> generated(Map<String, String> sources) {
        Compilation compilation = GameCompiler.compile(sources, List.of(new SolvableGameProcessor()));
        assertThat(compilation.success()).as(compilation.messages()).isTrue();
        return compilation.sources();
    }

    private static Map<String, String> generated() {
        return generated(GAMES);
    }

    @Test
    void inAnotherOrder() {
        List<String> names = new ArrayList<>(GAMES.keySet());
        Collections.reverse(names);
        Map<String, String> reversed = new LinkedHashMap<>();
        names.forEach(name -> reversed.put(name, GAMES.get(name)));
        assertThat(generated(reversed)).isEqualTo(generated());
    }

    @Test
    void eachAlone() {
        Map<String, String> alone = new TreeMap<>();
        GAMES.forEach((name, source) -> alone.putAll(generated(Map.of(name, source))));
        assertThat(alone).isEqualTo(generated());
    }

    @Test
    void allInOneFile() {
        Map<String, String> separate = new TreeMap<>();
        StringBuilder together = new StringBuilder();
        GAMES.forEach((name, source) -> {
            String hidden = source.replace("public final class", "final class");
            separate.put(name, hidden);
            together.append(
                    together.isEmpty() ? hidden : hidden.substring(hidden.indexOf("import dev.solvable.*;") + 22));
        });
        assertThat(generated(Map.of("Games", together.toString()))).isEqualTo(generated(separate));
    }

    /** Another process in another folder, in another language with other digits and letters, on another day. */
    @Test
    void onAnotherMachine(@TempDir Path folder) throws Exception {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "javac").toString(),
                "-J-Duser.language=tr",
                "-J-Duser.country=TR",
                "-J-Duser.timezone=Pacific/Kiritimati",
                "-J-Dfile.encoding=ISO-8859-9",
                "--release",
                "17",
                "-processorpath",
                System.getProperty("java.class.path"),
                "-processor",
                SolvableGameProcessor.class.getName(),
                "-classpath",
                System.getProperty("java.class.path"),
                "-d",
                folder.toString()));
        GAMES.forEach((name, source) -> command.add(write(folder, name, source)));
        Process javac = new ProcessBuilder(command)
                .directory(folder.toFile())
                .redirectErrorStream(true)
                .start();
        String said = new String(javac.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(javac.waitFor()).as(said).isZero();
        for (Map.Entry<String, String> solver : generated().entrySet()) {
            Path file = folder.resolve(solver.getKey().replace('.', File.separatorChar) + ".java");
            assertThat(Files.readString(file)).isEqualTo(solver.getValue());
        }
    }

    private static String write(Path folder, String name, String source) {
        try {
            return Files.writeString(folder.resolve(name + ".java"), source).toString();
        } catch (java.io.IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
    }
}
