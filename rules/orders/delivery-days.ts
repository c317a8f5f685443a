/** The days an order can be delivered on, and until when it can be called off. */
import type { Market } from '#contract/market.ts';
import { estimatedDelivery } from '#rules/time/delivery.ts';
import { addDays, instantAt, localDate, type PlainDate, weekdayOf } from '#rules/time/local-time.ts';
import { isHoliday } from './holidays.ts';

type DayMarket = Pick<Market, 'timeZone' | 'delivery' | 'orders'>;

/** How far ahead a day can be chosen. */
const daysAhead = 42;

function isOpen(date: PlainDate, market: DayMarket): boolean {
  return !market.delivery.closedDays.includes(weekdayOf(date)) && !isHoliday(date, market);
}

/**
 * The days that can be chosen, the first one first. `notBefore` is the latest day that one of the goods names itself: its animal
 * is not ready before.
 */
export function deliveryDays(now: Date, market: DayMarket, notBefore: PlainDate | null = null): PlainDate[] {
  const estimate = estimatedDelivery(now, market);
  const first = notBefore !== null && notBefore > estimate ? notBefore : estimate;
  return Array.from({ length: daysAhead }, (_, days) => addDays(first, days)).filter((date) => isOpen(date, market));
}

/** The deadline of the last day on which an order still reaches that day: from then on it is being made ready. */
export function cancelUntil(deliveryDay: PlainDate, market: DayMarket): Date {
  const { deadlineHour, leadDays, closedDays } = market.delivery;
  const orderDays = Array.from({ length: 14 }, (_, days) => addDays(deliveryDay, -leadDays - days));
  // A market that never opens has no such day; its orders can be called off until the lead time begins.
  const last = orderDays.find((date) => !closedDays.includes(weekdayOf(date))) ?? addDays(deliveryDay, -leadDays);
  return instantAt(last, deadlineHour, market.timeZone);
}

/** When an order that is not paid is given up. */
export function expiresAt(placedAt: Date, { orders, timeZone }: DayMarket): Date {
  // To the end of the day: nobody counts hours from when they ordered.
  return instantAt(addDays(localDate(placedAt, timeZone), orders.unpaidDays + 1), 0, timeZone);
}
