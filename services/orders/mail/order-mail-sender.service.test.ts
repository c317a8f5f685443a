import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { marketList, markets } from '#markets/index.ts';
import { createSendMail } from '#server/shop/send-mail.ts';
import { expectConsole } from '#tests/setup/browser/console.ts';
import { openTestOrders } from '#tests/setup/orders/open-test-orders.ts';
import { aPackage, monday, testAccounts } from '#tests/setup/orders/test-orders.ts';
import { openSmtpServer, type SmtpServer } from '#tests/setup/shop/smtp-server.ts';
import { testTexts } from '#tests/setup/shop/test-shop.ts';
import { findByNumber } from '#services/orders/order-store.ts';
import { createOrderMailSender } from './order-mail-sender.ts';
import { putMail } from './outbox.ts';
import { orderMails } from '#services/orders/tables.ts';

const { nl } = markets;
const [minuteMs, dayMs] = [60_000, 24 * 3_600_000];
let now = monday;
const pass = (ms: number) => {
  now = new Date(now.getTime() + ms);
};
let shop: Awaited<ReturnType<typeof openTestOrders>>;
let smtp: SmtpServer;
let send: () => Promise<boolean>;
let tries = 0;

beforeAll(async () => {
  shop = await openTestOrders({ clock: () => now });
  smtp = await openSmtpServer();
  const sendMail = createSendMail({ smtpUrl: smtp.url, from: 'post@kudde.example' });
  send = createOrderMailSender({
    db: shop.db,
    markets: marketList,
    texts: testTexts,
    accounts: testAccounts,
    siteOrigin: () => 'https://www.kudde.example',
    clock: () => now,
    log: { info() {}, warn() {}, error: (details, message) => console.error(message, details) },
    sendMail: async (mail) => {
      tries += 1;
      await sendMail?.(mail);
    },
  });
});
beforeEach(async () => {
  // A Monday of its own, and new counts.
  pass(28 * dayMs);
  await shop.orders.doTimedWork();
  await shop.db.delete(orderMails);
  smtp.behave('take');
  smtp.mails.length = 0;
  tries = 0;
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
const readers = () => smtp.mails.map(({ to }) => to.join());
const subjectsTo = (address: string) =>
  smtp.mails.filter(({ to }) => to.includes(address)).map(({ headers }) => headers.get('subject'));
const historyOf = async (number: string) => (await findByNumber(shop.db, number))?.history.map(({ what }) => what);

test('C2 H2-2 an address the mail server refuses ends that mail alone: all others go out, and the order says so', async () => {
  const refused = await order('jan@gmial.example');
  smtp.answerFor('jan@gmial.example', 550);
  for (const name of ['a', 'b', 'c', 'd', 'e']) await order(`${name}@example.test`);
  expectConsole('error', /order mail not sent/);
  expect(await send()).toBe(true);
  expect(readers()).toEqual(['a', 'b', 'c', 'd', 'e'].map((name) => `${name}@example.test`));
  expect(await historyOf(refused.number)).toEqual(['placed', 'mailFailed']);
  // It is not tried again, also when the server would take it.
  smtp.answerFor('jan@gmial.example', null);
  pass(dayMs);
  expect(await send()).toBe(true);
  expect([tries, smtp.mails.length]).toEqual([6, 5]);
});

test('C2 H2-2 what is put off waits for its own time, each time twice as long, while others go out', async () => {
  await order('busy@example.test');
  await order('other@example.test');
  smtp.answerFor('busy@example.test', 451);
  expectConsole('error', /order mail not sent/);
  expect(await send()).toBe(false);
  expect(readers()).toEqual(['other@example.test']);
  // Not before its time: 10 minutes, then 20, then 40.
  for (const minutes of [10, 20]) {
    pass(minutes * minuteMs - 1);
    const before = tries;
    expect(await send()).toBe(false);
    expect(tries).toBe(before);
    pass(1);
    expect(await send()).toBe(false);
    expect(tries).toBe(before + 1);
  }
  smtp.answerFor('busy@example.test', null);
  pass(40 * minuteMs);
  expect(await send()).toBe(true);
  expect(readers()).toEqual(['other@example.test', 'busy@example.test']);
});

test('C2 a mail server that is away is asked three times in a round, then left alone; afterwards all go out', async () => {
  for (const name of ['a', 'b', 'c', 'd', 'e']) await order(`${name}@away.example`);
  smtp.behave('refuse');
  expectConsole('error', /order mail not sent/);
  expect(await send()).toBe(false);
  expect(tries).toBe(3);
  smtp.behave('take');
  expect(await send()).toBe(true);
  expect(readers().toSorted()).toEqual(['a', 'b', 'c', 'd', 'e'].map((name) => `${name}@away.example`));
});

test('H2-2 a mail that nobody takes for a week is given up, and the order says so', async () => {
  const { number } = await order('never@example.test');
  smtp.answerFor('never@example.test', 451);
  expectConsole('error', /order mail not sent/);
  await send();
  pass(7 * dayMs - 1);
  expect(await send()).toBe(false);
  pass(1);
  // Its next time has not come, and it is too late.
  expect(await send()).toBe(true);
  expect(await historyOf(number)).toEqual(['placed', 'mailFailed']);
});

test('H2-4 a hundred mails of letter boxes that had their share hold back nobody', async () => {
  const old = { market: 'nl', kind: 'link', email: 'full@example.test', createdAt: now } as const;
  const { email } = await order('full@example.test');
  await shop.orders.pay((await order('full@example.test')).number, null);
  for (let times = 0; times < 120; times += 1)
    await putMail(shop.db, { ...old, email: email ?? '', token: `t${times}` }, now);
  await order('honest@example.test');
  expect(await send()).toBe(false);
  expect(readers().filter((reader) => reader === 'full@example.test')).toHaveLength(5);
  expect(readers()).toContain('honest@example.test');
});

test('C9 H2-4 a withdrawal said again within a day is noted and not mailed again, and adds no history', async () => {
  const { number } = await order('buyer@example.test');
  await send();
  const say = (what: string) =>
    shop.orders.withdraw(nl, { number, email: 'buyer@example.test', name: 'Jan', what }, `s${what}`);
  for (const what of ['de wijn', 'alles', 'toch de wijn']) {
    expect(await say(what)).toMatchObject({ result: 'done', number });
    pass(minuteMs);
    await send();
  }
  expect(subjectsTo('buyer@example.test')).toHaveLength(2);
  const told = await findByNumber(shop.db, number);
  expect(told?.history.map(({ what }) => what)).toEqual(['placed', 'withdrawn']);
  expect(told?.texts.withdrawalNotice).toContain('toch de wijn');
  // The next day it is acknowledged again.
  pass(dayMs);
  await say('en nu alles');
  expect(await historyOf(number)).toEqual(['placed', 'withdrawn', 'withdrawn']);
});

test('H2-4 an order called off before its mail went out is told of once, as cancelled', async () => {
  const placed = await order('quick@example.test');
  await shop.orders.cancel(nl, placed);
  expect(await send()).toBe(true);
  expect(subjectsTo('quick@example.test')).toEqual([`Geannuleerd: bestelling ${placed.number}`]);
});

test('H2-7 an address that never answered gets two mails a week; the rest waits until a link of a mail is opened', async () => {
  const email = 'stranger@example.test';
  const first = await order(email);
  const second = await order(email);
  const third = await order(email);
  expect(await send()).toBe(false);
  expect(subjectsTo(email)).toHaveLength(2);
  // Before any of them is reminded.
  pass(dayMs / 12);
  await shop.orders.doTimedWork();
  await shop.orders.withdraw(nl, { number: first.number, email, name: '', what: '' }, 'x');
  await shop.orders.askForLink(nl, { email, sender: 'y' });
  await send();
  expect(subjectsTo(email)).toHaveLength(2);
  // The key alone is known to whoever ordered, and answers nothing.
  expect(await shop.orders.show(nl, second)).not.toBeNull();
  await send();
  expect(subjectsTo(email)).toHaveLength(2);
  const link = /\/shop\/order\/[\w-]+\/\?(\S+)/.exec(smtp.mails[1]?.text ?? '')?.[1] ?? '';
  const { key, mail } = Object.fromEntries(new URLSearchParams(link));
  expect(await shop.orders.show(nl, { number: second.number, key: key ?? '', mail })).not.toBeNull();
  expect(await send()).toBe(true);
  expect(subjectsTo(email)).toContain(`Je bestelling ${third.number}`);
  expect(subjectsTo(email)).toHaveLength(5);
});

test('H2-7 what its owner did is always mailed, and who paid has answered', async () => {
  const email = 'payer@example.test';
  const [first] = [await order(email), await order(email), await order(email)];
  await send();
  expect(subjectsTo(email)).toHaveLength(2);
  await shop.orders.pay(first.number, null);
  expect(await send()).toBe(true);
  expect(subjectsTo(email)).toHaveLength(4);
  expect(subjectsTo(email)).toContain(`Betaald: bestelling ${first.number}`);
});

test('H2-7 a mail that was held for a week is given up, and two more may go to that address', async () => {
  const email = 'later@example.test';
  for (let times = 0; times < 3; times += 1) await order(email);
  await send();
  pass(8 * dayMs);
  await order(email);
  expect(await send()).toBe(true);
  expect(subjectsTo(email)).toHaveLength(3);
  const rows = await shop.db.select().from(orderMails).where(eq(orderMails.email, email));
  expect(rows.filter(({ sentAt }) => sentAt === null).map(({ failure }) => failure)).toEqual(['held for a week']);
});
