/** A call while another one runs, or within `everyMs` after one that succeeded, shares its result. */
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
