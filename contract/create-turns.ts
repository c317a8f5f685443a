/**
 * For one piece of work: each call waits for a turn of the event loop more than the one before it, so that what comes after the calls is
 * done one by one, with a turn for everybody else between.
 */
export function createTurns(): () => Promise<void> {
  let last = Promise.resolve();
  return () => (last = last.then(() => new Promise((done) => setImmediate(done))));
}
