package dev.boardwright.play.command;

import dev.boardwright.play.ugi.UgiEngine;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.time.Duration;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** Speaks the engine protocol on standard input and output. */
@Command(
        name = "ugi",
        description = "Speaks the engine protocol UGI on standard input and output.",
        mixinStandardHelpOptions = true)
public final class UgiCommand implements Callable<Integer> {
    private static final Duration WARM_UP = Duration.ofMillis(900);

    @Mixin
    private GameSelection selection;

    @Mixin
    private WeightsOption weights;

    @Override
    public Integer call() throws IOException {
        new UgiEngine<>(selection.game(), new FileOutputStream(FileDescriptor.out), WARM_UP)
                .withWeights(weights.choice())
                .run(new FileInputStream(FileDescriptor.in));
        return 0;
    }
}
