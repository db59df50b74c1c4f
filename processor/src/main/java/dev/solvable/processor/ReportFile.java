package dev.solvable.processor;

import dev.solvable.Expectation;
import dev.solvable.processor.declaration.DeclarationText;
import dev.solvable.processor.declaration.GameType;
import dev.solvable.processor.diagnostic.Message;
import dev.solvable.processor.diagnostic.Place;
import dev.solvable.processor.diagnostic.Problems;
import dev.solvable.processor.plan.SolverPlan;
import dev.solvable.processor.proof.Proof;
import dev.solvable.processor.proof.Proof.Ply;
import dev.solvable.processor.report.Report;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import javax.annotation.processing.ProcessingEnvironment;
import javax.lang.model.element.TypeElement;
import javax.tools.StandardLocation;

/** Writes the page about a game beside the class of its solver, under the same name. */
final class ReportFile {
    private ReportFile() {}

    static void write(
            SolverPlan plan,
            Options options,
            TypeElement origin,
            ProcessingEnvironment environment,
            Problems problems) {
        List<Ply> play = plan.proved() == Expectation.UNSTATED
                ? List.of()
                : Proof.perfectPlay(plan.game(), plan.symmetries(), options.proofBudget());
        String page = Report.page(plan, DeclarationText.of(origin, environment.getElementUtils()), play);
        GameType game = plan.game().type();
        try (OutputStream file = environment
                .getFiler()
                .createResource(
                        // One originating element, so that incremental builds know which file belongs to which game.
                        StandardLocation.CLASS_OUTPUT, game.packageName(), game.solverName() + ".html", origin)
                .openOutputStream()) {
            file.write(page.getBytes(StandardCharsets.UTF_8));
        } catch (IOException failure) {
            problems.add(Message.WRITE_FAILED, Place.ofType(), "report", game.name(), failure, "classes");
        }
    }
}
