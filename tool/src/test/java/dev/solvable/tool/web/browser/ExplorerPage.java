package dev.solvable.tool.web.browser;

import java.net.URI;
import java.time.Duration;
import java.util.List;
import org.openqa.selenium.By;
import org.openqa.selenium.JavascriptExecutor;
import org.openqa.selenium.StaleElementReferenceException;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.interactions.Actions;
import org.openqa.selenium.support.ui.Select;
import org.openqa.selenium.support.ui.WebDriverWait;

/** The page as its users see it. */
final class ExplorerPage {
    /** What takes seconds on a quiet machine takes a minute on a busy one. */
    private static final Duration AT_MOST = Duration.ofMinutes(5);

    /** Half a second, which is what the driver takes where nothing is said, is longer than most pages take. */
    private static final Duration EVERY = Duration.ofMillis(20);

    private final ChromeDriver driver;
    private final URI server;

    ExplorerPage(ChromeDriver driver, URI server) {
        this.driver = driver;
        this.server = server;
    }

    /** Opens a link, such as {@code ?game=Sim}, and waits until every move has its value or the board is refused. */
    ExplorerPage open(String link) {
        visit(link);
        await("return document.documentElement.dataset.ready === 'true'");
        return settled();
    }

    /** Shows another position as going back in the browser does: only another game is loaded anew. */
    ExplorerPage turnTo(String link) {
        boolean isOpen = Boolean.TRUE.equals(run("""
                const [here, there] = [location.search, arguments[0]].map(link => new URLSearchParams(link).get('game'));
                if (document.documentElement.dataset.ready !== 'true' || here !== there) {
                  return false;
                }
                history.pushState(null, '', arguments[0]);
                dispatchEvent(new PopStateEvent('popstate'));
                return true;
                """, link));
        return isOpen ? settled() : open(link);
    }

    /** Opens a link without waiting for anything. */
    void visit(String link) {
        driver.get(server.resolve("/" + link).toString());
    }

    /** Waits until the shown position is solved or refused. */
    ExplorerPage settled() {
        await("return document.querySelector('#board').getAttribute('aria-busy') === 'false'");
        return this;
    }

    /** Waits until a script returns true. */
    void await(String script) {
        new WebDriverWait(driver, AT_MOST, EVERY).until(any -> Boolean.TRUE.equals(run(script)));
    }

    Object run(String script, Object... arguments) {
        return ((JavascriptExecutor) driver).executeScript(script, arguments);
    }

    WebElement find(String selector) {
        return driver.findElement(By.cssSelector(selector));
    }

    List<WebElement> findAll(String selector) {
        return driver.findElements(By.cssSelector(selector));
    }

    WebElement cell(String name) {
        return find("#board .cell[data-cell='" + name + "']");
    }

    /** Makes the move of a cell, and waits for the values of what follows. */
    void playCell(String name) {
        change(() -> new Actions(driver).click(cell(name)).perform());
    }

    /** Makes the first of the moves in the list that a selector takes. */
    void playChip(String selector) {
        change(() -> find(selector).click());
    }

    /** Does what leads to another position, and waits for it. */
    void change(Runnable action) {
        String before = driver.getCurrentUrl();
        action.run();
        new WebDriverWait(driver, AT_MOST, EVERY).until(any -> !before.equals(driver.getCurrentUrl()));
        settled();
    }

    void choose(String selectId, String value) {
        new Select(find("#" + selectId)).selectByValue(value);
    }

    void press(String buttonId) {
        find("#" + buttonId).click();
    }

    String headline() {
        return find("#status .headline").getText();
    }

    String status() {
        return find("#status").getText();
    }

    String refusal() {
        return find("#refusal").getText();
    }

    boolean isOver() {
        return headline().equals("The game is over");
    }

    /** The board as the address has it. */
    String board() {
        return String.valueOf(run("return new URLSearchParams(location.search).get('board')"));
    }

    /** The classes and the text of what is found. */
    List<String> texts(String selector) {
        try {
            return findAll(selector).stream().map(WebElement::getText).toList();
        } catch (StaleElementReferenceException e) {
            return texts(selector);
        }
    }
}
