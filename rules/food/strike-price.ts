/** Directive 98/6/EC, article 6a: the price crossed out is the lowest of the 30 days before the present one. */
import type { Market } from '#contract/market.ts';
import { msPerDay } from '#rules/time/ms-per-day.ts';

export type LoggedPrice = { from: Date; price: number };

const windowInDays = 30;

const union = 'Directive 98/6/EC, article 6a';
/** The law that asks for it, by language. Britain names no number of days; thirty are on the safe side. */
const laws: Partial<Record<string, string>> = {
  en: 'Digital Markets, Competition and Consumers Act 2024: a saving must be a true one',
};

export function priceLaw(language: string): string {
  return laws[language] ?? union;
}

/** The price that may be crossed out; null where there is none, or where the log does not reach far enough back. */
export function allowedStrikePrice({ log, written }: { log: readonly LoggedPrice[]; written: number }): number | null {
  const prices = log.toSorted((a, b) => a.from.getTime() - b.from.getTime());
  const present = prices.at(-1);
  const first = prices[0];
  if (!present || !first) return null;
  const begin = present.from.getTime() - windowInDays * msPerDay;
  if (first.from.getTime() > begin) return null;
  const held = prices.slice(0, -1).filter((_, index) => (prices[index + 1]?.from.getTime() ?? 0) > begin);
  const shown = Math.min(written, ...held.map(({ price }) => price));
  return shown > present.price ? shown : null;
}

/** What visitors see crossed out beside the present price; null for nothing. */
export function shownOldPrice(
  offer: { log: readonly LoggedPrice[]; written: number },
  { priceCut }: Pick<Market, 'priceCut'>,
): number | null {
  return priceCut === 'as-given' ? offer.written : allowedStrikePrice(offer);
}

/** Why a price must not stand crossed out; undefined when it may. */
export function strikePriceProblem(offer: {
  log: readonly LoggedPrice[];
  written: number;
  price: number;
}): string | undefined {
  const { log, written, price } = offer;
  if (log.length === 0) return `${written} is crossed out, but price_log does not say what it cost before`;
  const last = log.toSorted((a, b) => a.from.getTime() - b.from.getTime()).at(-1);
  if (last && last.price !== price) return `price_log ends with ${last.price}, but the price is ${price}`;
  const allowed = allowedStrikePrice(offer);
  if (allowed === null)
    return `${written} must not be crossed out: it was not the lowest price of the 30 days before this one`;
  return allowed < written ? `${written} is crossed out, but it cost ${allowed} in the 30 days before` : undefined;
}
