/** Work done behind the visitors' backs: one run at a time, and again later when it could not be finished. */
import type { Log } from '#server/log/log.ts';

type Options = {
  /** Resolves to whether all of it is done. */
  work: () => Promise<boolean>;
  /** For the log, when it throws. */
  failed: string;
  log: Log;
  retryMs: number;
};

export type DueWork = { trigger: () => void; close: () => Promise<void> };

export function createDueWork({ work, failed, log, retryMs }: Options): DueWork {
  let running: Promise<void> | null = null;
  let isAskedAgain = false;
  let isClosed = false;
  let later: ReturnType<typeof setTimeout> | undefined;

  async function run(): Promise<void> {
    isAskedAgain = false;
    const isDone = await work().catch((err: unknown) => {
      log.error({ err }, failed);
      return false;
    });
    if (isAskedAgain && !isClosed) return run();
    // In the same turn as the last look at who asked: nobody asks in between unheard.
    running = null;
    if (isDone || isClosed) return;
    later = setTimeout(trigger, retryMs);
    later.unref();
  }

  function trigger() {
    if (isClosed) return;
    clearTimeout(later);
    if (running) {
      isAskedAgain = true;
      return;
    }
    running = run();
  }

  return {
    trigger,
    async close() {
      isClosed = true;
      clearTimeout(later);
      await running;
    },
  };
}
