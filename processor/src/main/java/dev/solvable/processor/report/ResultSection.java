package dev.solvable.processor.report;

import dev.solvable.Ending;
import dev.solvable.Expectation;
import dev.solvable.processor.game.RulesVisitor;
import dev.solvable.processor.game.board.DeclaredRules;
import dev.solvable.processor.game.marks.MarkRules;
import dev.solvable.processor.game.pieces.PieceRules;
import dev.solvable.processor.plan.SolverPlan;
import dev.solvable.processor.proof.Ply;
import dev.solvable.runtime.Board;
import java.util.List;

/** Who wins, and a line of perfect play, a picture for each move. */
final class ResultSection {
    private final SolverPlan plan;
    private final List<Ply> play;
    private final BoardDrawing drawing;

    ResultSection(SolverPlan plan, List<Ply> play, BoardDrawing drawing) {
        this.plan = plan;
        this.play = play;
        this.drawing = drawing;
    }

    void addTo(Markup page) {
        page.open("section").element("h2", "Under perfect play");
        switch (plan.proved()) {
            case FIRST_WINS -> proved(page, "The first player wins", "first");
            case SECOND_WINS -> proved(page, "The second player wins", "second");
            case DRAW -> proved(page, "A draw", "draw");
            case UNSTATED -> page.element("p", reasonForNoProof());
        }
        page.close();
    }

    private String reasonForNoProof() {
        return !plan.game().rules().calledMethods().isEmpty()
                ? "The compiler cannot tell: the rules need a method of the declaration, which runs only once it is"
                        + " compiled."
                : "The compiler did not prove the result: that takes more positions than -Asolvable.proofBudget allows.";
    }

    private void proved(Markup page, String result, String style) {
        page.element("p", result, "class", "result " + style);
        if (play.isEmpty()) {
            page.element(
                    "p",
                    "The compiler proved it. A line of perfect play takes more positions than it may look at, so none is"
                            + " shown.");
            return;
        }
        page.element(
                "p",
                "The compiler proved it. This is one line of perfect play, in " + play.size() + " moves: "
                        + (plan.proved() == Expectation.DRAW
                                ? "neither player can do better" + (mayGoOn() ? ", and it goes on so." : ".")
                                : "the winner is as fast, the loser as slow as can be."));
        page.open("ol", "class", "play");
        for (int ply = 0; ply < play.size(); ply++) {
            page.open("li").open("figure");
            board(page, ply);
            page.element("figcaption", (ply + 1) + ". " + play.get(ply).name());
            page.close().close();
        }
        page.close();
    }

    /** Whether the play is shown until a position comes back: pieces keep up a draw where no end is drawn. */
    private boolean mayGoOn() {
        return plan.game().pieces().isPresent() && plan.game().noMoves() != Ending.DRAWS;
    }

    /** The board after a ply: what each player filled in that player's colour, the last move with a frame. */
    private void board(Markup page, int last) {
        drawing.openSmall(page, "After " + play.get(last).name() + ": " + words(play.get(last)));
        if (plan.game().pieces().isPresent()) {
            PieceRules pieces = plan.game().pieces().get();
            drawing.highlight(page, play.get(last).cells(), mover(last) + " last");
            drawing.pieces(page, pieces, play.get(last).planes());
            page.close();
            return;
        }
        for (int ply = 0; ply <= last; ply++) {
            drawing.highlight(page, play.get(ply).cells(), mover(ply) + (ply == last ? " last" : ""));
        }
        plan.game().marks().ifPresent(marks -> {
            Board.cellsOf(play.get(last).first()).forEach(cell -> drawing.mark(page, cell, marks.first(), "mark"));
            Board.cellsOf(play.get(last).second()).forEach(cell -> drawing.mark(page, cell, marks.second(), "mark"));
        });
        page.close();
    }

    private String mover(int ply) {
        return play.get(ply).byFirst() ? "first" : "second";
    }

    private String words(Ply ply) {
        return plan.game().accept(new RulesVisitor<>() {
            @Override
            public String marks(MarkRules marks) {
                String first = marks.first() + " on " + drawing.names(ply.first());
                return ply.second() == 0 ? first : first + ", " + marks.second() + " on " + drawing.names(ply.second());
            }

            @Override
            public String pieces(PieceRules pieces) {
                return drawing.words(pieces, ply.planes());
            }

            @Override
            public String other(DeclaredRules tiles) {
                return drawing.names(ply.first()) + " taken";
            }
        });
    }
}
