/**
 * Several processes behind one port. This one serves nobody: it has the embedded database, starts the workers, and replaces those
 * that die or do not turn any more. A worker takes its connections from the kernel itself, so one that hangs takes none.
 */
import cluster, { type Worker as ClusterWorker } from 'node:cluster';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { openDatabase } from '#database/client.ts';
import type { Config } from '#server/config.ts';
import { seedContent } from '#server/content/exchange.ts';
import { announceSetUp } from '#server/studio/announce-set-up.ts';
import { databaseOptions } from './database-options.ts';
import { limits } from '#server/http/connection-limits.ts';
import type { Log } from '#server/log/log.ts';
import { serveMetrics } from './metrics.ts';
import { workerArguments } from './worker.ts';
import { createWorkerMetrics } from './worker-metrics.ts';
import { beatMs, type FromWorker } from './worker-messages.ts';

type Options = { log: Log; say: (message: string) => void };
type Slot = { number: number; worker: ClusterWorker; missedBeats: number | null; isHung: boolean; quickDeaths: number };

/** Who lived shorter than this failed at its start: the next try waits, twice as long each time. */
const quickDeathMs = 10_000;
const [firstPauseMs, longestPauseMs] = [500, 30_000];
/** Beyond what a worker takes at most to stop. */
const spareStopMs = 3000;

export async function runWorkers(config: Config, { log, say }: Options): Promise<void> {
  const database = await openDatabase({ ...databaseOptions(config, log), onProgress: say });
  const slots = new Map<number, Slot>();
  const running = () => [...slots.values()].map(({ worker }) => worker).filter((worker) => !worker.isDead());
  const metrics = createWorkerMetrics({ workers: running });
  let isStopping = false;
  cluster.schedulingPolicy = cluster.SCHED_NONE;

  function launch(number: number, quickDeaths = 0): Slot {
    cluster.setupPrimary({ args: workerArguments(number) });
    const worker = cluster.fork();
    const begin = performance.now();
    const slot: Slot = { number, worker, missedBeats: null, isHung: false, quickDeaths };
    slots.set(number, slot);
    worker.on('message', (message: FromWorker) => {
      if (message.say === 'beat') slot.missedBeats = 0;
      else if (message.say === 'ready') log.info({ worker: number, pid: worker.process.pid }, 'a worker is ready');
      else metrics.hear(worker, message);
    });
    // What is sent to one that dies at this moment is lost.
    worker.on('error', () => {});
    worker.once('exit', (code, signal) => {
      if (isStopping) return;
      const reason = slot.isHung ? 'hung' : 'died';
      metrics.countReplaced(reason);
      log.error({ worker: number, code, signal, reason }, 'a worker is replaced');
      void replace(slot, performance.now() - begin);
    });
    return slot;
  }

  async function replace({ number, quickDeaths }: Slot, livedMs: number): Promise<void> {
    const deaths = livedMs < quickDeathMs ? quickDeaths + 1 : 0;
    if (deaths > 0) await sleep(Math.min(longestPauseMs, firstPauseMs * 2 ** (deaths - 1)));
    if (!isStopping) launch(number, deaths);
  }

  /** Counted in turns of this process: one that was stopped for a while, and this one with it, is not taken for dead. */
  function lookForHung(): void {
    for (const slot of slots.values()) {
      if (slot.missedBeats === null) continue;
      slot.missedBeats += 1;
      if (slot.missedBeats * beatMs < config.watchdogSeconds * 1000) continue;
      slot.isHung = true;
      slot.missedBeats = null;
      slot.worker.process.kill('SIGKILL');
    }
  }

  async function stop(signal: NodeJS.Signals): Promise<void> {
    if (isStopping) return;
    isStopping = true;
    log.info({ signal }, 'stopping');
    const ends = running().map((worker) => once(worker, 'exit'));
    for (const worker of running()) worker.process.kill(signal);
    const patienceMs = config.drainSeconds * 1000 + limits.stopMs + spareStopMs;
    await Promise.race([Promise.all(ends), sleep(patienceMs, undefined, { ref: false })]);
    for (const worker of running()) worker.process.kill('SIGKILL');
    await closeMetrics();
    await database.close();
  }

  const closeMetrics = await serveMetrics(metrics, config, log);
  try {
    await seedContent(database.patientDb, say, { mediaDirs: config.mediaDirs });
    const numbers = Array.from({ length: config.processes }, (_, index) => index + 1);
    const address = await firstAddress(numbers.map((number) => launch(number).worker));
    if (config.watchdogSeconds > 0) setInterval(lookForHung, beatMs).unref();
    say(`Ready: ${address}`);
    const origin = config.studio.url ?? address;
    const setUp = await announceSetUp({ db: database.patientDb, clock: () => new Date(), origin });
    if (setUp) say(setUp);
  } catch (error) {
    await stop('SIGTERM');
    throw error;
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      stop(signal).then(
        () => process.exit(0),
        (err: unknown) => {
          log.error({ err }, 'could not stop cleanly');
          process.exit(1);
        },
      );
    });
  }
}

/** Where they serve, when all of them do. What keeps one of them from it keeps all, and it says itself what that is. */
async function firstAddress(workers: ClusterWorker[]): Promise<string> {
  const addresses = await Promise.all(
    workers.map(
      (worker) =>
        new Promise<string>((resolve, reject) => {
          worker.on('message', (message: FromWorker) => message.say === 'ready' && resolve(message.address));
          worker.once('exit', () => reject(new WorkerRefused('A worker did not start. Nothing is served.')));
        }),
    ),
  );
  return addresses[0] ?? '';
}

export class WorkerRefused extends Error {
  override name = 'WorkerRefused';
}
