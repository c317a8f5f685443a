import { CallError } from '#contract/errors.ts';

type Options = {
  /** So many calls without an answer, one after the other, and the service counts as gone. */
  failures?: number;
  /** Then nobody waits for it for so long, but for one call that finds out whether it is back. */
  pauseMs?: number;
  clock?: () => number;
};

/** Keeps visitors from waiting, one after the other, for a service that has stopped answering. */
export function createCircuitBreaker({ failures = 5, pauseMs = 2000, clock = () => performance.now() }: Options = {}) {
  let inARow = 0;
  let closedUntil = 0;
  let lastAnswerAt = -Infinity;

  return {
    isOpen: () => inARow >= failures,

    async run<T>(task: () => Promise<T>): Promise<T> {
      if (inARow >= failures) {
        if (clock() < closedUntil) throw new CallError('unavailable', 'The service did not answer a moment ago');
        // This call finds out; those that come while it waits do not.
        closedUntil = clock() + pauseMs;
      }
      const startedAt = clock();
      try {
        const answer = await task();
        inARow = 0;
        lastAnswerAt = clock();
        return answer;
      } catch (error) {
        // Those that were asked before it came back say nothing about now.
        if (startedAt < lastAnswerAt) throw error;
        inARow += 1;
        closedUntil = clock() + pauseMs;
        throw error;
      }
    },
  };
}
