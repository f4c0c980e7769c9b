package dev.boardwright.play.command;

import dev.boardwright.ai.job.ProofFile;
import dev.boardwright.ai.solve.proof.ProofVerdict;
import dev.boardwright.core.json.Json;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** Checks a proof. */
@Command(
        name = "check",
        description = "Checks a proof that 'solve --proof' has written, with the rules of the game alone.",
        mixinStandardHelpOptions = true,
        footer = {
            "Every play of the other side is followed to its end. The last line is 'verdict: holds', or",
            "'verdict: fails at' with a position or a line and the reason. The exit status is 0 only if the proof holds."
        })
public final class CheckCommand implements Callable<Integer> {
    @Mixin
    private Output output;

    @Parameters(paramLabel = "FILE", description = "The proof; compressed if its name ends in .gz.")
    private Path file = Path.of("");

    @Override
    public Integer call() {
        ProofVerdict verdict = ProofFile.check(file);
        String text = verdict.failure().map(failure -> "fails at " + failure).orElse("holds");
        output.line("outcome: " + verdict.outcome());
        output.line("positions: " + verdict.positions());
        output.line("verdict: " + text);
        output.object(new Json()
                .with("outcome", verdict.outcome())
                .with("positions", verdict.positions())
                .with("verdict", text));
        return verdict.holds() ? 0 : 1;
    }
}
