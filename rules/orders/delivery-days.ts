/** The days an order can be delivered on, until when it can be called off, and until when it must be paid. */
import { estimatedDelivery, orderDay } from '#rules/time/delivery.ts';
import { addDays, instantAt, localDate, type PlainDate } from '#rules/time/local-time.ts';
import { type CalendarMarket, isOpen, openDayFrom, openDayUntil } from '#rules/time/open-days.ts';

/** How far ahead a day can be chosen. */
const daysAhead = 42;

type Between = {
  /** The latest day that one of the goods names itself: its animal is not ready before. */
  notBefore?: PlainDate | null;
  /** The earliest day after which one of the goods is not delivered: what is fresh does not wait. */
  notAfter?: PlainDate | null;
};

/** The days that can be chosen, the first one first. */
export function deliveryDays(now: Date, market: CalendarMarket, { notBefore, notAfter }: Between = {}): PlainDate[] {
  const estimate = estimatedDelivery(now, market);
  const first = notBefore && notBefore > estimate ? notBefore : estimate;
  const days = Array.from({ length: daysAhead }, (_, index) => addDays(first, index));
  return days.filter((date) => isOpen(date, market) && (!notAfter || date <= notAfter));
}

/** The deadline of the last day on which an order still reaches that day: from then on it is being made ready. */
export function cancelUntil(deliveryDay: PlainDate, market: CalendarMarket): Date {
  const { deadlineHour, leadDays } = market.delivery;
  return instantAt(openDayUntil(addDays(deliveryDay, -leadDays), market), deadlineHour, market.timeZone);
}

/** The last open day before that of the delivery. */
export function packingDay(deliveryDay: PlainDate, market: CalendarMarket): PlainDate {
  return openDayUntil(addDays(deliveryDay, -1), market);
}

type Unpaid = {
  placedAt: Date;
  /** Null for what travels by mail. */
  deliveryDay: PlainDate | null;
  /** Whether it keeps so much from others that it waits for a shorter time (unpaid-bounds.ts). */
  isLarge?: boolean;
  market: CalendarMarket;
};

/**
 * When an order that is not paid is given up: after the days it may wait, and before it is packed. It always has the whole day
 * that it counts for.
 */
export function payUntil({ placedAt, deliveryDay, isLarge = false, market }: Unpaid): Date {
  const waits = isLarge
    ? lastDayOfLarge(placedAt, market)
    : addDays(localDate(placedAt, market.timeZone), market.orders.unpaidDays);
  const last = deliveryDay === null ? waits : earlier(waits, lastDayBeforePacking(placedAt, deliveryDay, market));
  return instantAt(addDays(last, 1), 0, market.timeZone);
}

function lastDayBeforePacking(placedAt: Date, deliveryDay: PlainDate, market: CalendarMarket): PlainDate {
  const [counted, before] = [orderDay(placedAt, market), addDays(packingDay(deliveryDay, market), -1)];
  return counted > before ? counted : before;
}

function earlier(one: PlainDate, other: PlainDate): PlainDate {
  return one < other ? one : other;
}

/** Money does not arrive, and nobody looks for it, on a day that is closed. */
function lastDayOfLarge(placedAt: Date, market: CalendarMarket): PlainDate {
  return openDayFrom(addDays(localDate(placedAt, market.timeZone), market.orders.largeOrder.unpaidDays), market);
}
