package dev.boardwright.testkit;

import java.util.function.Predicate;
import net.jqwik.api.lifecycle.LifecycleContext;
import net.jqwik.api.lifecycle.PropertyLifecycleContext;
import net.jqwik.api.lifecycle.SkipExecutionHook;

/** Reports checks as skipped, not as passed, for which a contract's games give no occasion. */
abstract class Skips implements SkipExecutionHook {
    private final Predicate<GameContract<?, ?>> applies;
    private final String reason;

    Skips(Predicate<GameContract<?, ?>> applies, String reason) {
        this.applies = applies;
        this.reason = reason;
    }

    @Override
    public final SkipResult shouldBeSkipped(LifecycleContext context) {
        boolean skip = context instanceof PropertyLifecycleContext property
                && property.testInstance() instanceof GameContract<?, ?> contract
                && !applies.test(contract);
        return skip ? SkipResult.skip(reason) : SkipResult.doNotSkip();
    }

    /** The comparison with references, where there is none. */
    static final class WithoutReference extends Skips {
        WithoutReference() {
            super(GameContract::hasReferences, "override reference to name a game with the same rules");
        }
    }

    /** The checks of {@code playOuts}, where no position overrides it. */
    static final class WithoutPlayOuts extends Skips {
        WithoutPlayOuts() {
            super(GameContract::overridesPlayOuts, "no position overrides playOuts");
        }
    }
}
