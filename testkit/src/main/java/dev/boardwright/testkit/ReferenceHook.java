package dev.boardwright.testkit;

import net.jqwik.api.lifecycle.AroundPropertyHook;
import net.jqwik.api.lifecycle.PropertyExecutionResult;
import net.jqwik.api.lifecycle.PropertyExecutor;
import net.jqwik.api.lifecycle.PropertyLifecycleContext;

/** Reports the comparison with references as skipped, not as passed, if the contract names none. */
final class ReferenceHook implements AroundPropertyHook {
    ReferenceHook() {}

    @Override
    public PropertyExecutionResult aroundProperty(PropertyLifecycleContext context, PropertyExecutor property) {
        PropertyExecutionResult result = property.execute();
        boolean compared = ((GameContract<?, ?>) context.testInstance()).hasReferences();
        return compared || result.status() != PropertyExecutionResult.Status.SUCCESSFUL
                ? result
                : result.mapToAborted(new UnsupportedOperationException(
                        "nothing was compared: override reference to name a game with the same rules"));
    }
}
