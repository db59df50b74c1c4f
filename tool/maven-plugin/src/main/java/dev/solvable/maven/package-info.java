/** The tool's explorer as a goal of Maven. */
@NullMarked
package dev.solvable.maven;

import org.jspecify.annotations.NullMarked;
