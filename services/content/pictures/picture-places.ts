/** Where content shows a picture: what visitors see, in all markets, and what somebody still works on. */
import { sql } from 'drizzle-orm';
import type { Market } from '#contract/market.ts';
import { pictureInTextPattern, pictureNameIn, picturesInText } from '#contract/pictures/picture-name.ts';
import type { Database } from '#services/kit/database.ts';
import { addressOf } from '../editing/addresses.ts';
import { type Doc, type KindName, kindNames, textOf } from '../kinds.ts';
import { textsOf } from '../texts-of.ts';

/** Which part of a page it is; `block` is a module, with its number. */
export type Spot = 'picture' | 'head' | 'slide' | 'phone' | 'step' | 'block' | 'text';

export type PicturePlace = {
  market: string;
  kind: KindName;
  item: string;
  title: string;
  spot: Spot;
  /** Of a module or a step, from 1. */
  number: number | null;
  isDraft: boolean;
  /** Of its page; null for what has none, or none yet. */
  page: string | null;
};

/** Published documents, and the drafts that are open or wait for their day. */
const written = sql`
  select market, kind, slug as item, source, false as is_draft from content.documents
  union all
  select i.market, i.kind, coalesce(i.slug, i.position::text), r.source, true
  from content.items i join content.revisions r on r.item = i.id
  where i.removed_at is null and r.state = 'draft' and r.source is not null and (r.number = i.draft
    or r.change in (select id from content.changes where state in ('open', 'waiting')))`;

/** How many things show each picture, by name: a thing that shows it twice, or has a draft too, is one. */
export async function countPicturePlaces(db: Database): Promise<Map<string, number>> {
  const { rows } = (await db.execute(sql`
    select m[1] as picture, count(distinct (w.market, w.kind, w.item))::int as count
    from (${written}) w, regexp_matches(w.source::text, ${pictureInTextPattern}, 'gi') m group by 1`)) as {
    rows: { picture: string; count: number }[];
  };
  const counts = new Map<string, number>();
  // One name may be written in two ways.
  for (const { picture, count } of rows)
    counts.set(pictureNameIn(picture), (counts.get(pictureNameIn(picture)) ?? 0) + count);
  return counts;
}

type Written = { market: string; kind: string; item: string; source: Doc; is_draft: boolean };

export async function picturePlaces(db: Database, name: string, markets: readonly Market[]): Promise<PicturePlace[]> {
  // As it may be written; which of them show it is looked at one by one.
  const asText = (text: string) => JSON.stringify(text).slice(1, -1);
  const { rows } = (await db.execute(sql`
    select * from (${written}) w
    where position(${`/${asText(name)}.`} in w.source::text) > 0
      or position(${`/${encodeURIComponent(name)}.`} in w.source::text) > 0
    order by is_draft, market, kind, item`)) as { rows: Written[] };
  const places = new Map<string, PicturePlace>();
  for (const { market, kind: written, item, source, is_draft: isDraft } of rows) {
    const kind = kindNames.find((each) => each === written);
    const at = markets.find(({ code }) => code === market);
    if (!kind || !at) continue;
    const title = [source.title, source.name, source.question].map(textOf).find((text) => text !== '') ?? item;
    for (const { path, text } of textsOf(source)) {
      if (!picturesInText(text).includes(name)) continue;
      const place = { market, kind, item, title, ...spotOf(path), isDraft };
      const key = [market, kind, item, place.spot, place.number].join(' ');
      // What a draft leaves as it is, visitors see already.
      if (!places.has(key)) places.set(key, { ...place, page: isDraft ? null : addressOf(at, kind, source) });
    }
  }
  return [...places.values()];
}

function spotOf(path: string): { spot: Spot; number: number | null } {
  const [, list, index] = /^(modules|instructions)\.(\d+)\./.exec(path) ?? [];
  if (list !== undefined) return { spot: list === 'modules' ? 'block' : 'step', number: Number(index) + 1 };
  if (path.endsWith('responsive_image_url')) return { spot: 'phone', number: null };
  if (path.endsWith('header_image_url')) return { spot: 'head', number: null };
  if (/slider/.test(path)) return { spot: 'slide', number: null };
  return { spot: /(?:image_url|image)$/.test(path) ? 'picture' : 'text', number: null };
}
