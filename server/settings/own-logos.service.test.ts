// A logo of one's own: from the file an owner has to header, file and mail.
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { markets } from '#markets/index.ts';
import { readConfig } from '#server/config.ts';
import { letter, text } from '#services/orders/mail/letter.ts';
import { changeSetting, readSettings } from '#services/settings/settings.ts';
import { openTestDatabase, type TestDatabase } from '#tests/setup/database/test-database.ts';
import type { Mail } from '#services/kit/mail/mail.ts';
import { createBrandFiles } from './brand-files.ts';
import { createLiveMarkets } from './live-markets.ts';
import { createLogos, makeLogo, withLogos } from './own-logos.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database?.close());

const red = { create: { width: 900, height: 600, channels: 4 as const, background: '#a32c1f' } };
const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400"><script>alert(1)</script><circle cx="200" cy="200" r="190" fill="green"/></svg>';

test.each([
  ['a photograph', () => sharp(red).jpeg().toBuffer(), [192, 192]],
  ['a small picture', () => sharp(red).resize(60, 40).png().toBuffer(), [60, 60]],
  ['a drawing', async () => Buffer.from(svg), [192, 192]],
])('%s becomes a small square PNG', async (_, bytes, [width, height]) => {
  const data = await makeLogo(new Uint8Array(await bytes()));
  const { format, ...size } = await sharp(Buffer.from(data ?? '', 'base64')).metadata();
  expect([format, size.width, size.height]).toEqual(['png', width, height]);
});

test.each([
  ['nothing', ''],
  ['a text', 'logo'],
  ['half a picture', '\u0089PNG\r\n'],
  ['a page', '<html>'],
])('%s is no logo', async (_, bytes) => {
  expect(await makeLogo(new TextEncoder().encode(bytes))).toBeNull();
});

test('counter 13: a logo that is set stands at its address, in the market and in mails, and goes again', async () => {
  const { db } = database;
  const live = createLiveMarkets(db, readConfig({ NODE_ENV: 'test' }));
  await live.read();
  const { nl } = live.byCode;
  if (!nl) throw new Error('no market');
  const logoOf = createLogos(db);
  const app = createBrandFiles(live.markets, logoOf);
  const sent: Mail[] = [];
  const send = withLogos(async (mail) => void sent.push(mail), live.markets, logoOf);
  const write = () => send(letter(nl, { to: 'a@b.example', subject: 's', parts: [text('words')], button: null }));
  await write();
  expect(sent[0]).not.toHaveProperty('attachments');
  const value = await makeLogo(new Uint8Array(await sharp(red).png().toBuffer()));
  const set = async (to: string | null) => {
    const version = (await readSettings(db, 'nl')).versions['brand.logo'] ?? 0;
    await changeSetting(db, { market: 'nl', key: 'brand.logo', value: to, version, personId: null }, () => new Date());
    await live.read();
  };
  await set(value);
  expect(nl.logo).toMatch(/^\/brand\/nl-[\da-f]{8}\.png$/);
  const file = await app.request(nl.logo);
  expect([file.status, file.headers.get('content-type'), file.headers.get('cache-control')]).toEqual([
    200,
    'image/png',
    'public, max-age=31536000, immutable',
  ]);
  expect(Buffer.from(await file.arrayBuffer()).toString('base64')).toBe(value);
  expect((await app.request('/brand/nl-00000000.png')).headers.get('cache-control')).toBe('no-store');
  expect((await app.request('/brand/fr-00000000.png')).status).toBe(404);
  await write();
  expect(sent[1]?.html).toContain('src="cid:logo"');
  expect(sent[1]?.attachments).toMatchObject([{ cid: 'logo', filename: 'logo.png' }]);
  await set(null);
  expect([nl.logo, nl.hasOwnLogo]).toEqual([markets.nl.logo, undefined]);
  expect(nl).toEqual(expect.objectContaining({ brand: markets.nl.brand }));
});
