package dev.solvable.processor.render.pieces;

import dev.solvable.processor.game.pieces.PieceShape;
import dev.solvable.processor.render.pieces.Slides.Slide;
import dev.solvable.processor.render.pieces.Slides.Slide.Stops;

/** A line that lists slides. */
record SlideLine(PieceContext context, Kind kind, Slide slide) implements MoveLine {
    @Override
    public int plane() {
        return slide.plane();
    }

    @Override
    public int whenLeft() {
        return slide.whenLeft();
    }

    @Override
    public boolean namesEmpty() {
        return true;
    }

    @Override
    public boolean namesTaken() {
        return false;
    }

    @Override
    public int bytes() {
        return asks() ? 42 : 32;
    }

    /** Whether the call needs a second mask besides the cells from which pieces go on. */
    private boolean asks() {
        return slide.stops() == Stops.FROM_THE_END || slide.stops() == Stops.ON_AN_ENEMY;
    }

    @Override
    public String words() {
        String way = way(slide.to());
        return switch (slide.stops()) {
            case ANYWHERE_OR_ON_AN_ENEMY -> way + ", any distance, taking or not";
            case ANYWHERE -> (kind.isBack() ? "back " : "") + way + ", any distance";
            case AT_THE_END -> way + ", as far as possible";
            case FROM_THE_END -> "back " + way + ", any distance, if blocked " + way(-slide.to());
            case ON_AN_ENEMY -> way + ", any distance, taking";
            case FROM_AN_ENEMY -> "back " + way + ", any distance, taking";
        };
    }

    @Override
    public String call(String piece, String moving) {
        return kind.tellsCells() ? cells(moving) : list(piece, moving);
    }

    private String cells(String moving) {
        String goesOn = goesOn(slide.to());
        return switch (slide.stops()) {
            case ANYWHERE -> slide("slide", moving, goesOn);
            case AT_THE_END -> slide("slideToEnd", moving, goesOn);
            case FROM_THE_END ->
                slide("slide", "\n        " + moving + " & ~(" + goesOn(-slide.to()) + ")", "\n        " + goesOn);
            case ANYWHERE_OR_ON_AN_ENEMY, ON_AN_ENEMY, FROM_AN_ENEMY ->
                throw new IllegalStateException("a slide that takes tells no cells");
        };
    }

    private String slide(String method, String moving, String goesOn) {
        return method + "("
                + String.join(", ", moving, goesOn, String.valueOf(slide.to()), String.valueOf(slide.most()))
                        .replace(" \n", "\n")
                + ")";
    }

    private String list(String piece, String moving) {
        String goesOn = goesOn(slide.to());
        String end = slide.to() + ", to, ";
        return switch (slide.stops()) {
            case ANYWHERE_OR_ON_AN_ENEMY ->
                call(
                        "slideOrTake(position",
                        piece,
                        moving,
                        context.masks().literal(slide.begins()),
                        "empty, other",
                        end);
            case ANYWHERE -> call("slide(position", piece, moving, goesOn, end);
            case AT_THE_END -> call("slideToEnd(position", piece, moving, goesOn, end);
            case FROM_THE_END -> throw new IllegalStateException("the cells that a slide begins on are no list");
            case ON_AN_ENEMY ->
                call(
                        "slideAndTake(position",
                        piece,
                        moving,
                        "\n        " + goesOn,
                        "\n        " + next("other", slide.to()),
                        end);
            case FROM_AN_ENEMY -> call("unslideAndTake(position", piece, moving, goesOn, end);
        };
    }

    private static String call(String... parts) {
        return "lists." + String.join(", ", parts).replace(" \n", "\n");
    }

    /** The cells from which the next one in a direction exists and is empty. */
    private String goesOn(int to) {
        return next("empty", to);
    }

    /** The cells from which the next one in a direction exists and is in a mask. */
    private String next(String mask, int to) {
        return context.masks().literal(begins(to)) + " & " + StepLine.at(mask, to);
    }

    private String way(int to) {
        return new MoveComment(context.board(), begins(to), to).way();
    }

    /** The cells that have a next cell in the direction of the slide, or in the opposite direction. */
    private long begins(int to) {
        return to == slide.to() ? slide.begins() : PieceShape.shifted(slide.begins(), slide.to());
    }
}
