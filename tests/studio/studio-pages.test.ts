// The studio as forms without script, in a process of its own: its pictures, who may see what, an empty start, and bodies nobody would send.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { markets } from '#markets/index.ts';
import { legalSlugs } from '#tests/setup/studio/legal-slugs.ts';
import { pathTo } from '#rules/addresses/paths.ts';
import { cents, formatCents } from '#rules/money/cents.ts';
import { localDate } from '#rules/time/local-time.ts';
import { demoVoices } from '#server/selling/demo-voices.ts';
import { orders } from '#services/orders/tables.ts';
import { readSettings } from '#services/settings/settings.ts';
import { products, signUps } from '#services/shop/tables.ts';
import { fuzzStudio } from '#tests/setup/studio/fuzz-studio.ts';
import { plainDay } from '#studio/words/plain-day.ts';
import { openStudio } from '#tests/setup/studio/open-studio.ts';
import { doorPages, framePages, studioVisit } from '#tests/setup/studio/studio-visit.ts';
import { isWholeRun } from '#tests/setup/process/run-settings.ts';
import { casesOf } from '#tests/setup/browser/long-runs.ts';

let studio: Awaited<ReturnType<typeof openStudio>>;
let owner: ReturnType<typeof studioVisit>;
let helper: ReturnType<typeof studioVisit>;
let number: string;

beforeAll(async () => {
  studio = await openStudio();
  owner = studioVisit(studio.url, await studio.enter('owner'));
  helper = studioVisit(studio.url, await studio.enter('helper'));
  number = await studio.order();
}, 300_000);
afterAll(() => studio?.close());

const limit = 300_000;

test('screen 1: every picture a screen names is served', { timeout: limit }, async () => {
  const named = new Map<string, string>();
  const stranger = studioVisit(studio.url, '');
  for (const [visit, paths] of [
    [owner, [...framePages, '/studio/set-up', `/studio/orders/${number}`]],
    [stranger, doorPages],
  ] as const)
    for (const path of paths) {
      const { html } = await visit.get(path);
      for (const [, src = ''] of html.matchAll(/<img[^>]* src="([^"]+)"/g))
        named.set(src.replaceAll('&amp;', '&'), path);
    }
  expect(named.size).toBeGreaterThan(3);
  // In the short run those of the first screens: each of them is made in its size.
  for (const [src, path] of casesOf([...named], 15)) {
    const answer = await fetch(`${studio.url}${src}`);
    expect([src, path, answer.status, answer.headers.get('content-type')]).toEqual([
      src,
      path,
      200,
      expect.stringMatching(/^image\//),
    ]);
    await answer.body?.cancel();
  }
});

test(
  'counter 1: money is written as its market writes it, also beside one with the same currency',
  { timeout: limit },
  async () => {
    const french = await studio.order('fr');
    const list = await owner.get('/studio/content/packages?market=fr');
    const [, item = ''] = /href="(\/studio\/content\/packages\/[a-z-]+)[?"]/.exec(list.html) ?? [];
    expect(item).not.toBe('');
    const wrong: string[] = [];
    for (const path of [...framePages, item, `/studio/orders/${french}`]) {
      const { html } = await owner.get(`${path}?market=fr`);
      wrong.push(...(html.match(/€[ \u00a0]\d[\d,. ]*/g) ?? []).map((price) => `${path} ${price}`));
    }
    expect(wrong).toEqual([]);
  },
);

test(
  'counter 2: nobody is told that an order expires for which money came, and the bank names the last day as the buyer’s mail does',
  { timeout: limit },
  async () => {
    const waiting = await studio.order();
    const [row] = await studio.db.select().from(orders).where(eq(orders.number, waiting));
    const lastDay = localDate(new Date((row?.expiresAt.getTime() ?? 0) - 1), markets.nl.timeZone);
    const bank = (await owner.get('/studio/bank?market=nl')).html;
    expect(bank.slice(bank.indexOf(waiting))).toContain(plainDay(lastDay, 'short', 'nl'));
    const shown = async () => {
      const page = (await owner.get(`/studio/orders/${waiting}?market=nl`)).html;
      const list = (await owner.get(`/studio/orders?market=nl&q=${waiting}`)).html;
      return [page, list].map((html) => html.includes('vervalt '));
    };
    expect(await shown()).toEqual([true, true]);
    await studio.counter.receive({ number: waiting, by: { id: '7', name: 'Anna' }, version: null, amount: 100 });
    expect(await shown()).toEqual([false, false]);
  },
);

test(
  'screen 6: what is only announced is not called sold out to whoever takes an order by telephone',
  { timeout: limit },
  async () => {
    const { html } = await owner.get('/studio/orders/new?market=nl');
    expect(html).toContain(', nu niet te koop');
    expect(html).not.toContain(', uitverkocht');
  },
);

test(
  'screen 5: lines of an order and their sum are the same amounts, and a discount is taken off once',
  { timeout: limit },
  async () => {
    const given = await studio.order();
    const by = { id: '7', name: 'Anna' };
    await studio.counter.giveDiscount({ number: given, by, version: null, amount: 250, reason: 'te laat' });
    const page = await studio.counter.orderPage(given);
    const goods = formatCents(page?.order.subtotal ?? cents(0), markets.nl);
    const { html } = await owner.get(`/studio/orders/${given}?market=nl`);
    const seen = html.replaceAll(/<script[\s\S]*?<\/script>/g, '');
    expect(seen.split(goods)).toHaveLength(3);
  },
);

test(
  'screen 3: an address that is not there is a page with a way on, and no bare answer',
  { timeout: limit },
  async () => {
    const { status, html } = await owner.get('/studio/nergens');
    expect([status, html.includes('Deze bladzijde staat niet in het boek'), html.includes('/studio/orders')]).toEqual([
      404,
      true,
      true,
    ]);
  },
);

test(
  'CO-40 an address that never bought is taken out of newsletter and notices, in all shops, by a form',
  { timeout: limit },
  async () => {
    const email = 'nooit.gekocht@kudde.test';
    const signUp = { language: 'nl', email, state: 'confirmed' as const, createdAt: new Date() };
    await studio.db.insert(signUps).values([
      { ...signUp, market: 'nl', kind: 'newsletter' },
      { ...signUp, market: 'de', kind: 'newsletter' },
      { ...signUp, market: 'nl', kind: 'soldout', slug: 'blaarkop-proefpakket' },
      { ...signUp, market: 'nl', kind: 'newsletter', email: 'blijft@kudde.test' },
    ]);
    const unsign = (typed: string) =>
      owner.post('/studio/customers', new URLSearchParams({ _form: 'unsign', email: typed }));
    const unknown = await unsign('niemand@kudde.test');
    expect([unknown.status, unknown.html.includes('Dit adres staat nergens aangemeld.')]).toEqual([422, true]);
    const sent = await unsign(' Nooit.Gekocht@kudde.test ');
    expect(sent.status).toBe(303);
    const left = await studio.db.select({ email: signUps.email }).from(signUps);
    expect(left).toEqual([{ email: 'blijft@kudde.test' }]);
    const { html } = await owner.get(sent.location ?? '');
    expect(html).toContain('Mailadres uit de nieuwsbrief en berichten gehaald (3)');
    expect(html).not.toContain('nooit.gekocht');
  },
);

test(
  'ST-9 what is new and has no name is listed as such, and not by the address of its draft',
  { timeout: limit },
  async () => {
    const made = await owner.post('/studio/content/farmers?market=nl', new URLSearchParams({ _form: 'new' }));
    expect([made.status, made.location]).toEqual([303, expect.stringContaining('/content/farmers/~')]);
    const { html } = await owner.get('/studio/content/farmers?market=nl&state=new');
    expect(html).toContain('Nog zonder naam');
    expect(html).not.toMatch(/>~[0-9a-f-]{36}</);
  },
);

const ownersOnly = [
  'settings',
  'people',
  'content',
  'content/packages',
  'bank',
  'customers',
  'customers/file',
  'backup',
  'backup/file',
  'recall',
  'recall/csv',
  'pictures',
  'pictures/upload',
  'pictures/animal-cow',
];

test(
  'CO-46 a helper gets 403 for settings, people, bank, customers, backups and exports, to read and to send',
  { timeout: limit },
  async () => {
    for (const page of ownersOnly)
      for (const path of [`/studio/${page}`, `/studio/${page}.data`]) {
        const [read, sent] = [await helper.get(path), await helper.post(path, new URLSearchParams({ _form: 'x' }))];
        expect([path, read.status, sent.status]).toEqual([path, 403, 403]);
      }
    for (const page of ['', 'orders', 'week', 'stock', 'jump', 'keys'])
      expect([page, [200, 302].includes((await helper.get(`/studio/${page}`)).status)]).toEqual([page, true]);
    // What a screen of theirs leads to is no way round it.
    const { html } = await helper.get('/studio/jump?q=Jan');
    expect(html).not.toContain('/customers/');
  },
);

test(
  'screen 1: Empty in the set-up really is an empty shop, with drafts to fill in; what was ordered stays',
  { timeout: limit },
  async () => {
    const { fr } = markets;
    const ordered = await studio.order('fr');
    const before = (await studio.db.select().from(products).where(eq(products.market, 'fr'))).length;
    expect(before).toBeGreaterThan(5);
    const sent = await owner.post('/studio/set-up?market=fr', new URLSearchParams({ _form: 'start', start: 'empty' }));
    expect([sent.status, sent.location]).toEqual([303, '/studio/set-up?market=fr']);
    expect((await readSettings(studio.db, 'fr')).values['shop.startsWith']).toBe('empty');
    expect(await studio.db.select().from(products).where(eq(products.market, 'fr'))).toEqual([]);
    const page = async (path: string) => (await fetch(`${studio.url}${path}`)).text();
    const soon = { timeout: 30_000, interval: 50 };
    for (const slug of legalSlugs('fr')) {
      const path = pathTo(fr, 'staticPage', { slug });
      await expect.poll(async () => /\[[^\]]+\]/.test((await page(path)).split('<main')[1] ?? ''), soon).toBe(true);
    }
    expect(await page('/fr')).not.toContain('href="#reviews-text"');
    expect((await studio.counter.orderPage(ordered))?.order.lines.length).toBeGreaterThan(0);
    // Answered once: no form is left that could empty what an owner writes from now on.
    const { html } = await owner.get('/studio/set-up?market=fr');
    expect(html).not.toContain('name="start"');
    expect((await owner.get('/studio?market=fr')).html).toContain('leeggemaakt');
    // Screens with nothing on them say so, and where to begin; animals of the demo went with their packages.
    for (const [path, words] of [
      ['stock', 'Nog geen pakketten'],
      ['orders/new', 'Er is nog niets te bestellen.'],
      ['herd', 'Nog geen dieren'],
    ] as const)
      expect([path, (await owner.get(`/studio/${path}?market=fr`)).html.includes(words)]).toEqual([path, true]);
    // The list before selling leads to the part of the settings, and to the first page with a gap.
    const today = (await owner.get('/studio?market=fr')).html;
    expect(today).toContain('/studio/settings?market=fr#mails');
    expect(today).toContain(`/studio/content/static-pages/${legalSlugs('fr')[0]}?market=fr`);
    // The other markets have all they had.
    expect((await studio.db.select().from(products).where(eq(products.market, 'nl'))).length).toBeGreaterThan(5);
  },
);

test(
  'counter 5: reviews and quotations of the demo go by one press on Today, and come back by another',
  { timeout: limit },
  async () => {
    const soon = { timeout: 30_000, interval: 50 };
    const shop = async () => (await fetch(`${studio.url}/de`)).text();
    const said = [...demoVoices('de')][0] ?? '';
    const isSaid = async () => (await shop()).includes(said.replaceAll('&', '&amp;'));
    expect(await isSaid()).toBe(true);
    expect((await owner.get('/studio?market=de')).html).toContain('Haal ze weg');
    const press = new URLSearchParams({ _form: 'voices' });
    expect((await helper.post('/studio/?index&market=de', press)).status).toBe(403);
    const sent = await owner.post('/studio/?index&market=de', press);
    expect([sent.status, sent.location]).toEqual([303, expect.stringMatching(/^\/studio\/?\?market=de&done=\d+$/)]);
    await expect.poll(isSaid, soon).toBe(false);
    const { html } = await owner.get('/studio?market=de');
    expect(html).toContain('Recensies en citaten van de demo zijn weg (de)');
    expect(html).not.toContain('Haal ze weg');
    const id = /done=(\d+)/.exec(sent.location ?? '')?.[1] ?? '';
    await owner.post('/studio/undo?market=de', new URLSearchParams({ id, back: '/' }));
    await expect.poll(isSaid, soon).toBe(true);
  },
);

test(
  'counter 6: company facts of the set-up stand in terms, imprint, footer and on labels, in the place of the demo’s',
  { timeout: limit },
  async () => {
    const { uk } = markets;
    const soon = { timeout: 30_000, interval: 50 };
    const page = async (path: string) => (await fetch(`${studio.url}${path}`)).text();
    const facts = { shopName: 'Dale & Daughters', phone: '01729 000111', email: 'hi@dale.co.uk', register: 'SC123456' };
    const sent = new URLSearchParams({ _form: 'shop', ...facts, vat: 'GB123456789', address: '1 Dale Road, Settle' });
    expect((await owner.post('/studio/set-up?market=uk', sent)).status).toBe(303);
    for (const slug of legalSlugs('uk')) {
      const path = pathTo(uk, 'staticPage', { slug });
      await expect.poll(() => page(path), soon).toContain('Dale &amp; Daughters');
      const read = (await page(path)).split('<main')[1]?.split('</footer>')[0];
      expect(read?.match(/Kudde UK|Old Auction Yard|kudde\.example|00000000/)).toBeNull();
    }
    expect(await page('/uk')).toContain('Dale &amp; Daughters, 1 Dale Road, Settle');
  },
);

test(
  'counter 13, CO-31 a step of the set-up is kept whole or not at all, with its line in the list of changes',
  { timeout: limit },
  async () => {
    const facts = {
      shopName: 'Aan de Dijk',
      address: 'Dijk 1, 1234 AB Ergens',
      phone: '0348 123',
      register: '',
      vat: '',
    };
    const save = (email: string) =>
      owner.post('/studio/set-up?market=nl', new URLSearchParams({ _form: 'shop', ...facts, email }));
    const refused = await save('geen adres');
    expect([refused.status, refused.html.includes('Dijk 1, 1234 AB Ergens')]).toEqual([422, true]);
    expect((await readSettings(studio.db, 'nl')).values).not.toHaveProperty('shop.name');
    expect((await save('post@dijk.example')).status).toBe(303);
    expect((await readSettings(studio.db, 'nl')).values).toMatchObject({
      'shop.name': 'Aan de Dijk',
      'shop.address': 'Dijk 1, 1234 AB Ergens',
      'shop.email': 'post@dijk.example',
    });
    expect((await owner.get('/studio?market=nl')).html).toContain('Naam en merk van nl gewijzigd');
  },
);

test('screen 4: a gift without words for its card is a gift on the page of its order', async () => {
  expect((await owner.get(`/studio/orders/${number}`)).html).not.toContain('Cadeau');
  await studio.db.update(orders).set({ isGift: true, giftMessage: '' }).where(eq(orders.number, number));
  expect((await owner.get(`/studio/orders/${number}`)).html).toContain('Cadeau, zonder woorden');
});

test('keys: what is looked for is found on a page of its own too', async () => {
  const { html } = await owner.get(`/studio/jump?q=${number}`);
  expect(html).toContain(`href="/studio/orders/${number}"`);
  expect((await owner.get('/studio/jump?q=zzzzzz')).html).toContain('Niets gevonden');
});

test('CO-47 random bodies to every action: no 500; 20,000 of them in the long run', { timeout: limit }, async () => {
  const more = [`/studio/orders/${number}`, '/studio/week/2026-W48'];
  const { failed } = await fuzzStudio({ ...studio, more }, { seed: 47, count: isWholeRun ? 600 : 60 });
  expect(failed).toEqual([]);
});
