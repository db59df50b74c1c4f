/** The messages of the processor, and the problems of a declaration as data. */
@NullMarked
package dev.solvable.processor.diagnostic;

import org.jspecify.annotations.NullMarked;
