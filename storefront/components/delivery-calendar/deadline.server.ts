import { instantAt, localDate } from '#rules/time/local-time.ts';
import { isOpen } from '#rules/time/open-days.ts';
import type { RequestContext } from '#storefront/request-context.ts';
import type { DeadlineClockProps } from './deadline-clock.tsx';

/** Until when an order still counts for today; null once that is over, and on days that are closed. */
export function deadlineOf({ now, market, text }: RequestContext): DeadlineClockProps | null {
  const today = localDate(now, market.timeZone);
  const until = instantAt(today, market.delivery.deadlineHour, market.timeZone);
  if (until <= now || !isOpen(today, market)) return null;
  return {
    until: until.toISOString(),
    words: {
      left: text('almanac:when.left', { time: '#' }),
      hours: text('almanac:when.hours', { hours: '#' }),
      minutes: text('almanac:when.minutes', { minutes: '#' }),
    },
  };
}
