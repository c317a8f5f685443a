import type { Package } from '#contract/entities/package.ts';
import { deliveryDays } from '#rules/orders/delivery-days.ts';
import { canBuy, readStockStatus } from '#rules/stock/stock-status.ts';
import type { PlainDate } from '#rules/time/local-time.ts';
import { longDate } from '#rules/time/long-date.ts';
import { readDay } from '#rules/time/read-date.ts';
import type { RequestContext } from '#storefront/request-context.ts';

type Delivered = Pick<Package, 'deliveryDate' | 'lastDeliveryDate' | 'stockStatus'>;
type DateContext = Pick<RequestContext, 'now' | 'market'>;

/** The first and the last day that the checkout offers; null for what is promised on no day. */
export function deliveryBounds(
  { deliveryDate, lastDeliveryDate, stockStatus }: Delivered,
  { now, market }: DateContext,
): { first: PlainDate; last: PlainDate | null } | null {
  const status = readStockStatus(stockStatus);
  const notBefore = readDay(deliveryDate, market.timeZone);
  const notAfter = readDay(lastDeliveryDate, market.timeZone);
  const isPromised = canBuy(status) || (status === 'coming_soon' && notBefore !== null);
  const [first] = isPromised ? deliveryDays(now, market, { notBefore, notAfter }) : [];
  return first === undefined ? null : { first, last: notAfter };
}

/** The first day that the checkout offers, as the market writes it; null for what is promised on no day. */
export function firstDeliveryDate(box: Omit<Delivered, 'lastDeliveryDate'>, place: DateContext): string | null {
  return longDate(deliveryBounds({ ...box, lastDeliveryDate: null }, place)?.first, place.market);
}
