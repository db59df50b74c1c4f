package dev.solvable.processor;

import dev.solvable.processor.ErroneousSource.Expectation;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.eclipse.jdt.core.compiler.batch.BatchCompiler;

/** The Eclipse compiler, run on real files: inside compile-testing it does not work. */
public final class Eclipse {
    /** A problem in the style of {@code -Xemacs}. */
    private static final Pattern PROBLEM = Pattern.compile(".*\\.java:(\\d+): (\\w+): (.*)");

    private Eclipse() {}

    /**
     * What the compiler says of real files, with the warnings asked for and more options; nothing where all is well.
     */
    public static String warnings(String warnings, List<Path> sources, Path output, String... options) {
        StringWriter said = new StringWriter();
        PrintWriter writer = new PrintWriter(said);
        String classPath = System.getProperty("java.class.path");
        List<String> arguments = new ArrayList<>(List.of(
                "--release",
                "17",
                warnings,
                "-processorpath",
                classPath,
                "-classpath",
                classPath,
                "-d",
                output.toString(),
                "-s",
                output.toString()));
        arguments.addAll(List.of(options));
        if (!arguments.contains("-processor")) {
            arguments.addAll(List.of("-processor", SolvableGameProcessor.class.getName()));
        }
        sources.forEach(source -> arguments.add(source.toString()));
        boolean success = BatchCompiler.compile(arguments.toArray(String[]::new), writer, writer, null);
        return success ? said.toString() : "does not compile:\n" + said;
    }

    /** What the compiler says, warnings left out. */
    static List<Expectation> compile(Path source, Path output) {
        return compile(List.of(source), System.getProperty("java.class.path"), output);
    }

    /** The same of several files, with what they may use. */
    static List<Expectation> compile(List<Path> sources, String classPath, Path output) {
        return compile("17", sources, classPath, output);
    }

    /** The same with another release than 17. */
    static List<Expectation> compile(String release, List<Path> sources, String classPath, Path output) {
        StringWriter said = new StringWriter();
        PrintWriter writer = new PrintWriter(said);
        List<String> arguments = new ArrayList<>(List.of(
                "--release",
                release,
                "-Xemacs",
                "-proceedOnError",
                "-processor",
                SolvableGameProcessor.class.getName(),
                "-processorpath",
                System.getProperty("java.class.path"),
                "-classpath",
                classPath,
                "-d",
                output.toString(),
                "-s",
                output.toString()));
        sources.forEach(source -> arguments.add(source.toString()));
        BatchCompiler.compile(arguments.toArray(String[]::new), writer, writer, null);
        List<Expectation> problems = new ArrayList<>();
        for (String line : said.toString().lines().toList()) {
            Matcher problem = PROBLEM.matcher(line);
            if (problem.matches() && problem.group(2).equals("warning")) {
                continue;
            }
            if (problem.matches()) {
                String kind = problem.group(2).toUpperCase(Locale.ROOT).replace("INFO", "NOTE");
                problems.add(new Expectation(kind, Long.parseLong(problem.group(1)), problem.group(3)));
            } else if (line.contains("Exception") || line.contains("Error:")) {
                problems.add(new Expectation("CRASH", 0, said.toString()));
            }
        }
        return problems;
    }
}
