import dev.solvable.*;

@SolvableGame(
        cells = 9,
        // expect: ERROR CacheSize cacheEntries = 268435457, but a cache has from 1 to 268435456 entries of up to 16 bytes; write such a number, or 0 to let the compiler choose.
        cacheEntries = (1 << 28) + 1)
@Marks
final class CacheTooLarge {
    static final Solver SOLVER = new CacheTooLargeSolver();
}
