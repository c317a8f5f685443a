import { isRecord } from '#contract/fields/json.ts';
import { numberFrom } from '#contract/fields/number-from.ts';
import type { ContentIssue } from '#services/content/content-files.ts';
import { type Doc, textOf } from '#services/content/kinds.ts';
import type { CheckInput } from './check-input.ts';

/** What things are sold for, by kind. */
const prices = { packages: 'shop_package_price', 'farmshop-products': 'price', coupons: 'visual_price' } as const;

/** Nothing is sold for nothing, and a third decimal is a slip: it may be thousands. A price that is absent is none yet. */
export function checkPrices({ files }: Pick<CheckInput, 'files'>): ContentIssue[] {
  return (Object.keys(prices) as (keyof typeof prices)[]).flatMap((kind) =>
    files.items[kind].flatMap(({ file, doc }) => {
      const field = prices[kind];
      const reason = problemOf(doc[field]);
      return [
        ...(reason === null ? [] : [{ file, field, reason }]),
        ...(isLogRelative(doc) ? [{ file, field: 'price_log', reason: needsDay }] : []),
      ];
    }),
  );
}

const needsDay = 'begins anew every day: a price was lowered on a day such as 2026-11-02';

/** A reduction that began so many days ago, for ever, is one nobody ever made. */
function isLogRelative({ price_log: log }: Doc): boolean {
  return Array.isArray(log) && log.filter(isRecord).some(({ from }) => textOf(from).startsWith('now'));
}

function problemOf(value: unknown): string | null {
  const price = numberFrom(value);
  if (price === null) return null;
  if (price <= 0) return `is ${price}: a price is more than 0; leave it out of what cannot be bought`;
  const written = String(value).trim().replace(',', '.');
  return /^\d+(\.\d{1,2})?$/.test(written) ? null : `is ${written}: a price has two decimals at most`;
}
