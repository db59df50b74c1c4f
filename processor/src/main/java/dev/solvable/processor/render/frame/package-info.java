/**
 * What the sources of all engines have: the head of the class, constructors, facts, and the parts of each kind of
 * rules.
 */
@NullMarked
package dev.solvable.processor.render.frame;

import org.jspecify.annotations.NullMarked;
