// The shop as it is run in earnest: behind a proxy that ends TLS, with every secret it can have.
import { readdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql } from 'drizzle-orm';
import { marketList } from '#markets/index.ts';
import { visit } from '#tests/faults/seen.ts';
import { createShopper } from '#tests/faults/shopper.ts';
import { type AppProcess, startApp } from '#tests/setup/process/app-process.ts';
import { freePort } from '#tests/setup/process/free-port.ts';
import { screensOf } from '#tests/setup/browser/screens.ts';
import { openTestDatabase } from '#tests/setup/database/test-database.ts';
import { inTurn } from '#tests/setup/each-choice.ts';

const client = resolve(import.meta.dirname, '../../build/client');
const secrets = {
  database: 'geheim-wachtwoord-database',
  mail: 'geheim-wachtwoord-mail',
  mailUser: 'geheime-gebruiker-mail',
  metrics: 'geheim-woord-voor-metrics',
  mailing: 'geheime-lijst-mailing',
};

let app: AppProcess;
let database: Awaited<ReturnType<typeof openTestDatabase>> | undefined;

beforeAll(async () => {
  const settings: Record<string, string> = {
    TRUST_PROXY: '1',
    LOG_LEVEL: 'warn',
    // Nobody listens there, so that sending fails with all it has to say.
    SMTP_URL: `smtp://${secrets.mailUser}:${secrets.mail}@127.0.0.1:${await freePort()}`,
    MAIL_FROM: 'Kudde <post@kudde.example>',
    METRICS_TOKEN: secrets.metrics,
    MAILING_URL_DE: `http://127.0.0.1:${await freePort()}/subscribe/post?u=${secrets.mailing}`,
  };
  database = await openTestDatabase();
  const url = new URL(database.url);
  url.password = secrets.database;
  settings.DATABASE_URL = url.href;
  app = await startApp(settings);
}, 180_000);
afterAll(async () => {
  await app?.stop();
  await database?.close();
}, 60_000);

/** As the proxy hands it on. */
const forwarded = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'www.kudde.example' };

describe('https', () => {
  test.each(['/nl', '/nl', '/nl/bestaat-niet', '/nl/shop/', '/healthz', '/api/v1/nl/nl/faq', '/robots.txt'])(
    'browsers are told to stay with it: %s',
    async (path) => {
      const secure = await visit(`${app.url}${path}`, { headers: forwarded });
      expect(secure.headers.get('strict-transport-security')).toBe('max-age=31536000');
      const plain = await visit(`${app.url}${path}`, { headers: { 'x-forwarded-proto': 'http' } });
      expect(plain.headers.has('strict-transport-security')).toBe(false);
    },
  );

  test('SHP-6 cookies are sent back over https only, and to our own pages only', async () => {
    const shopper = createShopper(app.url);
    const { bundleId, items } = await shopper.goods();
    const body = () =>
      new URLSearchParams({ 'add-to-cart': bundleId, quantity: '1', [`bundle_quantity_${items[0]}`]: '1' });
    const put = async (headers: Record<string, string>) => {
      const address = `${app.url}/nl/shop/wp-admin/admin-ajax.php`;
      const answer = await fetch(address, { method: 'POST', body: body(), headers, redirect: 'manual' });
      return answer.headers.getSetCookie();
    };
    const secure = await put(forwarded);
    expect(secure.length).toBeGreaterThan(1);
    for (const cookie of secure) expect(cookie).toMatch(/; secure(?:;.*)?; SameSite=Lax/i);
    // A browser would throw them away over http.
    const plain = await put({});
    expect(plain.length).toBeGreaterThan(1);
    for (const cookie of plain) expect(cookie).not.toMatch(/; secure/i);
  });
});

test('the visitor is whom the proxy saw last, whatever the visitor says before', async () => {
  const signUps = async (count: number, from: (index: number) => string) => {
    const results = [];
    for (let index = 0; index < count; index += 1) {
      const body = new URLSearchParams({ email: `${from(index).replace(/\W/g, '-')}-${index}@example.com` });
      const headers = { 'x-forwarded-for': from(index) };
      const answer = await fetch(`${app.url}/fr/mailing`, { method: 'POST', body, headers });
      results.push(((await answer.json()) as { msg: string | null }).msg);
    }
    return results;
  };
  const liar = await signUps(21, (index) => `192.0.2.${index}, 198.51.100.7`);
  expect(liar.slice(0, 20)).not.toContain(liar[20]);
  expect(liar[20]).toMatch(/trop|plus tard/i);
  expect(await signUps(3, (index) => `192.0.2.${index}`)).not.toContain(liar[20]);
});

describe('secrets', () => {
  const told: string[] = [];
  /** Keeps which secrets an answer tells, in its body or its headers. */
  async function look(path: string, init?: Parameters<typeof visit>[1]) {
    const { body, headers, status } = await visit(`${app.url}${path}`, init);
    const whole = `${[...headers].join('\n')}\n${body}`;
    for (const [name, secret] of Object.entries(hidden)) if (whole.includes(secret)) told.push(`${path}: ${name}`);
    return status;
  }
  const hidden: Record<string, string> = { ...secrets };

  beforeAll(async () => {
    if (!database) return;
    const found = (await database.db.execute(sql`select value from shop.secrets`)) as { rows: { value: string }[] };
    found.rows.forEach(({ value }, index) => (hidden[`signing key ${index}`] = value));
  });

  test('no page of any kind tells one, nor its data', { timeout: 120_000 }, async () => {
    for (const market of inTurn(marketList, 0)) {
      const screens = await screensOf(market, app.url);
      expect(screens.length).toBeGreaterThan(15);
      for (const { path } of screens) {
        await look(path);
        if (!path.includes('/shop') && !path.includes('?')) await look(`${path}.data`);
      }
    }
    expect(told).toEqual([]);
  });

  test('no text a browser loads has one', { timeout: 120_000 }, async () => {
    const entries = await readdir(client, { recursive: true, withFileTypes: true });
    // Compressed forms are sent under the name of the file itself; under their own each would be a page that does not exist.
    const isText = ({ name }: { name: string }) => !/\.(?:br|gz|avif|webp|png|jpg|woff2|mp4|webm|ico)$/.test(name);
    const files = entries.filter((entry) => entry.isFile() && isText(entry));
    expect(files.length).toBeGreaterThan(50);
    const paths = files.map(({ parentPath, name }) => join(parentPath, name).slice(client.length));
    // Sixteen at once: there are hundreds.
    for (let at = 0; at < paths.length; at += 16) await Promise.all(paths.slice(at, at + 16).map((path) => look(path)));
    expect(told).toEqual([]);
  });

  test('no answer to programs, and no failure, tells one', async () => {
    const plain = ['/robots.txt', '/sitemap.xml', '/redirects.json', '/healthz', '/readyz', '/api/v1/openapi.json'];
    const texts = ['/locales/nl/translation.json', '/api/v1/nl/nl/settings', '/api/v1/nl/nl/menu/footer-nl'];
    const missing = [
      '/nl/niets',
      '/api/v1/nl/nl/recipes/niets',
      '/assets/niets.js',
      '/media/fit-340x210/niets.webp',
      '/%',
    ];
    for (const path of [...plain, ...texts, ...missing]) await look(path);
    const json = { accept: 'application/json' };
    const forms = ['/nl/shop/wp-json/grutto/webhooks', '/de/mailing', '/nl/shop/wp-admin/admin-ajax.php'];
    for (const path of forms) {
      for (const body of [new URLSearchParams({ email: 'jan@example.com', type: 'subscribe' }), '{'])
        await look(path, { method: 'POST', body, headers: json });
    }
    expect(await look('/metrics')).toBeGreaterThanOrEqual(400);
    expect(await look('/metrics', { headers: { authorization: 'Bearer geheim' } })).toBeGreaterThanOrEqual(400);
    expect(await look('/metrics', { headers: { authorization: `Bearer ${secrets.metrics}` } })).toBe(200);
    expect(told).toEqual([]);
  });

  test('the log tells none either', () => {
    // The mails above could not be sent, which is told.
    expect(app.output().includes('confirmation mail not sent')).toBe(true);
    for (const [name, secret] of Object.entries(hidden))
      expect([name, app.output().includes(secret)]).toEqual([name, false]);
  });
});
