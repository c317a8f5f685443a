// The settings of the studio, as forms without script, and what the shop says afterwards in another process.
import { and, eq, gte } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { markets } from '#markets/index.ts';
import { changeSettings, readSettings } from '#services/settings/settings.ts';
import { products } from '#services/shop/tables.ts';
import { openDemoDatabase, type TestDatabase } from '../setup/database/test-database.ts';
import { aPackage, ordersOn } from '../setup/orders/test-orders.ts';
import { textIn } from '../setup/render-in-market.tsx';
import { type AppProcess, startApp } from '../setup/process/app-process.ts';
import { settingsVisit, signInTwo } from '../setup/studio/settings-visit.ts';
import { isWholeRun } from '#tests/setup/process/run-settings.ts';

const { nl } = markets;
let database: TestDatabase;
let shops: AppProcess[] = [];
let who: Awaited<ReturnType<typeof signInTwo>>;

beforeAll(async () => {
  database = await openDemoDatabase();
  who = await signInTwo(database.db);
  const settings = { DATABASE_URL: database.url, LOG_LEVEL: 'fatal', ORDERS: 'on' };
  shops = await Promise.all([startApp(settings), startApp(settings)]);
}, 300_000);
afterAll(async () => {
  for (const shop of shops) await shop.stop();
  await database?.close();
});

beforeEach(async () => {
  const { values, versions } = await readSettings(database.db, 'nl');
  const keys = Object.keys(values) as (keyof typeof values)[];
  const changes = keys.map((key) => ({ key, value: null, version: versions[key] ?? 0 }));
  await changeSettings(database.db, { market: 'nl', personId: null, changes }, () => new Date());
});

const shopAt = (index: number) => {
  const shop = shops[index];
  if (!shop) throw new Error('no such shop');
  return shop;
};
const owner = () => settingsVisit(shopAt(0).url, who.ownerCookie);
const stored = async () => (await readSettings(database.db, 'nl')).values;
/** Waits for the condition: how long the machine takes is said, not asserted. */
const soon = { timeout: 30_000, interval: 25 };
const limit = 120_000;
/** In the bar above every page. */
const deadline = (hour: number) => textIn(nl)('header.uspDeadline', { hour, days: nl.delivery.leadDays });

test('CO-46 a helper gets 403 for the settings, to read and to change', { timeout: limit }, async () => {
  const helper = settingsVisit(shopAt(0).url, who.helperCookie);
  expect((await helper.read()).status).toBe(403);
  expect(
    (
      await helper.send([
        ['_form', 'shop'],
        ['shop.name', 'Mijn'],
      ])
    ).status,
  ).toBe(403);
  expect(await stored()).toEqual({});
  expect((await settingsVisit(shopAt(0).url, '').read()).status).toBe(302);
});

test(
  'CO-49 what is saved in one process is on the pages of the other; undo takes it back',
  { timeout: limit },
  async () => {
    const home = async () => (await fetch(`${shopAt(1).url}/nl/`)).text();
    await expect.poll(home, soon).toContain(deadline(10));
    const saved = await owner().fill('delivery', { 'delivery.deadlineHour': '16', 'delivery.weekdays': ['2', '5'] });
    expect([saved.status, saved.location]).toEqual([303, expect.stringMatching(/^\/studio\/settings\?done=\d+$/)]);
    // Only what differs from ours is stored, and the price: saved as it is, it was looked at (counter 5).
    const price = Math.round(nl.orders.packageDelivery.cost * 100);
    expect(await stored()).toEqual({
      'delivery.deadlineHour': 16,
      'delivery.weekdays': [2, 5],
      'delivery.price': price,
    });
    const since = performance.now();
    await expect.poll(home, soon).toContain(deadline(16));
    console.log(`in the other process after ${Math.round(performance.now() - since)} ms`);
    const id = /done=(\d+)/.exec(saved.location ?? '')?.[1] ?? '';
    const shown = (await owner().read(`?done=${id}`)).html;
    expect(shown).toContain('Bezorgen in nl gewijzigd');
    expect(shown).toContain('Ongedaan maken');
    expect((await owner().undo(id)).status).toBe(303);
    expect(await stored()).toEqual({});
    await expect.poll(home, soon).toContain(deadline(10));
  },
);

test(
  'CO-44 two people: the second is told who was first, both values stand there, and sending again keeps theirs',
  { timeout: limit },
  async () => {
    const page = (await owner().read()).html;
    await owner().fill('delivery', { 'delivery.leadDays': '3' });
    const late = await owner().fill('delivery', { 'delivery.leadDays': '2' }, page);
    expect(late.status).toBe(409);
    expect(late.html).toMatch(/Loes heeft dit vandaag \d\d:\d\d veranderd\./);
    expect(late.html).toContain('Nu staat er: 3.');
    expect(late.html).toMatch(/name="delivery.leadDays"[^>]*value="2"/);
    expect(await stored()).toMatchObject({ 'delivery.leadDays': 3 });
    expect((await owner().fill('delivery', {}, late.html)).status).toBe(303);
    expect(await stored()).toMatchObject({ 'delivery.leadDays': 2 });
    const version = /value="(delivery\.leadDays:\d+)"/.exec((await owner().read()).html)?.[1] ?? '';
    expect(
      (
        await owner().send([
          ['_form', 'back'],
          ['back', version],
        ])
      ).status,
    ).toBe(303);
    expect(await stored()).not.toHaveProperty('delivery.leadDays');
  },
);

test(
  'a wrong value is refused beside its field, what was typed stays and nothing is changed',
  { timeout: limit },
  async () => {
    const refused = await owner().fill('delivery', { 'delivery.leadDays': 'veel', 'delivery.price': '7,95' });
    expect(refused.status).toBe(422);
    expect(refused.html).toContain('value="veel"');
    expect(refused.html).toContain('value="7,95"');
    expect((await owner().fill('delivery', { 'delivery.weekdays': [] })).html).toContain('Kies minstens één dag');
    const account = await owner().fill('account', { iban: 'NL91ABNA0417164301', accountName: 'Rood' });
    expect(account.html).toContain('Het controlegetal klopt niet.');
    expect(await stored()).toEqual({});
  },
);

test('a colour below 4.5 is refused with the nearest that holds, which is then taken', { timeout: limit }, async () => {
  const refused = await owner().fill('colors', { 'brand.primary': '#ff8c69' });
  expect(refused.status).toBe(422);
  const nearest = /nodig is 4,5\. Het dichtst erbij komt (#[\da-f]{6})/.exec(refused.html)?.[1] ?? '';
  expect(nearest).not.toBe('');
  expect((await owner().fill('colors', { 'brand.primary': nearest })).status).toBe(303);
  expect(await stored()).toEqual({ 'brand.primary': nearest });
  await expect
    .poll(async () => (await fetch(`${shopAt(1).url}/nl/`)).text(), soon)
    .toContain(`/brand/nl-${nearest.slice(1)}-ours.css`);
});

test('a closure is added and taken away', { timeout: limit }, async () => {
  const added = await owner().fill('closures', {
    which: 'add',
    from: '2026-12-28',
    to: '2026-12-31',
    words: 'rust',
    away: '',
  });
  expect(added.status).toBe(303);
  expect(await stored()).toMatchObject({
    'delivery.closures': [{ from: '2026-12-28', to: '2026-12-31', words: 'rust' }],
  });
  const wrong = await owner().fill('closures', { from: '2026-12-28', to: '2026-12-01', away: '' });
  expect(wrong.status).toBe(422);
  expect((await owner().fill('closures', { away: '0' })).status).toBe(303);
  expect(await stored()).not.toHaveProperty('delivery.closures');
});

test('mails are shown with the last order, under the shop’s own name', { timeout: limit }, async () => {
  expect((await owner().read('?mail=placed')).html).toContain('Er is nog geen bestelling');
  expect((await owner().fill('shop', { 'shop.name': 'Hoeve Rood', 'shop.email': 'hallo@rood.example' })).status).toBe(
    303,
  );
  const [box] = await database.db
    .select()
    .from(products)
    .where(and(eq(products.market, 'nl'), eq(products.type, 'package'), gte(products.stock, 3)))
    .limit(1);
  const bought = await ordersOn(database.db, { clock: () => new Date() }).buy([aPackage(box?.id, 1)]);
  expect(bought).toMatchObject({ result: 'placed' });
  const mail = /srcdoc="([^"]*)"/i.exec((await owner().read('?mail=placed')).html)?.[1] ?? '';
  expect(mail).toContain('Hoeve Rood');
  expect(mail).not.toContain(nl.brand);
});

test('CO-47 whatever is sent is answered without a failure', { timeout: limit }, async () => {
  const names = [
    'shop',
    'colors',
    'account',
    'delivery',
    'closures',
    'money',
    'mails',
    'legal',
    'back',
    'test',
    'x',
    '',
  ];
  const odd = ['', ' ', '\u0000', '-1', '1e99', '9'.repeat(5000), '<b>', '{"a":1}', 'account:x', '2026-99-99', '%00'];
  // Every form and every value in each run; every pair in the whole one.
  for (const [index, name] of names.entries())
    for (const value of odd.filter((_, at) => isWholeRun || at % 4 === index % 4)) {
      const fields = [
        'shop.name',
        'delivery.weekdays',
        'delivery.price',
        'v.delivery.price',
        'iban',
        'from',
        'to',
        'away',
        'back',
        'kind',
      ];
      const { status } = await owner().send([
        ['_form', name],
        ...fields.map((field): [string, string] => [field, value]),
      ]);
      expect([name, value.slice(0, 12), status < 500]).toEqual([name, value.slice(0, 12), true]);
    }
});
