/** Payments that are open are asked about every few minutes, and once an hour what can be paid with: no report has to arrive. */
import type { Market } from '#contract/market.ts';
import type { Log } from '#server/log/log.ts';
import type { Payments } from '#services/payments/payments.ts';

const everyMs = 3 * 60_000;
const renewEvery = 20;

type Options = { payments: Pick<Payments, 'askOpen' | 'renew'>; markets: readonly Market[]; log: Log };

/** The returned function ends it. */
export function startAskingProviders({ payments, markets, log }: Options): () => Promise<void> {
  let turn = 0;
  /** One that fails is told, and keeps the other from nothing. */
  const attempt = (job: string, run: () => Promise<void>) =>
    run().catch((err: unknown) => log.error({ err, job }, 'housekeeping failed'));
  async function work() {
    if (turn++ % renewEvery === 0) await attempt('ask what can be paid with', () => payments.renew(markets));
    await attempt('ask about open payments', () => payments.askOpen());
  }
  let running = work();
  const timer = setInterval(() => {
    running = running.then(work);
  }, everyMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
