/** Games that are a Java file: compiled in memory, with the processor that the program brings. */
@NullMarked
package dev.solvable.tool.source;

import org.jspecify.annotations.NullMarked;
