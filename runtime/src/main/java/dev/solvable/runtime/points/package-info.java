/** Games that are played for points: engines that know the difference of points to come under perfect play. */
@NullMarked
package dev.solvable.runtime.points;

import org.jspecify.annotations.NullMarked;
