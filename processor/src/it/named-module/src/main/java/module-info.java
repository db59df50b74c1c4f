/** Exports games, and so the solvers and their interface too. */
module example {
    requires transitive dev.solvable.runtime;

    exports example;
}
