/** How the text of generated Java is put together: types, methods, constants, masks. */
@NullMarked
package dev.solvable.processor.render.code;

import org.jspecify.annotations.NullMarked;
