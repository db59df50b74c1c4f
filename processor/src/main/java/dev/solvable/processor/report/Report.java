package dev.solvable.processor.report;

import dev.solvable.processor.game.Game;
import dev.solvable.processor.game.RulesInWords;
import dev.solvable.processor.plan.SolverPlan;
import dev.solvable.processor.proof.Proof.Ply;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * A page about one game: its rules, its result with a line of perfect play, its board, lines, moves and symmetries in
 * pictures, the plan with its reasons, the sizes, and the declaration. One file of HTML without a script; the same
 * input gives the same bytes.
 */
public final class Report {
    private Report() {}

    /**
     * The page of a planned game.
     *
     * @param declaration the declaration as Java source
     * @param play a line of perfect play; empty if none is known
     */
    public static String page(SolverPlan plan, String declaration, List<Ply> play) {
        Game game = plan.game();
        BoardDrawing drawing = new BoardDrawing(game.board());
        Markup page = new Markup();
        page.open("html", "lang", "en", "xmlns", "http://www.w3.org/1999/xhtml");
        addHead(page, game);
        page.open("body");
        drawing.define(page);
        page.open("header").element("h1", game.type().name());
        page.element("p", RulesInWords.of(game, method -> method).replace('\n', ' '), "class", "rules");
        page.close();
        page.open("main");
        new ResultSection(plan, play, drawing).addTo(page);
        new BoardSection(game, plan.symmetries(), drawing).addTo(page);
        PlanSection.addTo(page, plan);
        page.open("section").element("h2", "Declaration");
        page.open("pre").element("code", declaration).close().close();
        page.close();
        page.open("footer");
        page.element("p", "Written by Solvable while it compiled " + game.type().name() + ".");
        page.close();
        return page.close().close().document();
    }

    private static void addHead(Markup page, Game game) {
        page.open("head")
                .empty("meta", "charset", "UTF-8")
                .empty("meta", "name", "viewport", "content", "width=device-width, initial-scale=1")
                // The page fetches and runs nothing, whatever texts a declaration has.
                .empty(
                        "meta",
                        "http-equiv",
                        "Content-Security-Policy",
                        "content",
                        "default-src 'none'; style-src 'unsafe-inline'")
                .element("title", game.type().name() + " - Solvable")
                .style(style())
                .close();
    }

    private static String style() {
        try (InputStream css = Report.class.getResourceAsStream("report.css")) {
            if (css == null) {
                throw new IllegalStateException("report.css was not packed beside this class");
            }
            return new String(css.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
