package dev.solvable.processor.generated.code;

import static org.assertj.core.api.Assertions.assertThat;

import dev.solvable.processor.SolvableGameProcessor;
import dev.solvable.processor.comparison.GameCompiler;
import dev.solvable.processor.comparison.GameCompiler.Compilation;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Moves over any number of cells are one line of the source for each direction. */
class SlidesTest {
    /** A call that lists positions, or one that tells cells. */
    private static final Pattern CALL = Pattern.compile("lists\\.\\w+\\(|\\bslide\\w*\\(");

    @Test
    void eachDirectionIsOneLine() {
        assertThat(calls("\"X.o\", \"...\", \"...\"", 9, "way = \"W\", far = 0, toTheEnd = true"))
                .as("targets, then origins")
                .containsExactly(
                        "slideToEnd", "slideToEnd", "slideToEnd", "slideToEnd", "slide", "slide", "slide", "slide");
    }

    /** Where each way leads back, pieces come from where they may go to. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "way = \"W\"                                                | 0",
                "way = \"WF\", far = 2                                      | 0",
                "way = \"fbW\", far = 0                                     | 0",
                "way = \"fsW\"                                              | 1",
                "way = \"W\", far = 0, toTheEnd = true                      | 1"
            })
    void originsAreWrittenWhereTheyAreNoTargets(String move, int written) {
        assertThat(source("\"X.o\", \"...\", \"...\"", 9, move).split("long origins\\(", -1))
                .hasSize(1 + written);
    }

    @Test
    void movesOfTwoKindsAreListed() {
        assertThat(calls("\"XY.o\", \"....\"", 8, "way = \"sW\", far = 0, toTheEnd = true"))
                .startsWith("lists.slideToEnd", "lists.slideToEnd");
    }

    @Test
    void slidesThatTakeAreListed() {
        assertThat(calls("\"X.o\", \"...\", \"...\"", 9, "way = \"sW\", far = 0, onto = Onto.ENEMY"))
                .containsExactly("lists.slideAndTake", "lists.slideAndTake");
    }

    @Test
    void movesThatMayTakeAreOneLine() {
        assertThat(calls("\"X.o\", \"...\", \"...\"", 9, "way = \"sW\", far = 0, onto = Onto.EITHER"))
                .containsExactly(
                        "lists.slideOrTake",
                        "lists.slideOrTake",
                        "slide",
                        "slide",
                        "lists.unslideAndTake",
                        "lists.unslideAndTake");
        assertThat(calls("\"X.o\", \"...\", \"...\"", 9, "way = \"sW\", onto = Onto.EITHER"))
                .containsExactly("lists.stepOrTake", "lists.stepOrTake", "lists.untake", "lists.untake");
    }

    @Test
    void aLimitOrAHoleIsListedStepByStep() {
        assertThat(calls("\"XY..\", \"...o\"", 8, "way = \"sW\", far = 2")).containsOnly("lists.step");
        assertThat(calls("\"X ..\", \"Y...\", \"...o\"", 11, "way = \"fbW\", far = 0"))
                .containsOnly("lists.step");
    }

    /** The calls that list moves or tell cells, in their order. */
    private static List<String> calls(String pieces, int cells, String move) {
        return CALL.matcher(source(pieces, cells, move))
                .results()
                .map(call -> call.group().replace("(", ""))
                .toList();
    }

    private static String source(String pieces, int cells, String move) {
        String source = """
                package games;
                import dev.solvable.*;
                @SolvableGame(cells = %d)
                @Pieces({%s})
                @Move(%s)
                public final class Slider {}
                """.formatted(cells, pieces, move);
        Compilation compilation = GameCompiler.compile(Map.of("Slider", source), List.of(new SolvableGameProcessor()));
        assertThat(compilation.success()).as(compilation.messages()).isTrue();
        return compilation.sources().get("games.SliderSolver");
    }
}
