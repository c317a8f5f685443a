const signals = ['SIGINT', 'SIGTERM'] as const;

/** Runs `stop` when this process is told to stop and `kill` when it just ends. Call the answer when all is stopped. */
export function onEnd(stop: () => Promise<unknown>, kill: () => void): () => void {
  const onSignal = (signal: NodeJS.Signals) => {
    void stop().finally(() => {
      release();
      process.kill(process.pid, signal);
    });
  };
  const release = () => {
    process.off('exit', kill);
    for (const signal of signals) process.off(signal, onSignal);
  };
  process.on('exit', kill);
  for (const signal of signals) process.on(signal, onSignal);
  return release;
}
