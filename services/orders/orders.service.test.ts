import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { marketList, markets } from '#markets/index.ts';
import { packingDay } from '#rules/orders/delivery-days.ts';
import { instantAt } from '#rules/time/local-time.ts';
import type { Mail } from '#services/kit/mail/mail.ts';
import { products } from '#services/shop/tables.ts';
import { expectConsole } from '#tests/setup/browser/console.ts';
import { openTestOrders, restock } from '#tests/setup/orders/open-test-orders.ts';
import { aPackage, lastFive, monday, ordersOn, testAccounts } from '#tests/setup/orders/test-orders.ts';
import { testTexts } from '#tests/setup/shop/test-shop.ts';
import { mailProof } from './mail/mail-proof.ts';
import { findByNumber } from './order-store.ts';
import type { PlaceResult } from './orders.ts';
import { createOrderMailSender } from './mail/order-mail-sender.ts';
import { orderMails, orders as orderTable } from './tables.ts';
import { accountLinks } from './tables/account-links.ts';

const { nl, de } = markets;
const dayMs = 24 * 3_600_000;
let now = monday;
const pass = (ms: number) => {
  now = new Date(now.getTime() + ms);
};
let shop: Awaited<ReturnType<typeof openTestOrders>>;
const mails: Mail[] = [];
let isMailDown = false;
let send: () => Promise<boolean>;

beforeAll(async () => {
  shop = await openTestOrders({ goods: lastFive, clock: () => now });
  send = createOrderMailSender({
    db: shop.db,
    markets: marketList,
    texts: testTexts,
    accounts: testAccounts,
    siteOrigin: () => 'https://www.kudde.example',
    clock: () => now,
    log: { info() {}, warn() {}, error: (details, message) => console.error(message, details) },
    sendMail: async (mail) => {
      if (isMailDown) throw new Error('no mail server');
      mails.push(mail);
    },
  });
});
beforeEach(async () => {
  // A Monday of its own, and a new window for the limits.
  pass(28 * dayMs);
  mails.length = 0;
  // Those of earlier tests are given up.
  await shop.orders.doTimedWork();
  await shop.db.delete(orderMails);
  await restock(shop.db, 'nl', lastFive);
});
afterAll(() => shop.close());

async function left(): Promise<number | null | undefined> {
  const [row] = await shop.db
    .select()
    .from(products)
    .where(and(eq(products.market, 'nl'), eq(products.id, 10)));
  return row?.stock;
}

function placed(result: PlaceResult) {
  if (result.result !== 'placed') throw new Error(`not placed: ${JSON.stringify(result)}`);
  return result.order;
}
const order = async (fields = {}, lines = [aPackage()]) => placed(await shop.buy(lines, fields));
const historyOf = async (number: string) =>
  (await findByNumber(shop.db, number))?.history.map(
    ({ what, by, isMailed }) => `${what} ${by}${isMailed ? ' mail' : ''}`,
  );

describe('what happens to an order', () => {
  test('orders: paid, packed, sent, delivered, each with who, when and whether a mail went out', async () => {
    const { number } = await order();
    expect(await shop.orders.pay(number, null)).toMatchObject({ outcome: 'paid', over: 0, order: { paid: 8995 } });
    for (const state of ['packed', 'sent', 'delivered'] as const)
      expect(await shop.orders.change(number, state)).toMatchObject({ outcome: 'done', order: { state } });
    expect(await historyOf(number)).toEqual([
      'placed buyer mail',
      'payment owner',
      'paid owner mail',
      'packed owner',
      'sent owner mail',
      'delivered owner',
    ]);
    expect(await shop.orders.change(number, 'cancelled')).toEqual({ outcome: 'refused', state: 'delivered' });
    expect(await left()).toBe(4);
  });

  test('orders: part of the money leaves an order placed, the rest pays it, and more is told', async () => {
    const { number } = await order();
    expect(await shop.orders.pay(number, 4000)).toMatchObject({ outcome: 'partly', missing: 4995 });
    expect(await shop.orders.pay(number, 5000)).toMatchObject({ outcome: 'paid', over: 5 });
    expect(await shop.orders.pay(number, null)).toMatchObject({ outcome: 'already' });
    expect(await shop.orders.pay('NL-2026-99999', null)).toEqual({ outcome: 'unknown' });
  });

  test('orders: the buyer cancels until the deadline; stock comes back, a paid one is to be refunded', async () => {
    const unpaid = await order();
    expect(await shop.orders.cancel(nl, { ...unpaid, key: 'x' })).toEqual({ outcome: 'unknown' });
    expect(await shop.orders.cancel(nl, unpaid)).toMatchObject({ outcome: 'done', order: { isRefundDue: false } });
    expect(await shop.orders.cancel(nl, unpaid)).toEqual({ outcome: 'refused', state: 'cancelled' });
    expect(await left()).toBe(5);
    const paid = await order();
    await shop.orders.pay(paid.number, null);
    expect(await shop.orders.show(nl, paid)).toMatchObject({ canCancel: true, payment: null });
    expect(await shop.orders.cancel(nl, paid)).toMatchObject({ outcome: 'done', order: { isRefundDue: true } });
    const late = await order();
    now = new Date(late.cancelUntil.getTime() - 1);
    expect(await shop.orders.show(nl, late)).toMatchObject({ canCancel: true });
    pass(1);
    expect(await shop.orders.show(nl, late)).toMatchObject({ canCancel: false });
    expect(await shop.orders.cancel(nl, late)).toEqual({ outcome: 'refused', state: 'placed' });
  });

  test('orders: what is packed cannot be cancelled any more', async () => {
    const packed = await order();
    await shop.orders.pay(packed.number, null);
    await shop.orders.change(packed.number, 'packed');
    expect(await shop.orders.cancel(nl, packed)).toEqual({ outcome: 'refused', state: 'packed' });
    expect(await shop.orders.change(packed.number, 'cancelled')).toEqual({ outcome: 'refused', state: 'packed' });
  });

  test('A35 an order for its first day is given up before the day it is packed on, and its stock is back', async () => {
    const one = await order();
    const packed = instantAt(packingDay(one.deliveryDay ?? '', nl), 0, nl.timeZone);
    expect(one.expiresAt).toEqual(packed);
    expect(one.expiresAt.getTime()).toBeGreaterThan(one.cancelUntil.getTime());
    const before = await left();
    now = one.expiresAt;
    expect((await shop.orders.doTimedWork()).expired).toEqual([one.number]);
    expect(await left()).toBe((before ?? 0) + 1);
  });

  test('orders: not paid within seven days it expires by itself, once, and money that comes later goes back', async () => {
    const one = await order();
    const partly = await order();
    await shop.orders.pay(partly.number, 100);
    now = new Date(one.expiresAt.getTime() - 1);
    expect((await shop.orders.doTimedWork()).expired).toEqual([]);
    pass(1);
    const both = await Promise.all([shop.orders.doTimedWork(), shop.orders.doTimedWork()]);
    expect(both.flatMap(({ expired }) => expired)).toEqual([one.number]);
    expect(await historyOf(one.number)).toEqual(['placed buyer mail', 'reminded shop mail', 'expired shop mail']);
    expect(await left()).toBe(4);
    expect(await shop.orders.pay(one.number, 8995)).toMatchObject({ outcome: 'refund', order: { isRefundDue: true } });
    await shop.orders.change(partly.number, 'cancelled');
  });

  test('orders: a paid voucher has a code of its own for each, and only then', async () => {
    const bought = await order({}, [aPackage(16, 2)]);
    expect(bought.vouchers).toEqual([]);
    const payment = await shop.orders.pay(bought.number, null);
    if (payment.outcome !== 'paid') throw new Error(payment.outcome);
    expect(payment.order.vouchers).toHaveLength(2);
    for (const { code, worth } of payment.order.vouchers) {
      expect(code).toMatch(/^[A-HJKMNP-Z2-9]{4}(?:-[A-HJKMNP-Z2-9]{4}){2}$/);
      expect(worth).toBe(5000);
    }
    await send();
    for (const { code } of payment.order.vouchers) expect(mails.at(-1)?.text).toContain(code);
  });
});

describe('mails', () => {
  test('orders: what was ordered and how to pay it goes out as a mail; one that fails goes out later, none twice', async () => {
    const { email, number } = await order({ email: 'mia@example.test' });
    isMailDown = true;
    expectConsole('error', /order mail not sent/);
    expect(await send()).toBe(false);
    isMailDown = false;
    expect((await Promise.all([send(), send()])).includes(true)).toBe(true);
    await send();
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({ to: email, subject: `Je bestelling ${number}` });
  });

  test('orders: no address gets more than five mails an hour; the others wait and are not lost', async () => {
    // Who never paid and never opened a mail gets two (H2-7), so these spellings of one address are of somebody who did.
    for (let times = 0; times < 6; times += 1) {
      const placedNow = await order({ email: `victim+${times}@example.test` }, [aPackage(11)]);
      await shop.orders.show(nl, { ...placedNow, mail: mailProof(placedNow) });
    }
    await order({ email: 'other@example.test' }, [aPackage(11)]);
    expect(await send()).toBe(false);
    const sentTo = () => mails.map(({ to }) => to.replace(/\+\d/, '')).toSorted();
    expect(sentTo()).toEqual(['other@example.test', ...Array.from({ length: 5 }, () => 'victim@example.test')]);
    pass(3_600_001);
    expect(await send()).toBe(true);
    expect(sentTo()).toHaveLength(7);
  });

  test('orders: without a mail server none is written, and the history says so', async () => {
    const silent = ordersOn(shop.db, { clock: () => now, hasMail: false });
    const { number } = placed(await silent.buy([aPackage(11)]));
    await silent.orders.pay(number, null);
    expect(await historyOf(number)).toEqual(['placed buyer', 'payment owner', 'paid owner']);
    expect(await shop.db.$count(orderMails)).toBe(0);
    expect(await silent.orders.askForLink(nl, { email: 'jan@example.test', sender: 'x' })).toEqual({
      result: 'noMail',
    });
  });

  test('orders: mails are deleted a day after they went out', async () => {
    await order();
    await send();
    pass(dayMs + 1);
    await shop.orders.doTimedWork();
    // What is left is the reminder that was written just now.
    expect(await shop.db.select({ kind: orderMails.kind, sentAt: orderMails.sentAt }).from(orderMails)).toEqual([
      { kind: 'reminder', sentAt: null },
    ]);
  });
});

describe('all orders of an address', () => {
  const ask = (email: string) => shop.orders.askForLink(nl, { email, sender: email });
  const token = () => /\/nl\/shop\/my-account\/([\w-]+)/.exec(mails.at(-1)?.text ?? '')?.[1] ?? '';

  test('orders: a link opens them, once, for half an hour; the answer is the same whether there are any', async () => {
    const email = 'link@example.test';
    const placedNow = await order({ email }, [aPackage(11)]);
    const { number } = placedNow;
    await order({ email, market: de }, [aPackage(11)]);
    // Who has answered gets more than two mails (H2-7).
    await shop.orders.show(nl, { ...placedNow, mail: mailProof(placedNow) });
    await send();
    mails.length = 0;
    expect(await ask('nobody@example.test')).toEqual({ result: 'sent' });
    await send();
    expect(mails).toEqual([]);
    expect(await ask(' Link@Example.test ')).toEqual({ result: 'sent' });
    await send();
    expect(mails).toMatchObject([{ to: email, subject: 'Je bestellingen bij Kudde' }]);
    // What is stored opens nothing.
    const [stored] = await shop.db.select().from(accountLinks).where(eq(accountLinks.email, email));
    expect(stored?.tokenHash).not.toContain(token());
    expect(await shop.orders.openLink(de, token())).toBeNull();
    const account = (await shop.orders.openLink(nl, token())) ?? '';
    expect(await shop.orders.openLink(nl, token())).toBeNull();
    const seen = await shop.orders.account(nl, account);
    expect([seen?.email, seen?.orders.map((shown) => shown.order.number)]).toEqual([email, [number]]);
    pass(30 * 60_000);
    expect(await shop.orders.account(nl, account)).toBeNull();
    await ask(email);
    await send();
    pass(30 * 60_000);
    expect(await shop.orders.openLink(nl, token())).toBeNull();
    expect(await ask('no address')).toEqual({ result: 'wrong' });
  });

  test('orders: one sender has no address mailed without end, and keeps no other sender from it (H2-6)', async () => {
    const results: string[] = [];
    for (let times = 0; times < 7; times += 1)
      results.push((await shop.orders.askForLink(nl, { email: 'x@example.test', sender: 'one' })).result);
    expect(results).toEqual([...Array.from({ length: 6 }, () => 'sent'), 'tooMany']);
    expect(await shop.orders.askForLink(nl, { email: 'x@example.test', sender: 'other' })).toEqual({ result: 'sent' });
  });

  test('orders: delete my data: what was no sale goes at once, a sale when its years are over', async () => {
    const email = 'forget@example.test';
    const sale = await order({ email, note: 'achterom', isGift: true, giftMessage: 'Voor oma' });
    await shop.orders.pay(sale.number, null);
    const unpaid = await order({ email });
    await shop.orders.cancel(nl, unpaid);
    await send();
    pass(3_600_001);
    await ask(email);
    await send();
    const account = (await shop.orders.openLink(nl, token())) ?? '';
    const year = now.getUTCFullYear();
    expect(await shop.orders.deleteMyData(nl, account)).toEqual({
      anonymised: 1,
      kept: 1,
      keptUntil: `${year + 7}-12-31`,
    });
    expect(await shop.orders.account(nl, account)).toBeNull();
    const nobody = { email: null, person: null, note: null, giftMessage: null };
    expect(await findByNumber(shop.db, unpaid.number)).toMatchObject({ ...nobody, total: 8995 });
    expect(await findByNumber(shop.db, sale.number)).toMatchObject({ email, forgetAskedAt: expect.any(Date) });
    now = new Date(`${year + 7}-12-31T12:00:00Z`);
    await shop.orders.doTimedWork();
    expect(await findByNumber(shop.db, sale.number)).toMatchObject({ email });
    now = new Date(`${year + 8}-01-01T12:00:00Z`);
    await shop.orders.doTimedWork();
    expect(await findByNumber(shop.db, sale.number)).toMatchObject({
      ...nobody,
      total: 8995,
      lines: [{ quantity: 1 }],
    });
    const whole = JSON.stringify(await shop.db.select().from(orderTable).where(eq(orderTable.number, sale.number)));
    for (const word of ['Jan', 'Molendijk', 'forget@', 'achterom', 'oma']) expect(whole).not.toContain(word);
  });
});
