/** Building blocks of generated Java: types, methods, constants, masks. */
@NullMarked
package dev.solvable.processor.render.code;

import org.jspecify.annotations.NullMarked;
