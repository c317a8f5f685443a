import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { marketList, markets } from '#markets/index.ts';
import { ownerWishes } from '#server/orders/owner-wishes.ts';
import { createSendMail } from '#server/shop/send-mail.ts';
import { changeSetting } from '#services/settings/settings.ts';
import { settings } from '#services/settings/tables.ts';
import { orderMails } from '#services/orders/tables.ts';
import { ownerNews } from '#services/orders/tables/counter.ts';
import { expectConsole } from '#tests/setup/browser/console.ts';
import { openTestOrders, restock } from '#tests/setup/orders/open-test-orders.ts';
import { aPackage, monday, testAccounts } from '#tests/setup/orders/test-orders.ts';
import { recordedGoods } from '#tests/setup/shop/recorded-goods.ts';
import { openSmtpServer, type SmtpServer } from '#tests/setup/shop/smtp-server.ts';
import { testTexts } from '#tests/setup/shop/test-shop.ts';
import { createOrderMailSender } from './order-mail-sender.ts';

const { nl } = markets;
const [minuteMs, hourMs, dayMs] = [60_000, 3_600_000, 24 * 3_600_000];
const boss = 'boss@kudde.example';
let now = monday;
const pass = (ms: number) => {
  now = new Date(now.getTime() + ms);
};
let shop: Awaited<ReturnType<typeof openTestOrders>>;
let smtp: SmtpServer;
let send: () => Promise<boolean>;
let failing: (() => void) | null = null;
const owner = ownerWishes({ ownerMail: boss });
const logged: string[] = [];

beforeAll(async () => {
  shop = await openTestOrders({
    clock: () => now,
    owner: async (db, market) => {
      failing?.();
      return owner(db, market);
    },
  });
  smtp = await openSmtpServer();
  const sendMail = createSendMail({ smtpUrl: smtp.url, from: 'post@kudde.example' });
  send = createOrderMailSender({
    db: shop.db,
    markets: marketList,
    texts: testTexts,
    accounts: testAccounts,
    siteOrigin: () => 'https://www.kudde.example',
    owner,
    studio: () => 'https://studio.kudde.example',
    clock: () => now,
    log: {
      info() {},
      warn() {},
      error: (details, message) => {
        logged.push(JSON.stringify(details));
        console.error(message, details);
      },
    },
    sendMail: async (mail) => sendMail?.(mail),
  });
});
beforeEach(async () => {
  pass(28 * dayMs);
  await shop.db.delete(orderMails);
  await shop.db.delete(ownerNews);
  await shop.db.delete(settings);
  await restock(shop.db, 'nl', recordedGoods);
  smtp.behave('take');
  smtp.mails.length = 0;
  failing = null;
});
afterAll(async () => {
  await smtp?.close();
  await shop?.close();
});

async function order(email: string) {
  const result = await shop.buy([aPackage(11)], { email });
  if (result.result !== 'placed') throw new Error(`not placed: ${JSON.stringify(result)}`);
  return result.order;
}
const told = (to = boss) => smtp.mails.filter((mail) => mail.to.includes(to));
const subjects = (to = boss) => told(to).map(({ headers }) => headers.get('subject'));
const set = (key: 'mail.owner' | 'mail.ownerTime', value: string) =>
  changeSetting(shop.db, { market: 'nl', key, value, version: 0, personId: null }, () => now);

test('counter 4: a new order is told at once, with what it comes to and its day, and to nobody else', async () => {
  const { number } = await order('jan@example.test');
  await send();
  expect(told()).toHaveLength(1);
  expect(subjects()[0]).toContain(number);
  expect(told()[0]?.text).toContain('https://studio.kudde.example/studio?market=nl');
  expect(told()[0]?.text).not.toContain('jan@example.test');
  expect(subjects('jan@example.test')).toHaveLength(1);
});

test('counter 4: never more than one in five minutes; what happened in between is in the next, each thing once', async () => {
  await order('a@example.test');
  await send();
  const later = [await order('b@example.test'), await order('c@example.test')];
  pass(5 * minuteMs - 1);
  expect(await send()).toBe(false);
  expect(told()).toHaveLength(1);
  pass(1);
  await send();
  expect(told()).toHaveLength(2);
  for (const { number } of later) expect(told()[1]?.text).toContain(number);
  pass(hourMs);
  expect(await send()).toBe(true);
  expect(told()).toHaveLength(2);
});

test('counter 4: twenty things in an hour bother the owner twelve times at most, and no buyer’s share is counted by it', async () => {
  await set('mail.owner', 'both@example.test');
  for (let times = 0; times < 20; times += 1) {
    await shop.orders.tellOwner({ market: nl, kind: 'bounced', facts: { number: `n${times}` } });
    await send();
    pass(3 * minuteMs);
  }
  expect(told('both@example.test').length).toBeLessThanOrEqual(12);
  expect(told('both@example.test').length).toBeGreaterThan(5);
  await order('both@example.test');
  await send();
  expect(subjects('both@example.test').some((subject) => subject?.startsWith('Je bestelling'))).toBe(true);
});

test('ST-23 what was planned and could not be published is told in a sentence, once', async () => {
  await shop.orders.tellOwner({ market: nl, kind: 'planFailed', facts: { name: 'Kerstbox' } });
  await send();
  expect(subjects()).toEqual([
    'Niet gepubliceerd: Kerstbox. Dit stond gepland; in de studio staat waarom het niet ging',
  ]);
  pass(hourMs);
  await send();
  expect(told()).toHaveLength(1);
});

test('counter 4: one list at seven, by the clock of the market', async () => {
  now = new Date('2027-03-01T09:00:00+01:00');
  await set('mail.ownerTime', 'daily');
  const made = [await order('a@example.test'), await order('b@example.test')];
  await send();
  expect(told()).toHaveLength(0);
  // The next seven o’clock is 22 hours after nine.
  pass(22 * hourMs - 1);
  await send();
  expect(told()).toHaveLength(0);
  pass(1);
  await send();
  expect(told()).toHaveLength(1);
  for (const { number } of made) expect(told()[0]?.text).toContain(number);
});

test('counter 4: the address of the market wins, and none is none', async () => {
  await set('mail.owner', 'nl@kudde.example');
  await order('a@example.test');
  await send();
  expect([told().length, told('nl@kudde.example').length]).toEqual([0, 1]);
  await shop.db.delete(settings);
  await set('mail.ownerTime', 'none');
  pass(hourMs);
  await order('b@example.test');
  await send();
  expect(told()).toHaveLength(0);
  expect(await shop.db.$count(ownerNews)).toBe(1);
});

test('counter 4: cancelled by its buyer, withdrawn with the last day to answer, paid after it was given up', async () => {
  const { number, key } = await order('a@example.test');
  await shop.orders.withdraw(nl, { number, email: 'a@example.test', name: 'Jan', what: '' }, 'sender');
  await shop.orders.cancel(nl, { number, key });
  await shop.orders.pay(number, 5000);
  await send();
  const words = told()[0]?.text ?? '';
  const lastDay = new Intl.DateTimeFormat('nl-NL', { day: 'numeric', month: 'long', year: 'numeric' });
  expect(words).toContain(
    `Herroepen: ${number}. Het geld moet uiterlijk ${lastDay.format(now.getTime() + 14 * dayMs)}`,
  );
  expect(words).toContain(`Geannuleerd door de klant: ${number}`);
  expect(words).toMatch(/Betaling van €\s50,00 voor/);
  // The owner’s own deeds are no news.
  pass(hourMs);
  smtp.mails.length = 0;
  const other = await order('b@example.test');
  await shop.orders.change(other.number, 'cancelled');
  await send();
  expect(told()[0]?.text).not.toContain('Geannuleerd door');
});

test('counter 4: a mail that bounced is told; one to the owner that bounces is told to nobody, and nothing secret is logged', async () => {
  const { number } = await order('wrong@example.test');
  smtp.answerFor('wrong@example.test', 550);
  expectConsole('error', /order mail not sent/);
  await send();
  pass(hourMs);
  await send();
  expect(
    told()
      .map(({ text }) => text)
      .join('\n'),
  ).toContain(`Een mail over ${number} kwam niet aan`);
  smtp.answerFor(boss, 550);
  await order('c@example.test');
  const before = await shop.db.$count(ownerNews);
  pass(hourMs);
  await send();
  await send();
  expect(await shop.db.$count(ownerNews)).toBe(before);
  smtp.answerFor(boss, null);
  smtp.answerFor('wrong@example.test', null);
  expect(logged.join()).not.toContain('smtp://');
});

test('counter 4: little left is told once, when it becomes so', async () => {
  const product = recordedGoods.products.find(({ id }) => id === 11);
  const few = recordedGoods.products.map((one) => (one.id === 11 ? { ...one, stock: 6 } : one));
  await restock(shop.db, 'nl', { ...recordedGoods, products: few });
  await order('a@example.test');
  await order('b@example.test');
  await send();
  const lines = (told()[0]?.text ?? '').split('\n').filter((line) => line.startsWith('Bijna op'));
  expect(lines).toEqual([expect.stringMatching(/nog 5$/)]);
  expect(product).toBeDefined();
});

test('counter 4: what did not happen is not told: the news is in the transaction of the order', async () => {
  failing = () => {
    throw new Error('the disk is full');
  };
  await expect(order('a@example.test')).rejects.toThrow('the disk is full');
  failing = null;
  expect([await shop.db.$count(ownerNews), await shop.db.$count(orderMails)]).toEqual([0, 0]);
});

test('counter 4: a failed backup is told in all four languages', async () => {
  for (const market of marketList) await shop.orders.tellOwner({ market, kind: 'backupFailed', facts: {} });
  await send();
  expect(subjects()).toHaveLength(marketList.length);
  expect(new Set(subjects()).size).toBe(4);
});
