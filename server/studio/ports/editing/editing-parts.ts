/** What the parts of the editor need. */
import type { Database } from '#database/client.ts';
import type { Market } from '#contract/market.ts';
import type { ContentEditor } from '#server/content/content-editor.ts';
import type { OpenItem } from '#services/content/desk/open-item.ts';
import type { KindName } from '#services/content/kinds.ts';
import type { People } from '#services/people/people.ts';
import type { ItemPath } from '#studio/ports/editing.ts';
import type { Preview } from '../../preview.ts';

export type EditingParts = {
  db: Database;
  editor: Pick<ContentEditor, 'ask'>;
  people: People;
  mediaDirs: readonly string[];
  preview: Preview;
  clock: () => Date;
};

export type OpeningParts = EditingParts & { opened: (market: Market, place: ItemPath) => Promise<OpenItem | null> };

export type TypingParts = OpeningParts & {
  /** Of all kinds that its form names things of. */
  titlesFor: (market: Market, item: OpenItem) => Promise<Map<KindName, ReadonlyMap<string, string>>>;
};
