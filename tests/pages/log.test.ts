// What the log of the whole shop says when everything that can fail does: never who a visitor is.
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLog } from '#server/log/log.ts';
import { addSignUps } from '#services/shop/sign-up/sign-up-store.ts';
import { openSmtpServer, type SmtpServer } from '#tests/setup/shop/smtp-server.ts';
import { openTestApp, type TestApp } from '#tests/setup/test-app.ts';

const newsletter = '/nl/shop/wp-json/grutto/webhooks';
const soldOut = '/nl/shop/wp-json/grutto/soldout_subscribe';

const lines: string[] = [];
let smtp: SmtpServer;
let app: TestApp;
beforeAll(async () => {
  smtp = await openSmtpServer();
  app = await openTestApp({
    settings: { SMTP_URL: smtp.url, MAIL_FROM: 'post@kudde.example', LOG_LEVEL: 'trace', TRUST_PROXY: '1' },
    log: createLog({ logLevel: 'trace' }, { write: (line) => void lines.push(line) }),
  });
});
afterAll(async () => {
  await app?.close();
  await smtp?.close();
});

async function signUp(path: string, email: string, more: Record<string, string> = {}): Promise<unknown> {
  const body = new URLSearchParams({ email, type: 'subscribe', slug: 'other-box', ...more });
  const headers = { 'x-forwarded-for': '2001:db8:7:9:aaaa::1' };
  return JSON.parse((await app.get(path, { method: 'POST', body, headers })).html);
}

/** Lines about something, as objects. */
function told(message: string): Record<string, unknown>[] {
  return lines.map((line) => JSON.parse(line) as Record<string, unknown>).filter(({ msg }) => msg === message);
}

test('weakness 12: new content says how many waited for a package, and not who', async () => {
  const wish = { market: 'nl', language: 'nl-NL', kind: 'soldout', slug: 'other-box', state: 'stored' } as const;
  const times = { createdAt: new Date(), confirmedAt: null, backAt: null, notifiedAt: null };
  const people = ['one.waits@example.test', 'two.waits@example.test'];
  await addSignUps(
    app.db,
    people.map((email) => ({ ...wish, ...times, email })),
  );
  await app.importContent((_market, files) => {
    const packages = files['packages.json'] as { slug: string }[];
    return { ...files, 'packages.json': packages.map((box) => ({ ...box, shop_product_stock_status: 'instock' })) };
  });
  expect(app.printed).toContain('nl: other-box is back, 2 waited for it');
  expect(app.printed.join('\n')).not.toContain('example.test');
});

test('weakness 12: a mail server that names whom it refuses, and no line names the address', async () => {
  smtp.behave('bounce');
  for (const path of [newsletter, soldOut, '/nl/mailing'])
    expect(await signUp(path, 'bounced.person@example.test')).toMatchObject({ result: 'error' });
  smtp.behave('take');
  const [failure] = told('confirmation mail not sent');
  expect(failure).toMatchObject({ level: 'error', market: 'nl', err: { code: 'EENVELOPE', responseCode: 550 } });
  expect(lines.join('')).not.toMatch(/bounced\.person|example\.test/);
});

test('weakness 12: every write fails with its row in the message, and no line names the address', async () => {
  await app.db.execute(sql`create function public.refuse() returns trigger language plpgsql as $$
    begin raise exception 'refused: %', new using detail = format('Row (%s)', new); end $$`);
  for (const table of ['sign_ups', 'carts'])
    await app.db.execute(
      sql`create trigger refuse before insert or update on ${sql.identifier('shop')}.${sql.identifier(table)}
        for each row execute function public.refuse()`,
    );
  const asked = [
    await signUp(newsletter, 'replica.person@example.test'),
    await signUp(soldOut, 'replica.person@example.test'),
    await signUp('/nl/mailing', 'replica.person@example.test'),
  ];
  expect(asked).toMatchObject([
    { code: 'internal_server_error' },
    { code: 'internal_server_error' },
    { result: 'error' },
  ]);
  const put = new URLSearchParams({ 'add-to-cart': '22', quantity: '1', bundle_quantity_1: '1' });
  await app.get('/nl/shop/wp-admin/admin-ajax.php', { method: 'POST', body: put });
  const failures = told('shop request failed');
  // The statement helps whoever reads the log; what it was run with does not.
  expect(failures[0]).toMatchObject({
    err: { message: expect.stringMatching(/^Failed query: insert into .*sign_ups/s) },
  });
  expect(failures[0]).toMatchObject({ err: { cause: { code: 'P0001' }, stack: expect.stringContaining(' at ') } });
  expect(lines.join('')).not.toMatch(/replica\.person|example\.test/);
});

test('weakness 12: an address in a path is masked', async () => {
  await app.get('/nl/jan.jansen@example.test');
  await app.get('/nl/jan.jansen%40example.test');
  expect(lines.join('')).not.toMatch(/jan\.jansen/);
});

test('weakness 29: what stands behind confirm and unsubscribe is not in the log', async () => {
  await app.get('/nl/shop/confirm/SECRETSECRETSECRET');
  await app.get('/nl/shop/unsubscribe/8a7e.SIGNATURESIGNATURE');
  expect(lines.join('')).not.toMatch(/SECRETSECRET|SIGNATURESIGN/);
  const paths = told('request').map(({ path }) => path);
  expect(paths).toEqual(expect.arrayContaining(['/nl/shop/confirm/…', '/nl/shop/unsubscribe/…']));
});

test('ASVS 16.2.1 a request is known by a keyed hash of where it came from, never by the address', async () => {
  const clients = told('request').flatMap(({ client }) => (client === undefined ? [] : [client]));
  expect(clients.length).toBeGreaterThan(5);
  for (const client of clients) expect(client).toMatch(/^[\w-]{12}$/);
  expect(lines.join('')).not.toContain('2001:db8');
});
