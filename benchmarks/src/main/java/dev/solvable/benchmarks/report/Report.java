package dev.solvable.benchmarks.report;

import dev.solvable.benchmarks.contest.Competitor;
import dev.solvable.benchmarks.contest.Group;
import dev.solvable.benchmarks.measure.Machine;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Writes the tables of a run between the markers of a Markdown file. */
public final class Report {
    /** The name of JMH's result file. */
    public static final String JMH = "jmh.json";

    /** The name of the file of {@link Findings}. */
    public static final String FINDINGS = "findings.json";

    private static final String BEGIN = "<!-- results: written by run-benchmarks -->\n";
    private static final String END = "<!-- end of results -->\n";

    private Report() {}

    /**
     * Writes the tables of a finished run.
     *
     * @param arguments the folder of the results, and the file to write into
     */
    public static void main(String[] arguments) throws IOException {
        Path file = Path.of(arguments[1]);
        Files.writeString(file, insert(Files.readString(file), tables(Path.of(arguments[0]))));
    }

    /** The text with new tables between the markers. */
    static String insert(String text, String tables) {
        int begin = text.indexOf(BEGIN);
        int end = text.indexOf(END);
        if (begin < 0 || end < begin) {
            throw new IllegalArgumentException("the text has no markers " + BEGIN + END);
        }
        return text.substring(0, begin + BEGIN.length()) + "\n" + tables + "\n" + text.substring(end);
    }

    /** The tables of a run. */
    public static String tables(Path folder) throws IOException {
        Results results = Results.read(folder);
        SolvingTables solving = new SolvingTables(results);
        OtherTables other = new OtherTables(results);
        Machine machine = results.findings().machine();
        return String.join(
                "\n",
                "Machine: " + machine.cpu() + ", " + machine.cores() + " cores, " + machine.system() + "; "
                        + machine.jdk() + ". The run took "
                        + Quantities.seconds(results.findings().seconds()) + ".\n",
                "### Every game against the interpreter\n",
                solving.everyGame(),
                "### Outcome alone\n",
                solving.times(Group.OUTCOME, Competitor.INTERPRETER, Competitor.TEXTBOOK),
                "### All 33,554,432 boards of BLOCKGAME\n",
                solving.allBoards(),
                "### Beyond tables\n",
                solving.times(
                        Group.SEARCH, Competitor.INTERPRETER, Competitor.TEXTBOOK, Competitor.GENERATED_TWO_THREADS),
                "### Growth\n",
                solving.growth(),
                "### Games whose pieces move\n",
                solving.moving(),
                "### Every position of a game of points\n",
                solving.times(Group.POINTS, Competitor.TEXTBOOK),
                "### One answer, everything being solved\n",
                other.answers(),
                "### Memory\n",
                other.memory(),
                "### A fresh JVM\n",
                other.freshProcesses(),
                "### The compiler\n",
                other.compilations(),
                "### Where we lose\n",
                solving.losses() + "\n");
    }
}
