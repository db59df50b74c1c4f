package dev.solvable.processor.render.state;

/** States of games in which the players have different tiles: the mask of the taken cells and whose turn it is. */
public final class PartizanState implements StateCode {
    private final boolean sideBit;

    /** States whose positions have a bit for the side, or else imply it. */
    public PartizanState(boolean sideBit) {
        this.sideBit = sideBit;
    }

    @Override
    public String[] parameters() {
        return new String[] {"long taken", "boolean firstMoves"};
    }

    @Override
    public String arguments() {
        return "taken, firstMoves";
    }

    @Override
    public String fromPosition() {
        return """
                long taken = TAKEN;
                boolean firstMoves = firstMoves(position);
                """.replace("TAKEN", sideBit ? "position & BOARD" : "position");
    }

    @Override
    public String key() {
        return sideBit ? "firstMoves ? taken : taken | SIDE" : "taken";
    }

    @Override
    public String forEachMove(String body) {
        return """
                for (long tile : firstMoves ? FIRST_TILES : SECOND_TILES) {
                    if ((taken & tile) != 0) {
                        continue;
                    }
                BODY}
                """.replace("BODY", body.indent(4));
    }

    @Override
    public String child() {
        return "taken | tile, !firstMoves";
    }

    @Override
    public String childPosition() {
        return sideBit ? "(position | tile) ^ SIDE" : "position | tile";
    }
}
