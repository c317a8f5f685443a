/** Where payment providers report. Anybody can send anything here: it says which payment to ask about, and nothing else. */
import type { Handler } from 'hono';
import type { Payments } from '#services/payments/payments.ts';

export const reportPath = (market: string) => `/${market}/shop/payments/report/`;

/** Events of Stripe are the largest. */
const largest = 64 * 1024;

export function createReports(market: string, payments: Pick<Payments, 'hear'>): Handler {
  return async (c) => {
    if (Number(c.req.header('content-length') ?? 0) > largest) return c.body(null, 413);
    const body = await c.req.text();
    if (body.length > largest) return c.body(null, 413);
    const status = await payments.hear(market, { body, signature: c.req.header('stripe-signature') ?? null });
    return c.body(null, status, { 'cache-control': 'no-store' });
  };
}
