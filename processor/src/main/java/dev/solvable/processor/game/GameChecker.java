package dev.solvable.processor.game;

import dev.solvable.processor.declaration.GameDeclaration;
import dev.solvable.processor.diagnostic.Message;
import dev.solvable.processor.diagnostic.Place;
import dev.solvable.processor.diagnostic.Problems;
import java.util.Optional;

/** Turns what a declaration says into a game, or says everything that is wrong with it. */
public final class GameChecker {
    private GameChecker() {}

    /**
     * The declared game; empty where {@code problems} has errors after the call. Every problem of the declaration is
     * added at once, but none that is only the consequence of another.
     */
    public static Optional<Game> check(GameDeclaration declaration, Problems problems) {
        TypeChecker.check(declaration, problems);
        for (Place unknown : declaration.unknown()) {
            problems.add(Message.VERSION_MISMATCH, unknown, unknown.element() + " of @" + unknown.annotation());
        }
        Optional<Board> board = BoardReader.read(declaration, problems);
        Optional<Encoding> encoding = EncodingChecker.check(declaration, board, problems);
        EncodingChecker.checkCache(declaration, problems);
        Optional<Rules> rules = rules(declaration, board, problems);
        Optional<Ending> noMoves = noMoves(declaration, problems);
        if (problems.hasErrors()) {
            return Optional.empty();
        }
        return Optional.of(new Game(
                declaration.type(),
                board.orElseThrow(),
                rules.orElseThrow(),
                noMoves.orElseThrow(),
                encoding.orElseThrow(),
                declaration.cacheEntries(),
                Expectation.UNSTATED));
    }

    private static Optional<Rules> rules(GameDeclaration declaration, Optional<Board> board, Problems problems) {
        boolean marks = declaration.marks().isPresent();
        boolean tiles = !declaration.tiles().isEmpty();
        if (marks && tiles) {
            problems.add(Message.TWO_RULES, Place.of("Tiles"));
        } else if (!marks && !tiles) {
            problems.add(
                    Message.NO_RULES,
                    Place.of("SolvableGame"),
                    declaration.type().name());
        }
        Optional<Rules> rules = Optional.empty();
        if (tiles) {
            rules = TileReader.read(declaration.tiles(), board, problems);
        }
        if (declaration.lines().isPresent() && tiles && !marks) {
            problems.add(Message.LINES_WITHOUT_MARKS, Place.of("Lines"));
        } else if (declaration.lines().isPresent() || marks) {
            Optional<Lines> lines = declaration.lines().isPresent()
                    ? LineReader.read(declaration.lines().get(), board, problems)
                    : Optional.of(Lines.NONE);
            if (marks) {
                rules = MarkReader.read(declaration.marks().get(), lines, problems);
            }
        }
        return rules;
    }

    private static Optional<Ending> noMoves(GameDeclaration declaration, Problems problems) {
        if (declaration.noMoves().isPresent()) {
            return Constants.read(Ending.class, declaration.noMoves().get(), Place.of("NoMoves", "value"), problems);
        }
        boolean drawn = declaration.marks().isPresent() && declaration.lines().isPresent();
        return Optional.of(drawn ? Ending.DRAWS : Ending.LOSES);
    }
}
