package dev.boardwright.testkit;

import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClass;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectMethod;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.platform.engine.DiscoverySelector;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.launcher.EngineFilter;
import org.junit.platform.launcher.LauncherDiscoveryRequest;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;

/**
 * The results of a contract, run as in a user's build.
 *
 * @param checks the names of all checks that were made
 * @param failures the messages of those that failed, by name
 * @param skipped the names of those that were skipped
 */
record ContractRun(List<String> checks, Map<String, String> failures, Set<String> skipped) {
    static ContractRun of(Class<?> contract) {
        return of(selectClass(contract));
    }

    static ContractRun of(Class<?> contract, String check) {
        return of(Arrays.stream(contract.getMethods())
                .filter(method -> method.getName().equals(check))
                .map(method -> selectMethod(contract, method))
                .findFirst()
                .orElseThrow());
    }

    private static ContractRun of(DiscoverySelector selector) {
        LauncherDiscoveryRequest request = LauncherDiscoveryRequestBuilder.request()
                .selectors(selector)
                .filters(EngineFilter.includeEngines("jqwik"))
                .configurationParameter("jqwik.database", "target/jqwik-database-of-contract-runs")
                .configurationParameter("jqwik.failures.after.default", "RANDOM_SEED")
                .configurationParameter("jqwik.reporting.usejunitplatform", "true")
                .build();
        ContractRun run = new ContractRun(new ArrayList<>(), new TreeMap<>(), new TreeSet<>());
        LauncherFactory.create().execute(request, new TestExecutionListener() {
            @Override
            public void executionSkipped(TestIdentifier test, String reason) {
                run.skipped.add(test.getDisplayName());
            }

            @Override
            public void executionFinished(TestIdentifier test, TestExecutionResult result) {
                if (test.isTest()) {
                    run.checks.add(test.getDisplayName());
                }
                if (result.getStatus() == TestExecutionResult.Status.ABORTED) {
                    run.skipped.add(test.getDisplayName());
                } else {
                    result.getThrowable()
                            .ifPresent(failure -> run.failures.put(test.getDisplayName(), failure.toString()));
                }
            }
        });
        return run;
    }
}
