package dev.solvable.tool.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.solvable.tool.games.Games;
import java.io.IOException;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.NullSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Which names the server answers to. */
class HostCheckTest {
    private final HostCheck hosts = HostCheck.of("Desk.local", true);

    @ParameterizedTest
    @ValueSource(
            strings = {
                "localhost",
                "LOCALHOST:8080",
                "127.0.0.1",
                "127.0.0.1:8080",
                "[::1]:8080",
                "192.168.1.7:80",
                "desk.local:1"
            })
    void itsOwnNamesAndAnyAddress(String host) {
        assertThatCode(() -> hosts.check(host)).doesNotThrowAnyException();
    }

    @Test
    void whereOthersReachItTheMachineHasItsNames() throws UnknownHostException {
        String machine = InetAddress.getLocalHost().getHostName();

        assertThatCode(() -> HostCheck.of("0.0.0.0", false).check(machine + ":8080"))
                .doesNotThrowAnyException();
    }

    @Test
    @EnabledOnOs(value = OS.LINUX, disabledReason = "elsewhere the machine has one address of its own")
    void theAddressOfThePageReachesTheServer() throws IOException {
        try (WebExplorer explorer = WebExplorer.start(new Games(Map.of()), "127.0.0.2", 0, WebExplorer.Features.NONE)) {
            assertThat(explorer.address()).hasHost("127.0.0.2");
            assertThat(explorer.address().toURL().openStream().readAllBytes()).isNotEmpty();
        }
        try (WebExplorer explorer = WebExplorer.start(new Games(Map.of()), "0.0.0.0", 0, WebExplorer.Features.NONE)) {
            assertThat(explorer.address()).hasHost("localhost");
        }
    }

    @ParameterizedTest
    @NullSource
    @ValueSource(
            strings = {"", "evil.example", "evil.example:8080", "localhost.evil.example", "127.0.0.1.nip.io", "1.2.3"})
    void noOther(String host) {
        assertThatThrownBy(() -> hosts.check(host)).isInstanceOf(Problem.class);
    }
}
