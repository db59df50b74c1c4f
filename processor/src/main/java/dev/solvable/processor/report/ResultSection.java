package dev.solvable.processor.report;

import dev.solvable.Expectation;
import dev.solvable.processor.plan.SolverPlan;
import dev.solvable.processor.proof.Proof;
import dev.solvable.processor.proof.Proof.Ply;
import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;

/** The result, and a line of perfect play with a picture for each move. */
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
                "The compiler proved it. This is one line of perfect play, in " + play.size()
                        + (play.size() == 1 ? " move: " : " moves: ")
                        + (plan.proved() == Expectation.DRAW
                                ? "neither player can do better"
                                        + (Proof.isEndless(plan.game(), plan.proved()) ? ", and it goes on so." : ".")
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

    /** The board after a ply: the cells that each player filled in that player's colour, the last move with a frame. */
    private void board(Markup page, int last) {
        drawing.openSmall(page, "After " + play.get(last).name() + ": " + words(play.get(last)));
        // Pieces may have left the cells that earlier moves filled.
        for (int ply = plan.game().pieces().isPresent() ? last : 0; ply <= last; ply++) {
            String mover = play.get(ply).byFirst() ? "first" : "second";
            drawing.highlight(page, play.get(ply).cells(), mover + (ply == last ? " last" : ""));
        }
        letters()
                .ifPresent(
                        letters -> drawing.letters(page, letters, play.get(last).board()));
        page.close();
    }

    private String words(Ply ply) {
        return letters()
                .map(letters -> drawing.words(letters, ply.board()))
                .orElseGet(() -> drawing.names(ply.board().get(0)) + " taken");
    }

    /** The letter of each kind of marks, or of each plane of pieces; empty where moves take cells. */
    private Optional<IntFunction<Character>> letters() {
        return plan.game()
                .marks()
                .<IntFunction<Character>>map(marks -> marks.game().marks()::charAt)
                .or(() -> plan.game().pieces().map(pieces -> pieces::letter));
    }
}
