/** Paying at once for orders of one market, where it has a provider and is no demonstration. */
import type { Market } from '#contract/market.ts';
import { TimeoutError, withTimeout } from '#contract/with-timeout.ts';
import { marksOf } from '#rules/payments/marks.ts';
import { findMarket } from '#markets/index.ts';
import { orderPath } from '#rules/orders/order-path.ts';
import type { ShownOrder } from '#services/orders/orders.ts';
import type { PayingPort } from '#storefront/ports/orders.ts';
import { reportPath } from '../payment-reports.ts';
import type { PortParts } from './port-request.ts';

export function payingPort({ orders, payments, config, siteOrigin }: PortParts, market: Market): PayingPort {
  const online = orders.isDemo(market) ? null : (config.payments.online[market.code] ?? null);
  // The market of a request shows what can be paid with; its file says in which order.
  const marks = online ? marksOf(online.methods, findMarket(market.code)?.payments ?? []) : [];

  /** Null where nothing is to be paid, or nobody says so. */
  const owed = (shown: ShownOrder | null) => (online ? (shown?.payment?.amount ?? null) : null);

  return {
    isTest: online?.isTest ?? false,
    isOn: online !== null,

    async of(shown) {
      const last = await payments.stateOf(shown.order.number);
      if (!online && !last) return null;
      const isOwed = online !== null && shown.payment !== null;
      return {
        marks,
        isTest: (last ?? online)?.isTest ?? false,
        last: last?.state ?? null,
        canPay: isOwed && last?.state !== 'pending' && last?.state !== 'mismatch',
      };
    },

    async start(key, origin) {
      const shown = await orders.show(market, key);
      const amount = owed(shown);
      if (!shown || amount === null) return 'notDue';
      const { number, currency, email } = shown.order;
      const begun = await inTime(startMs, { result: 'failed', kind: 'away' } as const, () =>
        payments.start({
          market: market.code,
          number,
          amount,
          currency,
          langTag: market.langTag,
          email,
          returnUrl: `${origin}${orderPath(market, shown.order, 'pay/')}`,
          hookUrl: reachable(`${siteOrigin(market)}${reportPath(market.code)}`),
        }),
      );
      if (begun.result === 'failed') return begun.kind === 'busy' ? 'busy' : 'away';
      return begun.result === 'go' ? 'go' : 'notDue';
    },

    async look(key) {
      const shown = await orders.show(market, key);
      if (shown) await inTime(lookMs, undefined, () => payments.look(shown.order.number));
    },

    async pageToPay(key) {
      const shown = await orders.show(market, key);
      if (!shown || owed(shown) === null) return null;
      const last = await payments.stateOf(shown.order.number);
      return last?.state === 'open' ? last.url : null;
    },
  };
}

/** A page of the shop is answered within ten seconds, whatever a provider does; what comes of it later is not lost. */
const [startMs, lookMs] = [8000, 6000];

async function inTime<T, Otherwise>(ms: number, otherwise: Otherwise, work: () => Promise<T>): Promise<T | Otherwise> {
  try {
    return await withTimeout(work, ms);
  } catch (error) {
    if (error instanceof TimeoutError) return otherwise;
    throw error;
  }
}

/** Providers refuse addresses they cannot reach. */
function reachable(address: string): string | null {
  const { protocol, hostname } = new URL(address);
  const isHere = /^(?:localhost|127\.|\[::1\])|\.(?:local|localhost|example|test|invalid)$/.test(hostname);
  return protocol === 'https:' && !isHere ? address : null;
}
