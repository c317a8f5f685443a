import type { Market } from '#contract/market.ts';
import { isoWeekCount, isoWeekOf } from '#rules/time/iso-week.ts';
import { localDate } from '#rules/time/local-time.ts';

type Text = string | null | undefined;

function wholeNumber(text: Text): number | null {
  return text && /^\s*\d+\s*$/.test(text) ? Number(text) : null;
}

/** The year given, else the latest in which that ISO week is not in the future; null for a week no year has. */
export function deliveryYear(
  { week, given }: { week: number; given?: Text },
  now: Date,
  { timeZone }: Pick<Market, 'timeZone'>,
): number | null {
  if (!Number.isInteger(week) || week < 1 || week > 53) return null;
  const named = wholeNumber(given);
  if (named !== null && named >= 1000 && named <= 9999) return named;
  const current = isoWeekOf(localDate(now, timeZone));
  let year = week <= current.week ? current.year : current.year - 1;
  // Only some years have a week 53.
  while (week > isoWeekCount(year)) year -= 1;
  return year;
}

type TraceabilityQuery = { kind: 'product'; productId: string } | { kind: 'week'; week: number; year: number };

/** Which list fills the block, from the page's query parameters. The product's own id says more than a week. */
export function traceabilityQuery(
  parameters: { productId?: Text; deliveryWeek?: Text; deliveryYear?: Text },
  now: Date,
  market: Pick<Market, 'timeZone'>,
): TraceabilityQuery | null {
  const productId = parameters.productId?.trim();
  if (productId) return { kind: 'product', productId };
  const week = wholeNumber(parameters.deliveryWeek);
  const year = week === null ? null : deliveryYear({ week, given: parameters.deliveryYear }, now, market);
  return week === null || year === null ? null : { kind: 'week', week, year };
}
