package dev.solvable.tool.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.Socket;
import java.net.SocketException;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Clients that send too slowly or too much: they are told or cut off, and nobody else is. */
@Tag("slow")
class SlowClientsTest {
    /** More than there are threads. */
    private static final int SLOW_CLIENTS = 150;

    private static final int MIB = 1 << 20;

    @Test
    void requestsThatNeverEndKeepNoOtherOneFromItsAnswer() throws IOException, InterruptedException {
        try (Served served = new Served()) {
            List<Socket> slow = new ArrayList<>();
            for (int i = 0; i < SLOW_CLIENTS; i++) {
                slow.add(begin(served, "GET / HTTP/1.1\r\n"));
            }

            for (int i = 0; i < 20; i++) {
                HttpResponse<String> response = served.get("/api/games/TicTacToe");
                assertThat(response.statusCode()).isEqualTo(200);
            }
            for (Socket socket : slow) {
                assertThat(isCutOff(socket)).isTrue();
                socket.close();
            }
        }
    }

    @Test
    void theSizeOfAChunkThatIsNoNumberIsRefused() throws IOException {
        try (Served served = new Served();
                Socket socket = begin(served, """
                        POST /api/games HTTP/1.1\r
                        Host: localhost\r
                        Transfer-Encoding: chunked\r
                        \r
                        ffffffff\r
                        """)) {
            socket.setSoTimeout(60_000);
            assertThat(new String(socket.getInputStream().readNBytes(12), StandardCharsets.ISO_8859_1))
                    .isEqualTo("HTTP/1.1 400");
        }
    }

    private static Socket begin(Served served, String text) throws IOException {
        Socket socket = new Socket("localhost", served.address().getPort());
        socket.getOutputStream().write(text.getBytes(StandardCharsets.ISO_8859_1));
        return socket;
    }

    /** Whether the server ends the connection within a minute, without a word. */
    private static boolean isCutOff(Socket socket) throws IOException {
        socket.setSoTimeout(60_000);
        try {
            return socket.getInputStream().read() < 0;
        } catch (SocketException reset) {
            return true;
        }
    }

    /** As many clients do it: everything is sent before the answer is looked at. */
    @Test
    void aBodyThatIsTooLargeIsToldWhenAllOfItIsSent() throws IOException {
        int mebibytes = 40;
        try (Served served = new Served();
                Socket socket = begin(
                        served,
                        "POST /api/games HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Length: "
                                + (long) mebibytes * MIB + "\r\n\r\n")) {
            OutputStream out = socket.getOutputStream();
            for (int i = 0; i < mebibytes; i++) {
                out.write(new byte[MIB]);
            }
            InputStream in = socket.getInputStream();

            assertThat(new String(in.readAllBytes(), StandardCharsets.UTF_8))
                    .startsWith("HTTP/1.1 413 ")
                    .contains("\"title\":\"Content Too Large\"");
        }
    }
}
