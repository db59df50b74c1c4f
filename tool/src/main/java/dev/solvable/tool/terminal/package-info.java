/** What a program reads and writes: its streams, whether they are a terminal's, colours, and the user's browser. */
@NullMarked
package dev.solvable.tool.terminal;

import org.jspecify.annotations.NullMarked;
