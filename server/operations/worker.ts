/** One of several processes behind one port: its side of what it has with the process that started it. */
import type { Registry } from 'prom-client';
import { beatMs, type FromWorker, type ToWorker } from './worker-messages.ts';

export type Worker = {
  /** From one on; who replaces it has the same. */
  number: number;
  /** Tells that it serves now. */
  ready: (address: string) => void;
  /** The metrics of all workers, as text. */
  allMetrics: () => Promise<string>;
  /** Whose numbers it tells when it is asked. */
  watch: (registry: Registry) => void;
};

const numberOption = '--worker';

export const workerArguments = (number: number): string[] => [numberOption, String(number)];

/** Null in a process that serves alone. */
export function workerOf(args: readonly string[]): Worker | null {
  const at = args.indexOf(numberOption);
  return at === -1 || !process.send ? null : createWorker(Number(args[at + 1]));
}

function createWorker(number: number): Worker {
  const send = (message: FromWorker) => void process.send?.(message);
  const asked = new Map<number, PromiseWithResolvers<string>>();
  let registry: Registry | null = null;
  let lastId = 0;

  async function hear(message: ToWorker): Promise<void> {
    if (message.say === 'ask for numbers')
      return send({ say: 'numbers', id: message.id, list: (await registry?.getMetricsAsJSON()) ?? [] });
    const { id, text } = message;
    if (text === null) asked.get(id)?.reject(new Error('the metrics of all workers could not be had'));
    else asked.get(id)?.resolve(text);
    asked.delete(id);
  }

  process.on('message', (message) => void hear(message as ToWorker));
  setInterval(() => send({ say: 'beat' }), beatMs).unref();
  return {
    number,
    ready: (address) => send({ say: 'ready', address }),
    watch(given) {
      given.setDefaultLabels({ worker: String(number) });
      registry = given;
    },
    allMetrics() {
      const answer = Promise.withResolvers<string>();
      lastId += 1;
      asked.set(lastId, answer);
      send({ say: 'ask for all numbers', id: lastId });
      return answer.promise;
    },
  };
}
