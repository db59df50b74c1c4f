/** The questions that every solver answers: outcome, distance and best moves, and when it solves. */
@NullMarked
package dev.solvable.processor.render.answer;

import org.jspecify.annotations.NullMarked;
