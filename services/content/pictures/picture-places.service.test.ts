// Where a picture stands, in what visitors see and in drafts, and another one in its place.
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { marketList } from '#markets/index.ts';
import type { PictureFacts } from '#services/content/check/picture-facts.ts';
import { createEditor } from '#services/content/editing/editor.ts';
import {
  change,
  content,
  editor,
  editorOptions,
  openEditorForEachTest,
  put,
  source,
} from '#tests/setup/editing/test-editor.ts';
import { exchangeInDrafts } from './exchange-in-drafts.ts';
import { countPicturePlaces, picturePlaces } from './picture-places.ts';

openEditorForEachTest();

const db = () => content.database.db;
const places = (name: string) => picturePlaces(db(), name, marketList);
const slides = [
  { module: 'slider', module_id: 's', slider_items: [{ slideritem_id: 'a', image_url: '/media/kalf-9f86d0.webp' }] },
];

/** Somebody works on that page. */
async function draft(slug: string, body: string): Promise<void> {
  const doc = { ...(await source('static-pages', slug)), body };
  const [item] = await content.rows(
    sql`select id, published from content.items where market = 'nl' and kind = 'static-pages' and slug = ${slug}`,
  );
  // Far from the numbers that the next changes take.
  const number = Number(item?.published) + 1000;
  await db().execute(sql`
    insert into content.revisions (item, number, source, state, via, saved_at)
    values (${String(item?.id)}, ${number}, ${JSON.stringify(doc)}::json, 'draft', 'studio', now())`);
  await db().execute(sql`update content.items set draft = ${number} where id = ${String(item?.id)}`);
}

test('a picture is found in fields, modules and texts, as variant too, in all markets; one that is called likewise is not', async () => {
  await change(
    await put('static-pages', 'about', {
      image_url: '/media/kalf-9f86d0.webp',
      body: '<p>Een kalf <img src="/media/resize-800/kalf-9f86d0.webp" alt=""> en <img src="/media/jong-kalf-9f86d0.webp"></p>',
      modules: slides,
    }),
    await put('farmers', 'mia', { image_url: '/media/Foto%201.jpg' }),
    await put('farmers', 'piet', { image_url: '/media/Foto 1.jpg' }),
  );
  const about = { market: 'nl', kind: 'static-pages', item: 'about', isDraft: false, page: '/nl/about' };
  expect(await places('kalf-9f86d0')).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ ...about, spot: 'picture', number: null }),
      expect.objectContaining({ ...about, spot: 'text', number: null }),
      expect.objectContaining({ ...about, spot: 'block', number: 1 }),
    ]),
  );
  expect(await places('jong-kalf-9f86d0')).toHaveLength(1);
  expect((await places('Foto 1')).map(({ item }) => item)).toEqual(['mia', 'piet']);
  expect((await places('portrait-henk')).map(({ market }) => market)).toEqual(
    expect.arrayContaining(marketList.map(({ code }) => code)),
  );
  const counts = await countPicturePlaces(db());
  expect([counts.get('kalf-9f86d0'), counts.get('jong-kalf-9f86d0'), counts.get('Foto 1'), counts.get('none')]).toEqual(
    [1, 1, 2, undefined],
  );
});

test('ST-30 a picture that only a draft shows is in use, with that place; what the draft leaves as it is is told once', async () => {
  await draft('about', '<p><img src="/media/os-1a2b3c.webp" alt=""></p>');
  expect(await places('os-1a2b3c')).toEqual([
    expect.objectContaining({ market: 'nl', item: 'about', spot: 'text', isDraft: true, page: null }),
  ]);
  expect((await countPicturePlaces(db())).get('os-1a2b3c')).toBe(1);
  // Given up.
  await db().execute(sql`update content.items set draft = null`);
  expect(await places('os-1a2b3c')).toEqual([]);
  // Waits for its day.
  const waiting = randomUUID();
  await db().execute(
    sql`insert into content.changes (id, market, title, state) values (${waiting}, 'nl', 'later', 'waiting')`,
  );
  await db().execute(sql`update content.revisions set change = ${waiting} where state = 'draft'`);
  expect(await places('os-1a2b3c')).toHaveLength(1);
});

test('replaced everywhere: fields, texts and modules name the other picture, drafts too, and the change is undone as one', async () => {
  await change(await put('static-pages', 'about', { image_url: '/media/kalf-9f86d0.jpg', modules: slides }));
  const before = await source('static-pages', 'about');
  await draft('about', '<p><img src="/media/resize-800/kalf-9f86d0.webp" alt=""> en tekst</p>');
  const outcome = await change({ do: 'exchangePicture', from: 'kalf-9f86d0', to: 'os-1a2b3c' });
  expect(outcome.changed).toEqual(['static-pages/about']);
  expect(await source('static-pages', 'about')).toMatchObject({
    image_url: '/media/os-1a2b3c.webp',
    modules: [{ slider_items: [{ image_url: '/media/os-1a2b3c.webp' }] }],
  });
  expect(await exchangeInDrafts(db(), { from: 'kalf-9f86d0', to: 'os-1a2b3c' })).toHaveLength(1);
  expect(await places('kalf-9f86d0')).toEqual([]);
  await editor.undo(outcome.change ?? '');
  expect(await source('static-pages', 'about')).toEqual(before);
});

test('words of a picture stand on slides that have none of their own, by market, as soon as they are written', async () => {
  await change(await put('static-pages', 'about', { modules: slides }));
  let facts: ReadonlyMap<string, PictureFacts> = new Map([['kalf-9f86d0', { motif: null, alt: { nl: 'Kalf' } }]]);
  const other = createEditor(Object.defineProperty(editorOptions(), 'pictures', { get: () => facts }));
  const words = async () => {
    const [row] = await content.rows(
      sql`select detail from content.documents where market = 'nl' and kind = 'static-pages' and slug = 'about'`,
    );
    const detail = row?.detail as { modules: [{ slider_items: [{ image_alt_text?: string }] }] };
    return detail.modules[0].slider_items[0].image_alt_text;
  };
  const tell = () => other.stock('nl', [], { from: 'studio' });
  await tell();
  expect(await words()).toBe('Kalf');
  facts = new Map([
    ['kalf-9f86d0', { motif: null, alt: { nl: 'Kalf' }, words: { nl: 'Kalf van Bertha', fr: 'Veau' } }],
  ]);
  await tell();
  expect(await words()).toBe('Kalf van Bertha');
  const [{ generation } = {}] = await content.rows(sql`select generation from content.imports where market = 'nl'`);
  await tell();
  expect(await content.rows(sql`select generation from content.imports where market = 'nl'`)).toEqual([{ generation }]);
});
