package dev.solvable.tool.web.browser;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.logging.Level;
import java.util.logging.Logger;
import java.util.stream.Stream;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.chrome.ChromeDriverService;
import org.openqa.selenium.chrome.ChromeOptions;
import org.openqa.selenium.logging.LogType;
import org.openqa.selenium.logging.LoggingPreferences;

/** The installed Chromium without a window. Nothing is downloaded; where it is missing, the tests fail and say so. */
final class Chromium {
    private static final List<String> SWITCHES = List.of(
            "--headless=new",
            "--no-sandbox",
            "--disable-gpu",
            "--disable-dev-shm-usage",
            "--disable-quic",
            "--no-first-run",
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-sync",
            // Else the browser leaves out what a page wants of its address more than 200 times in ten seconds.
            "--disable-ipc-flooding-protection",
            "--hide-scrollbars",
            "--force-color-profile=srgb",
            "--font-render-hinting=none");

    /** Selenium warns of every browser newer than itself; the tests use only what all of them have. */
    private static final Logger DEVTOOLS = Logger.getLogger("org.openqa.selenium.devtools");

    private Chromium() {}

    /** A browser with an empty profile of its own. */
    static ChromeDriver start(Path profile) {
        DEVTOOLS.setLevel(Level.SEVERE);
        ChromeOptions options = new ChromeOptions();
        options.setBinary(find("CHROMIUM", "chromium", "chromium-browser", "google-chrome"));
        options.addArguments(SWITCHES);
        options.addArguments("--user-data-dir=" + profile);
        LoggingPreferences logs = new LoggingPreferences();
        logs.enable(LogType.BROWSER, Level.ALL);
        options.setCapability(ChromeOptions.LOGGING_PREFS, logs);
        ChromeDriverService service = new ChromeDriverService.Builder()
                .usingDriverExecutable(find("CHROMEDRIVER", "chromedriver"))
                .build();
        return new ChromeDriver(service, options);
    }

    /** Makes the page as large, and as coarse to point at, as on a phone or a desk. */
    static void resize(ChromeDriver driver, int width, int height, boolean phone) {
        driver.executeCdpCommand(
                "Emulation.setDeviceMetricsOverride",
                Map.of("width", width, "height", height, "deviceScaleFactor", 1, "mobile", phone));
        driver.executeCdpCommand("Emulation.setTouchEmulationEnabled", Map.of("enabled", phone));
    }

    private static File find(String variable, String... names) {
        return Optional.ofNullable(System.getenv(variable))
                .filter(Predicate.not(String::isEmpty))
                .map(Path::of)
                .or(() -> Stream.of(System.getenv("PATH").split(File.pathSeparator))
                        .flatMap(folder -> Stream.of(names).map(name -> Path.of(folder, name)))
                        .filter(Files::isExecutable)
                        .findFirst())
                .orElseThrow(() -> new AssertionError("there is no " + names[0]
                        + " on the PATH nor at $" + variable
                        + ", which the browser tests need; ./run-tests"
                        + " installs it"))
                .toFile();
    }
}
