/** The annotations that declare a game and the small API that generated solvers implement. No dependencies. */
module dev.solvable {
    exports dev.solvable;
}
