import { z } from 'zod';
import { amount, entity, items, key, oneOf, optionalKey, plain, requiredText, text } from '#contract/fields/read.ts';

/** What can be searched for, in the order in which it is answered. */
export const searchKinds = [
  'tags',
  'packages',
  'pieces',
  'recipes',
  'cuts',
  'farmers',
  'breeds',
  'articles',
  'questions',
  'pages',
] as const;
export type SearchKind = (typeof searchKinds)[number];

const Hit = entity(
  {
    slug: key,
    title: requiredText,
    /** The part of its text that has the words searched for. */
    text: plain,
    image_url: text,
    price: amount,
    stock_status: text,
    /** How long a recipe takes. */
    minutes: amount,
    portions: amount,
    /** Where a page stands. */
    url: text,
    farmer_slug: optionalKey,
    farmer_name: text,
    category_slug: optionalKey,
  },
  (wire) => ({
    slug: wire.slug,
    title: wire.title,
    text: wire.text,
    image: wire.image_url,
    price: wire.price,
    stockStatus: wire.stock_status,
    minutes: wire.minutes,
    portions: wire.portions,
    address: wire.url,
    farmer: wire.farmer_slug && wire.farmer_name ? { slug: wire.farmer_slug, name: wire.farmer_name } : null,
    category: wire.category_slug,
  }),
);

const Group = entity({ kind: oneOf(searchKinds, null), total: amount, hits: items(Hit) }, (wire) => ({
  kind: wire.kind,
  total: wire.total ?? wire.hits.length,
  hits: wire.hits,
}));

/** What a search found: kinds that have it in a title first, each with its best hits. */
export const SearchAnswer = entity(
  {
    groups: items(Group),
    /** What was looked for, to be marked in the texts. */
    words: items(z.string()),
    /** What was taken for a misspelt word. */
    meant: items(z.string()),
    /** Where nothing was found: words that are near. */
    nearest: items(z.string()),
  },
  (wire) => ({
    groups: wire.groups.flatMap(({ kind, ...group }) => (kind === null ? [] : [{ kind, ...group }])),
    words: wire.words,
    meant: wire.meant,
    nearest: wire.nearest,
  }),
);
export type SearchAnswer = z.output<typeof SearchAnswer>;
export type SearchHit = SearchAnswer['groups'][number]['hits'][number];
