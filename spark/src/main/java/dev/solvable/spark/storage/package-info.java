/** Folders on the machine's own disk and on what Hadoop knows, and the files of unfinished work in one. */
@NullMarked
package dev.solvable.spark.storage;

import org.jspecify.annotations.NullMarked;
