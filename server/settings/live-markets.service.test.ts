import { afterAll, beforeAll, expect, test } from 'vitest';
import { markets } from '#markets/index.ts';
import { readConfig } from '#server/config.ts';
import { createShopOrders } from '#server/orders/shop-orders.ts';
import { readCatalogs } from '#services/locales/catalogs.ts';
import { createLiveCatalogs } from '#services/locales/live-catalogs.ts';
import { createTexts } from '#services/locales/texts.ts';
import type { Mail } from '#services/kit/mail/mail.ts';
import { changeSettings } from '#services/settings/settings.ts';
import { openTestOrders } from '#tests/setup/orders/open-test-orders.ts';
import { aPackage, monday } from '#tests/setup/orders/test-orders.ts';
import { createLiveMarkets } from './live-markets.ts';

let shop: Awaited<ReturnType<typeof openTestOrders>>;
beforeAll(async () => {
  shop = await openTestOrders();
});
afterAll(() => shop?.close());

const { nl } = markets;
const log = { info() {}, warn() {}, error: (details: object, message: string) => console.error(message, details) };
const set = (key: 'shop.name' | 'account' | 'shop.figures' | 'texts', value: unknown, version = 0) =>
  changeSettings(shop.db, { market: 'nl', personId: null, changes: [{ key, value, version }] }, () => monday);

test('CO-49 mails that were handed their market at the start say what is set since, and the file stays as it was', async () => {
  const before = JSON.stringify(nl);
  const live = createLiveMarkets(shop.db, readConfig({ NODE_ENV: 'test' }));
  expect(await live.read()).toEqual([]);
  const texts = createTexts(live.byCode, readCatalogs(Object.keys(live.byCode)));
  const mails: Mail[] = [];
  const { config, markets: own } = live;
  const sendMail = async (mail: Mail) => void mails.push(mail);
  const { sendDueMails } = createShopOrders({
    config,
    db: shop.db,
    markets: own,
    texts,
    clock: () => monday,
    log,
    sendMail,
  });
  await shop.buy([aPackage()]);
  await sendDueMails();
  expect(mails[0]?.html).toContain('Kudde');

  await set('shop.name', 'Hoeve Rood');
  await set('account', { kind: 'iban', name: 'Rood V.O.F.', iban: 'NL91ABNA0417164300' });
  expect(await live.read('fr')).toEqual([]);
  expect(await live.read('nl')).toEqual(['nl']);
  expect(await live.read()).toEqual([]);
  await shop.buy([aPackage()]);
  await sendDueMails();
  const last = mails.at(-1);
  const words = `${last?.subject} ${last?.text} ${last?.html}`.replaceAll(/https?:\/\/[^\s"<]+/g, '');
  expect(words).toContain('Hoeve Rood');
  expect(words).toContain('NL91 ABNA 0417 1643 00');
  expect(words.replaceAll(nl.email, '')).not.toContain('Kudde');
  expect(JSON.stringify(nl)).toBe(before);
});

test('what the environment says is a default; what is set wins, and goes back to it', async () => {
  const live = createLiveMarkets(shop.db, readConfig({ NODE_ENV: 'test', FIGURES: 'plain' }));
  await live.read();
  expect(live.byCode.nl?.figures).toBe('plain');
  await set('shop.figures', 'specified');
  await live.read();
  expect(live.byCode.nl?.figures).toBe('specified');
  await set('shop.figures', null, 1);
  await live.read();
  expect(live.byCode.nl?.figures).toBe('plain');
});

test('an account of another kind than the market’s transfers is as none', async () => {
  await set('account', { kind: 'sortCode', name: 'Rood', sortCode: '20-00-00', accountNumber: '12345678' }, 1);
  const live = createLiveMarkets(shop.db, readConfig({ NODE_ENV: 'test' }));
  await live.read();
  expect(live.config.orders.accounts.nl).toBeNull();
});

test('studio 43.8 a mail says what its owner wrote, with what the shop fills in, and ours after that is taken back', async () => {
  const live = createLiveMarkets(shop.db, readConfig({ NODE_ENV: 'test' }));
  const catalogs = createLiveCatalogs(readCatalogs(Object.keys(live.byCode)), live.ownTexts);
  const texts = createTexts(live.byCode, catalogs);
  const mails: Mail[] = [];
  const parts = { config: live.config, db: shop.db, markets: live.markets, texts, clock: () => monday, log };
  const { sendDueMails } = createShopOrders({ ...parts, sendMail: async (mail) => void mails.push(mail) });
  const subjectOfNext = async () => {
    await shop.buy([aPackage()]);
    await sendDueMails();
    return mails.at(-1)?.subject ?? '';
  };
  await live.read();
  const ours = await subjectOfNext();
  await set('texts', { 'shop:orders.placed.subject': 'Dank je wel: {{number}}' });
  expect(await live.read()).toEqual(['nl']);
  expect(await subjectOfNext()).toMatch(/^Dank je wel: NL-\d{4}-\d+$/);
  await set('texts', null, 1);
  await live.read();
  expect((await subjectOfNext()).replace(/\d+$/, '')).toBe(ours.replace(/\d+$/, ''));
});
