package dev.boardwright.play;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.Supplier;

/** Puts a service provider on the class path of this thread during a call, like the jar of another project. */
public final class ServiceOnClassPath {
    private ServiceOnClassPath() {}

    /**
     * The result of {@code work} with the provider on the class path.
     *
     * @param folder where the service file is written
     */
    public static <T> T during(Path folder, Class<?> service, String provider, Supplier<T> work) {
        Thread thread = Thread.currentThread();
        ClassLoader before = thread.getContextClassLoader();
        try {
            Path services = Files.createDirectories(folder.resolve("META-INF/services"));
            Files.writeString(services.resolve(service.getName()), provider + "\n");
            try (URLClassLoader loader =
                    new URLClassLoader(new URL[] {folder.toUri().toURL()}, before)) {
                thread.setContextClassLoader(loader);
                return work.get();
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } finally {
            thread.setContextClassLoader(before);
        }
    }
}
