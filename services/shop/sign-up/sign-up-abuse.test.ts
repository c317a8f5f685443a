import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { marketList, markets } from '#markets/index.ts';
import { formOf, openTestShop, shopOn, type TestShop, testTexts } from '#tests/setup/shop/test-shop.ts';
import type { Mail } from '#services/kit/mail/mail.ts';
import { listSignUps } from './sign-up-store.ts';
import { signUps } from '#services/shop/tables.ts';

const webhook = '/nl/shop/wp-json/grutto/webhooks';
const soldOut = '/nl/shop/wp-json/grutto/soldout_subscribe';
const t = testTexts.textFor(markets.nl);
const slugs = ['lam-pakket', 'kip-pakket'];

describe('what strangers do with sign-ups', () => {
  let now = new Date('2026-11-15T10:00:00Z');
  const clock = () => now;
  const pass = (minutes: number) => {
    now = new Date(now.getTime() + minutes * 60_000);
  };
  const week = 7 * 24 * 60;
  const mails: Mail[] = [];
  const events: { message: string; details: object }[] = [];
  const note = (details: object, message: string) => void events.push({ message, details });
  const log = { info() {}, warn: note, error: note };
  let close = async () => {};
  let silent: TestShop;
  let mailing: TestShop;
  let sender = 'somebody';

  beforeAll(async () => {
    const options = { clock, senderOf: () => sender, log };
    const opened = await openTestShop(options);
    close = opened.close;
    silent = opened;
    mailing = shopOn(opened.db, { ...options, sendMail: async (mail) => void mails.push(mail) });
  });
  beforeEach(async () => {
    mails.length = 0;
    events.length = 0;
    sender = 'somebody';
    // New limits, and every letter box may be written to again.
    pass(week + 1);
    await silent.db.delete(signUps);
  });
  afterAll(() => close());

  async function post(shop: TestShop, path: string, fields: Record<string, string>): Promise<unknown> {
    return (await shop.send(path, { method: 'POST', body: formOf(fields) })).json();
  }
  const subscribe = (shop: TestShop, email: string) => post(shop, webhook, { email, type: 'subscribe' });
  const tooMany = { result: 'error', msg: t('shop:signUp.tooMany') };
  const linkOf = (mail: Mail | undefined) => /\/nl\/shop\/confirm\/[\w-]+/.exec(mail?.text ?? '')?.[0] ?? '';

  test('weakness 11: two thousand machines that fill the honeypot close the door for nobody', async () => {
    for (let index = 0; index < 2050; index += 1) {
      sender = `machine ${index % 100}`;
      await post(silent, webhook, { email: `m${index}@example.test`, type: 'subscribe', website: 'x' });
    }
    sender = 'honest';
    expect(await subscribe(silent, 'honest@example.test')).toMatchObject({ result: 'success' });
    expect(await listSignUps(silent.db)).toHaveLength(1);
  });

  test('weakness 11: what is neither stored nor mailed does not count', async () => {
    for (let times = 0; times < 30; times += 1) {
      await subscribe(silent, 'again@example.test');
      await post(silent, soldOut, { email: 'none@example.test', slug: 'no-such-package' });
    }
    expect(await subscribe(silent, 'other@example.test')).toMatchObject({ result: 'success' });
  });

  test('weakness 11: one sender is slowed down: after twenty at once it is one in half a minute', async () => {
    for (let index = 0; index < 20; index += 1)
      expect(await subscribe(silent, `n${index}@example.test`)).toMatchObject({ result: 'success' });
    expect(await subscribe(silent, 'n20@example.test')).toEqual(tooMany);
    pass(0.5);
    expect(await subscribe(silent, 'n20@example.test')).toMatchObject({ result: 'success' });
    expect(await subscribe(silent, 'n21@example.test')).toEqual(tooMany);
    sender = 'another';
    expect(await subscribe(silent, 'n21@example.test')).toMatchObject({ result: 'success' });
  });

  test('weakness 11: what is stored counts, also where the mail server is away', async () => {
    const away = shopOn(silent.db, {
      clock,
      senderOf: () => sender,
      log,
      sendMail: () => Promise.reject(new Error('away')),
    });
    for (let index = 0; index < 20; index += 1)
      expect(await subscribe(away, `n${index}@example.test`)).toEqual({ result: 'error' });
    expect(await subscribe(away, 'n20@example.test')).toEqual(tooMany);
  });

  test('weakness 32: a clock that is set back a day blocks nobody for a day', async () => {
    for (let index = 0; index < 20; index += 1) await subscribe(silent, `n${index}@example.test`);
    pass(-24 * 60);
    expect(await subscribe(silent, 'later@example.test')).toEqual(tooMany);
    pass(1);
    expect(await subscribe(silent, 'later@example.test')).toMatchObject({ result: 'success' });
  });

  test('ASVS 16.3.3 limits that are reached and honeypots that are filled are events, with the client and without the address', async () => {
    await post(silent, webhook, { email: 'machine@example.test', website: 'x' });
    for (let index = 0; index <= 20; index += 1) await subscribe(silent, `n${index}@example.test`);
    expect(events).toEqual([
      { message: 'sign-up by a machine', details: { client: 'somebody', market: 'nl' } },
      { message: 'too many sign-ups', details: { client: 'somebody', market: 'nl' } },
    ]);
  });

  test('weakness 13: a letter box gets two mails in a week until its owner answers, whatever is asked for', async () => {
    const enough = { result: 'error', msg: t('shop:signUp.mailedEnough') };
    const answers = [];
    for (const [index, slug] of [...slugs, ...slugs, ...slugs].entries()) {
      sender = `sender ${index}`;
      answers.push(await post(mailing, soldOut, { email: `Victim+${index}@example.test`, slug }));
      pass(11);
    }
    expect(mails).toHaveLength(2);
    expect(answers.slice(2)).toEqual([enough, enough, enough, enough]);
    expect(await subscribe(mailing, 'victim@example.test')).toEqual(enough);
    pass(6 * 24 * 60);
    expect(await subscribe(mailing, 'victim@example.test')).toEqual(enough);
    expect(mails).toHaveLength(2);
    pass(24 * 60);
    expect(await subscribe(mailing, 'victim@example.test')).toEqual({ result: 'success' });
    expect(mails).toHaveLength(3);
  });

  test('weakness 13: many at once get no more', async () => {
    await Promise.all(Array.from({ length: 12 }, (_, index) => subscribe(mailing, `vic+${index}@example.test`)));
    expect(mails).toHaveLength(2);
  });

  test('weakness 13: whoever confirms is written to again', async () => {
    for (const slug of slugs) {
      await post(mailing, soldOut, { email: 'mia@example.test', slug });
      expect((await mailing.send(linkOf(mails.at(-1)), { method: 'POST' })).status).toBe(200);
    }
    expect(await subscribe(mailing, 'mia@example.test')).toEqual({ result: 'success' });
    expect(mails).toHaveLength(3);
  });

  test('weakness 13: control characters make no new spelling of an address', async () => {
    for (let code = 1; code <= 12; code += 1) {
      const email = `vic${String.fromCharCode(code)}tim@example.test`;
      expect(await subscribe(mailing, email)).toEqual({ result: 'error' });
    }
    expect(mails).toEqual([]);
  });

  test('weakness 24: opening the link confirms nothing, its button does', async () => {
    await subscribe(mailing, 'mia@example.test');
    const link = linkOf(mails[0]);
    for (const method of ['HEAD', 'GET', 'GET']) expect((await mailing.send(link, { method })).status).toBe(200);
    expect(await listSignUps(mailing.db)).toMatchObject([{ state: 'pending' }]);
    const page = await (await mailing.send(link)).text();
    expect(page).toContain(t('shop:confirm.askTitle'));
    expect(page).toMatch(/<form [^>]*method="post"[^>]*><button [^>]*type="submit"/);
    const done = await mailing.send(link, { method: 'POST' });
    expect([done.status, await done.text()]).toEqual([200, expect.stringContaining(t('shop:confirm.doneTitle'))]);
    expect(await listSignUps(mailing.db)).toMatchObject([{ state: 'confirmed' }]);
    for (const method of ['GET', 'POST']) expect((await mailing.send(link, { method })).status).toBe(410);
  });

  test('weakness 25: who is on the newsletter hears what everybody hears; the mail tells its owner', async () => {
    const first = await subscribe(mailing, 'mia@example.test');
    await mailing.send(linkOf(mails[0]), { method: 'POST' });
    pass(11);
    expect(await subscribe(mailing, 'mia@example.test')).toEqual(first);
    expect(mails[1]).toMatchObject({ to: 'mia@example.test', subject: t('shop:already.subject') });
    expect(linkOf(mails[1])).toBe('');
    // The same for one who waits for a package.
    const waits = { email: 'jan@example.test', slug: 'lam-pakket' };
    const waiting = await post(mailing, soldOut, waits);
    await mailing.send(linkOf(mails.at(-1)), { method: 'POST' });
    pass(11);
    expect(await post(mailing, soldOut, waits)).toEqual(waiting);
    expect(mails.at(-1)).toMatchObject({ to: 'jan@example.test', subject: t('shop:already.subject') });
    // And where no mail is sent.
    expect(await subscribe(silent, 'kees@example.test')).toEqual(await subscribe(silent, 'kees@example.test'));
  });

  test('weakness 17: links in mails begin with the address of the market, whatever the request says', async () => {
    for (const market of marketList) {
      mails.length = 0;
      const body = formOf({ email: `eva-${market.code}@example.test`, type: 'subscribe' });
      const headers = { host: 'evil.local', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'http' };
      await mailing.send(`http://evil.local/${market.code}/shop/wp-json/grutto/webhooks`, {
        method: 'POST',
        body,
        headers,
      });
      const links = [
        ...`${mails[0]?.text} ${mails[0]?.html} ${mails[0]?.unsubscribe}`.matchAll(/https?:\/\/[^/"\s]+/g),
      ];
      expect(new Set(links.map(([origin]) => origin))).toEqual(new Set([new URL(market.siteUrl).origin]));
    }
  });
});
