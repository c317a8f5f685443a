/** Changes content from any thread: the work itself is done by one of its own, started with the first change. */
import { Worker } from 'node:worker_threads';
import { ChangeRefused } from '#services/content/editing/refused.ts';
import type { Config } from '../config.ts';
import type { EditorAnswer, EditorSettings, EditorTask, FromEditor, ToEditor } from './thread/editor-messages.ts';

export type ContentEditor = {
  /** Rejects with `ChangeRefused` what cannot be done; then nothing was changed. */
  ask<T extends EditorTask>(task: T): Promise<EditorAnswer[T['do']]>;
  close(): Promise<void>;
};

type EditorConfig = Pick<Config, 'dataDir' | 'databaseUrl' | 'mediaDirs' | 'contentApi' | 'diskReserveBytes'>;
/** A thread loads its modules by itself. */
const quickImports = new URL('../quick-imports.ts', import.meta.url);
type Waiting = { resolve: (answer: never) => void; reject: (error: Error) => void };

export function createContentEditor(config: EditorConfig, print: (line: string) => void = () => {}): ContentEditor {
  let worker: Worker | null = null;
  let last = 0;
  const waiting = new Map<number, Waiting>();

  function start(): Worker {
    const settings: EditorSettings = {
      dataDir: config.dataDir,
      databaseUrl: config.databaseUrl,
      mediaDirs: config.mediaDirs,
      hasOtherPages: config.contentApi.production !== null,
      reserveBytes: config.diskReserveBytes,
    };
    const started = new Worker(new URL('./thread/editor-worker.ts', import.meta.url), {
      workerData: settings,
      // Whatever else this process was started with is not meant for it.
      execArgv: [`--import=${quickImports}`],
    });
    started.on('message', (message: FromEditor) => ('line' in message ? print(message.line) : settle(message)));
    started.on('error', (error) => end(error));
    started.on('exit', () => end(new Error('the thread that changes content ended')));
    return started;

    /** The next change starts another one. */
    function end(error: Error) {
      if (worker === started) worker = null;
      for (const { reject } of waiting.values()) reject(error);
      waiting.clear();
    }
  }

  function settle(message: Exclude<FromEditor, { line: string }>) {
    const asked = waiting.get(message.id);
    waiting.delete(message.id);
    if ('answer' in message) asked?.resolve(message.answer as never);
    else if ('failed' in message) asked?.reject(new Error(message.failed));
    else {
      const { code, lines, conflicts, issues } = message.refused;
      asked?.reject(new ChangeRefused(code, lines, { conflicts, issues }));
    }
  }

  function ask<T extends EditorTask>(task: T): Promise<EditorAnswer[T['do']]> {
    worker ??= start();
    const to = worker;
    last += 1;
    const id = last;
    return new Promise((resolve, reject) => {
      waiting.set(id, { resolve, reject });
      to.postMessage({ id, task } satisfies ToEditor, []);
    });
  }

  return {
    ask,
    async close() {
      if (!worker) return;
      const ended = new Promise((done) => worker?.once('exit', done));
      await ask({ do: 'close' });
      await ended;
    },
  };
}
