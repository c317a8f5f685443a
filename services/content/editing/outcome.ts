/** What a change did, or would do, for people: documents, lists, pages, redirects, prices. */
import type { Market } from '#contract/market.ts';
import { isRecord } from '#contract/fields/json.ts';
import type { ContentIssue } from '../content-files.ts';
import { textOf } from '../kinds.ts';
import { addressOf } from './addresses.ts';
import { listKey } from './differences.ts';
import type { Plan } from './plan.ts';
import { jumpLine, priceJumps } from './price-jumps.ts';
import { issueLine } from './refused.ts';
import { byId, placeOf, type Sources } from './sources.ts';
import type { StoredMarket } from './stored-market.ts';
import { type PriceChange, priceChanges } from './write-versions.ts';

export type Outcome = {
  /** Id of the change, to undo it by; null for stock, and when nothing was written. */
  change: string | null;
  /** Items by what became of them. */
  added: string[];
  changed: string[];
  removed: string[];
  renamed: { from: string; to: string }[];
  /** Lists with what entered and left them. */
  lists: { list: string; entered: string[]; left: string[] }[];
  pages: string[];
  redirects: { added: Record<string, string>; removed: string[] };
  prices: Pick<PriceChange, 'kind' | 'slug' | 'was' | 'price'>[];
  leftOut: ContentIssue[];
  warnings: ContentIssue[];
  /** Wrong before already, elsewhere. */
  standing: ContentIssue[];
};

export function outcomeOf(
  before: StoredMarket,
  plan: Plan,
  { market, change }: { market: Market; change: string | null },
): Outcome {
  const old = byId(before.sources);
  const now = byId(plan.after);
  const place = ({ kind, name }: { kind: Parameters<typeof placeOf>[0]; name: string }) => placeOf(kind, name);
  const changedItems = [...now.values()].filter(({ id, doc }) => old.get(id)?.doc !== doc);
  return {
    change,
    added: changedItems.filter(({ id }) => !old.has(id)).map(place),
    changed: changedItems.filter(({ id }) => old.has(id)).map(place),
    removed: [...old.values()].filter(({ id }) => !now.has(id)).map(place),
    renamed: changedItems.flatMap((item) => {
      const was = old.get(item.id);
      return was && was.name !== item.name ? [{ from: place(was), to: place(item) }] : [];
    }),
    lists: plan.changed.lists.map((list) => {
      const { kind, slugs } = list;
      const stored = before.stored.lists.get(listKey(list)) ?? [];
      const [was, is] = [new Set(stored), new Set(slugs)];
      return {
        list: `${kind} ${list.list}`,
        entered: slugs.filter((slug) => !was.has(slug)),
        left: stored.filter((slug) => !is.has(slug)),
      };
    }),
    pages: pagesOf(plan, market),
    redirects: redirectChanges(before.sources, plan.after),
    prices: priceChanges(before.sources, plan.after).filter(({ isSame }) => !isSame),
    leftOut: plan.leftOut,
    warnings: plan.warnings,
    standing: plan.standing,
  };
}

/** Documents that are sent otherwise than before, also because of what they name. */
function pagesOf({ changed }: Plan, market: Market): string[] {
  const addresses = changed.written.map(({ kind, source }) => addressOf(market, kind, source));
  return [...new Set(addresses.filter((address) => address !== null))].toSorted();
}

function redirectChanges(before: Sources, after: Sources): Outcome['redirects'] {
  const table = (sources: Sources) =>
    new Map(
      Object.entries(sources.redirects[0]?.doc ?? {}).map(([path, entry]) => [
        path,
        isRecord(entry) ? textOf(entry.to) : '',
      ]),
    );
  const [old, now] = [table(before), table(after)];
  return {
    added: Object.fromEntries([...now].filter(([path, to]) => old.get(path) !== to)),
    removed: [...old.keys()].filter((path) => !now.has(path)),
  };
}

const shown = 12;

function some(entries: string[]): string {
  const more = entries.length - shown;
  return entries.slice(0, shown).join(', ') + (more > 0 ? ` and ${more} more` : '');
}

/** One line for each thing there is to say. */
export function outcomeLines(outcome: Outcome): string[] {
  const { added, changed, removed, renamed, lists, pages, redirects, prices } = outcome;
  const named = (name: string, entries: string[]) => (entries.length > 0 ? [`${name}: ${some(entries)}`] : []);
  const money = (price: number | null) => (price === null ? 'none' : price.toFixed(2));
  const moved = lists.map(({ list, entered, left }) => {
    const parts = [...entered.map((slug) => `+${slug}`), ...left.map((slug) => `-${slug}`)];
    return `${list} (${parts.length > 0 ? some(parts) : 'another order'})`;
  });
  return [
    ...outcome.leftOut.map(issueLine),
    ...outcome.warnings.map((issue) => `warning: ${issueLine(issue)}`),
    ...named('added', added),
    ...named('changed', changed),
    ...named('removed', removed),
    ...named(
      'renamed',
      renamed.map(({ from, to }) => `${from} to ${to}`),
    ),
    ...named('lists', moved),
    ...named('pages', pages),
    ...named(
      'redirects',
      Object.entries(redirects.added).map(([from, to]) => `${from} to ${to}`),
    ),
    ...named('redirects taken away', redirects.removed),
    ...named(
      'prices',
      prices.map(({ kind, slug, was, price }) => `${kind}/${slug} ${money(was)} to ${money(price)}`),
    ),
    ...priceJumps(prices).map(jumpLine),
    ...(outcome.standing.length > 0
      ? [
          `${outcome.standing.length} things elsewhere were wrong before, such as ${issueLine(outcome.standing[0] ?? none)}`,
        ]
      : []),
  ];
}

const none: ContentIssue = { file: '', field: '', reason: '' };
