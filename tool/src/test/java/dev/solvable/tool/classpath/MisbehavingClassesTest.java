package dev.solvable.tool.classpath;

import static org.assertj.core.api.Assertions.assertThat;

import dev.solvable.Solver;
import dev.solvable.tool.games.Games;
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.StringWriter;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject.Kind;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Classes of which each misbehaves in another way, beside good ones: these are offered, the others named. */
@Tag("slow")
class MisbehavingClassesTest {
    private static final String SAMPLE = "dev/solvable/sample/games/";

    private static final List<String> GOOD = List.of(
            "BlockGame",
            "ConnectFour5x4",
            "Cram",
            "DawsonsKayles",
            "Domineering",
            "Kayles",
            "Notakto",
            "Teeko",
            "TicTacToe",
            "WildTicTacToe");

    /** What stands in the body of a class that is called a solver, and what is said of it. */
    private static final Map<String, Map.Entry<String, String>> BAD = new LinkedHashMap<>();

    static {
        bad(
                "InitThrows",
                "static { if (true) throw new RuntimeException(\"no stones\"); }",
                "RuntimeException: no stones");
        bad("InitFails", "static { if (true) throw new AssertionError(\"no board\"); }", "AssertionError: no board");
        bad("InitOverflows", "static int deep() { return deep() + 1; } static int d = deep();", "StackOverflowError");
        bad("InitFills", "static { if (true) throw new OutOfMemoryError(\"all\"); }", "OutOfMemoryError: all");
        bad("InitExits", "static { System.exit(3); }", "System.exit(3) is called, which would end this program");
        bad(
                "InitExitsToo",
                "static { Runtime.getRuntime().exit(3); }",
                "InitExitsTooSolver calls java.lang.Runtime.exit");
        bad("InitHalts", "static { Runtime.getRuntime().halt(3); }", "InitHaltsSolver calls java.lang.Runtime.halt");
        bad(
                "MadeExits",
                "static void end(java.util.function.IntConsumer exit) { exit.accept(4); } { end(System::exit); }",
                "System.exit(4) is called, which would end this program");
        bad(
                "InitSleeps",
                "static { while (true) { try { Thread.sleep(1000); } catch (InterruptedException e) { } if (System.nanoTime() == 0) break; } }",
                "it was not loaded within 5 s");
        bad(
                "MadeSleeps",
                "{ while (true) { try { Thread.sleep(1000); } catch (InterruptedException e) { } if (System.nanoTime() == 0) break; } }",
                "it was not loaded within 5 s");
        bad(
                "InitShouts",
                "static { if (true) throw new IllegalStateException(\"\\u001b[31mred\\n\\nrows\"); }",
                "\\u001b[31mred rows");
        bad("InitTalks", "static { if (true) throw new IllegalStateException(\"x\".repeat(1_000_000)); }", "xxx...");
        bad(
                "InitMute",
                "static class Mute extends RuntimeException { public String getMessage() { throw new RuntimeException(); } }"
                        + " static { if (true) throw new Mute(); }",
                "Mute: its message cannot be had");
        bad(
                "InitRound",
                "static { RuntimeException a = new RuntimeException(\"a\"), b = new RuntimeException(\"b\", a); a.initCause(b); if (true) throw a; }",
                "RuntimeException: a");
        bad("MadeThrows", "{ if (true) throw new RuntimeException(\"not made\"); }", "RuntimeException: not made");
        bad("MadeFails", "{ if (true) throw new AssertionError(\"not made\"); }", "AssertionError: not made");
        bad("MadeOverflows", "int deep() { return deep() + 1; } int d = deep();", "StackOverflowError");
        bad("MadeNothing", "{ Object o = null; o.hashCode(); }", "NullPointerException");
        bad("MadeDivides", "{ int z = 0; z = 1 / z; }", "ArithmeticException: / by zero");
        bad(
                "MadeIndexes",
                "{ int z = new int[0][0].length; z = new int[0][z]; }"
                        .replace("z = new int[0][z];", "z = new int[z][0].length; int[] a = {}; z = a[z];"),
                "ArrayIndexOutOfBounds");
        bad("Native", "native int ask(); { ask(); }", "UnsatisfiedLinkError");
        bad("NoSolver", "", "ClassCastException");
        bad("Needy", "{ new Gone(); } static class Gone {}", "which is not on the class path");
        bad("MadeDies", "{ if (true) throw new ThreadDeath(); }", "ThreadDeath");
        bad("Later", "", "class file version 126.0");
    }

    private final List<String> complaints = new ArrayList<>();

    @TempDir
    private Path folder;

    private static void bad(String name, String body, String told) {
        BAD.put(name, Map.entry(body, told));
    }

    private void compile() {
        StringWriter messages = new StringWriter();
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        List<SimpleJavaFileObject> sources = new ArrayList<>();
        BAD.forEach((name, bad) ->
                sources.add(new SimpleJavaFileObject(URI.create("memory:///" + name + "Solver.java"), Kind.SOURCE) {
                    @Override
                    public CharSequence getCharContent(boolean ignoreEncodingErrors) {
                        return "@dev.solvable.Generated(\"nobody\") public class " + name + "Solver { " + bad.getKey()
                                + " }";
                    }
                }));
        boolean success = compiler.getTask(
                        messages,
                        null,
                        null,
                        List.of(
                                "-proc:none",
                                "-d",
                                folder.toString(),
                                "-classpath",
                                Solver.class
                                        .getProtectionDomain()
                                        .getCodeSource()
                                        .getLocation()
                                        .getPath()),
                        null,
                        sources)
                .call();
        assertThat(success).as(messages.toString()).isTrue();
    }

    private void spoil() throws IOException {
        Files.delete(folder.resolve("NeedySolver$Gone.class"));
        byte[] later = Files.readAllBytes(folder.resolve("LaterSolver.class"));
        later[7] = 126;
        Files.write(folder.resolve("LaterSolver.class"), later);
    }

    /** Files that are no class at all. */
    private Set<String> garbage() throws IOException {
        Files.write(folder.resolve("EmptySolver.class"), new byte[0]);
        Files.writeString(folder.resolve("TextSolver.class"), "this is no class");
        byte[] whole = Files.readAllBytes(folder.resolve("NoSolverSolver.class"));
        Files.write(folder.resolve("CutSolver.class"), Arrays.copyOf(whole, whole.length / 2));
        byte[] strange = whole.clone();
        strange[10] = 99; // the kind of the first constant
        Files.write(folder.resolve("StrangeSolver.class"), strange);
        Files.write(folder.resolve("DeepSolver.class"), nestedAnnotations());
        return new TreeSet<>(Set.of("Empty", "Text", "Cut", "Strange", "Deep"));
    }

    private static byte[] nestedAnnotations() throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        DataOutputStream out = new DataOutputStream(bytes);
        out.writeInt(0xCAFE_BABE);
        out.writeInt(61);
        out.writeShort(4);
        out.writeByte(1);
        out.writeUTF("DeepSolver");
        out.writeByte(7);
        out.writeShort(1);
        out.writeByte(1);
        out.writeUTF("RuntimeInvisibleAnnotations");
        out.writeShort(1); // public
        out.writeShort(2);
        out.writeShort(0);
        out.writeShort(0);
        out.writeShort(0);
        out.writeShort(0);
        out.writeShort(1);
        out.writeShort(3);
        out.writeInt(8 + 3 * 300_000 + 3);
        out.writeShort(1);
        out.writeShort(1);
        out.writeShort(1);
        out.writeShort(1);
        for (int depth = 0; depth < 300_000; depth++) {
            out.writeByte('[');
            out.writeShort(1);
        }
        out.writeByte('I');
        out.writeShort(1);
        return bytes.toByteArray();
    }

    @Test
    @Timeout(120)
    void theGoodOnesAreOfferedAndTheOthersNamed() throws IOException {
        compile();
        spoil();
        Set<String> unreadable = garbage();
        Project.classes(
                folder, GOOD.stream().map(game -> SAMPLE + game + "Solver").toArray(String[]::new));

        Games games = FoundGames.on(new ClassPath(List.of(folder)), complaints::add);

        assertThat(games.names()).containsExactlyInAnyOrderElementsOf(GOOD);
        for (String game : GOOD) {
            assertThat(games.find(game).orElseThrow().facts().name()).isEqualTo(game);
        }
        assertThat(complaints).hasSize(BAD.size() + unreadable.size()).hasSize(30);
        for (String name : unreadable) {
            assertThat(complaints)
                    .contains("'" + name + "Solver.class' is left out: it is no class file that can be read");
        }
        BAD.forEach((name, bad) -> assertThat(complaints)
                .filteredOn(line -> line.startsWith(name + "Solver is left out: "))
                .as(name)
                .singleElement()
                .asString()
                .contains(bad.getValue())
                .hasSizeLessThan(700)
                .doesNotContain("\n", "\u001b"));
    }
}
