package dev.solvable.processor;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * The main sources stay within the figures of {@code budget.txt}: lines and files of each module and package, and
 * limits of the structure. A change that raises a figure shows it as a line of its own. {@code -Dsolvable.budget=write}
 * writes the file anew.
 *
 * <p>It is a test of the processor because the tests of the checkout are here. It counts sources by path, and needs no
 * Git: the second build, in a copy, runs it too.
 */
class BudgetTest {
    private static final Path ROOT = Path.of("..");

    private static final Path BUDGET = Path.of("src/test/resources/budget.txt");

    private static final boolean WRITE = "write".equals(System.getProperty("solvable.budget"));

    private static final Pattern MODULE = Pattern.compile("<module>([^<]+)</module>");

    private static final Pattern ROW = Pattern.compile("(\\S.*?)((?: +\\d+)+)");

    private static final Pattern SOURCE = Pattern.compile(".*\\.(java|js|css|html)");

    private static final Pattern QUESTION = Pattern.compile(
            "\\brules(\\(\\))? instanceof\\b|\\binstanceof (\\w+Rules|Declared(Marks|Tiles|MoveSource|Pieces|Program))\\b");

    private static final Pattern CLASS =
            Pattern.compile("^(?:public )?(.*)class (\\w+)(?:<.*?>)?(?: extends (\\w+))?", Pattern.MULTILINE);

    /** The name of a row, and its figures: lines and files, or one number. */
    private static final class Table extends TreeMap<String, List<Integer>> {
        private static final long serialVersionUID = 1;

        static Table parse(List<String> lines) {
            Table table = new Table();
            for (String line : lines) {
                Matcher row = ROW.matcher(line);
                if (!line.startsWith("#") && row.matches()) {
                    table.put(row.group(1), figures(row.group(2)));
                }
            }
            return table;
        }

        private static List<Integer> figures(String text) {
            return Arrays.stream(text.strip().split(" +")).map(Integer::valueOf).toList();
        }

        void add(String name, int lines) {
            List<Integer> before = getOrDefault(name, List.of(0, 0));
            put(name, List.of(before.get(0) + lines, before.get(1) + 1));
        }

        /** The rows where this table has more than the other one, and those that only one of them has. */
        List<String> above(Table budget) {
            List<String> above = new ArrayList<>();
            forEach((name, figures) -> {
                List<Integer> most = budget.get(name);
                if (most == null) {
                    above.add(name + " is not in the budget: " + figures);
                } else if (!withinEach(figures, most)) {
                    above.add(name + " has " + figures + ", and the budget is " + most);
                }
            });
            for (String name : budget.keySet()) {
                if (!containsKey(name)) {
                    above.add(name + " is in the budget only");
                }
            }
            return above;
        }

        private static boolean withinEach(List<Integer> figures, List<Integer> most) {
            for (int i = 0; i < figures.size(); i++) {
                if (figures.get(i) > most.get(i)) {
                    return false;
                }
            }
            return true;
        }

        String text() {
            return entrySet().stream()
                    .map(row -> "%-60s%s%n"
                            .formatted(
                                    row.getKey(),
                                    row.getValue().stream()
                                            .map("%8d"::formatted)
                                            .collect(Collectors.joining())))
                    .collect(Collectors.joining())
                    .replace("\r\n", "\n");
        }
    }

    /** A source below {@code src/main} of a module. */
    private record Source(String module, String folder, String name, String text) {
        static List<Source> all() throws IOException {
            List<Source> sources = new ArrayList<>();
            for (MatchResult module : MODULE.matcher(Files.readString(ROOT.resolve("pom.xml")))
                    .results()
                    .toList()) {
                addAll(sources, module.group(1));
            }
            return sources;
        }

        private static void addAll(List<Source> sources, String module) throws IOException {
            Path main = ROOT.resolve(module).resolve("src/main");
            try (Stream<Path> files = Files.walk(main)) {
                for (Path file : files.filter(Files::isRegularFile).toList()) {
                    String name = file.getFileName().toString();
                    if (SOURCE.matcher(name).matches()) {
                        // The first folder is "java" or "resources".
                        Path inside = main.relativize(file);
                        Path folder = inside.subpath(1, inside.getNameCount()).getParent();
                        String place = folder == null ? "." : folder.toString().replaceAll("[/\\\\]", ".");
                        sources.add(new Source(module, place, name, Files.readString(file)));
                    }
                }
            }
        }

        int lines() {
            return (int) text.lines().count();
        }
    }

    private static Table sizes(List<Source> sources) {
        Table table = new Table();
        for (Source source : sources) {
            table.add(source.module(), source.lines());
            table.add(source.module() + " " + source.folder(), source.lines());
        }
        return table;
    }

    private static Table structure(List<Source> sources) {
        Table table = new Table();
        for (String module : List.of("processor", "runtime")) {
            table.put("largest package of " + module + ", files", List.of(filesOfLargestPackage(sources, module)));
        }
        List<Source> both = sources.stream()
                .filter(source ->
                        source.module().equals("processor") || source.module().equals("runtime"))
                .toList();
        table.put(
                "instanceof on rules",
                List.of(both.stream()
                        .mapToInt(source ->
                                (int) QUESTION.matcher(source.text()).results().count())
                        .sum()));
        table.put("types with one name in processor and runtime", List.of(sharedNames(both)));
        Map<String, String> parents = abstractSolvers(both);
        table.put("abstract solver and shell classes", List.of(parents.size()));
        table.put("levels above a generated class", List.of(levels(parents)));
        return table;
    }

    private static int filesOfLargestPackage(List<Source> sources, String module) {
        return sources.stream()
                .filter(source -> source.module().equals(module))
                .collect(Collectors.groupingBy(Source::folder, Collectors.summingInt(source -> 1)))
                .values()
                .stream()
                .mapToInt(Integer::intValue)
                .max()
                .orElseThrow();
    }

    private static int sharedNames(List<Source> both) {
        Map<String, Set<String>> modules = new HashMap<>();
        for (Source source : both) {
            if (!source.name().matches("(package|module)-info\\.java")) {
                modules.computeIfAbsent(source.name(), name -> new HashSet<>()).add(source.module());
            }
        }
        return (int)
                modules.values().stream().filter(owners -> owners.size() > 1).count();
    }

    /** The abstract classes of solvers and shells, each with the class that it extends, or none. */
    private static Map<String, String> abstractSolvers(List<Source> sources) {
        Map<String, String> parents = new TreeMap<>();
        for (Source source : sources) {
            for (MatchResult type : CLASS.matcher(source.text()).results().toList()) {
                if (type.group(1).contains("abstract ") && type.group(2).matches("\\w+(Solver|Shell)")) {
                    parents.put(type.group(2), type.group(3) == null ? "" : type.group(3));
                }
            }
        }
        return parents;
    }

    private static int levels(Map<String, String> parents) {
        int most = 0;
        for (String solver : parents.keySet()) {
            int levels = 0;
            for (String type = solver; parents.containsKey(type); type = parents.get(type)) {
                levels++;
            }
            most = Math.max(most, levels);
        }
        return most;
    }

    private static String file(Table sizes, Table structure) {
        return "# The most that the main sources may have; BudgetTest fails above it. Say in the change why a figure is raised.\n"
                + "# Written anew with -Dsolvable.budget=write: see CONTRIBUTING.md.\n"
                + "\n# module, and package in it: lines, files\n"
                + sizes.text()
                + "\n# structure\n"
                + structure.text();
    }

    @Test
    void theSourcesStayWithinTheBudget() throws IOException {
        List<Source> sources = Source.all();
        Table sizes = sizes(sources);
        Table structure = structure(sources);
        System.out.println(sizes.text() + structure.text());
        if (WRITE) {
            Files.writeString(BUDGET, file(sizes, structure));
        }
        Table measured = new Table();
        measured.putAll(sizes);
        measured.putAll(structure);

        assertThat(measured.above(Table.parse(Files.readAllLines(BUDGET))))
                .as("above the budget; if it is meant, raise the figure with -Dsolvable.budget=write")
                .isEmpty();
    }

    @Test
    void moreThanTheBudgetIsFound() {
        Table budget = Table.parse(List.of("# lines 1 1", "a  10  2", "a p.q  10  2", "gone  3", "limit of x  5"));

        assertThat(Table.parse(List.of("a 10 2", "a p.q 9 1", "gone 3", "limit of x 0"))
                        .above(budget))
                .isEmpty();
        assertThat(Table.parse(List.of("a 11 2", "a p.q 10 3", "new 1 1", "limit of x 6"))
                        .above(budget))
                .containsExactly(
                        "a has [11, 2], and the budget is [10, 2]",
                        "a p.q has [10, 3], and the budget is [10, 2]",
                        "limit of x has [6], and the budget is [5]",
                        "new is not in the budget: [1, 1]",
                        "gone is in the budget only");
    }

    @Test
    void theStructureIsCounted() {
        Table structure = structure(List.of(
                new Source("runtime", "p", "A.java", "public abstract class OneShell {}\n"),
                new Source("runtime", "p", "B.java", "abstract class TwoSolver<T> extends OneShell {}\n"),
                new Source("runtime", "q", "C.java", "final class ThreeSolver extends TwoSolver<X> {}\n"),
                new Source(
                        "processor", "r", "A.java", "if (a.rules() instanceof R || b instanceof DeclaredMarks m) {}")));

        assertThat(structure.text().lines().map(line -> line.replaceAll(" +", " ")))
                .containsExactly(
                        "abstract solver and shell classes 2",
                        "instanceof on rules 2",
                        "largest package of processor, files 1",
                        "largest package of runtime, files 2",
                        "levels above a generated class 2",
                        "types with one name in processor and runtime 1");
    }
}
