package dev.solvable.tool.command;

import dev.solvable.Solver;
import dev.solvable.tool.analysis.BoardText;
import dev.solvable.tool.puzzles.Puzzle;
import dev.solvable.tool.puzzles.PuzzleKind;
import dev.solvable.tool.terminal.Paint;
import dev.solvable.tool.text.BoardPicture;
import java.util.List;
import java.util.Locale;

/** Puzzles as text and as a page to print: first the boards, then the solutions. */
final class PuzzleSheet {
    private static final String STYLE = """
            body { font-family: system-ui, sans-serif; margin: 2em; }
            .boards { display: grid; grid-template-columns: repeat(auto-fill, minmax(14em, 1fr)); gap: 2em; }
            section { break-inside: avoid; }
            h2 { font-size: 1em; margin: 0; }
            pre { font-size: 1.2em; line-height: 1.4; }
            .solutions { break-before: page; }
            """;

    private final Solver solver;
    private final PuzzleKind kind;
    private final List<Puzzle> puzzles;

    PuzzleSheet(Solver solver, PuzzleKind kind, List<Puzzle> puzzles) {
        this.solver = solver;
        this.kind = kind;
        this.puzzles = puzzles;
    }

    /** The puzzles and their solutions, for a terminal. */
    String text(Paint paint) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < puzzles.size(); i++) {
            text.append(paint.strong(question(i)))
                    .append("\n\n")
                    .append(picture(i, paint))
                    .append('\n');
        }
        text.append(paint.strong("Solutions")).append('\n');
        for (int i = 0; i < puzzles.size(); i++) {
            text.append("  ").append(solution(i)).append('\n');
        }
        return text.toString();
    }

    /** The same as a page of HTML that stands alone. */
    String html() {
        String title = escaped(solver.facts().name()) + ": " + kind.task();
        StringBuilder page = new StringBuilder("<!DOCTYPE html>\n<html lang=\"en\">\n<meta charset=\"utf-8\">\n<title>")
                .append(title)
                .append("</title>\n<style>\n")
                .append(STYLE)
                .append("</style>\n<h1>")
                .append(title)
                .append("</h1>\n<div class=\"boards\">\n");
        for (int i = 0; i < puzzles.size(); i++) {
            page.append("<section>\n<h2>")
                    .append(escaped(question(i)))
                    .append("</h2>\n<pre>\n")
                    .append(escaped(picture(i, Paint.NONE)))
                    .append("</pre>\n</section>\n");
        }
        page.append("</div>\n<div class=\"solutions\">\n<h1>Solutions</h1>\n");
        for (int i = 0; i < puzzles.size(); i++) {
            page.append("<p>").append(escaped(solution(i))).append("</p>\n");
        }
        return page.append("</div>\n</html>\n").toString();
    }

    private String question(int number) {
        String side = puzzles.get(number).toMove().name().toLowerCase(Locale.ROOT);
        return number + 1 + ". " + (side.equals("either") ? "Move and " : "The " + side + " player is to move: ")
                + kind.task();
    }

    private String picture(int number, Paint paint) {
        Puzzle puzzle = puzzles.get(number);
        return new BoardPicture(solver, paint).of(BoardText.parse(solver, puzzle.board(), puzzle.toMove()));
    }

    private String solution(int number) {
        return number + 1 + ". " + String.join(" ", puzzles.get(number).line());
    }

    private static String escaped(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
    }
}
