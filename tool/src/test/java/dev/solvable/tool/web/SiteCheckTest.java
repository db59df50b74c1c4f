package dev.solvable.tool.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.sun.net.httpserver.Headers;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Whose pages may ask. */
class SiteCheckTest {
    @ParameterizedTest
    @CsvSource({
        ",, localhost:8080", // a program
        "same-origin,, localhost:8080", // the explorer
        "none,, localhost:8080", // typed by the user
        "same-origin, http://localhost:8080, localhost:8080",
        ", http://localhost:8080, LOCALHOST:8080",
        ", http://[::1]:8080, [::1]:8080",
    })
    void itsOwnPagesThoseWhoTypeAndPrograms(@Nullable String site, @Nullable String origin, String host) {
        assertThatCode(() -> SiteCheck.check(site, origin, host)).doesNotThrowAnyException();
    }

    @ParameterizedTest
    @CsvSource({
        "cross-site,, Sec-Fetch-Site",
        "same-site,, Sec-Fetch-Site", // another port of this machine
        "anything,, Sec-Fetch-Site",
        "cross-site, http://localhost:8080, Sec-Fetch-Site",
        ", http://evil.example, Origin",
        ", http://localhost:8081, Origin",
        ", https://localhost:8080, Origin",
        ", http://localhost:8080.evil.example, Origin",
        ", null, Origin", // a page without an origin of its own
    })
    void noOther(@Nullable String site, @Nullable String origin, String place) {
        assertThatThrownBy(() -> SiteCheck.check(site, origin, "localhost:8080"))
                .isInstanceOfSatisfying(Problem.class, e -> {
                    assertThat(e.status()).isEqualTo(403);
                    assertThat(e.document().place()).isEqualTo(place);
                });
    }

    @Test
    void aRequestFromAnotherMachineHasAHeaderThatOnlyThePageCanSend() throws Problem {
        Headers headers = new Headers();
        headers.set("Host", "desk:8080");
        SiteCheck.check(headers, true);
        assertThatThrownBy(() -> SiteCheck.check(headers, false))
                .isInstanceOfSatisfying(
                        Problem.class, e -> assertThat(e.document().place()).isEqualTo("X-Solvable"));

        headers.set("X-Solvable", "page");
        SiteCheck.check(headers, false);
    }
}
