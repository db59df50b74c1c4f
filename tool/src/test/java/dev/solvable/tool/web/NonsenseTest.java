package dev.solvable.tool.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Ten thousand requests that no page would send, byte for byte; each is refused, and the next good one is answered. */
@Tag("slow")
class NonsenseTest {
    private static final int REQUESTS = 10_000;
    private static final List<String> METHODS = List.of("GET", "HEAD", "POST", "PUT", "DELETE", "BREW", "get", "TRACE");
    private static final List<String> GAMES =
            List.of("TicTacToe", "BlockGame", "Domineering", "ConnectFour7x6", "Queens", "Nothing", "..", "%00");

    private static Served served;

    private final Random random = new Random(20_261_121);

    @BeforeAll
    static void start() throws IOException {
        served = new Served();
    }

    @AfterAll
    static void stop() {
        served.close();
    }

    @Test
    void nonsenseIsRefusedAndTheNextGoodRequestAnswered() throws IOException, InterruptedException {
        for (int i = 0; i < REQUESTS; i++) {
            byte[] request = request(i);
            assertThat(status(request))
                    .as(() -> new String(request, 0, Math.min(300, request.length), StandardCharsets.ISO_8859_1))
                    .isBetween(400, 499);
            if (i % 500 == 0) {
                assertThat(served.get("/api/games/TicTacToe/positions/.........")
                                .statusCode())
                        .isIn(200, 202);
            }
        }

        assertThat(served.solved("/api/games/TicTacToe/positions/xx..o....")
                        .get("best")
                        .getAsString())
                .isEqualTo("c1");
    }

    private byte[] request(int i) {
        return switch (i % 10) {
            case 0 -> get("/" + "a/".repeat(1 + random.nextInt(3_000)));
            case 1 -> get("/api/games/" + one(GAMES) + "/positions/" + board());
            case 2 -> get("/api/games/TicTacToe/positions/" + random.nextLong() + "?to-move=" + random.nextInt());
            case 3 -> get("/api/games/BlockGame/positions/" + "%23".repeat(26 + random.nextInt(500)));
            case 4 -> get("/" + escapes());
            case 5 ->
                text(METHODS.get(2 + random.nextInt(METHODS.size() - 2)) + " / HTTP/1.1\r\nHost: localhost\r\n"
                        + "Content-Length: 0\r\nConnection: close\r\n\r\n");
            case 6 -> i % 100 == 6 ? megabyte() : get("/api/games?" + board() + "=" + board());
            case 7 -> get("/..%2f..%2f" + "../".repeat(random.nextInt(9)) + "etc/passwd");
            case 8 -> text("GET / HTTP/1.1\r\nHost: " + random.nextInt() + ".example\r\nConnection: close\r\n\r\n");
            default -> get("/api/games/ConnectFour7x6/positions/" + "xo".repeat(random.nextInt(30)) + "x.");
        };
    }

    private static byte[] get(String path) {
        return text("GET " + path + " HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");
    }

    private byte[] megabyte() {
        byte[] body = new byte[1 << 20];
        random.nextBytes(body);
        ByteArrayOutputStream request = new ByteArrayOutputStream();
        request.writeBytes(text(one(List.of("POST", "PUT")) + " /api/games HTTP/1.1\r\nHost: localhost\r\n"
                + "Connection: close\r\nContent-Length: " + body.length + "\r\n\r\n"));
        request.writeBytes(body);
        return request.toByteArray();
    }

    /** A board of no game: its last character is none of any game's. */
    private String board() {
        StringBuilder board = new StringBuilder();
        for (int n = random.nextInt(40); n >= 0; n--) {
            board.append("xo.-_~!$'()*,;:@".charAt(random.nextInt(16)));
        }
        return board.append('~').toString();
    }

    /** Percent-escapes that are cut short, no numbers, no UTF-8, or control characters. */
    private String escapes() {
        StringBuilder path = new StringBuilder();
        for (int n = random.nextInt(6); n >= 0; n--) {
            path.append(
                    one(List.of("%", "%4", "%zz", "%ff", "%c0%80", "%ed%a0%80", "%00", "%0d%0aX: y", "%25", "%2e%2e")));
        }
        return path.toString();
    }

    private String one(List<String> choices) {
        return choices.get(random.nextInt(choices.size()));
    }

    private static byte[] text(String request) {
        return request.getBytes(StandardCharsets.ISO_8859_1);
    }

    /** Sends a request and reads the status of the answer, all of which must come. */
    private static int status(byte[] request) throws IOException {
        try (Socket socket = new Socket("localhost", served.address().getPort())) {
            OutputStream out = socket.getOutputStream();
            out.write(request);
            out.flush();
            InputStream in = socket.getInputStream();
            String answer = new String(in.readAllBytes(), StandardCharsets.ISO_8859_1);
            assertThat(answer).startsWith("HTTP/1.1 ");
            return Integer.parseInt(answer.substring(9, 12));
        }
    }
}
