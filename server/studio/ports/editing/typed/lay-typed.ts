import type { Market } from '#contract/market.ts';
import type { OpenItem } from '#services/content/desk/open-item.ts';
import { thingSaid } from '#services/content/desk/thing-said.ts';
import { type Laid, layTyped } from '#services/content/forms/apply-typed.ts';
import type { KindName } from '#services/content/kinds.ts';
import type { Typed } from '#studio/ports/editing.ts';
import type { TypingParts } from '../editing-parts.ts';

/** What was typed, laid over what it was typed into. */
export function createLayTyped({ titlesFor }: Pick<TypingParts, 'titlesFor'>) {
  return async (market: Market, item: OpenItem, typed: Typed & { isPartial?: boolean }): Promise<Laid> => {
    const titles = await titlesFor(market, item);
    const slugOf = (of: KindName, said: string) =>
      thingSaid(said, titles.get(of) ?? new Map<string, string>(), !typed.isPartial);
    return layTyped(item.doc, typed, { kind: item.kind, market, isNew: item.isNew, slugOf });
  };
}
