package dev.solvable.processor.render;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class SourceLinesTest {
    /** An argument of 48 characters. */
    private static final String LONG = "a".repeat(48);

    @Test
    void argumentsStayTogether() {
        assertThat(lines("    count = list(%s, %s, b, c);".formatted(LONG, LONG)))
                .containsExactly("    count = list(", "            %s, %s, b, c);".formatted(LONG, LONG));
    }

    @Test
    void theLastArgumentStaysTogetherIfThereIsRoomForItAlone() {
        String whole = "new Part(%s, b)".formatted(LONG);
        assertThat(lines("    super(PLAN, %s, %s);".formatted(LONG, whole)))
                .containsExactly("    super(PLAN, %s,".formatted(LONG), "            %s);".formatted(whole));
    }

    @Test
    void theLastArgumentIsBrokenIfItIsTooLong() {
        assertThat(lines("    super(PLAN, new Engine(%s, %s, b));".formatted(LONG, LONG)))
                .containsExactly("    super(PLAN, new Engine(", "            %s, %s, b));".formatted(LONG, LONG));
    }

    @Test
    void noWordIsLeftForTheLastLine() {
        String part = "new Part(%s, %s)".formatted(LONG, LONG.substring(18));
        assertThat(lines("    this(new Engine(%s, THREADS));".formatted(part)))
                .containsExactly("    this(new Engine(", "            %s, THREADS));".formatted(part));
        String arguments = "position, %s, %s,".formatted(LONG, LONG.substring(10));
        assertThat(lines("    count = list(%s to, count);".formatted(arguments)))
                .containsExactly("    count = list(" + arguments, "            to, count);");
    }

    @Test
    void aValueStandsOnTheNextLineOrIsBrokenAfterItsBracket() {
        String constant = "    private static final Plan PLAN_OF_THE_GAME =";
        assertThat(lines("%s new Plan(%s, bbbbbbbbbbbbb);".formatted(constant, LONG)))
                .containsExactly(constant, "            new Plan(%s, bbbbbbbbbbbbb);".formatted(LONG));
        assertThat(lines("%s new Plan(%s, %s, b);".formatted(constant, LONG, LONG)))
                .containsExactly(constant + " new Plan(", "            %s, %s, b);".formatted(LONG, LONG));
    }

    @Test
    void aLineThatIsBrokenAgainWithinBracketsIsIndentedFurther() {
        String list = "%1$s, %1$s, %1$s".formatted(LONG);
        assertThat(lines("    f(b, new int[] {%s}, g(%s, c));".formatted(list, LONG)))
                .allMatch(line -> line.length() <= 120)
                .element(1)
                .asString()
                .startsWith("            new int[] {");
    }

    @Test
    void operatorsOutsideOfBracketsGoFirst() {
        assertThat(lines("    return f(%s, b) && g(%s, c);".formatted(LONG, LONG)))
                .containsExactly("    return f(%s, b)".formatted(LONG), "            && g(%s, c);".formatted(LONG));
    }

    @Test
    void aSignatureIsJoinedIfItFits() {
        assertThat(lines("    private int list(long[] to,\n            int listed) {\n    }\n"))
                .containsExactly("    private int list(long[] to, int listed) {", "    }");
        String parameter = "long " + LONG;
        assertThat(lines("    private int list(%s,\n            %s) {\n".formatted(parameter, parameter)))
                .hasSize(2);
    }

    @Test
    void aBracketInAStringIsText() {
        assertThat(lines("    function(\")%s\", \"%s\", b);".formatted(LONG, LONG)))
                .containsExactly("    function(", "            \")%s\", \"%s\", b);".formatted(LONG, LONG));
    }

    private static List<String> lines(String source) {
        return SourceLines.in(source).lines().toList();
    }
}
