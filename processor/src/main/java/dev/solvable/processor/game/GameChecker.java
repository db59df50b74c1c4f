package dev.solvable.processor.game;

import dev.solvable.Ending;
import dev.solvable.Expectation;
import dev.solvable.Player;
import dev.solvable.processor.declaration.GameDeclaration;
import dev.solvable.processor.diagnostic.Message;
import dev.solvable.processor.diagnostic.Place;
import dev.solvable.processor.diagnostic.Problems;
import dev.solvable.processor.game.board.BoardReader;
import dev.solvable.processor.game.board.DeclaredRules;
import dev.solvable.runtime.Board;
import java.util.Optional;
import java.util.stream.Stream;

/** Turns a declaration into a game, or reports everything that is wrong with it. */
public final class GameChecker {
    private GameChecker() {}

    /**
     * The declared game; empty if {@code problems} has errors after the call. All problems of the declaration are added
     * at once, without those that only follow from others.
     */
    public static Optional<Game> check(GameDeclaration declaration, Problems problems) {
        checkType(declaration, problems);
        Optional<Board> board = BoardReader.read(declaration, problems);
        Optional<Ending> noMoves = noMoves(declaration, problems);
        Optional<DeclaredRules> rules = RulesReader.read(declaration, board, noMoves, problems);
        EncodingChecker.checkCache(declaration, rules, problems);
        if (declaration.moving().pieces().isEmpty()
                && declaration.board().isPresent()
                && !declaration.board().get().links().isEmpty()) {
            problems.add(
                    Message.LINKS_WITHOUT_PIECES,
                    Place.of("Board", "links"),
                    declaration.type().name());
        }
        EncodingChecker.check(declaration, board, rules, problems);
        checkExpect(declaration, problems);
        if (problems.hasErrors()) {
            return Optional.empty();
        }
        return Optional.of(new Game(
                declaration.type(),
                board.orElseThrow(),
                rules.orElseThrow(),
                noMoves.orElseThrow(),
                declaration.encoding(),
                declaration.cacheEntries(),
                declaration.expect()));
    }

    /** Refuses an expected result that cannot be checked because the rules call a method of the declaration. */
    private static void checkExpect(GameDeclaration declaration, Problems problems) {
        if (declaration.expect() != Expectation.UNSTATED) {
            Place place = Place.of("SolvableGame", "expect");
            Optional<String> asked = declaration.shape().program().isPresent()
                    ? Optional.of("successors")
                    : Stream.concat(declaration.moveSources().stream(), declaration.winChecks().stream())
                            .map(GameDeclaration.Method::name)
                            .findFirst();
            asked.ifPresent(method -> problems.add(Message.EXPECT_OF_CODE, place, declaration.expect(), method));
        }
    }

    private static Optional<Ending> noMoves(GameDeclaration declaration, Problems problems) {
        Player by = declaration.lines().map(GameDeclaration.Lines::by).orElse(Player.EITHER);
        if (by != Player.EITHER && declaration.moving().pieces().isEmpty()) {
            if (declaration.noMoves().isPresent()) {
                problems.add(Message.LINES_BY_NO_MOVES, Place.of("NoMoves"), by);
            }
            return Optional.of(fullBoard(by, declaration.cells()));
        }
        if (declaration.noMoves().isPresent()) {
            return declaration.noMoves().filter(ending -> endsAGame(ending, problems));
        }
        boolean drawn = declaration.marks().isPresent()
                && (declaration.lines().isPresent() || !declaration.winChecks().isEmpty());
        return Optional.of(drawn ? Ending.DRAWS : Ending.LOSES);
    }

    private static boolean endsAGame(Ending ending, Problems problems) {
        return problems.require(
                ending != Ending.SCORES && ending != Ending.TAKES,
                Message.NO_MOVES_ENDING,
                Place.of("NoMoves", "value"),
                ending);
    }

    /**
     * The result of a full board for the player to move, if only one player wins by lines. The number of cells
     * determines who is to move.
     */
    private static Ending fullBoard(Player by, int cells) {
        Player mover = cells % 2 == 0 ? Player.FIRST : Player.SECOND;
        return mover == by ? Ending.LOSES : Ending.WINS;
    }

    /** Checks that a type can declare a game: a class, interface or record that a solver beside it can belong to. */
    private static void checkType(GameDeclaration declaration, Problems problems) {
        String name = declaration.type().name();
        GameDeclaration.Shape shape = declaration.shape();
        String kind = shape.kind() == GameDeclaration.Shape.Kind.ENUM ? "an enum" : "an annotation type";
        problems.require(shape.kind().declaresGames(), Message.GAME_TYPE_KIND, Place.ofType(), name, kind);
        shape.privateType()
                .ifPresent(hidden ->
                        problems.add(Message.PRIVATE_TYPE, Place.ofType(), hidden, hidden.equals(name) ? "it" : name));
        problems.require(!shape.inner(), Message.INNER_CLASS, Place.ofType(), name);
        String parameters = String.join(", ", shape.typeParameters());
        problems.require(parameters.isEmpty(), Message.GENERIC_TYPE, Place.ofType(), name, parameters);
    }
}
