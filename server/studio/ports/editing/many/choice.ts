/** What somebody chose in a list, as it is by now; and what of it can be published, or taken out, as far as that is seen without trying. */
import type { Market } from '#contract/market.ts';
import type { OpenItem } from '#services/content/desk/open-item.ts';
import { shownVersion } from '#services/content/desk/shown-version.ts';
import { placeOf } from '#services/content/editing/sources.ts';
import type { LeftOut, ManyAsked } from '#studio/ports/many.ts';
import type { OpeningParts } from '../editing-parts.ts';
import { leaveOut } from './leave-out.ts';

/** So many stand in a list. */
const mostChosen = 50;
const shownUses = 3;

type Ready = { items: OpenItem[]; leftOut: LeftOut[] };

/** Those for which `whyNot` says nothing. */
function sorted(items: OpenItem[], whyNot: (item: OpenItem) => LeftOut['why'] | null): Ready {
  const ready: Ready = { items: [], leftOut: [] };
  for (const item of items) {
    const why = whyNot(item);
    if (why === null) ready.items.push(item);
    else ready.leftOut.push(leaveOut(item, why));
  }
  return ready;
}

export function createChoice({ opened, editor }: Pick<OpeningParts, 'opened' | 'editor'>) {
  return {
    async open(market: Market, { kind, chosen }: ManyAsked): Promise<Ready> {
      const shown = new Map(chosen.slice(0, mostChosen).map(({ name, version }) => [name, version]));
      const found = await Promise.all(
        [...shown].map(async ([name, version]) => ({ name, version, item: await opened(market, { kind, name }) })),
      );
      const gone = found.filter(({ item }) => item === null).map(({ name }) => leaveOut({ name, doc: {} }, 'gone'));
      const ready = sorted(
        found.flatMap(({ item }) => item ?? []),
        (item) => (shownVersion(item) === shown.get(item.name) ? null : 'changed'),
      );
      return { items: ready.items, leftOut: [...gone, ...ready.leftOut] };
    },

    readyToPublish: (items: OpenItem[]) =>
      sorted(items, ({ draft, fields, overtaken }) => {
        if (!draft || Object.keys(fields).length === 0) return 'nothing';
        return overtaken.length > 0 ? 'conflict' : null;
      }),

    /** What names each other goes together; what others name stays. */
    async readyToRemove(market: Market, all: OpenItem[]): Promise<Ready> {
      const ready = sorted(all, ({ isNew }) => (isNew ? 'onlyDraft' : null));
      const usesOf = async ({ kind, name }: OpenItem) => editor.ask({ do: 'usedIn', market: market.code, kind, name });
      const uses = new Map(await Promise.all(ready.items.map(async (item) => [item, await usesOf(item)] as const)));
      for (;;) {
        const going = new Set(ready.items.map(({ kind, name }) => placeOf(kind, name)));
        const others = (item: OpenItem) =>
          (uses.get(item) ?? []).filter(({ kind, name }) => !going.has(placeOf(kind, name))).map(({ title }) => title);
        const stays = ready.items.filter((item) => others(item).length > 0);
        if (stays.length === 0) return ready;
        const named = (item: OpenItem) => [...new Set(others(item))].slice(0, shownUses);
        ready.leftOut.push(...stays.map((item) => leaveOut(item, 'used', { usedBy: named(item) })));
        ready.items = ready.items.filter((item) => !stays.includes(item));
      }
    },
  };
}
