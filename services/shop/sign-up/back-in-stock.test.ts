import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { marketList } from '#markets/index.ts';
import { createSendMail } from '#server/shop/send-mail.ts';
import { expectConsole } from '#tests/setup/browser/console.ts';
import { openSmtpServer, type SmtpServer } from '#tests/setup/shop/smtp-server.ts';
import { openTestShop, testTexts } from '#tests/setup/shop/test-shop.ts';
import type { SendMail } from '#services/kit/mail/mail.ts';
import { signUps } from '#services/shop/tables.ts';
import { createBackInStockMails } from './back-in-stock.ts';
import { addSignUps, listSignUps, removeUnconfirmed } from './sign-up-store.ts';

const minuteMs = 60_000;
let now = new Date('2026-11-15T10:00:00Z');
const pass = (ms: number) => {
  now = new Date(now.getTime() + ms);
};
let shop: Awaited<ReturnType<typeof openTestShop>>;
let smtp: SmtpServer;
let mailer: SendMail;

beforeAll(async () => {
  shop = await openTestShop({ clock: () => now });
  smtp = await openSmtpServer();
  const sendMail = createSendMail({ smtpUrl: smtp.url, from: 'post@kudde.example' });
  mailer = async (mail) => sendMail?.(mail);
});
beforeEach(async () => {
  await shop.db.delete(signUps);
  smtp.mails.length = 0;
});
afterAll(async () => {
  await smtp?.close();
  await shop?.close();
});

const told = (sendMail: SendMail = mailer) =>
  createBackInStockMails({
    db: shop.db,
    markets: marketList,
    texts: testTexts,
    sendMail,
    siteOrigin: () => 'https://www.kudde.example',
    clock: () => now,
    log: { info() {}, warn() {}, error: (details, message) => console.error(message, details) },
  })();

async function waiting(...names: string[]) {
  const wish = { market: 'nl', language: 'nl-NL', kind: 'soldout', slug: 'lam-pakket', state: 'confirmed' } as const;
  let back = now.getTime();
  const rows = names.map((name) => {
    back += 1;
    const times = { createdAt: now, confirmedAt: now, backAt: new Date(back), notifiedAt: null };
    return { ...wish, ...times, email: `${name}@example.test` };
  });
  await addSignUps(shop.db, rows);
}
const readers = () => smtp.mails.map(({ to }) => to.join());
const left = async () => (await listSignUps(shop.db)).map(({ email }) => email);

test('C2 an address the mail server refuses keeps nobody else from hearing that a package is back', async () => {
  await waiting('refused', 'a', 'b', 'c');
  smtp.answerFor('refused@example.test', 550);
  expectConsole('error', /back-in-stock mail not sent/);
  expect(await told()).toBe(true);
  expect(readers()).toEqual(['a@example.test', 'b@example.test', 'c@example.test']);
});

test('C2 what is put off is tried again at its own time, and the others are told', async () => {
  await waiting('busy', 'a');
  smtp.answerFor('busy@example.test', 451);
  expectConsole('error', /back-in-stock mail not sent/);
  expect(await told()).toBe(false);
  expect(readers()).toEqual(['a@example.test']);
  smtp.answerFor('busy@example.test', null);
  pass(10 * minuteMs - 1);
  expect(await told()).toBe(false);
  expect(readers()).toHaveLength(1);
  pass(1);
  expect(await told()).toBe(true);
  expect(readers()).toEqual(['a@example.test', 'busy@example.test']);
});

test('C19 a process that ends while it sends loses nobody: five minutes later another one tells them', async () => {
  await waiting('a', 'b');
  const { promise: sending, resolve: isSending } = Promise.withResolvers<void>();
  // It never comes back from there.
  void told(() => {
    isSending();
    return new Promise(() => {});
  });
  await sending;
  expect(await told()).toBe(false);
  expect(readers()).toEqual(['b@example.test']);
  pass(5 * minuteMs);
  expect(await told()).toBe(true);
  expect(readers()).toEqual(['b@example.test', 'a@example.test']);
});

test('A10a an address is deleted once its mail is out, and also one that was told by an older version', async () => {
  await waiting('a');
  expect(await told()).toBe(true);
  expect(await left()).toEqual([]);
  await waiting('old', 'waits');
  const rows = await listSignUps(shop.db);
  await shop.db.delete(signUps);
  await addSignUps(
    shop.db,
    rows.map((row) => (row.email === 'old@example.test' ? { ...row, notifiedAt: now } : { ...row, backAt: null })),
  );
  await removeUnconfirmed(shop.db, now);
  expect(await left()).toEqual(['waits@example.test']);
});
