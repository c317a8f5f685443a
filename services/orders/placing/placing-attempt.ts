/** One attempt to place an order: its buyer is answered in time, and what they are told stays true. */
import { isUnavailable } from '#contract/errors.ts';

/** Thrown inside an attempt whose buyer has been told that nothing was ordered. */
export class AttemptOver extends Error {
  override name = 'AttemptOver';
}

export type Attempt = {
  /** Whether it may still become an order. */
  isWanted: () => boolean;
  /** What is left until the buyer is answered, and at least one. */
  leftMs: () => number;
  /** Right before the commit. Throws when it is too late for one; from here on only the database can say what becomes of it. */
  beginCommit: () => void;
};

/** `late`: nothing was ordered, and nothing will be. `unknown`: it was being written for good, and the database did not say whether it was. */
export type Unanswered = { result: 'late' } | { result: 'unknown' };

const momentMs = 100;

/** The end of `run`, or what is true of it when `withinMs` have passed. What `run` still does then can no longer be committed. */
export async function attemptWithin<T>(
  withinMs: number,
  run: (attempt: Attempt) => Promise<T>,
): Promise<T | Unanswered> {
  let state: 'open' | 'committing' | 'over' = 'open';
  const endsAt = performance.now() + withinMs;
  const attempt: Attempt = {
    isWanted: () => state !== 'over',
    leftMs: () => Math.max(1, Math.ceil(endsAt - performance.now())),
    beginCommit() {
      if (state === 'over') throw new AttemptOver('The buyer was told that nothing was ordered');
      state = 'committing';
    },
  };
  async function end(): Promise<T | Unanswered> {
    try {
      return await run(attempt);
    } catch (error) {
      if (state === 'over') return { result: 'late' };
      // A statement gets what is left of the time, and may be stopped a moment before the deadline.
      if (state === 'open' && isUnavailable(error) && attempt.leftMs() <= momentMs) return { result: 'late' };
      // A line that breaks during a commit leaves it open whether it was done.
      if (state === 'committing' && isUnavailable(error)) return { result: 'unknown' };
      throw error;
    }
  }
  const { promise: deadline, resolve } = Promise.withResolvers<Unanswered>();
  const timer = setTimeout(() => {
    const isCommitting = state === 'committing';
    if (!isCommitting) state = 'over';
    resolve({ result: isCommitting ? 'unknown' : 'late' });
  }, withinMs);
  const ended = end();
  // After the deadline nobody listens to it any more.
  ended.catch(() => {});
  try {
    return await Promise.race([ended, deadline]);
  } finally {
    clearTimeout(timer);
  }
}
