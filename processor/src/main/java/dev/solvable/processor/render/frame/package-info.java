/** The parts that all kinds of solvers share: the head of the class, constructors, facts, sizes and keys. */
@NullMarked
package dev.solvable.processor.render.frame;

import org.jspecify.annotations.NullMarked;
