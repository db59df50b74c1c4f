package dev.solvable.runtime;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class BoardTest {
    private static final Board HOLED = Board.of(". .", "...");

    @Test
    void cellsAreNumberedRowByRowPastHoles() {
        assertThat(HOLED.cells()).isEqualTo(5);
        assertThat(HOLED.mask()).isEqualTo(0b11111);
        assertThat(HOLED.name(0)).isEqualTo("a1");
        assertThat(HOLED.name(1)).isEqualTo("c1");
        assertThat(HOLED.name(3)).isEqualTo("b2");
        assertThat(HOLED.row(4)).isEqualTo(1);
        assertThat(HOLED.column(1)).isEqualTo(2);
    }

    @Test
    void squaresAreCountedWithHoles() {
        assertThat(HOLED.map()).containsExactly(". .", "...");
        assertThat(HOLED.square(1)).isEqualTo(2);
        assertThat(HOLED.square(4)).isEqualTo(5);
        assertThat(HOLED.cellAt(0, 2)).isEqualTo(1);
        assertThat(HOLED.cellAt(1, 0)).isEqualTo(2);
        assertThat(HOLED.cellAt(0, 1)).isEqualTo(-1);
        assertThat(HOLED.cellAt(-1, 0)).isEqualTo(-1);
        assertThat(HOLED.cellAt(0, -1)).isEqualTo(-1);
        assertThat(HOLED.cellAt(2, 0)).isEqualTo(-1);
        assertThat(HOLED.cellAt(0, 3)).isEqualTo(-1);
    }

    @Test
    void aCellIsFoundFromAnother() {
        assertThat(HOLED.cellFrom(0, 1, 2)).isEqualTo(4);
        assertThat(HOLED.cellFrom(3, -1, 1)).isEqualTo(1);
        assertThat(HOLED.cellFrom(3, -1, 0)).isEqualTo(-1);
        assertThat(HOLED.cellFrom(4, 0, 1)).isEqualTo(-1);
    }

    @Test
    void aFullBoardHasNoHoles() {
        assertThat(Board.full(2, 3).map()).containsExactly("...", "...");
    }

    @Test
    void columnsAreStacksPastHoles() {
        assertThat(Board.of(".. .", "   .", ". ..").stacks())
                .containsExactly(List.of(4, 0), List.of(1), List.of(5), List.of(6, 3, 2));
        assertThat(Board.of(". .").stacks()).as("a column without cells").hasSize(2);
    }

    @Test
    void linksMakeAGraph() {
        Board path = Board.full(1, 3).linked(0b010, 0b101, 0b010);
        assertThat(path.isGraph()).isTrue();
        assertThat(path.linkedWith(1)).isEqualTo(0b101);
        assertThat(path.named("left middle right").linkedWith(2)).isEqualTo(0b010);
        assertThat(HOLED.isGraph()).isFalse();
        assertThat(HOLED.linkedWith(0)).isZero();
    }

    @Test
    void theCellsOfAMaskAscend() {
        assertThat(Board.cellsOf(1L << 63 | 0b101)).containsExactly(0, 2, 63);
        assertThat(Board.cellsOf(0)).isEmpty();
    }

    @Test
    void declaredNamesTakeThePlaceOfLettersAndNumbers() {
        Board named = HOLED.named("nw ne", "sw s se");
        assertThat(named.isNamed()).isTrue();
        assertThat(named.cellNames()).containsExactly("nw", "ne", "sw", "s", "se");
        assertThat(named.name(3)).isEqualTo("s");
        assertThat(HOLED.isNamed()).isFalse();
        assertThat(HOLED.cellNames()).containsExactly("a1", "c1", "a2", "b2", "c2");
    }

    @Test
    void columnsAfterTheLastLetterHaveTwo() {
        Board row = Board.of(".".repeat(60));
        assertThat(row.name(25)).isEqualTo("z1");
        assertThat(row.name(26)).isEqualTo("aa1");
        assertThat(row.name(53)).isEqualTo("bb1");
        assertThat(Board.columnName(26 + 26 * 26)).isEqualTo("aaa");
    }

    @Test
    void cellsAreNamedColumnByColumn() {
        assertThat(HOLED.names(0b11111)).isEqualTo("a1-a2-b2-c1-c2");
    }

    @Test
    void whatIsWrittenIsReadAgain() {
        for (long first = 0; first < 32; first++) {
            for (long second = 0; second < 32; second++) {
                if ((first & second) == 0) {
                    String text = HOLED.format("xo.", first, second);
                    assertThat(text).hasSize(7).contains(" ").contains("\n");
                    assertThat(HOLED.parse("xo.", text)).containsExactly(first, second);
                }
            }
        }
    }

    @ParameterizedTest
    @CsvSource({
        "0001f600, \uD83D\uDE00", // an emoji, which is two chars
        "00e9, \u00e9",
        "001b, \\u001b", // what terminals obey
        "202e, \\u202e", // what turns the rest of the line round
        "d83d, \\ud83d", // half an emoji
        "000e0001, \\udb40\\udc01",
    })
    void theWrongCharacterIsShownWholeAndWithoutHarm(String codePoint, String shown) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> HOLED.parse("xo.", "x." + Character.toString(Integer.parseInt(codePoint, 16)) + ".."))
                .withMessage("expected 'x', 'o' or '.', found '" + shown + "' as character 3 of the board");
    }

    @Test
    void otherTextsAreRefusedWithTheirPlace() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> HOLED.parse("xo.", "x.\n?.."))
                .withMessage("expected 'x', 'o' or '.', found '?' as character 4 of the board");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> HOLED.parse("#.", "####"))
                .withMessage("expected 5 cells, found 4");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> HOLED.parse("#.", "######"))
                .withMessage("expected 5 cells, found 6");
    }
}
