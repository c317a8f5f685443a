import { CallError } from '#contract/errors.ts';

type Options = {
  /** So many calls without an answer, one after the other, and the service counts as gone. */
  failures?: number;
  /** Then nobody waits for it for so long, but for one call that finds out whether it is back. */
  pauseMs?: number;
  clock?: () => number;
};

/** Runs calls of a service, and keeps visitors from waiting, one after the other, once it has stopped answering. */
export function createCircuitBreaker({ failures = 5, pauseMs = 2000, clock = () => performance.now() }: Options = {}) {
  let inARow = 0;
  let refusingUntil = 0;
  let lastAnswerAt = -Infinity;

  return async function guard<T>(call: () => Promise<T>): Promise<T> {
    if (inARow >= failures) {
      if (clock() < refusingUntil) throw new CallError('unavailable', 'The service did not answer a moment ago');
      // This call finds out; those that come while it waits do not.
      refusingUntil = clock() + pauseMs;
    }
    const startedAt = clock();
    try {
      const answer = await call();
      inARow = 0;
      lastAnswerAt = clock();
      return answer;
    } catch (error) {
      // Those that were asked before it came back say nothing about now.
      if (startedAt < lastAnswerAt) throw error;
      inARow += 1;
      refusingUntil = clock() + pauseMs;
      throw error;
    }
  };
}
