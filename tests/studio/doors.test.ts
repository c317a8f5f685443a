// CO-31, CO-32: the way in, as forms without script: set-up in five steps, and signing in on good days and bad ones.
import { and, eq, gt } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPeople } from '#services/people/people.ts';
import { readSettings } from '#services/settings/settings.ts';
import { products } from '#services/shop/tables.ts';
import { openDemoDatabase, type TestDatabase } from '#tests/setup/database/test-database.ts';
import { aPackage, ordersOn } from '#tests/setup/orders/test-orders.ts';
import { type AppProcess, startApp } from '#tests/setup/process/app-process.ts';

let database: TestDatabase;
let app: AppProcess;
beforeAll(async () => {
  database = await openDemoDatabase();
  app = await startApp({ DATABASE_URL: database.url, LOG_LEVEL: 'fatal', ORDERS: 'on' });
}, 300_000);
afterAll(async () => {
  await app?.stop();
  await database?.close();
});

const limit = 120_000;
const people = () => createPeople({ db: database.db, clock: () => new Date() });
const password = 'een koe loopt langs de dijk';

async function send(path: string, fields: [string, string][], cookie = '') {
  const answer = await fetch(`${app.url}/studio${path}`, {
    method: 'POST',
    headers: { origin: app.url, 'accept-language': 'nl', ...(cookie !== '' && { cookie }) },
    body: new URLSearchParams(fields),
    redirect: 'manual',
  });
  const set = answer.headers.get('set-cookie')?.split(';')[0] ?? '';
  return {
    status: answer.status,
    location: answer.headers.get('location'),
    cookie: set,
    answer,
    html: await answer.text(),
  };
}
const see = async (path: string, cookie: string) =>
  (await fetch(`${app.url}/studio${path}`, { headers: { cookie, 'accept-language': 'nl' } })).text();

test(
  'CO-31 five steps on one page: who, shop, account, delivery, start; a wrong IBAN is told and kept; the link works once',
  { timeout: limit },
  async () => {
    const code = (await people().links.makeSetUp()) ?? '';
    const who: [string, string][] = [
      ['_form', 'who'],
      ['code', code],
      ['name', 'Loes'],
      ['email', 'loes@kudde.example'],
    ];
    const weak = await send('/set-up', [...who, ['password', 'kort']]);
    expect(weak.status).toBe(422);
    expect(weak.html).toContain('loes@kudde.example');
    const made = await send('/set-up', [...who, ['password', password]]);
    expect([made.status, made.location]).toEqual([303, '/studio/set-up']);
    const { cookie } = made;
    const step = (name: string, fields: [string, string][]) => send('/set-up', [['_form', name], ...fields], cookie);
    const shop = await step('shop', [
      ['shopName', 'Vechtvlees'],
      ['served', 'on'],
      ['address', 'Vechtdijk 1\n3601 AA Maarssen'],
      ['phone', '0346 000 000'],
      ['email', 'winkel@vechtvlees.example'],
      ['register', 'KvK 12345678'],
      ['vat', 'NL001234567B01'],
    ]);
    expect(shop.status).toBe(303);
    const wrong = await step('money', [
      ['accountName', 'Vechtvlees'],
      ['iban', 'NL91 ABNA 0417 1643 01'],
    ]);
    expect(wrong.status).toBe(422);
    expect(wrong.html).toContain('NL91 ABNA 0417 1643 01');
    expect(
      (
        await step('money', [
          ['accountName', 'Vechtvlees'],
          ['iban', 'NL91 ABNA 0417 1643 00'],
        ])
      ).status,
    ).toBe(303);
    const delivery = await step('delivery', [
      ['days', '3'],
      ['days', '5'],
      ['price', '7,50'],
      ['freeFrom', '100'],
    ]);
    expect(delivery.status).toBe(303);
    expect((await step('start', [['start', 'demo']])).status).toBe(303);
    const { values } = await readSettings(database.db, 'nl');
    expect(values).toMatchObject({
      'shop.name': 'Vechtvlees',
      'delivery.weekdays': [3, 5],
      'delivery.price': 750,
      'delivery.freeFrom': 10_000,
      account: { kind: 'iban', name: 'Vechtvlees' },
    });
    const again = await send('/set-up', [...who, ['password', password]]);
    expect(again.status).toBe(410);
    expect(await see('/set-up', '')).toContain('Deze winkel heeft al een eigenaar.');
    expect(again.html).toContain('npm run studio -- set-up');
  },
);

test(
  'CO-32 wrong is told with the address kept and the password not; after five mistakes one waits, and is told how long',
  { timeout: limit },
  async () => {
    const invited = await people().invite({ email: 'anna@kudde.example', role: 'owner', language: 'nl' }, null);
    if ('problem' in invited) throw new Error(invited.problem);
    await people().links.setPassword(invited.token, { name: 'Anna', password });
    const attempt = (typed: string) =>
      send('/sign-in', [
        ['_form', 'sign-in'],
        ['email', 'anna@kudde.example'],
        ['password', typed],
      ]);
    const wrong = await attempt('een kip loopt over de weg');
    expect(wrong.status).toBe(401);
    expect(wrong.html).toContain('klopt niet');
    expect(wrong.html).toContain('anna@kudde.example');
    expect(wrong.html).not.toContain('een kip loopt');
    for (let round = 0; round < 4; round += 1) await attempt('een kip loopt over de weg');
    const late = await attempt(password);
    expect(late.status).toBe(429);
    expect(Number(late.answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(late.html).toMatch(/Over \d+ minu/);
  },
);

test(
  'CO-32 a session that ended while somebody typed: they sign in, and what they typed stands in its field',
  { timeout: limit },
  async () => {
    const service = people();
    const invited = await service.invite({ email: 'joris@kudde.example', role: 'owner', language: 'nl' }, null);
    if ('problem' in invited) throw new Error(invited.problem);
    const joris = await service.links.setPassword(invited.token, { name: 'Joris', password });
    if (!joris) throw new Error('nobody joined');
    const { token } = await service.sessions.begin(joris, { device: 'test', before: null });
    const selling = ordersOn(database.db, { clock: () => new Date() });
    const isSold = and(eq(products.market, 'nl'), eq(products.stockStatus, 'instock'), eq(products.type, 'package'));
    const [good] = await database.db
      .select()
      .from(products)
      .where(and(isSold, gt(products.stock, 5)))
      .limit(1);
    const placed = await selling.buy([aPackage(good?.id)]);
    if (placed.result !== 'placed') throw new Error(JSON.stringify(placed));
    const { number, version } = placed.order;
    await service.sessions.endAll(joris.id);
    const note = 'Belt aan bij de buren van nummer 16';
    const sent = await send(
      `/orders/${number}?do=note`,
      [
        ['_form', 'note'],
        ['_version', String(version)],
        ['note', note],
      ],
      `kudde-studio=${token}`,
    );
    expect(sent.location).toContain('/studio/sign-in');
    const back = await send(
      (sent.location ?? '').replace('/studio', ''),
      [
        ['_form', 'sign-in'],
        ['email', 'joris@kudde.example'],
        ['password', password],
      ],
      `kudde-studio=${token}`,
    );
    expect(back.location).toContain(`/orders/${number}`);
    const page = await see((back.location ?? '').replace('/studio', ''), back.cookie);
    expect(page).toContain(note);
    expect((await selling.orders.counter.orderPage(number))?.order.ownerNote).toBe('');
  },
);
