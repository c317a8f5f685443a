// The library of pictures as forms without script, in a process of its own.
import sharp from 'sharp';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openStudio } from '#tests/setup/studio/open-studio.ts';
import { studioVisit } from '#tests/setup/studio/studio-visit.ts';
import { plain } from '#tests/setup/test-images.ts';

let studio: Awaited<ReturnType<typeof openStudio>>;
let owner: ReturnType<typeof studioVisit>;
beforeAll(async () => {
  studio = await openStudio();
  owner = studioVisit(studio.url, await studio.enter('owner'));
}, 300_000);
afterAll(() => studio?.close());

const limit = 300_000;

function formOf(fields: Record<string, string>, files: Record<string, Uint8Array<ArrayBuffer>> = {}): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  for (const [name, bytes] of Object.entries(files)) form.append('files', new File([bytes], name));
  return form;
}
const photograph = async (colour: string) =>
  new Uint8Array(await plain(colour, 1200, 800).withMetadata({ orientation: 6 }).jpeg().toBuffer());
const upload = (name: string, bytes: Uint8Array<ArrayBuffer>) =>
  owner.post('/studio/pictures/upload', formOf({}, { [name]: bytes }));
const nameIn = ({ html }: { html: string }) => (JSON.parse(html) as { name: string }).name;

test(
  'ST-28 by a form: several at once, one line each, and what is wrong with one keeps no other back',
  { timeout: limit },
  async () => {
    const svg = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>');
    const php = new TextEncoder().encode('<?php echo 1;');
    const sent = await owner.post(
      '/studio/pictures',
      formOf({ _form: 'add' }, { 'logo.svg': svg, 'Kalf.jpg': await photograph('#a32c1f'), 'koe.png': php }),
    );
    expect(sent.status).toBe(415);
    expect(sent.html).toContain('Een svg is geen foto');
    expect(sent.html).toContain('Dit is geen beeld, hoe het ook heet.');
    expect(sent.html).toMatch(/href="\/studio\/pictures\/kalf-[\da-f]{6}"/);
    expect((await owner.post('/studio/pictures', formOf({ _form: 'add' }))).html).toContain('Kies eerst een beeld.');
  },
);

test(
  'ST-28 each refusal has its status; a stranger is not even read; the same photograph has one name',
  { timeout: limit },
  async () => {
    const text = (words: string) => new TextEncoder().encode(words);
    const statuses = await Promise.all([
      upload('groot.jpg', new Uint8Array(30 * 1024 * 1024)),
      upload('a.png', text('<?php')),
      upload('a.svg', text('<svg/>')),
      upload('IMG_1.HEIC', text('\0\0\0\u0018ftypheic\0\0\0\0mif1heic')),
      upload('klein.png', new Uint8Array(await plain('#fff', 20, 20).png().toBuffer())),
    ]);
    expect(statuses.map(({ status }) => status)).toEqual([413, 415, 415, 415, 422]);
    const stranger = studioVisit(studio.url, '');
    const large = formOf({}, { 'a.jpg': new Uint8Array(2 * 1024 * 1024) });
    expect((await stranger.post('/studio/pictures/upload', large)).status).toBe(413);
    const bytes = await photograph('#123456');
    const [one, other] = [await upload('Vaars.jpg', bytes), await upload('Iets anders.jpg', bytes)];
    expect(nameIn(one)).toMatch(/^vaars-[\da-f]{6}$/);
    expect(nameIn(other)).toBe(nameIn(one));
    const shown = await fetch(`${studio.url}/media/resize-1200/${nameIn(one)}.jpg`);
    // As it was held: higher than wide.
    expect(await sharp(await shown.arrayBuffer()).metadata()).toMatchObject({ width: 800, height: 1200 });
  },
);

test('CO-46 a helper has no library', async () => {
  const helper = studioVisit(studio.url, await studio.enter('helper'));
  for (const path of ['/studio/pictures', '/studio/pictures/animal-cow', '/studio/pictures/choose'])
    expect([path, (await helper.get(path)).status]).toEqual([path, 403]);
  expect((await helper.post('/studio/pictures/upload', formOf({}))).status).toBe(403);
});

test(
  'ST-29 focal point and words by a form; the second of two is told, and the toast takes it back',
  { timeout: limit },
  async () => {
    const name = nameIn(await upload('Os.jpg', await photograph('#654321')));
    const path = `/studio/pictures/${name}`;
    const tag = async () => (await fetch(`${studio.url}/media/fit-250x250/${name}.webp`)).headers.get('etag');
    const before = await tag();
    const fields = {
      _form: 'change',
      _version: '1',
      focalX: '0',
      focalY: '0',
      'alt.nl': 'Os in de wei',
      'alt.uk': 'An ox',
    };
    const saved = await owner.post(path, formOf(fields));
    expect(saved.status).toBe(303);
    await expect.poll(tag).not.toBe(before);
    const { html } = await owner.get(saved.location ?? path);
    expect(html).toContain('Os in de wei');
    expect(html).toContain('An ox');
    const late = await owner.post(path, formOf({ ...fields, focalX: '80', 'alt.nl': 'Anders' }));
    expect(late.status).toBe(409);
    expect(late.html).toContain('Nu staat er: Os in de wei');
    const wrong = await owner.post(path, formOf({ ...fields, _version: '2', focalX: 'links' }));
    expect([wrong.status, wrong.html.includes('Een getal van 0 tot en met 100.')]).toEqual([422, true]);
    const id = /done=(\d+)/.exec(saved.location ?? '')?.[1] ?? '';
    await owner.post('/studio/undo', formOf({ id, back: '/pictures' }));
    expect((await owner.get(path)).html).not.toContain('Os in de wei');
  },
);

test(
  'ST-30 a picture in somebody’s draft is not thrown away: 409 with the place; unused it goes into the trash and comes back',
  { timeout: limit },
  async () => {
    const name = nameIn(await upload('Hert.jpg', await photograph('#335577')));
    const path = `/studio/pictures/${name}`;
    const { rows } = (await studio.db.execute(sql`
    select id, published from content.items where market = 'nl' and kind = 'static-pages' and slug = 'mission'`)) as {
      rows: { id: string; published: number }[];
    };
    const [item] = rows;
    const doc = { slug: 'mission', title: 'Onze missie', body: `<p><img src="/media/${name}.webp" alt=""></p>` };
    await studio.db.execute(sql`
    insert into content.revisions (item, number, source, state, via, saved_at)
    values (${item?.id}, ${(item?.published ?? 0) + 1000}, ${JSON.stringify(doc)}::json, 'draft', 'studio', now())`);
    await studio.db.execute(
      sql`update content.items set draft = ${(item?.published ?? 0) + 1000} where id = ${item?.id}`,
    );
    const refused = await owner.post(path, formOf({ _form: 'trash' }));
    expect(refused.status).toBe(409);
    expect(refused.html).toContain('Het staat nog bij Onze missie (nl, Pagina, in de tekst, concept)');
    await studio.db.execute(sql`update content.items set draft = null where id = ${item?.id}`);
    expect((await owner.post(path, formOf({ _form: 'trash' }))).status).toBe(303);
    expect((await owner.get('/studio/pictures?show=trash')).html).toContain(name);
    expect((await owner.get('/studio/pictures')).html).not.toContain(`/studio/pictures/${name}"`);
    expect((await owner.post(path, formOf({ _form: 'back' }))).status).toBe(303);
    expect((await owner.get('/studio/pictures?show=added')).html).toContain(`/studio/pictures/${name}"`);
  },
);

test('replaced everywhere by a form, in all shops, and taken back by its toast', { timeout: limit }, async () => {
  const name = nameIn(await upload('Boer Henk.jpg', await photograph('#775533')));
  const from = 'portrait-henk';
  const countOf = async () => {
    const { rows } = (await studio.db.execute(
      sql`select count(*)::int as count from content.documents where position(${`/media/${from}.`} in source::text) > 0`,
    )) as { rows: { count: number }[] };
    return rows[0]?.count ?? 0;
  };
  const before = await countOf();
  expect(before).toBeGreaterThan(0);
  const replaced = await owner.post(
    `/studio/pictures/${from}`,
    formOf({ _form: 'replace', other: `/media/${name}.webp` }),
  );
  expect(replaced.status).toBe(303);
  expect(await countOf()).toBe(0);
  const id = /done=(\d+)/.exec(replaced.location ?? '')?.[1] ?? '';
  await owner.post('/studio/undo', formOf({ id, back: '/pictures' }));
  expect(await countOf()).toBe(before);
});

test(
  'the library is searched in any language, and says what is unused; a field without script is a list of pictures',
  { timeout: limit },
  async () => {
    const found = await owner.get('/studio/pictures?q=sanglier');
    expect(found.html).toContain('/studio/pictures/animal-boar"');
    expect((await owner.get('/studio/pictures?q=zzzz')).html).toContain('Niets gevonden');
    const unused = nameIn(await upload('Nergens.jpg', await photograph('#557733')));
    expect((await owner.get('/studio/pictures?show=unused')).html).toContain(`/studio/pictures/${unused}"`);
    const one = await owner.get('/studio/pictures/portrait-henk');
    expect(one.html).toMatch(new RegExp(`<option value="/media/${unused}.webp">`));
    expect((await owner.get('/studio/pictures/there-is-none')).status).toBe(404);
  },
);
