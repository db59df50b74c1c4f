/** What the annotations of a game say, read from the compiler into plain records and not judged yet. */
@NullMarked
package dev.solvable.processor.declaration;

import org.jspecify.annotations.NullMarked;
