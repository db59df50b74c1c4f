import dev.solvable.*;

@SolvableGame(cells = 9)
@Marks(
        // expect: ERROR BadCharacter first = U+0009 cannot be seen in a board text; choose a visible character.
        first = '\t',
        // expect: ERROR BadCharacter second = U+D83D cannot be seen in a board text; choose a visible character.
        second = '\ud83d',
        // expect: ERROR BadCharacter empty = a space cannot be seen in a board text; choose a visible character.
        empty = ' ')
final class BadMarks {
    static final Solver SOLVER = new BadMarksSolver();

    @SolvableGame(cells = 9)
    @Marks(
            // expect: ERROR BadCharacter first = U+3164 cannot be seen in a board text; choose a visible character.
            first = '\u3164',
            // expect: ERROR BadCharacter second = U+FFFF cannot be seen in a board text; choose a visible character.
            second = '\uffff')
    static final class Blank {}
}
