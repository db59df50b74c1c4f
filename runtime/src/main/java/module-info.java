/** What all generated solvers have in common. It needs nothing but the JDK. */
module dev.solvable.runtime {
    requires transitive dev.solvable;
    requires static org.jspecify;

    exports dev.solvable.runtime;
    exports dev.solvable.runtime.game.marks;
    exports dev.solvable.runtime.forward;
    exports dev.solvable.runtime.game.pieces;
    exports dev.solvable.runtime.game.pieces.code;
    exports dev.solvable.runtime.game.program;
    exports dev.solvable.runtime.game.tiles;
    exports dev.solvable.runtime.partizan;
    exports dev.solvable.runtime.points;
    exports dev.solvable.runtime.retrograde;
    exports dev.solvable.runtime.retrograde.analysis;
    exports dev.solvable.runtime.retrograde.ranked;
    exports dev.solvable.runtime.search.marks;
    exports dev.solvable.runtime.search.threat;
    exports dev.solvable.runtime.search.tiles;
    exports dev.solvable.runtime.source;
    exports dev.solvable.runtime.sums;
    exports dev.solvable.runtime.sweep.marks;
    exports dev.solvable.runtime.sweep.tiles;
    exports dev.solvable.table;
}
