/** What is planned is looked at every fifteen seconds, and at the start: what was due while nobody ran is published then. */
import type { Log } from '#server/log/log.ts';
import { createDueWork } from '#server/queues/due-work.ts';

const everyMs = 15_000;

/** The returned function ends it. */
export function startPlanned(run: () => Promise<void>, log: Log): () => Promise<void> {
  const plans = createDueWork({
    async work() {
      await run();
      // Never done: there may be another one by then.
      return false;
    },
    failed: 'what is planned could not be looked at',
    log,
    retryMs: everyMs,
  });
  plans.trigger();
  return () => plans.close();
}
