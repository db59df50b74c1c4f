/** Writes a page about a game for people: plain HTML that needs nothing but itself. */
@NullMarked
package dev.solvable.processor.report;

import org.jspecify.annotations.NullMarked;
