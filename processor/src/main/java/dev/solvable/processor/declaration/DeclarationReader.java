package dev.solvable.processor.declaration;

import dev.solvable.processor.declaration.AnnotationReader.UnreadableException;
import dev.solvable.processor.diagnostic.Place;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Elements;

/** Reads the annotations of a game from the compiler. */
public final class DeclarationReader {
    /** What came of reading the annotations of a type. */
    public sealed interface Reading {
        /** All of them could be read. */
        record Complete(GameDeclaration declaration) implements Reading {}

        /** A value is not known yet; another processor may still generate what it refers to. */
        record Unresolved() implements Reading {}

        /** A required element is missing, which the compiler reports by itself and no later round can change. */
        record Malformed() implements Reading {}
    }

    /** Reads one annotation. */
    @FunctionalInterface
    private interface Part<T> {
        T read(AnnotationReader annotation) throws UnreadableException;
    }

    private final TypeElement element;
    private final Elements elements;
    private final List<Place> unknown = new ArrayList<>();

    private DeclarationReader(TypeElement element, Elements elements) {
        this.element = element;
        this.elements = elements;
    }

    /** What the annotations of a type with {@code @SolvableGame} say, as far as they can be read yet. */
    public static Reading read(TypeElement element, Elements elements) {
        try {
            return new Reading.Complete(new DeclarationReader(element, elements).declaration());
        } catch (UnreadableException unreadable) {
            return unreadable.missing() ? new Reading.Malformed() : new Reading.Unresolved();
        }
    }

    private GameDeclaration declaration() throws UnreadableException {
        record Head(int cells, String encoding, int cacheEntries, String expect) {}
        Head head = once(
                        Annotations.GAME,
                        game -> new Head(
                                game.integer("cells"),
                                game.constant("encoding"),
                                game.integer("cacheEntries"),
                                game.constant("expect", "UNSTATED")))
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
                        mark.constant("choice", "OWN"),
                        mark.bool("gravity", false)));
        List<GameDeclaration.Tiles> tiles = all(
                "Tiles",
                tile -> new GameDeclaration.Tiles(
                        tile.strings("value"),
                        tile.bool("rotate"),
                        tile.bool("reflect"),
                        tile.isWritten("reflect"),
                        tile.constant("by", "EITHER"),
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
                        line.constant("completes"),
                        line.isWritten("completes"),
                        line.constant("by", "EITHER"),
                        line.bool("again", false)));
        Optional<String> noMoves = once("NoMoves", none -> none.constant("value"));
        List<GameDeclaration.Method> moveSources = methods(Annotations.MOVE_SOURCE);
        List<GameDeclaration.Method> winChecks = methods(Annotations.WIN_CHECK);
        return new GameDeclaration(
                TypeReader.type(element, elements),
                TypeReader.shape(element, elements),
                head.cells(),
                head.encoding(),
                head.cacheEntries(),
                head.expect(),
                board,
                marks,
                tiles,
                lines,
                noMoves,
                moving(),
                moveSources,
                winChecks,
                unknown);
    }

    private MovingDeclaration moving() throws UnreadableException {
        Optional<MovingDeclaration.Pieces> pieces = once(
                "Pieces",
                piece -> new MovingDeclaration.Pieces(
                        piece.strings("value"), piece.string("hand"), piece.constants("forward")));
        List<MovingDeclaration.Move> moves = all(
                Annotations.MOVE,
                move -> new MovingDeclaration.Move(
                        move.string("way"),
                        move.string("of"),
                        move.integer("far"),
                        move.bool("toTheEnd"),
                        move.constant("onto"),
                        move.constant("over"),
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

    /** What an annotation that may not be repeated says; where the source repeats it, what the first one says. */
    private <T> Optional<T> once(String annotation, Part<T> part) throws UnreadableException {
        return all(annotation, part).stream().findFirst();
    }

    private List<GameDeclaration.Method> methods(String annotation) throws UnreadableException {
        List<GameDeclaration.Method> methods = new ArrayList<>();
        for (ExecutableElement method : Annotations.methods(element, annotation)) {
            AnnotationReader reader =
                    new AnnotationReader(Annotations.on(method, annotation).get(0), elements);
            methods.add(MethodReader.read(method, reader.constant("by", "EITHER")));
            for (Place place : reader.unknown()) {
                unknown.add(new Place(annotation, methods.size() - 1, place.element(), -1));
            }
        }
        return methods;
    }

    private <T> List<T> all(String annotation, Part<T> part) throws UnreadableException {
        List<T> parts = new ArrayList<>();
        for (AnnotationMirror mirror : Annotations.on(element, annotation)) {
            AnnotationReader reader = new AnnotationReader(mirror, elements);
            parts.add(part.read(reader));
            unknown.addAll(reader.unknown());
        }
        return parts;
    }
}
