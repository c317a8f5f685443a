import type { MiddlewareHandler } from 'hono';
import type { Config } from '#server/config.ts';
import type { Log } from '#server/log/log.ts';
import { createMetrics, metricsForToken, serveMetrics } from './metrics.ts';
import type { Worker } from './worker.ts';

type Options = {
  config: Pick<Config, 'host' | 'metricsPort' | 'metricsToken'>;
  /** Null where this process serves alone. */
  worker: Worker | null;
  log: Log;
};

type OpenMetrics = ReturnType<typeof createMetrics> & {
  /** On the shop's own port: the numbers of all workers. */
  answer: MiddlewareHandler;
  close: () => Promise<void>;
};

export async function openMetrics({ config, worker, log }: Options): Promise<OpenMetrics> {
  const metrics = createMetrics();
  worker?.watch(metrics.registry);
  const { registry } = metrics;
  const shown = worker ? { metrics: worker.allMetrics, contentType: registry.contentType } : registry;
  return {
    ...metrics,
    answer: metricsForToken({ registry: shown }, config.metricsToken),
    // The port of its own is that of the process that starts the workers.
    close: worker ? async () => {} : await serveMetrics(metrics, config, log),
  };
}
