package dev.solvable.processor.game.pieces;

import dev.solvable.Over;
import dev.solvable.processor.declaration.Annotations;
import dev.solvable.processor.declaration.MovingDeclaration;
import dev.solvable.processor.diagnostic.Message;
import dev.solvable.processor.diagnostic.Place;
import dev.solvable.processor.diagnostic.Problems;
import dev.solvable.processor.game.board.CellNumbers;
import dev.solvable.runtime.Board;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;

/** Checks one {@code @Move}. */
final class MoveReader {
    /**
     * The checked elements of one {@code @Move}.
     *
     * @param said the annotation
     * @param way the letters of its steps
     * @param kinds the kinds that have this move
     * @param far the most steps in one direction; {@link Integer#MAX_VALUE} where there is no limit
     * @param to the cells that it may go to, cell i as bit i
     */
    record DeclaredMove(MovingDeclaration.Move said, Way way, Set<Character> kinds, int far, long to) {
        /** Whether a piece may go to any cell, because the declaration names none. */
        boolean anywhere() {
            return said.to().isEmpty();
        }
    }

    private final MovingDeclaration.Move move;
    private final Place place;
    private final Problems problems;

    MoveReader(MovingDeclaration.Move move, int occurrence, Problems problems) {
        this.move = move;
        this.place = Place.of(Annotations.MOVE, occurrence);
        this.problems = problems;
    }

    /** The checked annotation; empty if there is a problem, or no valid board. */
    Optional<DeclaredMove> read(List<Character> kinds, Optional<Board> board) {
        Optional<Way> way = WayReader.read(move.way(), place.in("way"), problems);
        Optional<Set<Character>> of = SetupReader.kindsNamed(move.of(), place.in("of"), kinds, problems);
        boolean numbers = numbersAreRight();
        boolean fits = way.isEmpty() || fits(way.get());
        boolean takes = takesWhatItJumpsOver();
        OptionalLong to = CellNumbers.read(move.to(), place.in("to"), board, problems);
        boolean linked = way.isEmpty() || board.isEmpty() || !way.get().has(Way.Letter.LINK) || isLinked(board.get());
        boolean right = numbers && fits && takes && linked;
        if (!right || way.isEmpty() || of.isEmpty() || to.isEmpty()) {
            return Optional.empty();
        }
        addDoubts();
        return Optional.of(new DeclaredMove(
                move,
                way.get(),
                of.get(),
                move.far() == 0 ? Integer.MAX_VALUE : move.far(),
                move.to().isEmpty() ? board.orElseThrow().mask() : to.getAsLong()));
    }

    private boolean numbersAreRight() {
        if (move.far() < 0) {
            problems.add(Message.FAR_NEGATIVE, place.in("far"), move.far());
        }
        if (move.whenLeft() < 0) {
            problems.add(Message.WHEN_LEFT_NEGATIVE, place.in("whenLeft"), move.whenLeft());
        }
        return move.far() >= 0 && move.whenLeft() >= 0;
    }

    /** Whether the elements about directions are unset if a letter of the way has no direction. */
    private boolean fits(Way way) {
        Optional<Way.Letter> without = way.steps().stream()
                .map(Way.Step::letter)
                .filter(letter -> !letter.hasDirection())
                .findFirst();
        if (without.isEmpty()) {
            return true;
        }
        char letter = without.get().character();
        boolean far = isUnsaid(move.far() != 0 && move.far() <= 1, "far", move.far(), letter);
        boolean toTheEnd = isUnsaid(!move.toTheEnd(), "toTheEnd", true, letter);
        boolean over = isUnsaid(move.over() == Over.NOTHING, "over", move.over(), letter);
        return far && toTheEnd && over;
    }

    private boolean isUnsaid(boolean unsaid, String element, Object value, char letter) {
        if (!unsaid) {
            String said = element + " = " + value;
            problems.add(Message.WAY_WITHOUT_DIRECTION, place.in(element), said, letter, element);
        }
        return unsaid;
    }

    private boolean takesWhatItJumpsOver() {
        boolean right = !move.takes() || move.over() != Over.NOTHING;
        if (!right) {
            problems.add(Message.TAKES_WITHOUT_OVER, place.in("takes"));
        }
        return right;
    }

    private boolean isLinked(Board board) {
        if (!board.isGraph()) {
            problems.add(Message.WAY_WITHOUT_LINKS, place.in("way"), move.way());
        }
        return board.isGraph();
    }

    private void addDoubts() {
        boolean jumps = move.over() != Over.NOTHING;
        if (move.toTheEnd() && (jumps || move.far() == 1)) {
            problems.add(
                    Message.TO_THE_END_OF_ONE_STEP,
                    place.in("toTheEnd"),
                    jumps ? "a jump ends just behind the piece that is jumped over" : "far = 1 allows a single step",
                    jumps ? "remove toTheEnd" : "write far = 0 for steps without limit");
        }
        if (move.over() == Over.ENEMY && !move.statesTakes()) {
            problems.add(Message.JUMP_WITHOUT_TAKING, place.in("over"));
        }
    }
}
