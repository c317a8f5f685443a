import { estimatedDelivery } from '#rules/time/delivery.ts';
import { instantAt, localDate, type PlainDate } from '#rules/time/local-time.ts';
import { isOpen } from '#rules/time/open-days.ts';
import type { RequestContext } from '#storefront/request-context.ts';
import type { DeadlineClockProps } from './deadline-clock.tsx';

/**
 * Until when an order still counts for today; null once that is over, on days that are closed, and where nothing comes
 * earlier for being ordered today.
 */
export function deadlineOf(
  { now, market, text }: RequestContext,
  first: PlainDate | undefined,
): DeadlineClockProps | null {
  const today = localDate(now, market.timeZone);
  const until = instantAt(today, market.delivery.deadlineHour, market.timeZone);
  if (until <= now || !isOpen(today, market) || first !== estimatedDelivery(now, market)) return null;
  return {
    until: until.toISOString(),
    words: {
      left: text('almanac:when.left', { time: '#' }),
      hours: text('almanac:when.hours', { hours: '#' }),
      minutes: text('almanac:when.minutes', { minutes: '#' }),
    },
  };
}
