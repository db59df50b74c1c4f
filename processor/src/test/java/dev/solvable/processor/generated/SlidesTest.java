package dev.solvable.processor.generated;

import static org.assertj.core.api.Assertions.assertThat;

import dev.solvable.processor.SolvableGameProcessor;
import dev.solvable.processor.reference.GameCompiler;
import dev.solvable.processor.reference.GameCompiler.Compilation;
import java.util.List;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Moves over any number of cells are one line of the source for each direction. */
class SlidesTest {
    /** A call that lists positions, or one that tells cells. */
    private static final Pattern CALL = Pattern.compile("lists\\.\\w+\\(|\\bslide\\w*\\(");

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "way = \"W\", far = 0                                         | slide",
                "way = \"W\", far = 0, toTheEnd = true                        | slideToEnd"
            })
    void eachDirectionIsOneLine(String move, String slide) {
        List<String> calls = calls("\"X.o\", \"...\", \"...\"", 9, move);
        assertThat(calls.subList(0, 4)).as("targets").containsOnly(slide);
        assertThat(calls.subList(4, calls.size())).as("origins").containsExactly("slide", "slide", "slide", "slide");
    }

    @Test
    void movesOfTwoKindsAreListed() {
        assertThat(calls("\"XY.o\", \"....\"", 8, "way = \"sW\", far = 0, toTheEnd = true"))
                .startsWith("lists.slideToEnd", "lists.slideToEnd");
    }

    @Test
    void whatTakesAtTheEndIsALineOfItsOwn() {
        assertThat(calls("\"X.o\", \"...\", \"...\"", 9, "way = \"sW\", far = 0, onto = Onto.EITHER"))
                .containsExactly(
                        "lists.slide",
                        "lists.slideAndTake",
                        "lists.slide",
                        "lists.slideAndTake",
                        "slide",
                        "slide",
                        "lists.unslideAndTake",
                        "lists.unslideAndTake");
    }

    @Test
    void aLimitOrAHoleIsListedStepByStep() {
        assertThat(calls("\"XY..\", \"...o\"", 8, "way = \"sW\", far = 2")).containsOnly("lists.step");
        assertThat(calls("\"X ..\", \"Y...\", \"...o\"", 11, "way = \"fbW\", far = 0"))
                .containsOnly("lists.step");
    }

    /** The calls that list moves or tell cells, in their order. */
    private static List<String> calls(String pieces, int cells, String move) {
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
        return CALL.matcher(compilation.sources().get("games.SliderSolver"))
                .results()
                .map(MatchResult::group)
                .map(call -> call.substring(0, call.length() - 1))
                .toList();
    }
}
