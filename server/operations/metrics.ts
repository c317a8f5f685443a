/** What the process tells a Prometheus server about itself. Label values are few and known: no address or name of a visitor is one. */
import { createHash, timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:http';
import type { MiddlewareHandler } from 'hono';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Config } from '#server/config.ts';
import type { OutboxFigures } from '#services/orders/mail/outbox.ts';
import type { PageCache } from '#server/cache/page-cache.ts';
import type { Log } from '#server/log/log.ts';

/** What is shown of metrics: those of this process, or of all workers. */
type Shown = { registry: { metrics: () => Promise<string>; contentType: string } };

const seconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  /** Counted by hand since somebody last asked: a counter costs as much as finding the page. */
  const ready = { page: 0, content: 0, picture: 0, file: 0 };
  const requests = new Counter({
    name: 'kudde_requests_total',
    help: 'Requests by what answered them, method and status.',
    labelNames: ['route', 'method', 'status'],
    registers,
    collect() {
      for (const [route, count] of Object.entries(ready)) this.inc({ route, method: 'GET', status: 'ready' }, count);
      Object.assign(ready, { page: 0, content: 0, picture: 0, file: 0 });
    },
  });
  const durations = new Histogram({
    name: 'kudde_request_seconds',
    help: 'How long requests took that did not come ready from memory.',
    labelNames: ['route'],
    buckets: seconds,
    registers,
  });
  const renders = new Histogram({
    name: 'kudde_page_render_seconds',
    help: 'How long pages took to be made, the wait for content included.',
    buckets: seconds,
    registers,
  });
  const failures = new Counter({
    name: 'kudde_content_failures_total',
    help: 'Calls of the content service that got no good answer.',
    labelNames: ['call'],
    registers,
  });

  return {
    registry,
    countReady: (route: keyof typeof ready) => void (ready[route] += 1),
    countContentFailure: (call: string) => failures.inc({ call }),

    request(details: { path: string; method: string; status: number; ms: number }) {
      const route = routeOf(details.path);
      requests.inc({ route, method: methodOf(details.method), status: String(details.status) });
      durations.observe({ route }, details.ms / 1000);
    },

    /** Tells how long a page takes to be made. */
    timed<T>(render: (request: Request) => Promise<T>): (request: Request) => Promise<T> {
      return async (request) => {
        const end = renders.startTimer();
        try {
          return await render(request);
        } finally {
          end();
        }
      };
    },

    /** Numbers of the database, asked for when somebody asks for metrics. */
    watchMails(countMails: () => Promise<OutboxFigures>) {
      watchMailQueue(countMails, registry);
    },

    watchPages(cache: Pick<PageCache, 'counts' | 'queueSizes'>) {
      watchCache(cache, registry);
    },
  };
}

/** A database that does not answer must not keep all other numbers back: those of mails are left out then. */
function watchMailQueue(countMails: () => Promise<OutboxFigures>, registry: Registry): void {
  let figures: Promise<OutboxFigures | null> | null = null;
  /** Both ask at the same moment. */
  const ask = () => {
    figures ??= countMails()
      .catch(() => null)
      .finally(() => (figures = null));
    return figures;
  };
  const mails = new Gauge({
    name: 'kudde_mails',
    help: 'Mails about orders: waiting, held for the sake of their reader, put off by a mail server, failed within the last month.',
    labelNames: ['state'],
    registers: [],
    async collect() {
      this.reset();
      const told = await ask();
      if (!told) return;
      for (const state of ['waiting', 'held', 'putOff', 'failed'] as const) this.set({ state }, told[state]);
    },
  });
  const oldest = new Gauge({
    name: 'kudde_mail_oldest_seconds',
    help: 'How long the oldest of the waiting mails about orders waits.',
    registers: [],
    async collect() {
      this.reset();
      this.set((await ask())?.oldestSeconds ?? Number.NaN);
    },
  });
  registry.registerMetric(mails);
  registry.registerMetric(oldest);
}

/** Numbers others keep are read when somebody asks. */
function watchCache({ counts, queueSizes }: Pick<PageCache, 'counts' | 'queueSizes'>, registry: Registry): void {
  const pages = new Counter({
    name: 'kudde_page_cache_total',
    help: 'Pages by where they came from: hit, stale (sent while made anew), miss, uncached.',
    labelNames: ['result'],
    registers: [],
    collect() {
      this.reset();
      for (const [result, count] of Object.entries(counts)) this.inc({ result }, count);
    },
  });
  const queue = new Gauge({
    name: 'kudde_render_queue',
    help: 'Pages being made and waiting to be.',
    labelNames: ['state'],
    registers: [],
    collect() {
      for (const [state, size] of Object.entries(queueSizes())) this.set({ state }, size);
    },
  });
  registry.registerMetric(pages);
  registry.registerMetric(queue);
}

const routes: [RegExp, string][] = [
  [/^\/api\/v1(?:\/|$)/, 'content'],
  [/^\/media\//, 'picture'],
  [/^\/locales\//, 'texts'],
  [/^\/[a-z]{2}\/shop(?:\/|$)/, 'shop'],
  [/^\/[a-z]{2}\/mailing$/, 'mailing'],
  [/^\/(?:assets|fonts|images)\//, 'file'],
  [/^\/(?:healthz|readyz|metrics)$/, 'health'],
  [/\.data$/, 'data'],
];

export function routeOf(path: string): string {
  return routes.find(([shape]) => shape.test(path))?.[1] ?? 'page';
}

const methods = new Set(['GET', 'HEAD', 'POST', 'OPTIONS']);
const methodOf = (method: string) => (methods.has(method) ? method : 'other');

/** `/metrics` on the shop's own port, for requests with the token. Without a token there is no such address. */
export function metricsForToken({ registry }: Shown, token: string | null): MiddlewareHandler {
  return async function answerMetrics(c, next) {
    if (token === null) return next();
    const isKnown = isSame(c.req.header('authorization') ?? '', `Bearer ${token}`);
    const noStore = { 'cache-control': 'no-store' };
    if (!isKnown) return c.text('A token is needed', 401, { ...noStore, 'www-authenticate': 'Bearer' });
    return c.body(await registry.metrics(), 200, { ...noStore, 'content-type': registry.contentType });
  };
}

/** Compared in full whatever is given, so that the time it takes tells nothing. */
function isSame(given: string, right: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(right));
}

/** `/metrics` on a port of its own, which is for our own network. The answer closes it. */
export async function serveMetrics(
  { registry }: Shown,
  { host, metricsPort }: Pick<Config, 'host' | 'metricsPort'>,
  log: Pick<Log, 'info'>,
): Promise<() => Promise<void>> {
  if (metricsPort === null) return async () => {};
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') return void response.writeHead(404).end();
    registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(metricsPort, host, resolve));
  log.info({ host, port: metricsPort }, 'metrics are open to all who reach this port');
  return async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
}
