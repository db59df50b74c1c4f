/** The annotations of a game, read from the compiler into plain records, unchecked. */
@NullMarked
package dev.solvable.processor.declaration;

import org.jspecify.annotations.NullMarked;
