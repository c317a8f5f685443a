/** The metrics of all workers in one text. Each has its number as a label: a sum would fall when one of them is replaced. */
import type { Worker as ClusterWorker } from 'node:cluster';
import { AggregatorRegistry, Counter, Gauge, Registry } from 'prom-client';
import type { FromWorker, MetricList, ToWorker } from './worker-messages.ts';

/** A worker that hangs must not keep the numbers of the others. */
const answerMs = 1000;

type Options = { workers: () => ClusterWorker[] };

export function createWorkerMetrics({ workers }: Options) {
  const own = new Registry();
  const replaced = new Counter({
    name: 'kudde_workers_replaced_total',
    help: 'Workers that were replaced, by why: died or hung.',
    labelNames: ['reason'],
    registers: [own],
  });
  const count = new Gauge({
    name: 'kudde_workers',
    help: 'Workers that run.',
    registers: [own],
    collect() {
      this.set(workers().length);
    },
  });
  const asked = new Map<number, (list: MetricList) => void>();
  let lastId = 0;

  function ask(worker: ClusterWorker): Promise<MetricList> {
    const { promise, resolve } = Promise.withResolvers<MetricList>();
    lastId += 1;
    const id = lastId;
    const timer = setTimeout(() => resolve([]), answerMs);
    asked.set(id, resolve);
    worker.send(
      { say: 'ask for numbers', id } satisfies ToWorker,
      undefined,
      undefined,
      (error) => error && resolve([]),
    );
    return promise.finally(() => {
      clearTimeout(timer);
      asked.delete(id);
    });
  }

  async function metrics(): Promise<string> {
    const lists = await Promise.all(workers().map(ask));
    // Typed for lists that went through its own messages, which are the same.
    const all = AggregatorRegistry.aggregate([await own.getMetricsAsJSON(), ...lists] as never);
    return all.metrics();
  }

  return {
    registry: { metrics, contentType: own.contentType },
    countReplaced: (reason: 'died' | 'hung') => replaced.inc({ reason }),
    count,
    hear(worker: ClusterWorker, message: FromWorker) {
      if (message.say === 'numbers') asked.get(message.id)?.(message.list);
      if (message.say !== 'ask for all numbers') return;
      const { id } = message;
      metrics().then(
        (text) => worker.send({ say: 'all numbers', id, text } satisfies ToWorker),
        () => worker.send({ say: 'all numbers', id, text: null } satisfies ToWorker),
      );
    },
  };
}
