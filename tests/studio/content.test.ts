// Goods and pages as forms without script, in a process of their own: drafts nobody sees, the preview, publishing, and two people.
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createRandomBodies, targetIn } from '#tests/setup/studio/random-bodies.ts';
import { openStudio } from '#tests/setup/studio/open-studio.ts';
import { framePages, studioVisit } from '#tests/setup/studio/studio-visit.ts';
import { isWholeRun } from '#tests/setup/process/run-settings.ts';

let studio: Awaited<ReturnType<typeof openStudio>>;
let anna: ReturnType<typeof studioVisit>;
let cookie: string;

beforeAll(async () => {
  studio = await openStudio();
  cookie = await studio.enter('owner');
  anna = studioVisit(studio.url, cookie);
}, 300_000);
afterAll(() => studio?.close());

const limit = 300_000;
const box = '/studio/content/packages/blaarkop-proefpakket';
const page = '/nl/ons-vlees/blaarkop-proefpakket';
const shop = async (path: string) => (await fetch(`${studio.url}${path}`)).text();

/** Fields of the form as it is shown, with some typed over. */
async function typed(path: string, fields: Record<string, string>, act: string): Promise<URLSearchParams> {
  const { html } = await anna.get(path);
  const mark = (field: string) => html.match(new RegExp(`name="w:${field}" value="([^"]+)"`))?.[1] ?? '';
  const version = html.match(/name="_version" value="(\d+)"/)?.[1] ?? '';
  return new URLSearchParams([
    ['_form', 'item'],
    ['_version', version],
    ['item', html.match(/name="item" value="([^"]*)"/)?.[1] ?? ''],
    ...Object.entries(fields).flatMap(([field, value]): [string, string][] => [
      [`w:${field}`, mark(field)],
      [`f:${field}`, value],
    ]),
    ['do', act],
  ]);
}

test(
  'ST-19 ST-43 a draft is in the preview and nowhere else, without scripts, and the preview is kept by nobody',
  { timeout: limit },
  async () => {
    const before = await shop(page);
    const word = 'Zeldzaamwoord';
    const saved = await anna.post(box, await typed(box, { title: word }, 'save'));
    expect([saved.status, saved.location]).toEqual([303, '/studio/content/packages/blaarkop-proefpakket']);
    const look = await fetch(`${studio.url}${box}/look`, { headers: { cookie } });
    expect(look.status).toBe(200);
    const html = await look.text();
    expect(html).toContain(word);
    expect(html).not.toMatch(/<script/i);
    expect(look.headers.get('cache-control')).toBe('no-store');
    expect(look.headers.get('x-robots-tag')).toContain('noindex');
    expect(look.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(await shop(page)).toBe(before);
    for (const path of [`${page}.data`, '/nl', '/sitemaps/nl.xml', `/nl/zoeken?q=${word}`, '/api/v1/nl/nl/packages'])
      expect([path, (await shop(path)).includes(word)]).toEqual([path, path.includes(word)]);
    const stranger = await fetch(`${studio.url}${box}/look`, { redirect: 'manual' });
    expect([stranger.status, (await stranger.text()).includes(word)]).toEqual([302, false]);
    const helper = studioVisit(studio.url, await studio.enter('helper'));
    for (const path of ['/studio/content', '/studio/content/packages', box, `${box}/look`, `${box}/publish`])
      expect([path, (await helper.get(path)).status]).toEqual([path, 403]);
  },
);

test(
  'ST-19 the preview of another day shows what is there on that day, and the pages of today stay as they are',
  { timeout: limit },
  async () => {
    const home = '/studio/content/static-pages/home';
    const before = await shop('/nl');
    const added = await anna.post(home, await typed(home, {}, 'add:modules:text'));
    const row = new URL(added.location ?? '', studio.url).searchParams.get('row') ?? '';
    const opened = `${home}?row=${row}`;
    const until = `${new Date().getUTCFullYear() + 1}-12-25`;
    const fields = { [`${row}.title`]: 'Kerst zonder haast', [`${row}.season_until`]: until };
    await anna.post(opened, await typed(opened, fields, 'save'));
    const look = async (day: string) => (await anna.get(`${home}/look${day}`)).html.includes('Kerst zonder haast');
    expect(await Promise.all(['', `?day=${until}`, `?day=${until.replace('25', '26')}`].map(look))).toEqual([
      true,
      true,
      false,
    ]);
    expect((await anna.get(`${home}/preview?day=${until}`)).html).toContain(`day=${until}`);
    expect(await shop('/nl')).toBe(before);
    const { html } = await anna.get(home);
    const version = html.match(/name="_version" value="(\d+)"/)?.[1] ?? '';
    await anna.post(home, new URLSearchParams({ _form: 'discard', _version: version }));
  },
);

test(
  'ST-9 ST-15 it is published with the version that was shown, seen by visitors, and old versions come back',
  { timeout: limit },
  async () => {
    await anna.post(box, await typed(box, { title: 'Proefpakket van Henk' }, 'save'));
    const { html } = await anna.get(`${box}/publish`);
    expect(html).toContain('Proefpakket van Henk');
    const version = html.match(/name="_version" value="(\d+)"/)?.[1] ?? '';
    const send = (number: string) =>
      anna.post(`${box}/publish`, new URLSearchParams({ _form: 'publish', _version: number }));
    expect((await send('999')).status).toBe(409);
    expect(await shop(page)).not.toContain('Proefpakket van Henk');
    const published = await send(version);
    expect([published.status, published.location]).toEqual([303, expect.stringContaining('done=')]);
    await expect.poll(() => shop(page), { timeout: 10_000, interval: 200 }).toContain('Proefpakket van Henk');
    expect((await anna.get(`${box}/history`)).html).toContain('Proefpakket van Henk');
  },
);

test('ST-14 somebody else was first: both values, nothing saved, and the choice', { timeout: limit }, async () => {
  const [mine, theirs] = [
    await typed(box, { card_description: 'Van mij' }, 'save'),
    await typed(box, { card_description: 'Van hen' }, 'save'),
  ];
  const joris = studioVisit(studio.url, await studio.enter('owner'));
  expect((await joris.post(box, theirs)).status).toBe(303);
  const refused = await anna.post(box, mine);
  expect(refused.status).toBe(409);
  expect(refused.html).toContain('Van mij');
  expect(refused.html).toContain('Laat staan: Van hen');
});

test(
  'ST-32 what is typed is saved by itself, seen by nobody, and waits while nobody is signed in',
  { timeout: limit },
  async () => {
    const farmer = '/studio/content/farmers/henk-de-wit';
    const before = await typed(farmer, { title: 'Henk van de dijk' }, '');
    const stranger = await fetch(`${studio.url}${farmer}/autosave`, {
      method: 'POST',
      body: before,
      headers: { origin: studio.url },
      redirect: 'manual',
    });
    expect([stranger.status, stranger.headers.get('location')]).toEqual([302, expect.stringContaining('/sign-in')]);
    const saved = await anna.post(`${farmer}/autosave`, before);
    expect(saved.status).toBe(200);
    expect(JSON.parse(saved.html)).toMatchObject({ version: 1, changes: 1, isWhole: true });
    expect((await anna.get(farmer)).html).toContain('value="Henk van de dijk"');
    expect(await shop('/nl')).not.toContain('Henk van de dijk');
    // The same form again, as another tab has it.
    const late = await anna.post(`${farmer}/autosave`, new URLSearchParams([...before, ['f:title', 'Henk']]));
    expect(JSON.parse(late.html)).toMatchObject({ isWhole: false, words: expect.stringContaining('Iemand anders') });
    expect((await anna.post('/studio/content/farmers/nobody/autosave', before)).status).toBe(410);
  },
);

test(
  'studio 4.17 without script what is sent of a thing that was taken out meanwhile is kept as new, and said',
  { timeout: limit },
  async () => {
    const made = await anna.post('/studio/content/questions', new URLSearchParams({ _form: 'new' }));
    const fresh = made.location?.split('?')[0] ?? '';
    await anna.post(fresh, await typed(fresh, { question: 'Wie eerst?', answer: '<p>Jij.</p>' }, 'save'));
    const version = (await anna.get(`${fresh}/publish`)).html.match(/name="_version" value="(\d+)"/)?.[1] ?? '';
    await anna.post(`${fresh}/publish`, new URLSearchParams({ _form: 'publish', _version: version }));
    const { html } = await anna.get('/studio/content/questions?find=wie+eerst');
    const path = `/studio/content/questions/${html.match(/href="[^"]*questions\/(\d+)/)?.[1] ?? ''}`;
    const late = await typed(path, { question: 'Wie daarna?' }, 'save');
    expect((await anna.post(`${path}/remove`, new URLSearchParams({ _form: 'remove' }))).status).toBe(303);
    const kept = await anna.post(path, late);
    expect([kept.status, kept.location]).toEqual([303, expect.stringMatching(/\/questions\/~[0-9a-f-]+\?/)]);
    const shown = (await anna.get(kept.location ?? '')).html;
    expect(shown).toContain('is nu een nieuw concept');
    expect(shown).toMatch(/Wie daarna\?/);
    expect(shown).toContain('Jij.');
  },
);

test('pages that are not there are not found; what is typed wrong is told and kept', { timeout: limit }, async () => {
  for (const path of [
    '/studio/content/nothing',
    '/studio/content/packages/nothing',
    '/studio/content/packages/~x',
    `${box}x/history`,
    '/studio/content/settings/1/remove',
  ])
    expect([path, (await anna.get(path)).status]).toEqual([path, 404]);
  const wrong = await anna.post(box, await typed(box, { shop_package_price: 'gratis' }, 'save'));
  expect(wrong.status).toBe(422);
  expect(wrong.html).toContain('Hier hoort een bedrag, zoals 52,50.');
  expect(wrong.html).toContain('value="gratis"');
});

/** What every table holds, but for when somebody was last seen and how often somebody asked. */
async function stored(): Promise<Record<string, unknown>> {
  const { rows: tables } = (await studio.db.execute(sql`select table_schema as schema, table_name as name
    from information_schema.tables where table_schema in ('content', 'studio', 'orders', 'books', 'images')`)) as {
    rows: { schema: string; name: string }[];
  };
  const all: Record<string, unknown> = {};
  for (const { schema, name } of tables) {
    if (/session|attempt/.test(name)) continue;
    const table = sql`${sql.identifier(schema)}.${sql.identifier(name)}`;
    const { rows } = (await studio.db.execute(
      sql`select md5(coalesce(string_agg(md5(t::text), '' order by md5(t::text)), '')) as hash from ${table} as t`,
    )) as { rows: unknown[] };
    all[`${schema}.${name}`] = rows[0];
  }
  return all;
}

test(
  'ST-8 looking changes nothing: every page twice, and the tables are as they were',
  { timeout: limit },
  async () => {
    const pages = [
      ...framePages,
      ...['', '/preview', '/look', '/publish', '/history', '/remove', '?row=modules.0'].map((page) => `${box}${page}`),
      '/studio/content/static-pages/home?row=modules.1',
      '/studio/content/redirects/1',
    ];
    const before = await stored();
    expect(Object.keys(before).length).toBeGreaterThan(20);
    for (const path of [...pages, ...pages]) expect([path, (await anna.get(path)).status < 400]).toEqual([path, true]);
    expect(await stored()).toEqual(before);
  },
);

test('ST-41 bodies nobody would send: no 500', { timeout: limit }, async () => {
  const paths = [box, '/studio/content/packages', `${box}/publish`, `${box}/history`, '/studio/content/redirects/1'];
  const targets = [];
  for (const path of paths) targets.push(targetIn(path, (await anna.get(path)).html));
  const rounds = isWholeRun ? 150 : 30;
  const next = createRandomBodies(20_261_118, targets);
  for (let round = 0; round < rounds; round += 1) {
    const { path, body, type } = next();
    const { status } = await anna.post(path, body, type === '' ? {} : { 'content-type': type });
    expect([path, String(body).slice(0, 200), status < 500]).toEqual([path, String(body).slice(0, 200), true]);
  }
});
