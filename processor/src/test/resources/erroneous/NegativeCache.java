import dev.solvable.*;

@SolvableGame(
        cells = 9,
        // expect: ERROR CacheSize cacheEntries = -1, but a cache has from 1 to 268435456 entries of up to 16 bytes; write such a number, or 0 to let the compiler choose.
        cacheEntries = -1)
@Marks
final class NegativeCache {
    static final Solver SOLVER = new NegativeCacheSolver();
}
