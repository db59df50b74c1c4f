package dev.solvable.sample.games;

import dev.solvable.Ending;
import dev.solvable.Lines;
import dev.solvable.Marks;
import dev.solvable.SolvableGame;

/**
 * Sim, by Gustavus Simmons (1969): six points, two colours, and completing a triangle in one's own colour loses. It
 * cannot be drawn, because any two-colouring of the edges of six points has a triangle of one colour (Ramsey).
 *
 * <p>The second player wins (Mead, Rosa and Huang, 1974).
 *
 * <p>The cells are the 15 edges between the points A to F, and the patterns are the 20 triangles:
 *
 * <pre>
 *   0 AB    5 BC    9 CD   12 DE   14 EF
 *   1 AC    6 BD   10 CE   13 DF
 *   2 AD    7 BE   11 CF
 *   3 AE    8 BF
 *   4 AF
 * </pre>
 */
@SolvableGame(cells = 15)
@Marks
@Lines(
        patterns = {
            "0 1 5",
            "0 2 6",
            "0 3 7",
            "0 4 8", // ABC ABD ABE ABF
            "1 2 9",
            "1 3 10",
            "1 4 11", // ACD ACE ACF
            "2 3 12",
            "2 4 13",
            "3 4 14", // ADE ADF AEF
            "5 6 9",
            "5 7 10",
            "5 8 11", // BCD BCE BCF
            "6 7 12",
            "6 8 13",
            "7 8 14", // BDE BDF BEF
            "9 10 12",
            "9 11 13",
            "10 11 14",
            "12 13 14", // CDE CDF CEF DEF
        },
        completes = Ending.LOSES)
final class Sim {}
