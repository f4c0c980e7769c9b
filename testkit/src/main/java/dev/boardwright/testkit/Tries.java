package dev.boardwright.testkit;

import net.jqwik.api.lifecycle.AroundPropertyHook;
import net.jqwik.api.lifecycle.PropagationMode;
import net.jqwik.api.lifecycle.PropertyExecutionResult;
import net.jqwik.api.lifecycle.PropertyExecutor;
import net.jqwik.api.lifecycle.PropertyLifecycleContext;

/**
 * More random tests in a long run: with the system property {@code boardwright.tries=20}, each property that has this hook
 * is tried 20 times as often. {@link GameContract} has it.
 */
public final class Tries implements AroundPropertyHook {
    private static final int FACTOR = Math.max(1, Integer.getInteger("boardwright.tries", 1));

    /** For jqwik. */
    public Tries() {}

    /** {@code tries}, multiplied in a long run; for tests that are not properties. */
    public static int of(int tries) {
        return tries * FACTOR;
    }

    @Override
    public PropertyExecutionResult aroundProperty(PropertyLifecycleContext context, PropertyExecutor property) {
        context.attributes().tries().ifPresent(tries -> context.attributes().setTries(of(tries)));
        return property.execute();
    }

    @Override
    public PropagationMode propagateTo() {
        return PropagationMode.ALL_DESCENDANTS;
    }
}
