package dev.solvable.processor.game.program;

import dev.solvable.Encoding;
import dev.solvable.processor.declaration.Annotations;
import dev.solvable.processor.declaration.GameDeclaration;
import dev.solvable.processor.diagnostic.Message;
import dev.solvable.processor.diagnostic.Place;
import dev.solvable.processor.diagnostic.Problems;
import dev.solvable.processor.game.board.DeclaredRules;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Checks that a solver can instantiate a type with {@code GameRules}, and that no annotation defines rules, too. */
public final class ProgramChecker {
    private final GameDeclaration declaration;
    private final Problems problems;
    private final String name;

    private ProgramChecker(GameDeclaration declaration, Problems problems) {
        this.declaration = declaration;
        this.problems = problems;
        this.name = declaration.type().name();
    }

    /** The rules; empty where there is a problem. */
    public static Optional<DeclaredRules> read(
            GameDeclaration declaration, GameDeclaration.Shape.Program program, Problems problems) {
        ProgramChecker checker = new ProgramChecker(declaration, problems);
        boolean right = checker.canBeMade(program);
        right &= checker.isAlone();
        right &= checker.leavesItself(program);
        return right ? Optional.of(new DeclaredProgram(program.isScored(), program.boundsPlies())) : Optional.empty();
    }

    private boolean canBeMade(GameDeclaration.Shape.Program program) {
        GameDeclaration.Shape.Kind kind = declaration.shape().kind();
        String exceptions = String.join(", ", program.checkedExceptions());
        Place place = Place.ofType();
        return kind.declaresGames() // if not, this is reported for every game
                && problems.require(kind != GameDeclaration.Shape.Kind.INTERFACE, Message.RULES_KIND, place, name)
                && problems.require(!program.isAbstract(), Message.RULES_ABSTRACT, place, name)
                && problems.require(program.hasConstructor(), Message.RULES_CONSTRUCTOR, place, name)
                && problems.require(exceptions.isEmpty(), Message.RULES_CONSTRUCTOR_THROWS, place, name, exceptions);
    }

    private boolean isAlone() {
        List<String> beside = new ArrayList<>();
        declaration.marks().ifPresent(marks -> beside.add("Marks"));
        if (!declaration.tiles().isEmpty()) {
            beside.add("Tiles");
        }
        declaration.moving().pieces().ifPresent(pieces -> beside.add("Pieces"));
        beside.addAll(declaration.moving().beside());
        declaration.lines().ifPresent(lines -> beside.add("Lines"));
        declaration.noMoves().ifPresent(noMoves -> beside.add("NoMoves"));
        if (!declaration.moveSources().isEmpty()) {
            beside.add(Annotations.MOVE_SOURCE);
        }
        if (!declaration.winChecks().isEmpty()) {
            beside.add(Annotations.WIN_CHECK);
        }
        for (String annotation : beside) {
            problems.add(Message.RULES_BESIDE, Place.of(annotation), name, annotation);
        }
        return beside.isEmpty();
    }

    /** Whether no option is set that applies only to rules in annotations. */
    private boolean leavesItself(GameDeclaration.Shape.Program program) {
        boolean encoding = require(
                declaration.encoding() == Encoding.AUTO, "encoding", declaration.encoding(), "positions are its own");
        boolean cache = require(
                declaration.cacheEntries() <= 0 || program.boundsPlies(),
                "cacheEntries",
                declaration.cacheEntries(),
                "positions are analysed as a whole, unless it overrides pliesLeft()");
        return encoding && cache;
    }

    private boolean require(boolean right, String element, Object value, String why) {
        return problems.require(
                right, Message.RULES_SETTING, Place.of(Annotations.GAME, element), element, value, name, why);
    }
}
