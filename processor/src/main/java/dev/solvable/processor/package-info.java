/** The annotation processor of Solvable: the entry that the compiler calls. */
@NullMarked
package dev.solvable.processor;

import org.jspecify.annotations.NullMarked;
