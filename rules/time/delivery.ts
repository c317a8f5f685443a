import type { Market } from '#contract/market.ts';
import { addDays, instantAt, localDate, localHour, type PlainDate, weekdayOf } from './local-time.ts';
import { longDate } from './long-date.ts';
import { type CalendarMarket, openDayFrom } from './open-days.ts';
import { readDay } from './read-date.ts';

type DeliveryMarket = Pick<Market, 'timeZone' | 'delivery'>;

const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;
type DeliveryMessageKey = `delivery.${(typeof weekdays)[number]}.${'before' | 'after'}`;

function isAfterDeadline(now: Date, { timeZone, delivery }: DeliveryMarket): boolean {
  return localHour(now, timeZone) >= delivery.deadlineHour;
}

/** The day an order placed at that moment counts for. */
export function orderDay(moment: Date, market: CalendarMarket): PlainDate {
  const today = localDate(moment, market.timeZone);
  return openDayFrom(isAfterDeadline(moment, market) ? addDays(today, 1) : today, market);
}

/** The day an order placed now arrives. */
export function estimatedDelivery(now: Date, market: CalendarMarket): PlainDate {
  return openDayFrom(addDays(orderDay(now, market), market.delivery.leadDays), market);
}

/** Key of the text that says what ordering now means for the delivery. */
export function deliveryMessageKey(now: Date, market: DeliveryMarket): DeliveryMessageKey {
  const weekday = weekdays[weekdayOf(localDate(now, market.timeZone))] ?? 'sunday';
  return `delivery.${weekday}.${isAfterDeadline(now, market) ? 'after' : 'before'}`;
}

/** The moment at which dated texts next change: the deadline or midnight, whichever comes first. */
export function nextPageChange(now: Date, { timeZone, delivery }: DeliveryMarket): Date {
  const today = localDate(now, timeZone);
  const deadline = instantAt(today, delivery.deadlineHour, timeZone);
  return deadline > now ? deadline : instantAt(addDays(today, 1), 0, timeZone);
}

type DateContext = {
  /** Day of delivery the product itself names. */
  deliveryDate?: string | null;
  now: Date;
  market: CalendarMarket & Pick<Market, 'langTag'>;
};

const dayPlaceholder = '{estimated_delivery_date}';

export function namesDeliveryDate(text: string): boolean {
  return text.includes(dayPlaceholder);
}

/** Puts the day of delivery into a text of the checklist: the product's own while it lies ahead, else the estimate. */
export function fillDeliveryDate(text: string, { deliveryDate, now, market }: DateContext): string {
  const named = readDay(deliveryDate, market.timeZone);
  const isAhead = named !== null && named > localDate(now, market.timeZone);
  const day = longDate(isAhead ? named : estimatedDelivery(now, market), market) ?? '';
  return text.replaceAll(dayPlaceholder, () => day);
}

/** Puts the promise, a translated text that names the deadline hour, into a module's body; without one nothing is left. */
export function fillDeliveryPromise(body: string, promise: string | null | undefined): string {
  return body.replaceAll('{delivery_promise}', () => promise ?? '');
}
