package dev.solvable.benchmarks.report;

import dev.solvable.GameFacts;
import dev.solvable.benchmarks.contest.Competitor;
import dev.solvable.benchmarks.contest.Contest;
import dev.solvable.benchmarks.contest.Group;
import dev.solvable.benchmarks.games.AppGames;
import dev.solvable.benchmarks.measure.Compilation;
import dev.solvable.benchmarks.measure.FreshRun;
import java.util.Optional;
import java.util.stream.Stream;

/** The tables of answers from solved games, of memory, of fresh processes and of the compiler. */
final class OtherTables {
    private final Results results;

    OtherTables(Results results) {
        this.results = results;
    }

    /** The time of one answer after the game is solved. */
    String answers() {
        Table table = new Table("answer", "time", "allocated");
        for (String name : new String[] {
            "TicTacToeAnswers.generated", "TicTacToeAnswers.generatedDistance", "TicTacToeAnswers.generatedBestMove",
            "TicTacToeAnswers.interpreter", "TicTacToeAnswers.textbook", "BlockGameAnswers.generated",
            "BlockGameAnswers.interpreter", "BlockGameAnswers.textbook", "BlockGameAnswers.handTuned"
        }) {
            results.measurement(name)
                    .ifPresent(answer -> table.add(
                            answer(name),
                            Quantities.seconds(answer.seconds()),
                            // JMH's own bookkeeping shows as a small fraction of a byte.
                            Quantities.bytes(answer.allocatedBytes() < 0.5 ? 0 : answer.allocatedBytes())));
        }
        return table.toString();
    }

    /** Such as "tic-tac-toe, generated: best move". */
    private static String answer(String name) {
        String game = name.startsWith("TicTacToe") ? "tic-tac-toe" : "BLOCKGAME";
        String program = name.substring(name.indexOf('.') + 1);
        return game + ", "
                + switch (program) {
                    case "generatedDistance" -> "generated: distance";
                    case "generatedBestMove" -> "generated: best move";
                    case "handTuned" -> "hand-tuned: outcome";
                    default -> program + ": outcome";
                };
    }

    /** The memory of each solver: its own forecast, and the heap that each program keeps. */
    String memory() {
        Table table = new Table("game", "said by facts()", "generated keeps", "interpreter keeps", "textbook keeps");
        for (Contest contest : SolvingTables.contests(Group.OUTCOME)) {
            Optional<FreshRun> generated = results.fresh(contest, Competitor.GENERATED);
            if (generated.isPresent()) {
                GameFacts facts = AppGames.find(contest.work()).solver().facts();
                table.add(
                        contest.work(),
                        Quantities.bytes((double) facts.cacheBytes()),
                        kept(generated),
                        kept(results.fresh(contest, Competitor.INTERPRETER)),
                        kept(results.fresh(contest, Competitor.TEXTBOOK)));
            }
        }
        return table.toString();
    }

    private static String kept(Optional<FreshRun> run) {
        return run.filter(FreshRun::finished)
                .map(finished -> Quantities.bytes((double) finished.keptBytes()))
                .orElse("");
    }

    /** From the start of a process to its answer. */
    String freshProcesses() {
        Table table = new Table("first answer", "generated", "interpreter", "textbook", "hand-tuned");
        FreshRun nothing = results.findings().fresh().get(0);
        table.add("a process that does nothing", Quantities.seconds(nothing.answerSeconds()), "", "", "");
        Stream.of(Group.FIRST_ANSWER, Group.OUTCOME)
                .flatMap(group -> SolvingTables.contests(group).stream())
                .filter(contest -> results.fresh(contest, Competitor.GENERATED).isPresent())
                .forEach(contest -> table.add(
                        contest.work(),
                        latency(contest, Competitor.GENERATED),
                        latency(contest, Competitor.INTERPRETER),
                        latency(contest, Competitor.TEXTBOOK),
                        latency(contest, Competitor.HAND_TUNED)));
        return table.toString();
    }

    private String latency(Contest contest, Competitor competitor) {
        return results.fresh(contest, competitor)
                .map(run -> new Time(run.answerSeconds(), run.finished()).text())
                .orElse("");
    }

    /** The cost of each declaration for the compiler. */
    String compilations() {
        Table table = new Table(
                "declaration",
                "without the processor",
                "the processor alone",
                "with it, solver compiled",
                "source",
                "class files");
        for (Compilation cost : results.findings().compilations()) {
            table.add(
                    cost.game(),
                    Quantities.seconds(cost.plainSeconds()),
                    Quantities.seconds(cost.processorSeconds()),
                    Quantities.seconds(cost.wholeSeconds()),
                    Quantities.bytes((double) cost.sourceBytes()),
                    Quantities.bytes((double) cost.classBytes()));
        }
        return table.toString();
    }
}
