/** Writes a page about a game for readers: plain HTML in a single file. */
@NullMarked
package dev.solvable.processor.report;

import org.jspecify.annotations.NullMarked;
