package dev.solvable.runtime;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RuntimeVersionTest {
    @Test
    void aSolverOfThisVersionIsTaken() {
        Board board =
                RuntimeVersion.require(RuntimeVersion.CURRENT, "NimSolver").board(2, 3);
        assertThat(board.map()).containsExactly("...", "...");
    }

    @Test
    void aBoardMayHaveHoles() {
        Board board =
                RuntimeVersion.require(RuntimeVersion.CURRENT, "NimSolver").board(". .", "...");
        assertThat(board.map()).containsExactly(". .", "...");
    }

    @ParameterizedTest
    @ValueSource(ints = {RuntimeVersion.CURRENT - 1, RuntimeVersion.CURRENT + 1})
    void oneOfAnotherVersionIsRefusedByName(int version) {
        assertThatIllegalStateException()
                .isThrownBy(() -> RuntimeVersion.require(version, "NimSolver"))
                .withMessage("NimSolver was written for version " + version + " of solvable-runtime, and version "
                        + RuntimeVersion.CURRENT + " is on the class path; give solvable-processor and solvable-runtime"
                        + " the same version and compile the game again");
    }
}
