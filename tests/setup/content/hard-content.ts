/** The demo content as it might be on a bad day: endless titles, words that cannot be broken, no pictures, large sums. */
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';

const seed = resolve(import.meta.dirname, '../../../database/seed');
/** The name stays in it: a picture has to show what a title says. */
const endless = (title: unknown) =>
  `${String(title)} ${'met een naam waar geen eind aan komt '.repeat(6)}`.slice(0, 199).padEnd(200, '!');
const unbroken = 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz';

type Item = Record<string, unknown>;

/** Short texts beside a title, which a content service may also send as HTML. */
function unbrokenTexts(item: Item): Item {
  const fields = ['location', 'summary', 'card_description', 'excerpt'].filter((field) => field in item);
  return Object.fromEntries(fields.map((field) => [field, field === 'location' ? unbroken : `<p>${unbroken}</p>`]));
}

/** Every fourth is hard in one way; the last of four stays as it was. */
const changes: ((item: Item) => Item)[] = [
  (item) => ({ ...item, title: endless(item.title) }),
  (item) => ({ ...item, ...unbrokenTexts(item), title: `${String(item.title)} ${unbroken}` }),
  (item) => ({ ...item, image_url: undefined }),
  (item) => item,
];

const hardKinds = new Set([
  'packages',
  'farmers',
  'recipes',
  'articles',
  'breeds',
  'cuts',
  'farmshop-products',
  'coupons',
]);

/** The price of the last package in a file is in the tens of thousands. */
function dear(item: Item): Item {
  const unknown = { shop_package_price_per_kilo: undefined, shop_package_price_per_meals: undefined };
  return { ...item, ...unknown, shop_package_price: 12_345.67 };
}

function harden(kind: string, content: unknown): unknown {
  if (!hardKinds.has(kind) || !Array.isArray(content)) return content;
  return content.map((item: Item, index) => {
    const changed = changes[index % changes.length]?.(item) ?? item;
    return kind === 'packages' && index === content.length - 1 ? dear(changed) : changed;
  });
}

/** Writes the hard content of a market below `dir`. */
export async function writeHardContent(market: string, dir: string) {
  const from = join(seed, market);
  for (const entry of await readdir(from, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !entry.name.endsWith('.json')) continue;
    const path = join(entry.parentPath, entry.name).slice(from.length + 1);
    const kind = path.split('/')[0]?.replace('.json', '') ?? '';
    const to = join(dir, market, path);
    await mkdir(dirname(to), { recursive: true });
    const content: unknown = JSON.parse(await readFile(join(from, path), 'utf8'));
    await writeFile(to, JSON.stringify(harden(kind, content)));
  }
}
