package dev.boardwright.ai.job;

import dev.boardwright.core.BoardwrightException;
import dev.boardwright.core.json.JsonReader;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A line of the result of a job: a game of self-play or a solved position.
 *
 * @param text the line
 * @param job the facts of its job: the member {@code job}, or else the members before {@code number}
 * @param number the number of the line in the job, from 1
 * @param planned the number of lines of the job
 */
record JobLine(String text, Map<String, @Nullable Object> job, long number, long planned) {
    static final String JOB = "job";
    static final String NUMBER = "number";

    /**
     * Reads a line.
     *
     * @throws BoardwrightException if it is not JSON, or does not say which job it belongs to
     */
    static JobLine parse(String text) {
        Map<String, @Nullable Object> members = JsonReader.object(text);
        Map<String, @Nullable Object> job = job(members);
        if (!job.containsKey(JobFacts.PLANNED)) {
            throw new BoardwrightException("it does not say which job it belongs to");
        }
        long planned = JobFacts.planned(job);
        return new JobLine(text, job, JobFacts.whole(members, NUMBER, planned), planned);
    }

    private static Map<String, @Nullable Object> job(Map<String, @Nullable Object> members) {
        Map<String, @Nullable Object> job = new LinkedHashMap<>();
        if (members.get(JOB) instanceof Map<?, ?> facts) {
            facts.forEach((name, value) -> job.put((String) name, value));
            return job;
        }
        for (Map.Entry<String, @Nullable Object> member : members.entrySet()) {
            if (member.getKey().equals(NUMBER)) {
                break;
            }
            job.put(member.getKey(), member.getValue());
        }
        return job;
    }
}
