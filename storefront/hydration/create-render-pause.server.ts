/** For one render: each call waits for a turn of the event loop more than the one before it. */
export function createRenderPause(): () => Promise<void> {
  let last = Promise.resolve();
  return () => (last = last.then(() => new Promise((done) => setImmediate(done))));
}
