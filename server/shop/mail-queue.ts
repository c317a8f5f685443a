/** Sends what is due behind the visitors' backs: one run at a time, and again later when something could not be sent. */
import type { Log } from '#server/operations/log.ts';

type Options = {
  /** Resolves to whether everything went out. */
  send: () => Promise<boolean>;
  log: Log;
  retryMs?: number;
};

const usualRetryMs = 10 * 60_000;

type DueMails = { look: () => void; close: () => Promise<void> };

export function createDueMails({ send, log, retryMs = usualRetryMs }: Options): DueMails {
  let running: Promise<void> | null = null;
  let isAskedAgain = false;
  let isClosed = false;
  let later: ReturnType<typeof setTimeout> | undefined;

  async function run(): Promise<void> {
    isAskedAgain = false;
    const isDone = await send().catch((err: unknown) => {
      log.error({ err }, 'due mails not sent');
      return false;
    });
    if (isClosed) return;
    if (isDone) return isAskedAgain ? run() : undefined;
    later = setTimeout(look, retryMs);
    later.unref();
  }

  function look() {
    if (isClosed) return;
    clearTimeout(later);
    if (running) {
      isAskedAgain = true;
      return;
    }
    running = run().finally(() => (running = null));
  }

  return {
    look,
    async close() {
      isClosed = true;
      clearTimeout(later);
      await running;
    },
  };
}
