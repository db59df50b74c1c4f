/** Folders on local disks and on Hadoop file systems, and the files of unfinished work in one. */
@NullMarked
package dev.solvable.spark.storage;

import org.jspecify.annotations.NullMarked;
