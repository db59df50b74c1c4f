package dev.solvable.processor.render;

import dev.solvable.processor.game.Ending;

/** States of games in which only the taken cells matter: one mask, the same moves for both players. */
final class TakenState implements StateCode {
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
        return """
                for (long tile : TILES) {
                    if ((taken & tile) != 0) {
                        continue;
                    }
                BODY}
                """.replace("BODY", body.indent(4));
    }

    @Override
    public String child() {
        return "taken | tile";
    }

    @Override
    public String childPosition() {
        return "taken | tile";
    }

    @Override
    public String endsGame() {
        return "";
    }

    @Override
    public Ending lineEnding() {
        return Ending.WINS;
    }
}
