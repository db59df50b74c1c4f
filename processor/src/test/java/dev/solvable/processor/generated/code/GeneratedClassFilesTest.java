package dev.solvable.processor.generated.code;

import static org.assertj.core.api.Assertions.assertThat;

import dev.solvable.processor.generated.EveryKind;
import dev.solvable.processor.generated.code.ClassFile.MethodCode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The bytecode of generated solvers keeps to the limits of HotSpot's compilers. */
@Tag("slow")
class GeneratedClassFilesTest {
    /** HotSpot compiles no longer method ({@code -XX:-DontCompileHugeMethods}). */
    private static final int HUGE = 8000;

    /** HotSpot inlines no longer method, however hot it is ({@code -XX:FreqInlineSize}). */
    private static final int INLINED = 325;

    /**
     * What is called once a question and not once a node, may be longer: text in and out, facts, and constants. The
     * dispatcher {@code completesLine} is one switch, and {@code settled} and {@code settleBoth} are straight-line code
     * but for a loop around it.
     */
    private static final Set<String> CALLED_ONCE = Set.of(
            "<clinit>", "<init>", "facts", "parse", "read", "format", "text", "completesLine", "settled", "settleBoth");

    /** What is called once for thousands of boards: the loops of a sweep, and the list of them. */
    private static final Pattern CALLED_ONCE_A_BLOCK = Pattern.compile("cover([A-Z]+\\d+)+(Part\\d+)?|winOutside");

    /** The parts of a long array: {@code lines250To499}. */
    private static final Pattern PART_OF_ARRAY = Pattern.compile("\\w+?\\d+To\\d+");

    /** The methods of each solver. */
    private static final Map<String, List<MethodCode>> METHODS = new TreeMap<>();

    @BeforeAll
    static void compile() {
        EveryKind.compiled().classes().forEach((name, bytes) -> {
            String outermost = name.split("\\$", 2)[0];
            if (outermost.endsWith("Solver")) {
                METHODS.computeIfAbsent(
                                outermost.substring(EveryKind.PACKAGE.length() + 1), solver -> new ArrayList<>())
                        .addAll(ClassFile.of(bytes).methods());
            }
        });
    }

    @Test
    void everyDeclarationHasASolver() {
        assertThat(METHODS.keySet())
                .containsExactlyInAnyOrderElementsOf(EveryKind.sources().keySet().stream()
                        .map(name -> name + "Solver")
                        .toList());
    }

    @Test
    void everyMethodIsShortEnoughToBeCompiled() {
        assertThat(longMethods(HUGE - 1, true)).isEmpty();
    }

    @Test
    void whatIsCalledAtEveryNodeIsShortEnoughToBeInlined() {
        assertThat(longMethods(INLINED, false)).isEmpty();
    }

    /** The reader of class files is no good where it finds nothing. */
    @Test
    void theLimitsAreTestedOnMethodsThatComeClose() {
        assertThat(longMethods(HUGE / 4, true)).isNotEmpty();
        assertThat(longMethods(INLINED * 2 / 3, false)).isNotEmpty();
        assertThat(METHODS.get("TicTacToeSolver")).contains(new MethodCode("completesLine", 142));
    }

    private static List<String> longMethods(int most, boolean calledOnce) {
        return METHODS.entrySet().stream()
                .flatMap(solver -> solver.getValue().stream()
                        .filter(method -> method.bytes() > most)
                        .filter(method -> calledOnce || !isCalledOnce(method))
                        .map(method -> solver.getKey() + "." + method.name() + ": " + method.bytes()))
                .toList();
    }

    private static boolean isCalledOnce(MethodCode method) {
        return CALLED_ONCE.contains(method.name())
                || CALLED_ONCE_A_BLOCK.matcher(method.name()).matches()
                || PART_OF_ARRAY.matcher(method.name()).matches();
    }
}
