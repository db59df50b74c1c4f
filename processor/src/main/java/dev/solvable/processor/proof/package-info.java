/** Solves small games at compile time, to prove their result and compare it with the expected one. */
@NullMarked
package dev.solvable.processor.proof;

import org.jspecify.annotations.NullMarked;
