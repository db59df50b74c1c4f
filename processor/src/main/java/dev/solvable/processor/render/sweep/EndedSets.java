package dev.solvable.processor.render.sweep;

import com.palantir.javapoet.TypeSpec;
import dev.solvable.processor.game.MarkRules;
import dev.solvable.processor.plan.SolverPlan;
import dev.solvable.processor.render.code.Code;
import dev.solvable.processor.render.code.Methods;
import dev.solvable.processor.render.code.Section;

/**
 * Who has ended the game, looked up by the set of a player's cells: there are far fewer sets than fillings. Lines are
 * there or not. A win check may look at the other player's cells as well; as it is monotone, it is asked with all other
 * cells theirs, and with none, and about the filling itself only where these answers differ.
 */
final class EndedSets implements Section {
    private final SolverPlan plan;
    private final boolean winCheck;
    private final boolean lines;

    EndedSets(SolverPlan plan, MarkRules rules) {
        this.plan = plan;
        this.winCheck = rules.hasWinCheck();
        this.lines = !rules.lines().masks().isEmpty();
    }

    /** Whether anything but a full board ends the game. */
    boolean exist() {
        return lines || winCheck;
    }

    /** The parameter by which the sets are handed on. */
    String parameter() {
        return winCheck ? "byte[] verdicts" : "long[] lineSets";
    }

    /** The name of that parameter. */
    String argument() {
        return winCheck ? "verdicts" : "lineSets";
    }

    /** An expression that works the sets out. */
    String made() {
        return winCheck ? "verdicts()" : "lineSets()";
    }

    /** What a player has who has ended the game. */
    String what() {
        return winCheck ? "have won" : "have a line";
    }

    /** Whether one of the players has ended the game. */
    String ended(boolean isFirst) {
        String own = isFirst ? "first" : "second";
        String other = isFirst ? "second" : "first";
        return winCheck
                ? "wins(verdicts, " + own + ", " + other + ", " + isFirst + ")"
                : "holdsLine(lineSets, " + own + ")";
    }

    @Override
    public void addTo(TypeSpec.Builder type) {
        if (winCheck) {
            addVerdicts(type);
        } else if (lines) {
            addLineSets(type);
        }
    }

    private void addLineSets(TypeSpec.Builder type) {
        type.addMethod(Methods.helper("boolean", "holdsLine", "long[] lineSets", "int cells")
                .addJavadoc("Whether a set of cells holds a line.")
                .addCode("return (lineSets[cells >>> 6] >>> cells & 1) != 0;\n")
                .build());
        type.addMethod(Methods.helper("long[]", "lineSets")
                .addJavadoc("All sets of cells that hold a line: bit b of word w stands for the set 64 w + b.")
                .addCode(plan.layout().inColumns() ? """
                                long[] lineSets = new long[(1 << CELLS) + 63 >>> 6];
                                for (long bits : LINES) {
                                    int line = (int) cells(bits);
                                    long within = 0; // the sets of cells 0 to 5 that hold all of the line that lies there
                                    for (int set = 0; set < 64; set++) {
                                        within |= (line & 63 & ~set) == 0 ? 1L << set : 0;
                                    }
                                    int rest = line >>> 6;
                                    for (int word = rest; word < lineSets.length; word = word + 1 | rest) {
                                        lineSets[word] |= within;
                                    }
                                }
                                return lineSets;
                                """ : """
                                long[] lineSets = new long[(1 << CELLS) + 63 >>> 6];
                                for (int set = 1; set < 1 << CELLS; set++) {
                                    int last = Integer.SIZE - 1 - Integer.numberOfLeadingZeros(set);
                                    if (holdsLine(lineSets, set ^ 1 << last) || completesLine(set, last)) {
                                        lineSets[set >>> 6] |= 1L << set;
                                    }
                                }
                                return lineSets;
                                """)
                .build());
    }

    private void addVerdicts(TypeSpec.Builder type) {
        type.addField(Methods.constant("byte", "NEVER", "A player with these cells has not won.", "0"));
        type.addField(Methods.constant(
                "byte", "PERHAPS", "A player with these cells may have won; it depends on the other player's.", "1"));
        type.addField(Methods.constant("byte", "ALWAYS", "A player with these cells has won.", "2"));
        type.addMethod(Methods.helper("boolean", "wins", "byte[] verdicts", "int own", "int other", "boolean isFirst")
                .addJavadoc("Whether the player with these cells has won.")
                .addCode("""
                        byte verdict = verdicts[isFirst ? own : 1 << CELLS | own];
                        return verdict == ALWAYS || verdict == PERHAPS && hasWon(own, other, isFirst);
                        """)
                .build());
        type.addMethod(Methods.helper("byte[]", "verdicts")
                .addJavadoc(
                        "What can be said of each set of cells: first where they are the first player's, then the second's.")
                .addCode("""
                        byte[] verdicts = new byte[2 << CELLS];
                        for (int set = 0; set < verdicts.length; set++) {
                            verdicts[set] = verdict(verdicts, set, set >>> CELLS == 0);
                        }
                        return verdicts;
                        """)
                .build());
        type.addMethod(Methods.helper("byte", "verdict", "byte[] verdicts", "int set", "boolean isFirst")
                .addJavadoc("What can be said of a set of cells, given that of smaller ones: more cells keep a win.")
                .addCode(Code.of("""
                        long own = set & BOARD;
                        int verdict = NEVER;
                        for (long rest = own; rest != 0; rest &= rest - 1) {
                            verdict = Math.max(verdict, verdicts[set ^ 1 << Long.numberOfTrailingZeros(rest)]);
                        }
                        if (verdict == ALWAYS || hasWon(own, BOARD & ~own, isFirst)) {
                            return ALWAYS;
                        }
                        return verdict == PERHAPS || hasWon(own, 0, isFirst) ? PERHAPS : NEVER;
                        """))
                .build());
    }
}
