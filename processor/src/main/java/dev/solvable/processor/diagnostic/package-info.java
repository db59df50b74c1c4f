/** What the processor tells the user: every message, and the problems of a declaration as data. */
@NullMarked
package dev.solvable.processor.diagnostic;

import org.jspecify.annotations.NullMarked;
