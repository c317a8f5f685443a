// The database goes away while an owner works: told in words, nothing half done, and all of it works when it is back.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '#database/client.ts';
import { type PostgresServer, startPostgres } from '#tests/setup/database/postgres-server.ts';
import { startApp } from '#tests/setup/process/app-process.ts';
import { loes, startStudioShop, type StudioShop } from '#tests/setup/studio/studio-shop.ts';

let server: PostgresServer;
let shop: StudioShop;
let cookie: string;
beforeAll(async () => {
  server = await startPostgres();
  shop = await startStudioShop({}, async (settings) => {
    const app = await startApp({ ...settings, DATABASE_URL: server.url, LOG_LEVEL: 'fatal' });
    const database = await openDatabase({ dataDir: '', url: server.url });
    const stop = async () => {
      await database.close();
      await app.stop();
    };
    return { app, database, stop };
  });
  cookie = `kudde-studio=${await shop.signIn('owner')}`;
}, 240_000);
afterAll(async () => {
  await shop?.stop();
  await server?.stop();
});

const ask = (path: string, fields?: [string, string][]) =>
  fetch(`${shop.url}/studio${path}`, {
    headers: { cookie, origin: shop.url },
    redirect: 'manual',
    ...(fields && { method: 'POST', body: new URLSearchParams(fields) }),
  });

test(
  'counter, bad day: the database stops in the middle of the work and comes back',
  { timeout: 120_000 },
  async () => {
    const { number, version } = await shop.order('Noor Haddad');
    await shop.counter.receive({ number, by: loes, version: null, amount: null, tell: 'no' });
    expect((await ask(`/orders/${number}`)).status).toBe(200);
    await server.halt();
    const refused = await ask(`/orders/${number}`, [
      ['_form', 'packed'],
      ['_version', String(version + 1)],
    ]);
    expect(refused.status).toBe(503);
    expect((await refused.text()).length).toBeGreaterThan(20);
    for (const path of ['', '/orders', '/bank', '/customers', '/stock'])
      expect((await ask(path)).status, path).toBe(503);
    await server.resume();
    await expect.poll(async () => (await ask('/orders')).status, { timeout: 30_000 }).toBe(200);
    expect((await shop.counter.orderPage(number))?.order.state).toBe('paid');
    const done = await ask(`/orders/${number}`, [
      ['_form', 'packed'],
      ['_version', String((await shop.counter.orderPage(number))?.order.version)],
    ]);
    expect(done.status).toBe(303);
    expect((await shop.counter.orderPage(number))?.order.state).toBe('packed');
  },
);
