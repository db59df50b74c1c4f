package dev.solvable.runtime.source;

import dev.solvable.runtime.ForGeneratedCode;
import dev.solvable.runtime.Nimbers;

/** Grundy values of games with a move source for both players, as sums of independent regions. */
@ForGeneratedCode
public final class SourceNimbers implements Nimbers {
    private final SourceSearchEngine engine;

    /** The Grundy values of a game with this engine. */
    public SourceNimbers(SourceSearchEngine engine) {
        this.engine = engine;
    }

    @Override
    public int nimber(long position) {
        engine.turn().enterOrCancel();
        try {
            return engine.regions().nimber(position);
        } finally {
            engine.turn().leave();
        }
    }
}
