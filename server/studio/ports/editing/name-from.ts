/** A new thing gets its name in the address from its title, and one that nothing else has. */
import type { Database } from '#database/client.ts';
import type { Market } from '#contract/market.ts';
import { foldText } from '#rules/search/search-words.ts';
import { titlesOf } from '#services/content/desk/list-items.ts';
import type { ItemKind } from '#services/content/editing/sources.ts';
import { slugFieldOf } from '#services/content/editing/sources.ts';
import { type Doc, textOf } from '#services/content/kinds.ts';

export async function nameFrom(
  db: Database,
  { code }: Market,
  { kind, doc }: { kind: ItemKind; doc: Doc },
): Promise<Doc> {
  const field = slugFieldOf(kind);
  if (field !== 'slug' || textOf(doc.slug) !== '' || textOf(doc.title) === '') return doc;
  const taken = await titlesOf(db, code, kind);
  const wanted = slugFrom(textOf(doc.title));
  if (wanted === '') return doc;
  let slug = wanted;
  for (let number = 2; taken.has(slug); number += 1) slug = `${wanted}-${number}`;
  return { slug, ...doc };
}

function slugFrom(title: string): string {
  return foldText(title)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 80);
}
