package dev.solvable.spark;

import dev.solvable.Outcome;
import dev.solvable.runtime.value.ValueCode;
import dev.solvable.spark.bytes.ByteReader;
import dev.solvable.spark.bytes.NumberSet;
import dev.solvable.spark.storage.WorkFolder;
import dev.solvable.table.TableHeader;
import dev.solvable.table.TableWriter;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.apache.spark.api.java.function.Function;

/** Writes the table of a block of ranks. */
record RankedTables(RankBlocks blocks, WorkFolder work, OutputFolder output, RankedRounds.Found found)
        implements Function<Integer, TableStage.Part> {
    @Override
    public TableStage.Part call(Integer part) throws IOException {
        char[] codes = new char[blocks.size(part)];
        put(part, found.drawn(), new Outcome[] {Outcome.DRAW, Outcome.DRAW}, codes);
        put(part, found.decided(), new Outcome[] {Outcome.LOSS, Outcome.WIN}, codes);
        long[][] counts = count(part, codes);
        return TableStage.publish(output, part, file -> write(file, part, codes, counts));
    }

    /** Puts the values that steps have found: for each outcome a set of ranks, at a distance of 0, 1, .... */
    private void put(int part, List<String> steps, Outcome[] outcomes, char[] codes) throws IOException {
        for (int distance = 0; distance < steps.size(); distance++) {
            ByteReader sets = new ByteReader(work.read(steps.get(distance), part));
            for (Outcome outcome : outcomes) {
                char code = (char) ValueCode.of(outcome, distance);
                NumberSet ranks = NumberSet.read(sets, blocks.size());
                for (int number = ranks.next(0); number >= 0; number = ranks.next(number + 1)) {
                    codes[number] = code;
                }
            }
        }
    }

    /** Counts the values of each ply; a reachable position without a value is an endless draw. */
    private long[][] count(int part, char[] codes) throws IOException {
        long[][] counts = new long[found.plies()][ValueCode.OUTCOMES];
        for (int ply = 0; ply < found.plies(); ply++) {
            NumberSet ranks = blocks.read(work, RankedForward.ranks(ply), part);
            for (int number = ranks.next(0); number >= 0; number = ranks.next(number + 1)) {
                if (codes[number] == ValueCode.NONE) {
                    codes[number] = ValueCode.ENDLESS_DRAW;
                }
                counts[ply][ValueCode.rank(ValueCode.outcome(codes[number]))]++;
            }
        }
        return counts;
    }

    private TableStage.Part write(Path file, int part, char[] codes, long[][] counts) throws IOException {
        long first = blocks.first(part);
        TableHeader header = TableHeader.ranked(blocks.game().newSolver(), true, blocks.ranks())
                .part(part, blocks.parts());
        try (TableWriter table = TableWriter.create(file, header)) {
            for (int number = 0; number < codes.length; number++) {
                if (codes[number] != ValueCode.NONE) {
                    table.put(first + number, codes[number]);
                }
            }
            table.finish();
            return new TableStage.Part(TableStage.counts(counts), table.sha256());
        }
    }
}
