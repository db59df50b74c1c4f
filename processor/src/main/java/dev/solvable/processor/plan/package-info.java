/** What the compiler decides about a checked game before it writes anything: encoding, engine, sizes, and why. */
@NullMarked
package dev.solvable.processor.plan;

import org.jspecify.annotations.NullMarked;
