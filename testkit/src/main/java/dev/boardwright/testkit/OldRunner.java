package dev.boardwright.testkit;

/**
 * Fails in test runners that are too old for JUnit 5, such as Surefire 2.12, the default of Maven 3.8: they would run
 * nothing and report success. Such runners run every public method whose name begins with "test" in a public class;
 * newer ones ignore it.
 */
final class OldRunner {
    private OldRunner() {}

    static AssertionError failure() {
        return new AssertionError("this test runner does not know JUnit 5, so the contract has not been checked:"
                + " use maven-surefire-plugin 3 or later");
    }
}
