package dev.solvable.processor.render;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import dev.solvable.Expectation;
import dev.solvable.processor.game.Game;
import dev.solvable.processor.game.RulesInWords;
import dev.solvable.processor.game.board.Thousands;
import dev.solvable.processor.plan.PiecePlan;
import dev.solvable.processor.plan.SolverPlan;
import dev.solvable.processor.render.code.JavaLang;
import dev.solvable.runtime.Board;
import dev.solvable.runtime.Memory;
import java.util.Comparator;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.Collectors;

/** The comment on a generated class: the game, its board, and the plan with its reasons. */
final class ClassComment {
    /** What an analysis stores besides positions. */
    private static final String MOVES =
            "while it solves, each move takes some 4 bytes more as long as all fits in seven tenths of the heap.";

    private final SolverPlan plan;
    private final Game game;
    private final List<ClassName> shadowed;

    /**
     * The comment.
     *
     * @param shadowed types of {@code java.lang} whose simple names the package has, too
     */
    ClassComment(SolverPlan plan, List<ClassName> shadowed) {
        this.plan = plan;
        this.shadowed = shadowed;
        this.game = plan.game();
    }

    CodeBlock code() {
        CodeBlock.Builder code = CodeBlock.builder();
        code.add(
                "Perfect play for {@link $L}.\n\n<p>$L\n\n<pre>\n$L</pre>\n\n",
                JavaLang.name(game.type()),
                RulesInWords.of(game, method -> "{@code " + method + "}"),
                picture());
        code.add("<p>How it is solved:\n<ul>\n");
        if (plan.proved() != Expectation.UNSTATED) {
            code.add(item(
                    "The compiler has played it out: under perfect play " + RulesInWords.result(plan.proved()) + "."));
        }
        for (String reason : plan.reasons()) {
            code.add(item(reason));
        }
        code.add(item(symmetries())).add(item(memory()));
        if (plan.usesThreads()) {
            code.add(item("A solver with several threads shares the work on "
                    + plan.solving().sharedWork().question() + " that takes long."));
        }
        code.add("</ul>\n");
        if (!shadowed.isEmpty()) {
            code.add("\n<p>These are types of {@code java.lang}, not the package's own:");
            shadowed.forEach(type -> code.add(" {@link $T}", type));
            code.add(".\n");
        }
        return code.build();
    }

    private static CodeBlock item(String text) {
        return CodeBlock.of("<li>$L\n", text);
    }

    /** The board with the numbers of its cells and their names, or between column letters and row numbers. */
    private String picture() {
        Board board = game.board();
        if (board.isNamed()) {
            return named(board);
        }
        int width = 1
                + Math.max(
                        String.valueOf(board.cells() - 1).length(),
                        Board.columnName(board.columns() - 1).length());
        StringBuilder picture = new StringBuilder(" ".repeat(4));
        for (int column = 0; column < board.columns(); column++) {
            picture.append(padded(Board.columnName(column), width));
        }
        picture.append('\n');
        return picture + rows(board, width, row -> padded(String.valueOf(row + 1), 4), String::valueOf);
    }

    private static String rows(Board board, int width, IntFunction<String> head, IntFunction<String> text) {
        StringBuilder rows = new StringBuilder();
        for (int row = 0; row < board.rows(); row++) {
            rows.append(head.apply(row));
            StringBuilder line = new StringBuilder();
            for (int column = 0; column < board.columns(); column++) {
                int cell = board.cellAt(row, column);
                line.append(padded(cell < 0 ? "" : text.apply(cell), width));
            }
            rows.append(line.toString().stripTrailing()).append('\n');
        }
        return rows.toString();
    }

    /** The board with a number and a name on each cell. */
    private static String named(Board board) {
        int longest = board.cellNames().stream().mapToInt(String::length).max().orElseThrow();
        int width = 4 + longest + String.valueOf(board.cells() - 1).length();
        return rows(board, width, row -> " ".repeat(4), cell -> cell + " " + board.name(cell));
    }

    private static String padded(String text, int width) {
        return " ".repeat(Math.max(0, width - text.length())) + text;
    }

    private String symmetries() {
        int order = plan.symmetries().order();
        if (game.isProgram()) {
            return "Positions with the same {@code canonical()} position are solved once.";
        }
        if (game.pieces().isPresent() && plan.symmetries().exchanges() > 0) {
            return order == 1
                    ? "One symmetry is known, which exchanges the players."
                    : "The game has " + Thousands.grouped(order)
                            + " symmetries, the identity included, and as many more that exchange the players.";
        }
        String kept = order == 1
                ? "No symmetry of the board is known."
                : "The game has " + Thousands.grouped(order) + " symmetries, the identity included"
                        + (plan.solving().folds() && !plan.solving().ordersRuns()
                                ? "; symmetric positions are searched once."
                                : ".");
        return kept + exchanges();
    }

    /** The exchange of marks or players, listed separately because it is no symmetry of positions. */
    private String exchanges() {
        int exchanges = plan.symmetries().exchanges();
        if (exchanges == 0) {
            return "";
        }
        return game.marks().isPresent()
                ? " Exchanging the marks is a symmetry" + (plan.symmetries().order() == 1 ? "." : ", too.")
                : " " + Thousands.grouped(exchanges) + " more exchange the players.";
    }

    private String memory() {
        if (game.isProgram() && plan.scores() && plan.cacheEntries() == 0) {
            return "The number of positions is not known before: it keeps up to 43 bytes for each, and half as much more"
                    + " while their table grows.";
        }
        if (game.isProgram() && plan.cacheEntries() == 0) {
            return "The number of positions is not known before: it keeps 8 to 10 bytes for each, and up to 16 while they are"
                    + " found; " + MOVES;
        }
        Memory memory = plan.memory();
        if (plan.solving() instanceof PiecePlan.Analysis analysis) {
            return "It keeps at most " + store(memory.stores().get(0), " bytes") + ", if all positions could be reached"
                    + (analysis.unmoves().isEmpty() ? "; " + MOVES : ".");
        }
        int ofMove = memory.bytesOfMove();
        int ofHelper = plan.sharesSearches() ? memory.bytesOfHelper() : 0;
        String moves =
                ofMove == 0 ? "" : (ofHelper == 0 ? " and " : ", ") + Thousands.grouped(ofMove) + " for each move";
        String helpers = ofHelper == 0 ? "" : " and " + Thousands.grouped(ofHelper) + " for each further thread";
        boolean isOne = memory.stores().size() == 1 && ofMove == 0 && ofHelper == 0;
        return "It keeps at most "
                + (isOne ? "" : Thousands.grouped(memory.bytes()) + " bytes" + moves + helpers + ": ")
                + stores(memory.stores(), isOne ? " bytes" : "") + "."
                + (plan.cacheEntries() == 0
                        ? ""
                        : " A growing cache is counted with its former array. A full cache costs time, never correctness.");
    }

    /** First the stores that every question needs. */
    private static String stores(List<Memory.Store> stores, String unit) {
        return stores.stream()
                .map(Memory.Store::when)
                .distinct()
                .sorted(Comparator.comparing(when -> !when.isEmpty()))
                .map(when -> stores.stream()
                        .filter(store -> store.when().equals(when))
                        .map(store -> store(store, unit))
                        .collect(Collectors.joining(", ", when, "")))
                .collect(Collectors.joining("; "));
    }

    private static String store(Memory.Store store, String unit) {
        String entries = store.entries() == 0 ? "" : " (" + Thousands.grouped(store.entries()) + " entries)";
        return Thousands.grouped(store.bytes()) + unit + " for " + store.name() + entries;
    }
}
