/** Engines of games that are played for points: they find the difference of points to come under perfect play. */
@NullMarked
package dev.solvable.runtime.points;

import org.jspecify.annotations.NullMarked;
