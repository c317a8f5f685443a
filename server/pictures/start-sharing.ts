/** Keeps the uploads of this machine and the store of all machines alike: at the start, when another one adds a picture, and every hour. */
import type { Library } from '#services/images/library/library.ts';
import type { SharedUploads } from '#services/images/shared/shared-uploads.ts';
import type { Log } from '#server/log/log.ts';

const everyMs = 3_600_000;
const againMs = 30_000;

export type Sharing = {
  /** Of what some process said; without a name anything may have changed. */
  heard: (name: string) => void;
  close: () => Promise<void>;
};

type Options = {
  library: Pick<Library, 'meet'>;
  /** Null: there is no store, and nothing to do. */
  shared: Pick<SharedUploads, 'follow'> | null;
  log: Pick<Log, 'info' | 'warn'>;
  /** Of the store: what it is asked ends with it. */
  closing: AbortController;
  after?: (task: () => void, ms: number) => () => void;
};

export function startSharing({ library, shared, log, closing, after = afterMs }: Options): Sharing {
  if (shared === null) return { heard: () => undefined, close: async () => undefined };
  let stop = () => {};
  let running = Promise.resolve();

  /** One after the other, so that none brings what another is bringing. */
  function line(task: () => Promise<unknown>) {
    running = inTurn(running, task);
  }
  async function inTurn(before: Promise<void>, task: () => Promise<unknown>) {
    await before;
    if (closing.signal.aborted) return;
    try {
      await task();
    } catch (err) {
      if (closing.signal.aborted) return;
      log.warn({ err }, 'the store of pictures and the folder of uploads are not alike; tried again soon');
      later(againMs);
    }
  }
  async function meet() {
    const met = await library.meet();
    if (met && met.brought.length + met.sent.length > 0)
      log.info({ brought: met.brought.length, sent: met.sent.length }, 'uploads are alike in folder and store');
    later(everyMs);
  }
  function later(ms: number) {
    stop();
    stop = after(() => line(meet), ms);
  }

  line(meet);
  return {
    heard: (name) => line(name === '' ? meet : () => shared.follow(name)),
    async close() {
      closing.abort();
      stop();
      await running;
    },
  };
}

function afterMs(task: () => void, ms: number): () => void {
  const timer = setTimeout(task, ms);
  timer.unref();
  return () => clearTimeout(timer);
}
