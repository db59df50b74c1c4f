package dev.solvable.processor.render.state;

/** States of games of tiles or of a move source that are the same for both players: the mask of the taken cells. */
public final class TileState implements StateCode {
    private final boolean source;

    /** States of tiles, or of moves from a method of the declaration. */
    public TileState(boolean source) {
        this.source = source;
    }

    @Override
    public String[] parameters() {
        return new String[] {"long taken"};
    }

    @Override
    public String arguments() {
        return "taken";
    }

    @Override
    public String fromPosition() {
        return "long taken = position;\n";
    }

    @Override
    public String key() {
        return "taken";
    }

    @Override
    public String forEachMove(String body) {
        String loop = source ? """
                  for (int move = 0; move < filled.length; move++) {
                      if ((taken & required[move]) != 0) {
                          continue;
                      }
                  BODY}
                  """ : """
                  for (long tile : TILES) {
                      if ((taken & tile) != 0) {
                          continue;
                      }
                  BODY}
                  """;
        return loop.replace("BODY", body.indent(4));
    }

    @Override
    public String child() {
        return source ? "taken | filled[move]" : "taken | tile";
    }

    @Override
    public String childPosition() {
        return child();
    }
}
