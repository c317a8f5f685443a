/** Whoever asks while it is tried, or within `everyMs` after it went well, shares what came of it. */
export function onceAtATime(work: () => Promise<void>, everyMs: number): () => Promise<void> {
  let running: Promise<void> | null = null;
  let wellAt = Number.NEGATIVE_INFINITY;
  return async () => {
    if (performance.now() - wellAt < everyMs) return;
    running ??= work().finally(() => (running = null));
    await running;
    wellAt = performance.now();
  };
}
