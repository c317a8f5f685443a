/** The last day a voucher holds. Pure. */
import type { Market } from '#contract/market.ts';
import { localDate, type PlainDate } from '#rules/time/local-time.ts';

type Where = { timeZone: Market['timeZone']; orders: Pick<Market['orders'], 'vouchers'> };

/** The same day some years on, or the end of that year where the law counts from the end of a year. */
export function voucherLastDay(madeAt: Date, { timeZone, orders }: Where): PlainDate {
  const made = localDate(madeAt, timeZone);
  const { years, from } = orders.vouchers;
  const year = Number(made.slice(0, 4)) + years;
  if (from === 'yearEnd') return `${year}-12-31`;
  // A leap day has none in most years: the next day is the last one then.
  const sameDay = new Date(`${year}-${made.slice(5)}T00:00:00Z`);
  return sameDay.toISOString().slice(0, 10);
}
