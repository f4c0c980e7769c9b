package dev.boardwright.web.browser;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.function.Supplier;
import java.util.logging.Level;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.openqa.selenium.StaleElementReferenceException;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.chrome.ChromeDriverService;
import org.openqa.selenium.chrome.ChromeOptions;
import org.openqa.selenium.interactions.Actions;
import org.openqa.selenium.logging.LogEntry;
import org.openqa.selenium.logging.LogType;
import org.openqa.selenium.logging.LoggingPreferences;
import org.openqa.selenium.support.ui.WebDriverWait;

/** A Chromium that shows the built site, served as {@code boardwright web} serves it or without its headers. */
final class Browser implements AutoCloseable {
    private static final Path CHROMIUM = Path.of(System.getProperty("chromium", "/usr/bin/chromium"));
    private static final Path DRIVER = Path.of(System.getProperty("chromedriver", "/usr/bin/chromedriver"));

    private final SiteHost host;
    final ChromeDriver driver;

    /**
     * Starts a browser, or skips the tests where there is none.
     *
     * @param isolated whether the host sends the headers of {@code boardwright web}; if not, it sends none
     */
    static Browser start(boolean isolated) throws IOException {
        boolean installed = Files.isExecutable(DRIVER) && Files.isExecutable(CHROMIUM);
        if (!installed) {
            System.out.println("Browser tests are skipped: install chromium and chromium-driver to run them.");
        }
        assumeTrue(installed, "chromium and chromium-driver are not installed");
        return new Browser(isolated);
    }

    private Browser(boolean isolated) throws IOException {
        host = new SiteHost(isolated);
        ChromeOptions options = new ChromeOptions();
        options.setBinary(CHROMIUM.toString());
        options.addArguments(
                "--headless=new",
                "--no-sandbox",
                "--disable-dev-shm-usage",
                "--disable-gpu",
                "--window-size=1200,900",
                "--no-first-run",
                "--disable-background-networking",
                "--disable-component-update",
                "--disable-sync");
        LoggingPreferences logs = new LoggingPreferences();
        logs.enable(LogType.BROWSER, Level.ALL);
        logs.enable(LogType.PERFORMANCE, Level.ALL);
        options.setCapability("goog:loggingPrefs", logs);
        driver = new ChromeDriver(
                new ChromeDriverService.Builder()
                        .usingDriverExecutable(DRIVER.toFile())
                        .usingAnyFreePort()
                        .build(),
                options);
        driver.manage().timeouts().scriptTimeout(Duration.ofSeconds(60));
    }

    /** Serves another file beside the site. */
    void serve(String path, byte[] contents) {
        host.add(path, contents);
    }

    /** Opens an address of the page, such as {@code #game=369}, in a fresh document, and waits for the board. */
    void open(String hash) {
        load(hash);
        until(() -> !driver.findElements(By.cssSelector("#board [data-cell]")).isEmpty());
    }

    /** Opens an address in a fresh document. */
    void load(String hash) {
        driver.get("about:blank");
        driver.get(host.address() + hash);
    }

    String base() {
        return host.address();
    }

    /** Runs a script that may await promises and returns a value. */
    Object await(String script, Object... args) {
        Object answer = driver.executeAsyncScript(
                "const done = arguments[arguments.length - 1]; const args = [...arguments].slice(0, -1);"
                        + "(async () => {" + script + "})().then(done, e => done('FAILED ' + e.message));",
                args);
        if (answer instanceof String text && text.startsWith("FAILED ")) {
            throw new AssertionError(text);
        }
        return answer;
    }

    void until(Supplier<Boolean> condition) {
        new WebDriverWait(driver, Duration.ofSeconds(20), Duration.ofMillis(30))
                .ignoring(StaleElementReferenceException.class)
                .until(ignored -> condition.get());
    }

    WebElement find(String selector) {
        return driver.findElement(By.cssSelector(selector));
    }

    void click(String selector) {
        new WebDriverWait(driver, Duration.ofSeconds(10), Duration.ofMillis(30))
                .ignoring(StaleElementReferenceException.class)
                .until(ignored -> {
                    find(selector).click();
                    return true;
                });
    }

    /** Plays a move with the mouse: a click on each of its cells. */
    void clickCells(List<String> cells) {
        cells.forEach(cell -> click("[data-cell='" + cell + "']"));
    }

    void type(String move) {
        find("input[name='move']").sendKeys(move, Keys.ENTER);
    }

    void keys(CharSequence... keys) {
        new Actions(driver).sendKeys(keys).perform();
    }

    /** Waits until the status contains a text. */
    void untilStatus(String text) {
        untilText("[role='status']", text);
    }

    /** Waits until an element contains a text. */
    void untilText(String selector, String text) {
        try {
            until(() -> find(selector).getText().contains(text));
        } catch (org.openqa.selenium.TimeoutException e) {
            throw new AssertionError(
                    "expected '" + text + "' in " + selector + ", which is: "
                            + find(selector).getText(),
                    e);
        }
    }

    /** Waits until the position after this many moves is shown. */
    void untilPly(int ply) {
        until(() -> driver.findElements(By.cssSelector("[data-ply='" + ply + "'][aria-current]"))
                        .size()
                == 1);
    }

    /** Waits for the drawing in which these cells are the last move: every move draws the board anew. */
    void untilDrawn(List<String> lastMove) {
        for (String cell : lastMove) {
            until(() -> find("[data-cell='" + cell + "']").getAttribute("class").contains("last"));
        }
    }

    /** The texts of the move list. */
    List<String> moves() {
        return driver.findElements(By.cssSelector("[data-ply]")).stream()
                .map(WebElement::getText)
                .toList();
    }

    /** What the console has said since the last call. */
    String console() {
        return Stream.of(driver.manage().logs().get(LogType.BROWSER).getAll())
                .flatMap(List::stream)
                .map(LogEntry::getMessage)
                .collect(Collectors.joining("\n"));
    }

    /** The addresses that were asked for since the last call, other than those of the server. */
    List<String> foreignRequests() {
        return driver.manage().logs().get(LogType.PERFORMANCE).getAll().stream()
                .map(LogEntry::getMessage)
                .filter(message -> message.contains("\"Network.requestWillBeSent\""))
                .map(message -> message.replaceAll("(?s).*\"request\":\\{.*?\"url\":\"([^\"]+)\".*", "$1"))
                .filter(url -> !url.startsWith(host.address())
                        && !url.startsWith("data:")
                        && !url.startsWith("about:")
                        && !url.startsWith("blob:"))
                .toList();
    }

    @Override
    public void close() {
        driver.quit();
        host.close();
    }
}
