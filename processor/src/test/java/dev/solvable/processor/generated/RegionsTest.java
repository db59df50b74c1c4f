package dev.solvable.processor.generated;

import static org.assertj.core.api.Assertions.assertThat;

import dev.solvable.ImpartialSolver;
import dev.solvable.processor.SolvableGameProcessor;
import dev.solvable.processor.comparison.GameCompiler;
import dev.solvable.processor.comparison.GameCompiler.Compilation;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Regions of free cells are taken for one only where they are worth the same. */
class RegionsTest {
    /**
     * Beside the hole cells are neighbours that lie apart: four in a row are worth 0, and with the hole among them 1.
     */
    @Test
    void aRegionAcrossAHoleIsNotWhatItLooksLikeWithoutIt() {
        String source = """
                package games;
                import dev.solvable.*;
                @SolvableGame(cells = 15)
                @Board(rows = 1, columns = 16, map = ". ..............")
                @Tiles({"##", "#..#"})
                public final class Row {}
                """;
        Compilation compilation = GameCompiler.compile(Map.of("Row", source), List.of(new SolvableGameProcessor()));
        assertThat(compilation.success()).as(compilation.messages()).isTrue();
        ImpartialSolver solver = (ImpartialSolver) compilation.solver("Row");
        assertThat(solver.nimber(solver.parse("....###########"))).isEqualTo(1);
        assertThat(solver.nimber(solver.parse("#....##########"))).isZero();
    }
}
