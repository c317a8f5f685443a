import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { readSignUpAnswer, readSoldOutAnswer } from '#contract/answers.ts';
import { marketList, markets } from '#markets/index.ts';
import { recordedGoods } from '#tests/setup/shop/recorded-goods.ts';
import { expectConsole } from '#tests/setup/browser/console.ts';
import { formOf, openTestShop, shopOn, type TestShop, testTexts } from '#tests/setup/shop/test-shop.ts';
import { createBackInStockMails } from './back-in-stock.ts';
import { replaceGoods } from '#services/shop/catalogue/replace-products.ts';
import type { Mail, SendMail } from '#services/kit/mail/mail.ts';
import { deleteSignUps, listSignUps, markBackInStock } from './sign-up-store.ts';
import { signUps } from '#services/shop/tables.ts';

const t = testTexts.textFor(markets.nl);
const webhook = '/nl/shop/wp-json/grutto/webhooks';
const soldOut = '/nl/shop/wp-json/grutto/soldout_subscribe';

async function post(shop: TestShop, path: string, fields: Record<string, string>) {
  return (await shop.send(path, { method: 'POST', body: formOf(fields) })).json();
}
const subscribe = (shop: TestShop, email: string) => post(shop, webhook, { email, type: 'subscribe' });
const waitFor = (shop: TestShop, email: string, slug = 'lam-pakket') => post(shop, soldOut, { email, slug });

describe('sign-ups', () => {
  let now = new Date('2026-11-15T10:00:00Z');
  const clock = () => now;
  const pass = (minutes: number) => {
    now = new Date(now.getTime() + minutes * 60_000);
  };
  const mails: Mail[] = [];
  const sendMail = vi.fn<SendMail>(async (mail) => void mails.push(mail));
  let close = async () => {};
  let silent: TestShop;
  let mailing: TestShop;

  beforeAll(async () => {
    const opened = await openTestShop({ clock });
    close = opened.close;
    silent = opened;
    mailing = shopOn(opened.db, { clock, sendMail });
  });
  beforeEach(async () => {
    mails.length = 0;
    // A new window for the limits.
    pass(60);
    await silent.db.delete(signUps);
  });
  afterAll(() => close());

  test('SGN-1, SHP-3 without mail an address is stored, and the answer says so', async () => {
    const answer = await subscribe(silent, ' Jan@Example.test ');
    expect(readSignUpAnswer(answer)).toEqual({ result: 'success', msg: t('shop:signUp.stored') });
    expect(await listSignUps(silent.db)).toMatchObject([
      {
        market: 'nl',
        language: 'nl-NL',
        kind: 'newsletter',
        email: 'jan@example.test',
        state: 'stored',
        createdAt: now,
      },
    ]);
    expect(readSignUpAnswer(await subscribe(silent, 'jan@example.test'))).toEqual(readSignUpAnswer(answer));
    expect(await listSignUps(silent.db)).toHaveLength(1);
  });

  test('SGN-8 with mail the address is confirmed by its link, once', async () => {
    expect(await subscribe(mailing, 'mia@example.test')).toEqual({ result: 'success' });
    expect(mails).toMatchObject([{ to: 'mia@example.test', subject: t('shop:confirm.subject') }]);
    const link = /https:\/\/www\.kudde\.example(\/nl\/shop\/confirm\/[\w-]+)/.exec(mails[0]?.text ?? '')?.[1] ?? '';
    expect((await mailing.send(link.replace('/nl/', '/de/'))).status).toBe(410);
    expect((await mailing.send(`${link}x`)).status).toBe(410);
    const first = await mailing.send(link, { method: 'POST' });
    expect([first.status, await first.text()]).toEqual([200, expect.stringContaining(t('shop:confirm.doneTitle'))]);
    expect((await mailing.send(link, { method: 'POST' })).status).toBe(410);
    expect(await listSignUps(mailing.db)).toMatchObject([{ state: 'confirmed', confirmedAt: now, tokenHash: null }]);
  });

  test('SGN-8 who did not confirm gets another mail, but not at once; an old link ends', async () => {
    await Promise.all([subscribe(mailing, 'piet@example.test'), subscribe(mailing, 'piet@example.test')]);
    expect(await subscribe(mailing, 'piet@example.test')).toEqual({ result: 'success' });
    expect(mails).toHaveLength(1);
    pass(11);
    expect(await subscribe(mailing, 'piet@example.test')).toEqual({ result: 'success' });
    expect(mails).toHaveLength(2);
    const links = mails.map(({ text }) => /\/nl\/shop\/confirm\/[\w-]+/.exec(text)?.[0] ?? '');
    expect((await mailing.send(links[0] ?? '')).status).toBe(410);
    pass(8 * 24 * 60);
    expect((await mailing.send(links[1] ?? '')).status).toBe(410);
  });

  test('SGN-9 a mail that cannot be sent is an error, and the next try sends one', async () => {
    sendMail.mockRejectedValueOnce(new Error('no mail server'));
    expectConsole('error', /confirmation mail not sent/);
    expect(await subscribe(mailing, 'kees@example.test')).toEqual({ result: 'error' });
    expect(await subscribe(mailing, 'kees@example.test')).toEqual({ result: 'success' });
  });

  test.each([
    '',
    'bad',
    'a@b',
    'a b@example.test',
    'a@example.test\r\nBcc: all@example.test',
    '"a"@example.test',
    `${'a'.repeat(65)}@example.test`,
    `a@${'b'.repeat(260)}.test`,
  ])('SGN-4 %j is no address', async (email) => {
    expect(await subscribe(silent, email)).toEqual({ result: 'error' });
    expect(await listSignUps(silent.db)).toEqual([]);
  });

  test('SHP-3 JSON and url-encoded forms are read as well; a missing field is named', async () => {
    const send = async (body: BodyInit, headers = {}) => {
      const answer = await silent.send(webhook, { method: 'POST', body, headers });
      return [answer.status, await answer.json()];
    };
    const json = { 'content-type': 'application/json' };
    expect(await send('{"email":"j@example.test","type":"subscribe"}', json)).toMatchObject([
      200,
      { result: 'success' },
    ]);
    expect(await send(new URLSearchParams({ email: 'j@example.test' }))).toMatchObject([200, { result: 'success' }]);
    expect(await send('{', json)).toMatchObject([400, { code: 'rest_missing_callback_param' }]);
  });

  test('SGN-2, SHP-4 who waits for a package is kept once, and answered with success each time', async () => {
    for (let times = 0; times < 2; times += 1) {
      expect(readSoldOutAnswer(await waitFor(silent, 'jan@example.test'))).toEqual({
        result: 'success',
        msg: t('shop:signUp.stored'),
      });
    }
    expect(await waitFor(silent, 'jan@example.test', 'nope')).toEqual({ result: 'error' });
    expect(await waitFor(silent, 'jan@example.test', '')).toEqual({ result: 'error' });
    expect(await listSignUps(silent.db)).toMatchObject([{ kind: 'soldout', slug: 'lam-pakket' }]);
  });

  test('SGN-2 a package that comes back names those who wait, once; whoever asks again waits again', async () => {
    await waitFor(silent, 'jan@example.test');
    await waitFor(silent, 'mia@example.test');
    expect(await markBackInStock(silent.db, 'nl', now)).toEqual([]);
    await restock(silent, 'instock');
    const named = await markBackInStock(silent.db, 'nl', now);
    expect(named.map(({ email }) => email).toSorted()).toEqual(['jan@example.test', 'mia@example.test']);
    expect(await markBackInStock(silent.db, 'nl', now)).toEqual([]);
    await waitFor(silent, 'mia@example.test');
    expect(await markBackInStock(silent.db, 'nl', now)).toMatchObject([{ email: 'mia@example.test' }]);
    await restock(silent, 'outofstock');
  });

  test('SGN-2, A10a with mail those who confirmed get one mail when it is back and are forgotten, the others none', async () => {
    const answer = await waitFor(mailing, 'jan@example.test');
    expect(answer).toEqual({ result: 'success', msg: t('newsletter.success') });
    await waitFor(mailing, 'never@example.test');
    const link = /\/nl\/shop\/confirm\/[\w-]+/.exec(mails[0]?.text ?? '')?.[0] ?? '';
    await mailing.send(link, { method: 'POST' });
    await restock(mailing, 'instock');
    await markBackInStock(mailing.db, 'nl', now);
    mails.length = 0;
    const sendDue = createBackInStockMails({
      db: mailing.db,
      markets: marketList,
      texts: testTexts,
      sendMail,
      siteOrigin: () => 'https://www.kudde.example',
      clock,
      log: { info() {}, warn() {}, error: (details, message) => console.error(message, details) },
    });
    sendMail.mockRejectedValueOnce(new Error('no mail server'));
    expectConsole('error', /back-in-stock mail not sent/);
    await sendDue();
    expect(mails).toEqual([]);
    await Promise.all([sendDue(), sendDue()]);
    expect(mails).toMatchObject([{ to: 'jan@example.test', subject: t('shop:back.subject', { title: 'Lam pakket' }) }]);
    expect(mails[0]?.text).toContain('https://www.kudde.example/nl/ons-vlees/lam-pakket');
    expect((await listSignUps(mailing.db)).map(({ email }) => email)).toEqual(['never@example.test']);
    await restock(mailing, 'outofstock');
  });

  test('SGN-1 an address is deleted everywhere', async () => {
    await subscribe(silent, 'jan@example.test');
    await waitFor(silent, 'jan@example.test');
    expect(await deleteSignUps(silent.db, ' JAN@example.test')).toBe(2);
    expect(await listSignUps(silent.db)).toEqual([]);
  });

  test('SGN-9 one sender cannot sign up the whole world', async () => {
    for (let index = 0; index < 20; index += 1) await subscribe(silent, `n${index}@example.test`);
    expect(await subscribe(silent, 'last@example.test')).toEqual({ result: 'error', msg: t('shop:signUp.tooMany') });
    pass(10);
    expect(await subscribe(silent, 'last@example.test')).toMatchObject({ result: 'success' });
  });

  test.each([
    ['newsletter', webhook, { type: 'subscribe' }],
    ['package', soldOut, { slug: 'lam-pakket' }],
  ])('who fills in what people cannot see hears the same, and is kept nowhere: %s', async (_, path, fields) => {
    for (const shop of [silent, mailing]) {
      await silent.db.delete(signUps);
      const sent = { ...fields, email: 'machine@example.test', website: 'https://spam.example' };
      const machine = await post(shop, path, sent);
      expect(await listSignUps(shop.db)).toEqual([]);
      expect(mails).toEqual([]);
      expect(machine).toEqual(await post(shop, path, { ...sent, website: '' }));
      expect(await listSignUps(shop.db)).toHaveLength(1);
      mails.length = 0;
    }
    expect(await post(silent, path, { ...fields, email: 'none', website: 'x' })).toEqual({ result: 'error' });
  });
});

async function restock({ db }: TestShop, stockStatus: string) {
  const products = recordedGoods.products.map((product) => (product.id === 12 ? { ...product, stockStatus } : product));
  await replaceGoods(db, 'nl', { ...recordedGoods, products });
}
