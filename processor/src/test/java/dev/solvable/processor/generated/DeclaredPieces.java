package dev.solvable.processor.generated;

import static dev.solvable.processor.generated.Sources.LINES_OF_3;
import static dev.solvable.processor.generated.Sources.board;

import java.util.Collections;

/** Games whose pieces move. */
final class DeclaredPieces {
    private DeclaredPieces() {}

    static void addTo(Sources sources) {
        String any = "@Move(way = \"W\")";
        sources.add(
                "Hexapawn",
                "cells = 9",
                "@Pieces({\"ppp\", \"...\", \"PPP\"})",
                "@Move(way = \"fW\")",
                "@Move(way = \"fF\", onto = Onto.ENEMY)",
                "@Goal(farSide = true)");
        sources.add(
                "HexapawnSearched",
                "cells = 9, cacheEntries = 2000",
                "@Pieces({\"ppp\", \"...\", \"PPP\"})",
                "@Move(way = \"fW\")",
                "@Move(way = \"fF\", onto = Onto.ENEMY)",
                "@Goal(farSide = true)");
        sources.add(
                "MenSearched",
                "cells = 20, cacheEntries = 100_000",
                "@Pieces({\"m.m.\", \".m.m\", \"....\", \"M.M.\", \".M.M\"})",
                "@Move(way = \"fF\", of = \"M\")",
                "@Move(way = \"F\", over = Over.ENEMY, takes = true)",
                "@Goal(of = \"M\", farSide = true, becomes = \"K\")");
        sources.add(
                "HoundsSearched",
                "cells = 12, cacheEntries = 1",
                "@Pieces(value = {\"h.h\", \"...\", \"...\", \".F.\"}, hand = \"FFh\")",
                "@Move(way = \"W\", of = \"F\")",
                "@Move(way = \"fW\", of = \"H\", onto = Onto.EITHER)");
        sources.add("Morris", "cells = 9", board(3, 3), pieces(3, 3, "AAAbbb"), any, LINES_OF_3);
        sources.add(
                "Dodgem",
                "cells = 9",
                "@Pieces(value = {\"X..\", \"X..\", \".oo\"}, forward = {Direction.EAST, Direction.NORTH})",
                "@Move(way = \"fsW\")",
                "@Goal(leave = true)",
                "@NoMoves(Ending.WINS)");
        sources.add(
                "MuTorere",
                "cells = 9",
                "@Board(rows = 1, columns = 9, links = {\"0-1-2-3-4-5-6-7-0\", \"0-8-1\", \"2-8-3\", \"4-8-5\", \"6-8-7\"})",
                "@Pieces(\"AAAAbbbb.\")",
                "@Move(way = \"L\", to = {0, 1, 2, 3, 4, 5, 6, 7})",
                "@Move(way = \"L\", to = 8, besideEnemy = true)");
        sources.add(
                "Slides",
                "cells = 25",
                "@Pieces({\".o.o.\", \"..X..\", \".....\", \"..o..\", \".X.X.\"})",
                "@Move(way = \"K\", far = 0, toTheEnd = true)",
                LINES_OF_3);
        sources.add(
                "Hounds",
                "cells = 32",
                "@Pieces({\" h h h h\", \". . . . \", \" . . . .\", \". . . . \", \" . . . .\", \". . . . \", \" . . . .\", \". . F . \"})",
                "@Move(way = \"F\", of = \"F\")",
                "@Move(way = \"fF\", of = \"H\")",
                "@Goal(of = \"F\", farSide = true)");
        sources.add(
                "Rook",
                "cells = 64",
                "@Pieces({\"....k...\", \"........\", \"........\", \"........\", \"........\", \"........\", \"........\", \"R...K...\"})",
                "@Move(way = \"W\", of = \"R\", far = 0, onto = Onto.EITHER)",
                "@Move(way = \"K\", of = \"K\", onto = Onto.EITHER)",
                "@Fewer(than = 1, of = \"K\")");
        sources.add(
                "Kinds",
                "cells = 12",
                "@Pieces(value = {\"gle\", \".c.\", \".C.\", \"ELG\"}, hand = \"Cc\")",
                "@Move(way = \"K\", of = \"L\", onto = Onto.EITHER)",
                "@Move(way = \"W\", of = \"G\", onto = Onto.EITHER)",
                "@Move(way = \"F\", of = \"E\", onto = Onto.EITHER)",
                "@Move(way = \"fW\", of = \"C\", onto = Onto.EITHER)",
                "@Goal(of = \"L\", farSide = true)",
                "@Fewer(than = 1, of = \"L\")");
        sources.add(
                "Flying",
                "cells = 16",
                board(4, 4),
                pieces(4, 4, "AAAAbbbb"),
                any,
                "@Move(way = \"*\", whenLeft = 3)",
                "@Move(way = \"W\", far = 2, besideEnemy = true)",
                "@Move(way = \"K\", over = Over.ENEMY, takes = true)",
                "@Move(way = \"K\", over = Over.ANYONE, onto = Onto.ENEMY, takes = true)",
                "@Fewer(than = 2)",
                "@Lines(length = 4)");
        sources.add(
                "Patterned",
                "cells = 30",
                board(5, 6),
                pieces(5, 6, "AAAAbbbb"),
                "@Move(way = \"*\")",
                "@Lines(patterns = {" + DeclaredShapes.patterns(30, 900) + "})");
        sources.add(
                "Mills",
                "cells = 9",
                board(3, 3),
                pieces(3, 3, "AAAbbb"),
                any,
                "@Lines(length = 3, completes = Ending.TAKES)",
                "@Fewer(than = 2)");
        sources.add(
                "PatternedMills",
                "cells = 30",
                board(5, 6),
                pieces(5, 6, "AAAAbbbb"),
                any,
                "@Move(way = \"F\", onto = Onto.ENEMY)",
                "@Lines(patterns = {" + DeclaredShapes.patterns(30, 200) + "}, completes = Ending.TAKES)");
        sources.add(
                "Promoted",
                "cells = 20",
                "@Pieces(value = {\".k..\", \".p..\", \"....\", \".P..\", \".K..\"})",
                "@Move(way = \"K\", of = \"K\", onto = Onto.EITHER)",
                "@Move(way = \"K\", of = \"Q\", far = 0, onto = Onto.EITHER)",
                "@Move(way = \"fW\", of = \"P\")",
                "@Move(way = \"fF\", of = \"P\", onto = Onto.ENEMY)",
                "@Goal(of = \"P\", farSide = true, becomes = \"Q\")",
                "@Fewer(than = 1, of = \"K\")");
    }

    /** Empty rows, and a hand. */
    private static String pieces(int rows, int columns, String hand) {
        String row = "\"" + ".".repeat(columns) + "\"";
        return "@Pieces(value = {" + String.join(", ", Collections.nCopies(rows, row)) + "}, hand = \"" + hand + "\")";
    }
}
