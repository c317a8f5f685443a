/** Which of several changes can be made together: what is in the way of the others is left out, with why. Nothing is written. */
import type { Market } from '#contract/market.ts';
import type { ContentEditor } from '#server/content/content-editor.ts';
import type { OpenItem } from '#services/content/desk/open-item.ts';
import type { Edit } from '#services/content/editing/edits.ts';
import { priceJumps } from '#services/content/editing/price-jumps.ts';
import { ChangeRefused } from '#services/content/editing/refused.ts';
import { placeOf } from '#services/content/editing/sources.ts';
import type { LeftOut } from '#studio/ports/many.ts';
import { issuesOf, ownPlace } from '../check-item.ts';
import { leaveOut } from './leave-out.ts';

type Sorted = { kept: OpenItem[]; leftOut: LeftOut[] };
type EditsOf = (items: OpenItem[]) => Edit[];

export function createSortOut(editor: Pick<ContentEditor, 'ask'>) {
  /** Null where all of them can be made; else why not, by item, as far as it is known of which. */
  async function inTheWay(market: Market, items: OpenItem[], edits: EditsOf) {
    const options = { title: 'check', isDryRun: true };
    try {
      const { prices } = await editor.ask({ do: 'change', market: market.code, edits: edits(items), options });
      const jumps = new Set(priceJumps(prices).map(({ kind, slug }) => `${kind}/${slug}`));
      const found = items.filter((item) => jumps.has(ownPlace(item))).map((item) => leaveOut(item, 'prices'));
      return found.length === 0 ? null : { found, refused: null };
    } catch (error) {
      if (!(error instanceof ChangeRefused)) throw error;
      return { found: items.flatMap((item) => whyOf(item, error) ?? []), refused: error };
    }
  }

  /** Together what is in the way of another cannot be told from it: each on top of those that can be made. */
  async function oneByOne(market: Market, items: OpenItem[], edits: EditsOf): Promise<Sorted> {
    const sorted: Sorted = { kept: [], leftOut: [] };
    for (const item of items) {
      const why = await inTheWay(market, [...sorted.kept, item], edits);
      if (why === null) sorted.kept.push(item);
      else {
        const issues = why.refused ? issuesOf(why.refused, ownPlace(item)) : [];
        sorted.leftOut.push(why.found.find(({ name }) => name === item.name) ?? leaveOut(item, 'issues', { issues }));
      }
    }
    return sorted;
  }

  return async function sortOut(market: Market, items: OpenItem[], edits: EditsOf): Promise<Sorted> {
    const sorted: Sorted = { kept: items, leftOut: [] };
    while (sorted.kept.length > 0) {
      const why = await inTheWay(market, sorted.kept, edits);
      if (why === null) break;
      if (why.found.length === 0) {
        const { kept, leftOut } = await oneByOne(market, sorted.kept, edits);
        return { kept, leftOut: [...sorted.leftOut, ...leftOut] };
      }
      const names = new Set(why.found.map(({ name }) => name));
      sorted.leftOut.push(...why.found);
      sorted.kept = sorted.kept.filter(({ name }) => !names.has(name));
    }
    return sorted;
  };
}

/** What a refusal says of one of them. */
function whyOf(item: OpenItem, refused: ChangeRefused): LeftOut | null {
  const own = ownPlace(item);
  const places = new Set([own, placeOf(item.kind, item.name)]);
  if (refused.conflicts.some(({ place }) => places.has(place))) return leaveOut(item, 'changed');
  const issues = refused.issues.filter(({ file }) => file === own);
  if (issues.length === 0) return null;
  return leaveOut(item, 'issues', { issues: issues.map(({ field, reason }) => ({ path: field, reason })) });
}
