package dev.solvable.spark;

import org.apache.spark.Partitioner;

/** Brings what is for a part to the partition of that number. */
final class PartPartitioner extends Partitioner {
    private static final long serialVersionUID = 1;

    private final int parts;

    PartPartitioner(int parts) {
        this.parts = parts;
    }

    @Override
    public int numPartitions() {
        return parts;
    }

    @Override
    public int getPartition(Object part) {
        return (Integer) part;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof PartPartitioner partitioner && partitioner.parts == parts;
    }

    @Override
    public int hashCode() {
        return parts;
    }
}
