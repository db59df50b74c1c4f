package dev.solvable.benchmarks.report;

import dev.solvable.benchmarks.contest.Competitor;
import dev.solvable.benchmarks.contest.Contest;
import dev.solvable.benchmarks.contest.Contests;
import dev.solvable.benchmarks.contest.Group;
import dev.solvable.benchmarks.games.AppGames;
import dev.solvable.benchmarks.games.Game;
import dev.solvable.benchmarks.measure.FreshRun;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The tables of contests. */
final class SolvingTables {
    private static final double TARGET = 10;

    private final Results results;

    SolvingTables(Results results) {
        this.results = results;
    }

    /** Every game of the app against the interpreter: every position of the game, and the value of one. */
    String everyGame() {
        Table table = new Table(
                "game",
                "every position: generated",
                "interpreter",
                "times",
                "positions/s",
                "interpreter's",
                "one position, after",
                "generated",
                "interpreter",
                "times");
        List<String> below = new ArrayList<>();
        List<String> belowForOne = new ArrayList<>();
        for (Game game : AppGames.all()) {
            Optional<Contest> whole = contest(Group.EVERY_POSITION, game.name());
            Optional<Contest> one = contest(Group.VALUE, game.name());
            table.add(
                    game.name(),
                    time(whole, Competitor.GENERATED),
                    time(whole, Competitor.INTERPRETER),
                    times(whole, Competitor.INTERPRETER),
                    rate(whole, Competitor.GENERATED),
                    rate(whole, Competitor.INTERPRETER),
                    game.moves().isEmpty() ? "no move" : "`" + game.moves() + "`",
                    time(one, Competitor.GENERATED),
                    time(one, Competitor.INTERPRETER),
                    times(one, Competitor.INTERPRETER));
            if (missesTarget(whole.isPresent() ? whole : one)) {
                below.add(game.name());
            }
            if (missesTarget(one)) {
                belowForOne.add(game.name());
            }
        }
        return table
                + "\nNot shown to be ten times as fast for every position, or where the game is searched for the one: "
                + list(below)
                + ".\nNot shown to be ten times as fast for the one position: "
                + list(belowForOne)
                + ".\n";
    }

    private static String list(List<String> names) {
        return names.isEmpty() ? "none" : String.join(", ", names);
    }

    private boolean missesTarget(Optional<Contest> contest) {
        Optional<Time> generated = contest.flatMap(found -> results.time(found, Competitor.GENERATED));
        Optional<Time> interpreter = contest.flatMap(found -> results.time(found, Competitor.INTERPRETER));
        return generated.isPresent()
                && interpreter.isPresent()
                && !interpreter.get().isAtLeast(TARGET, generated.get());
    }

    private String time(Optional<Contest> contest, Competitor competitor) {
        return contest.flatMap(found -> results.time(found, competitor))
                .map(Time::text)
                .orElse("");
    }

    /** How many times as long as the generated solver another program takes. */
    private String times(Optional<Contest> contest, Competitor other) {
        Optional<Time> generated = contest.flatMap(found -> results.time(found, Competitor.GENERATED));
        Optional<Time> theirs = contest.flatMap(found -> results.time(found, other));
        return generated.isPresent() && theirs.isPresent() ? "**" + theirs.get().times(generated.get()) + "**" : "";
    }

    private String rate(Optional<Contest> contest, Competitor competitor) {
        return contest.flatMap(found -> rate(found, competitor))
                .map(Quantities::count)
                .orElse("");
    }

    private static Optional<Contest> contest(Group group, String work) {
        return contests(group).stream()
                .filter(contest -> contest.work().equals(work))
                .findFirst();
    }

    /** A table of times, and how many times as long as the generated solver the others take. */
    String times(Group group, Competitor... others) {
        List<String> columns = new ArrayList<>(List.of(group == Group.GROWTH ? "board" : "game", "generated"));
        for (Competitor other : others) {
            columns.add(other.text());
            columns.add("times");
        }
        Table table = new Table(columns.toArray(String[]::new));
        for (Contest contest : contests(group)) {
            Optional<Time> generated = results.time(contest, Competitor.GENERATED);
            if (generated.isEmpty()) {
                continue;
            }
            List<String> row =
                    new ArrayList<>(List.of(contest.work(), generated.get().text()));
            for (Competitor other : others) {
                Optional<Time> time = results.time(contest, other);
                row.add(time.map(Time::text).orElse(""));
                row.add(time.map(t -> t.times(generated.get())).orElse(""));
            }
            table.add(row.toArray(String[]::new));
        }
        return table.toString();
    }

    /** All BLOCKGAME boards, with a row for each program. */
    String allBoards() {
        Contest contest = contests(Group.ALL_BOARDS).get(0);
        Table table = new Table("program", "all boards", "times the generated solver's", "boards/s");
        Optional<Time> generated = results.time(contest, Competitor.GENERATED);
        for (Competitor competitor : contest.attempts().keySet()) {
            Optional<Time> time = results.time(contest, competitor);
            if (time.isPresent() && generated.isPresent()) {
                table.add(
                        competitor.text(),
                        time.get().text(),
                        time.get().times(generated.get()),
                        rate(contest, competitor).map(Quantities::count).orElse(""));
            }
        }
        return table.toString();
    }

    /** BLOCKGAME's tiles on growing boards, each with twice as many positions as the one before. */
    String growth() {
        Table table = new Table("board", "boards", "generated", "times the board before", "textbook", "times");
        Time before = null;
        for (Contest contest : contests(Group.GROWTH)) {
            Optional<Time> generated = results.time(contest, Competitor.GENERATED);
            if (generated.isEmpty()) {
                continue;
            }
            Optional<Time> textbook = results.time(contest, Competitor.TEXTBOOK);
            table.add(
                    contest.work(),
                    positions(contest, Competitor.GENERATED),
                    generated.get().text(),
                    before == null ? "" : generated.get().times(before),
                    textbook.map(Time::text).orElse(""),
                    textbook.map(time -> time.times(generated.get())).orElse(""));
            before = generated.get();
        }
        return table.toString();
    }

    /** Games whose pieces move, by retrograde analysis of the reachable positions: canonical ones, or all in maps. */
    String moving() {
        Table table = new Table(
                "game",
                "positions, one of all images",
                "generated",
                "positions/s",
                "positions in maps",
                "maps",
                "positions/s",
                "times");
        for (Contest contest : contests(Group.MOVING)) {
            Optional<Contest> moving = Optional.of(contest);
            table.add(
                    contest.work(),
                    positions(contest, Competitor.GENERATED),
                    time(moving, Competitor.GENERATED),
                    rate(moving, Competitor.GENERATED),
                    positions(contest, Competitor.TEXTBOOK),
                    time(moving, Competitor.TEXTBOOK),
                    rate(moving, Competitor.TEXTBOOK),
                    times(moving, Competitor.TEXTBOOK));
        }
        return table.toString();
    }

    private String positions(Contest contest, Competitor competitor) {
        return results.fresh(contest, competitor)
                .filter(FreshRun::finished)
                .map(run -> Quantities.whole(run.positions()))
                .orElse("");
    }

    /** The contests in which another program is faster with one thread. */
    String losses() {
        List<String> losses = new ArrayList<>();
        for (Contest contest : Contests.held()) {
            Optional<Time> generated = results.time(contest, Competitor.GENERATED);
            for (Competitor other : List.of(Competitor.INTERPRETER, Competitor.TEXTBOOK, Competitor.HAND_TUNED)) {
                Optional<Time> time = results.time(contest, other);
                if (generated.isPresent() && time.isPresent() && time.get().isLessThan(generated.get())) {
                    losses.add("- " + contest.work() + " (" + subject(contest.group()) + "): the " + other.text()
                            + " takes " + time.get().text() + ", the generated solver "
                            + generated.get().text() + ".");
                }
            }
        }
        return losses.isEmpty() ? "Nowhere in this run." : String.join("\n", losses);
    }

    private static String subject(Group group) {
        return switch (group) {
            case EVERY_POSITION, MOVING, POINTS -> "every position";
            case VALUE -> "outcome and distance";
            case OUTCOME, SEARCH -> "outcome or nimber alone";
            case ALL_BOARDS, GROWTH -> "all boards";
            case FIRST_ANSWER -> "first answer";
        };
    }

    private Optional<Double> rate(Contest contest, Competitor competitor) {
        Optional<Time> time = results.time(contest, competitor).filter(Time::finished);
        return results.fresh(contest, competitor)
                .map(FreshRun::positions)
                .filter(positions -> positions > 0 && time.isPresent())
                .map(positions -> positions / time.orElseThrow().seconds());
    }

    static List<Contest> contests(Group group) {
        return Contests.held().stream()
                .filter(contest -> contest.group() == group)
                .toList();
    }
}
