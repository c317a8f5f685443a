/** What something cost and since when: what the shop has seen, and before that what the content says of it. */
import { isRecord } from '#contract/fields/json.ts';
import { numberFrom } from '#contract/fields/number-from.ts';
import type { LoggedPrice } from '#rules/food/strike-price.ts';
import { type Doc, textOf } from '../../kinds.ts';
import { resolveDates } from '../../relative-dates.ts';

/** The oldest first; what the shop first saw is no new price where the content says it held before. */
export function priceLogOf(doc: Doc, seen: readonly LoggedPrice[], now: Date): LoggedPrice[] {
  const written = (Array.isArray(doc.price_log) ? doc.price_log.filter(isRecord) : []).flatMap((entry) => {
    const from = new Date(textOf(resolveDates(entry.from, now)));
    const price = numberFrom(entry.price);
    const isBefore = seen[0] === undefined || from < seen[0].from;
    return Number.isNaN(from.getTime()) || price === null || !isBefore ? [] : [{ from, price }];
  });
  const log = [...written.toSorted((a, b) => a.from.getTime() - b.from.getTime()), ...seen];
  return log.filter(({ price }, index) => log[index - 1]?.price !== price);
}
