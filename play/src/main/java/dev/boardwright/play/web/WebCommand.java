package dev.boardwright.play.web;

import dev.boardwright.core.BoardwrightException;
import dev.boardwright.core.OptionException;
import java.io.IOException;
import java.io.PrintWriter;
import java.net.BindException;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Serves the page on this machine until it is interrupted. */
@Command(
        name = "web",
        description = "Opens the games in your browser: serves the page on this machine until Ctrl-C.",
        mixinStandardHelpOptions = true)
public final class WebCommand implements Callable<Integer> {
    private static final int LARGEST_PORT = 65_535;

    @Spec
    private CommandSpec spec;

    @Option(
            names = "--port",
            paramLabel = "N",
            defaultValue = "8369",
            description = "The port to serve on; 0 for any free one. By default ${DEFAULT-VALUE}.")
    private int port;

    @Option(names = "--no-open", description = "Do not open a browser.")
    private boolean noOpen;

    @Override
    public Integer call() throws InterruptedException {
        if (port < 0 || port > LARGEST_PORT) {
            throw new OptionException("--port is from 0 to " + LARGEST_PORT + ", not " + port);
        }
        try (SiteServer server = new SiteServer(Site.find(), port)) {
            PrintWriter out = spec.commandLine().getOut();
            out.println(server.address());
            out.flush();
            if (!noOpen) {
                open(server.address());
            }
            CountDownLatch ended = new CountDownLatch(1);
            Runtime.getRuntime().addShutdownHook(new Thread(ended::countDown, "boardwright-web-end"));
            ended.await();
            return 0;
        } catch (BindException e) {
            throw new OptionException(
                    "port " + port + " is taken; choose another with --port, or any free one with --port 0");
        } catch (IOException e) {
            throw new BoardwrightException("the page cannot be served: " + e.getMessage(), e);
        }
    }

    /** Asks the system to open a browser. If it cannot, the person uses the printed address. */
    private void open(String address) {
        String system = System.getProperty("os.name", "").toLowerCase(Locale.ROOT);
        List<String> command = system.contains("win")
                ? List.of("rundll32", "url.dll,FileProtocolHandler", address)
                : List.of(system.contains("mac") ? "open" : "xdg-open", address);
        try {
            new ProcessBuilder(command)
                    .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                    .redirectError(ProcessBuilder.Redirect.DISCARD)
                    .start();
        } catch (IOException e) {
            spec.commandLine().getErr().println("no browser could be opened; open the address above yourself");
        }
    }
}
