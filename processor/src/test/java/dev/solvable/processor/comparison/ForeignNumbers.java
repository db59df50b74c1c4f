package dev.solvable.processor.comparison;

import dev.solvable.Encoding;
import dev.solvable.Player;
import dev.solvable.Solver;
import dev.solvable.processor.reference.Declaration;
import dev.solvable.processor.reference.Declaration.Choice;
import dev.solvable.processor.reference.Declaration.Marks;
import dev.solvable.processor.reference.Fillings;
import dev.solvable.processor.reference.Rules;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/**
 * Numbers as positions. Where the contract says which number a filling has, the solver must agree; numbers that stand
 * for no filling must be refused by every method; any other number must come back from its text.
 *
 * <p>Of the layout only what the contract says is assumed. Which bits a bit mask uses is found out by asking for every
 * filling with one mark.
 */
record ForeignNumbers(Rules rules, Solver solver, Answers answers, Random random) {
    void compare() {
        Declaration game = rules.game();
        boolean ternary = solver.facts().encoding() == Encoding.TERNARY;
        if (!gravity() || ternary) {
            for (int i = 0; i < 100; i++) {
                int emptyCells = random.nextInt(game.grid().cells() + 1);
                layout(Fillings.random(game, emptyCells, random), ternary);
            }
        }
        List<Long> foreign = ternary ? beyondBaseThree() : gravity() ? beyondGuards() : beyondMasks();
        for (long number : foreign) {
            answers.at("the number " + Long.toBinaryString(number) + ", which is no position");
            answers.refuses("format", () -> solver.format(number));
            answers.refuses("isReachable", () -> solver.isReachable(number));
            answers.refusesAll(solver, number);
        }
        for (int i = 0; i < 200; i++) {
            roundTrip(random.nextLong() >>> random.nextInt(64));
        }
    }

    private boolean gravity() {
        return rules.game().rule() instanceof Marks marks && marks.gravity();
    }

    private boolean twoMasks() {
        return rules.game().rule().alphabet().length() == 3;
    }

    private void layout(String board, boolean ternary) {
        long first = 0;
        BigInteger digits = BigInteger.ZERO;
        for (int cell = 0; cell < board.length(); cell++) {
            int digit = rules.game().rule().alphabet().indexOf(board.charAt(cell));
            first |= digit == 1 ? 1L << cell : 0;
            digits = digits.add(BigInteger.valueOf(3).pow(cell).multiply(BigInteger.valueOf(digit)));
        }
        answers.at("the number of\n" + rules.game().grid().picture(board));
        if (ternary) {
            answers.equal("parse", digits.longValue(), parse(board));
        } else if (twoMasks()) {
            long low = (1L << board.length()) - 1;
            answers.equal("the first player's mask", first, parse(board) & low);
        } else if (!rules.sideIsStated()) {
            answers.equal("parse", first, parse(board));
        }
    }

    private long parse(String board) {
        return rules.sideIsStated() ? solver.parse(board, Player.FIRST) : solver.parse(board);
    }

    /**
     * All 40 digits fit an unsigned long, with room above them. Where the side to move is said, a digit above the cells
     * says it, 0 or 1; with one kind of mark no digit is 2.
     */
    private List<Long> beyondBaseThree() {
        BigInteger three = BigInteger.valueOf(3);
        int cells = rules.game().grid().cells();
        long beyond = three.pow(cells)
                .multiply(BigInteger.valueOf(rules.sideIsStated() ? 2 : 1))
                .longValue();
        List<Long> foreign = new ArrayList<>(List.of(beyond, beyond + 1, -1L));
        if (!twoMasks()) {
            foreign.add(2 * three.pow(random.nextInt(cells)).longValue());
        }
        return foreign;
    }

    /** Marks and a guard bit a column; with one kind of mark fewer bits would do. */
    private List<Long> beyondGuards() {
        int bits = rules.game().grid().columnsFromBelow().stream()
                .filter(column -> !column.isEmpty())
                .mapToInt(column -> column.size() + 1)
                .sum();
        return bits < 64 ? List.of(-1L, Long.MIN_VALUE, solver.initial() | Long.MIN_VALUE) : List.of();
    }

    private List<Long> beyondMasks() {
        List<Long> foreign = new ArrayList<>();
        String empty = rules.start().board();
        long used = rules.sideIsStated() ? solver.parse(empty, Player.FIRST) | solver.parse(empty, Player.SECOND) : 0;
        for (int cell = 0; cell < empty.length(); cell++) {
            long here = 0;
            for (char mark : rules.game().rule().alphabet().substring(1).toCharArray()) {
                here |= parse(empty.substring(0, cell) + mark + empty.substring(cell + 1));
            }
            used |= here;
            if (twoMasks()) {
                foreign.add(here);
            }
        }
        for (long rest = ~used; rest != 0; rest &= rest - 1) {
            foreign.add(Long.lowestOneBit(rest));
            foreign.add(Long.lowestOneBit(rest) | used & random.nextLong());
        }
        if (used != -1) {
            foreign.add(-1L);
        }
        return foreign;
    }

    /** A number that the solver can put into text is what the text is read as; another is refused. */
    private void roundTrip(long number) {
        answers.at("the number " + number);
        String text;
        try {
            text = solver.format(number);
        } catch (IllegalArgumentException e) {
            answers.refusesAll(solver, number);
            return;
        }
        if (!rules.sideIsStated()) {
            answers.equal("parse(format)", number, solver.parse(text));
        } else {
            answers.equal("parse(format)", number, solver.parse(text, solver.toMove(number)));
        }
        if (rules.game().rule() instanceof Marks marks && marks.choice() == Choice.OWN) {
            String board = text.replaceAll("[ \n]", "");
            if (!rules.makesSense(board)) {
                answers.refusesAll(solver, number);
            }
        }
    }
}
