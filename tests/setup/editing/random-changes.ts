/** Changes of content that somebody might make, one after the other, the same for the same seed. */
import { isRecord } from '#contract/fields/json.ts';
import type { Edit } from '#services/content/editing/edits.ts';
import type { StockEntry } from '#services/content/editing/stock/stock.ts';
import { type Doc, type KindName, slugOf } from '#services/content/kinds.ts';
import { mulberry32 } from './mulberry32.ts';

export type RandomChange =
  | { do: 'change'; edits: Edit[] }
  | { do: 'stock'; entries: StockEntry[] }
  | { do: 'undo'; change: string };

type Read = (kind: KindName) => Promise<Doc[]>;

const named: KindName[] = ['packages', 'farmers', 'breeds', 'recipes', 'cuts', 'articles', 'farmshop-products'];
const titled: KindName[] = [...named, 'static-pages'];

export function createRandomChanges(seed: number, read: Read) {
  const next = mulberry32(seed);
  const pick = <T>(list: readonly T[]): T => {
    const chosen = list[Math.floor(next() * list.length)];
    if (chosen === undefined) throw new Error('there is nothing to choose from');
    return chosen;
  };
  const done: string[] = [];
  let count = 0;

  async function someOf(kinds: readonly KindName[]): Promise<{ kind: KindName; doc: Doc; slug: string }> {
    for (;;) {
      const kind = pick(kinds);
      const docs = await read(kind);
      if (docs.length > 0) {
        const index = Math.floor(next() * docs.length);
        const doc = docs[index] ?? {};
        return { kind, doc, slug: slugOf(kind, doc, index) };
      }
    }
  }

  const makers: (() => Promise<RandomChange>)[] = [
    async () => {
      const { kind, doc } = await someOf(titled);
      return put({ do: 'put', kind, doc: { ...doc, title: `Titel ${count}` } });
    },
    async () => {
      const { kind, doc } = await someOf(titled);
      const at = pick(['first', 'last', 3] as const);
      return put({ do: 'put', kind, doc: { ...doc, seo_title: `Kop ${count}` }, at });
    },
    async () => {
      const { doc } = await someOf(['packages']);
      const copy = { ...doc, slug: `kopie-${count}`, product_id: 900_000 + count, package_variations: [] };
      return put({ do: 'put', kind: 'packages', doc: copy, at: pick(['first', 'last', 2] as const) });
    },
    async () => put({ do: 'put', kind: 'static-pages', doc: { slug: `pagina-${count}`, title: `Pagina ${count}` } }),
    async () =>
      put({ do: 'put', kind: 'questions', doc: { question: `Vraag ${count}?`, answer: '<p>Ja.</p>' }, at: 2 }),
    async () => {
      const { slug } = await someOf(['questions']);
      return put({
        do: 'put',
        kind: 'questions',
        doc: { question: 'Anders?', answer: '<p>Nee.</p>' },
        number: Number(slug),
      });
    },
    async () => {
      const { kind, slug } = await someOf(named);
      return put({ do: 'rename', kind, from: slug, to: `naam-${count}` });
    },
    async () => {
      const { kind, slug } = await someOf([...named, 'questions']);
      return put({ do: 'remove', kind, slug });
    },
    async () => {
      const { kind, slug } = await someOf(['farmers', 'breeds', 'cuts']);
      const others = (await read(kind)).map((doc) => String(doc.slug)).filter((other) => other !== slug);
      return put({ do: 'remove', kind, slug, replaceBy: pick(others) });
    },
    async () => {
      const slugs = (await read('farmshop-products')).map((doc) => String(doc.slug));
      const chosen = slugs.filter(() => next() < 0.2);
      return put({ do: 'put', kind: 'popular', doc: { slugs: chosen.length > 0 ? chosen : slugs.slice(0, 1) } });
    },
    async () => {
      const { doc } = await someOf(['menus']);
      const items = Array.isArray(doc.items) ? doc.items.filter(isRecord) : [];
      return put({
        do: 'put',
        kind: 'menus',
        doc: { ...doc, items: items.map((item) => ({ ...item })).slice(0, 200) },
      });
    },
    async () => stock(),
    async () => stock(),
    async () => {
      const change = done.pop();
      return change === undefined ? stock() : { do: 'undo', change };
    },
  ];

  function put(...edits: Edit[]): RandomChange {
    return { do: 'change', edits };
  }

  async function stock(): Promise<RandomChange> {
    const chosen = new Map<string, StockEntry>();
    for (let left = 3; left > 0; left -= 1) {
      const { kind, slug, doc } = await someOf(['packages', 'farmshop-products']);
      const total = 50 + Math.floor(next() * 100);
      const price = Math.floor(500 + next() * 9500) / 100;
      const isPackage = kind === 'packages';
      // A price below the old one, where there is one.
      const old = Number(doc.previous_price ?? doc.regular_price ?? 1000);
      chosen.set(`${kind}/${slug}`, {
        kind: isPackage ? 'packages' : 'farmshop-products',
        slug,
        status: pick(['instock', 'outofstock', null]),
        total: isPackage ? total : null,
        buyers: isPackage ? Math.floor(next() * total) : null,
        price: Math.min(price, Math.max(1, old - 1)),
      });
    }
    return { do: 'stock', entries: [...chosen.values()] };
  }

  return {
    /** What somebody might do next. It may well be refused. */
    async next(): Promise<RandomChange> {
      count += 1;
      return pick(makers)();
    },
    /** Of a change that was made, to be undone later. */
    made(change: string | null) {
      if (change !== null) done.push(change);
    },
  };
}
