/** The plan of a checked game: the encoding, the engine and the sizes of tables, with reasons. */
@NullMarked
package dev.solvable.processor.plan;

import org.jspecify.annotations.NullMarked;
