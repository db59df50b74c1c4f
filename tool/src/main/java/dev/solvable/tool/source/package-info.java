/** Games in a Java file: compiled in memory, with the processor in this program. */
@NullMarked
package dev.solvable.tool.source;

import org.jspecify.annotations.NullMarked;
