package dev.solvable.processor.declaration;

import dev.solvable.Choice;
import dev.solvable.Direction;
import dev.solvable.Encoding;
import dev.solvable.Ending;
import dev.solvable.Expectation;
import dev.solvable.Onto;
import dev.solvable.Over;
import dev.solvable.Player;
import dev.solvable.processor.declaration.AnnotationReader.UnreadableException;
import dev.solvable.processor.diagnostic.Place;
import dev.solvable.processor.diagnostic.Problems;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Elements;

/** Reads the annotations of a game from the compiler. */
public final class DeclarationReader {
    /**
     * The result of reading the annotations of a type.
     *
     * @param declaration the declaration; empty if a value or a supertype cannot be read
     * @param isFinal whether no later round can change the result; otherwise another processor may still generate what
     *     is not known
     */
    public record Reading(Optional<GameDeclaration> declaration, boolean isFinal) {}

    @FunctionalInterface
    private interface Part<T> {
        T read(AnnotationReader annotation) throws UnreadableException;
    }

    private final TypeElement element;
    private final Elements elements;
    private final Problems problems;

    private DeclarationReader(TypeElement element, Elements elements, Problems problems) {
        this.element = element;
        this.elements = elements;
        this.problems = problems;
    }

    /**
     * Reads the annotations of a type with {@code @SolvableGame}, if all can be read in this round.
     *
     * @param problems gets a problem for each element or constant of another version of the annotations
     */
    public static Reading read(TypeElement element, Elements elements, Problems problems) {
        try {
            return new Reading(Optional.of(new DeclarationReader(element, elements, problems).declaration()), true);
        } catch (UnreadableException unreadable) {
            return new Reading(Optional.empty(), unreadable.isFinal);
        }
    }

    private GameDeclaration declaration() throws UnreadableException {
        record Head(int cells, Encoding encoding, int cacheEntries, Expectation expect) {}
        Head head = once(
                        Annotations.GAME,
                        game -> new Head(
                                game.integer("cells"),
                                game.constant("encoding", Encoding.class),
                                game.integer("cacheEntries"),
                                game.constant("expect", Expectation.UNSTATED)))
                .orElseThrow();
        Optional<GameDeclaration.Board> board = once(
                "Board",
                grid -> new GameDeclaration.Board(
                        grid.integer("rows"),
                        grid.integer("columns"),
                        grid.strings("map"),
                        grid.strings("cellNames", List.of()),
                        grid.strings("links", List.of())));
        Optional<GameDeclaration.Marks> marks = once(
                "Marks",
                mark -> new GameDeclaration.Marks(
                        mark.character("first"),
                        mark.character("second"),
                        mark.isWritten("second"),
                        mark.character("empty"),
                        mark.constant("choice", Choice.OWN),
                        mark.bool("gravity", false)));
        List<GameDeclaration.Tiles> tiles = all(
                "Tiles",
                tile -> new GameDeclaration.Tiles(
                        tile.strings("value"),
                        tile.bool("rotate"),
                        tile.bool("reflect"),
                        tile.isWritten("reflect"),
                        tile.constant("by", Player.EITHER),
                        tile.isWritten("by"),
                        tile.character("filled"),
                        tile.character("empty")));
        Optional<GameDeclaration.Lines> lines = once(
                "Lines",
                line -> new GameDeclaration.Lines(
                        line.integer("length"),
                        line.bool("rows"),
                        line.bool("columns"),
                        line.bool("diagonals"),
                        line.strings("patterns"),
                        line.constant("completes", Ending.class),
                        line.isWritten("completes"),
                        line.constant("by", Player.EITHER),
                        line.bool("again", false)));
        Optional<Ending> noMoves = once("NoMoves", none -> none.constant("value", Ending.class));
        List<GameDeclaration.Method> moveSources = methods(Annotations.MOVE_SOURCE);
        List<GameDeclaration.Method> winChecks = methods(Annotations.WIN_CHECK);
        MovingDeclaration moving = moving();
        boolean rules = marks.isPresent()
                || !tiles.isEmpty()
                || !moveSources.isEmpty()
                || moving.pieces().isPresent();
        if (!rules && !TypeReader.isResolved(element)) {
            throw new UnreadableException(false);
        }
        return new GameDeclaration(
                TypeReader.type(element, elements),
                TypeReader.shape(element),
                head.cells(),
                head.encoding(),
                head.cacheEntries(),
                head.expect(),
                board,
                marks,
                tiles,
                lines,
                noMoves,
                moving,
                moveSources,
                winChecks);
    }

    private MovingDeclaration moving() throws UnreadableException {
        Optional<MovingDeclaration.Pieces> pieces = once(
                "Pieces",
                piece -> new MovingDeclaration.Pieces(
                        piece.strings("value"), piece.string("hand"), piece.constants("forward", Direction.class)));
        List<MovingDeclaration.Move> moves = all(
                Annotations.MOVE,
                move -> new MovingDeclaration.Move(
                        move.string("way"),
                        move.string("of"),
                        move.integer("far"),
                        move.bool("toTheEnd"),
                        move.constant("onto", Onto.class),
                        move.constant("over", Over.class),
                        move.bool("takes"),
                        move.isWritten("takes"),
                        move.integers("to"),
                        move.bool("besideEnemy"),
                        move.integer("whenLeft")));
        Optional<MovingDeclaration.Goal> goal = once(
                "Goal",
                goals -> new MovingDeclaration.Goal(
                        goals.string("of"),
                        goals.integers("cells"),
                        goals.bool("farSide"),
                        goals.bool("leave"),
                        goals.string("becomes")));
        Optional<MovingDeclaration.Fewer> fewer =
                once("Fewer", few -> new MovingDeclaration.Fewer(few.integer("than"), few.string("of")));
        return new MovingDeclaration(pieces, moves, goal, fewer);
    }

    /** Reads an annotation that is not repeatable; if the source repeats it, the first one. */
    private <T> Optional<T> once(String annotation, Part<T> part) throws UnreadableException {
        return all(annotation, part).stream().findFirst();
    }

    private List<GameDeclaration.Method> methods(String annotation) throws UnreadableException {
        List<GameDeclaration.Method> methods = new ArrayList<>();
        for (ExecutableElement method : Annotations.methods(element, annotation)) {
            Place place = Place.of(annotation, methods.size());
            AnnotationReader reader =
                    new AnnotationReader(Annotations.on(method, annotation).get(0), place, elements, problems);
            methods.add(MethodReader.read(method, reader.constant("by", Player.EITHER)));
            reader.addUnread();
        }
        return List.copyOf(methods);
    }

    private <T> List<T> all(String annotation, Part<T> part) throws UnreadableException {
        List<T> parts = new ArrayList<>();
        for (AnnotationMirror mirror : Annotations.on(element, annotation)) {
            Place place = Place.of(annotation, parts.size());
            AnnotationReader reader = new AnnotationReader(mirror, place, elements, problems);
            parts.add(part.read(reader));
            reader.addUnread();
        }
        return List.copyOf(parts);
    }
}
