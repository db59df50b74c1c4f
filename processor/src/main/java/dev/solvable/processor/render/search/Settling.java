package dev.solvable.processor.render.search;

import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.TypeSpec;
import dev.solvable.processor.render.code.Code;
import dev.solvable.processor.render.code.Methods;
import dev.solvable.processor.render.code.Section;
import dev.solvable.processor.render.state.MarkCode;
import javax.lang.model.element.Modifier;

/**
 * What needs no search: forced replies are played at once, and a state is proved won, lost or drawn where threats, the
 * lines that are still open and the time that is left tell.
 */
public final class Settling implements Section {
    private final MarkCode marks;

    public Settling(MarkCode marks) {
        this.marks = marks;
    }

    @Override
    public void addTo(TypeSpec.Builder type) {
        type.addField(Methods.constant(
                "int", "OPEN", "In place of a score: this state has to be searched.", "Integer.MAX_VALUE"));
        type.addField(FieldSpec.builder(long.class, "settledOwn", Modifier.PRIVATE)
                .addJavadoc("Where settling ended with a choice: the marks of the player who has it.")
                .build());
        type.addField(FieldSpec.builder(long.class, "settledOther", Modifier.PRIVATE)
                .addJavadoc("The other player's marks there.")
                .build());
        String followUps = marks.gravity() ? """
                if ((CELLS - marks & 1) == 0) {
                    upper = Math.min(upper, followUpBound(own, other));
                    if (lower >= upper) {
                        return upper;
                    }
                }
                """ : "";
        type.addMethod(Methods.stateful("int", "settle", "long own", "long other", "int alpha", "int beta")
                .addJavadoc("""
                        The score of a state in which the mover cannot win at once, where no search is needed: exact between alpha and beta.
                        Otherwise OPEN, with the state after all forced replies in settledOwn and settledOther.
                        """)
                .addCode(Code.of(
                        """
                        long taken = own | other;
                        if (taken == BOARD) {
                            return 0;
                        }
                        int marks = Long.bitCount(taken);
                        long safe = safe(own, other);
                        long blocks = threats(other) & $playable:L;
                        if ($lost:L) {
                            return marks + 2 - WON; // one mark cannot parry both threats
                        }
                        int lower = Math.max(alpha, soonestLoss(marks + 4));
                        int upper = Math.min(beta, hasLine(own | BOARD & ~taken) ? soonestWin(marks + 3) : 0);
                        if (lower >= upper) {
                            return upper < beta ? upper : lower;
                        }
                        long forced = blocks != 0 ? blocks : safe;
                        if ((forced & forced - 1) == 0) {
                            int settled = settle(other, own | forced, -upper, -lower);
                            return settled == OPEN ? OPEN : -settled;
                        }
                        $followUps:L
                        settledOwn = own;
                        settledOther = other;
                        return OPEN;
                        """,
                        "playable",
                        "(" + marks.playable("taken") + ")",
                        "lost",
                        marks.gravity()
                                ? "safe == 0 || (blocks & blocks - 1) != 0 || (blocks & ~safe) != 0"
                                : "(blocks & blocks - 1) != 0",
                        "followUps",
                        followUps.stripTrailing()))
                .build());
        type.addMethod(Methods.helper("long", "safe", "long own", "long other")
                .addJavadoc(
                        marks.gravity()
                                ? "The cells that can be marked without handing over the one above, on which the other player would win."
                                : "The cells that can be marked.")
                .addCode(
                        marks.gravity()
                                ? "return " + marks.playable("own | other") + " & ~((threats(other) & ~own) >>> 1);\n"
                                : "return " + marks.playable("own | other") + ";\n")
                .build());
    }
}
