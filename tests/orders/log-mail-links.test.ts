// Whoever reads the log must not be able to open what a mail let its reader open.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { marketList, markets } from '#markets/index.ts';
import { createLog } from '#server/log/log.ts';
import { linkMail, orderMail, recallMail } from '#services/orders/mail/order-mail.ts';
import type { MailKind } from '#services/orders/mail/outbox.ts';
import { ownerMail } from '#services/orders/mail/owner-mail.ts';
import { takeNews, tellOwner } from '#services/orders/mail/tell-owner.ts';
import type { Order } from '#services/orders/order-store.ts';
import { orderMails } from '#services/orders/tables.ts';
import { ownerNews } from '#services/orders/tables/counter.ts';
import { createBackInStockMails } from '#services/shop/sign-up/back-in-stock.ts';
import { alreadyMail, confirmMail } from '#services/shop/sign-up/mail.ts';
import { addSignUps } from '#services/shop/sign-up/sign-up-store.ts';
import { replaceGoods } from '#services/shop/catalogue/replace-products.ts';
import type { Mail } from '#services/kit/mail/mail.ts';
import { aPackage, ordersOn, testAccounts } from '#tests/setup/orders/test-orders.ts';
import { recordedGoods } from '#tests/setup/shop/recorded-goods.ts';
import { openSmtpServer, type SmtpServer } from '#tests/setup/shop/smtp-server.ts';
import { testTexts } from '#tests/setup/shop/test-shop.ts';
import { openTestApp, type TestApp } from '#tests/setup/test-app.ts';

const market = markets.nl;
const origin = 'https://www.kudde.example';
const writer = { market, t: testTexts.textFor(market), accounts: testAccounts, origin };
const now = new Date();
const lines: string[] = [];
let smtp: SmtpServer;
let app: TestApp;
let order: Order;
beforeAll(async () => {
  smtp = await openSmtpServer();
  app = await openTestApp({
    settings: { SMTP_URL: smtp.url, MAIL_FROM: 'post@kudde.example', LOG_LEVEL: 'trace' },
    log: createLog({ logLevel: 'trace' }, { write: (line) => void lines.push(line) }),
  });
  await replaceGoods(app.db, 'nl', recordedGoods);
  const bought = await ordersOn(app.db, { clock: () => now }).buy([aPackage()], { email: 'jan@example.test' });
  if (bought.result !== 'placed') throw new Error(bought.result);
  ({ order } = bought);
});
afterAll(async () => {
  await app?.close();
  await smtp?.close();
});

/** The links of a mail, and what in each of them is nobody else's business. */
function linksOf({ text, html, unsubscribe = '' }: Mail): { path: string; secrets: string[] }[] {
  const found = `${text} ${html.replaceAll('&amp;', '&')} ${unsubscribe}`.matchAll(
    /https:\/\/www\.kudde\.example([^\s"<>]*)/g,
  );
  return [...new Set([...found].map(([, path = '']) => path))].map((path) => {
    const url = new URL(path, origin);
    const parts = [...url.pathname.split(/[/.]/), ...url.searchParams.values()];
    return { path, secrets: parts.filter((part) => /^[\w-]{20,}$/.test(part)) };
  });
}

async function expectKept(mail: Mail, least: number): Promise<void> {
  const links = linksOf(mail);
  const secrets = links.flatMap((link) => link.secrets);
  expect(links.length).toBeGreaterThanOrEqual(1);
  expect(secrets.length).toBeGreaterThanOrEqual(least);
  const before = lines.length;
  for (const { path } of links) {
    await app.get(path);
    await app.get(path, { method: 'POST' });
  }
  const told = lines.slice(before).join('');
  expect(told.match(/"msg":"request"/g)?.length).toBe(2 * links.length);
  for (const secret of secrets) expect(told).not.toContain(secret);
}

async function token(): Promise<string> {
  const { orders } = ordersOn(app.db, { clock: () => now });
  await orders.askForLink(market, { email: 'jan@example.test', sender: 'x' });
  const [due] = await app.db.select().from(orderMails).where(eq(orderMails.kind, 'link'));
  return due?.token ?? '';
}

/** All that an owner can be told, in one mail. */
async function tellAll(): Promise<Mail | null> {
  const owner = async () => ({ email: 'piet@kudde.example', time: 'atOnce' as const });
  const facts = { number: order.number, amount: order.total, day: '2026-03-06', name: 'Lam pakket', left: 2 };
  for (const kind of ownerNews.kind.enumValues)
    await tellOwner({ hasMail: true, owner }, app.db, { market, kind, facts, now });
  const [due] = await app.db.select().from(orderMails).where(eq(orderMails.kind, 'owner'));
  const news = await takeNews(app.db, { market: market.code, mailId: due?.id ?? 0 });
  expect(news).toHaveLength(ownerNews.kind.enumValues.length);
  return ownerMail(writer, news, { to: 'piet@kudde.example', studio: origin });
}

type Written = { write: () => Mail | null | Promise<Mail | null>; /** Secrets in it at least. */ least: number };
const about = (kind: Parameters<typeof orderMail>[1]): Written => ({
  write: () => orderMail(writer, kind, order),
  least: 2,
});
const paper = { title: 'x', name: 'x.pdf', bytes: new Uint8Array() };
/** Every kind there is: a new one does not compile until it is here. */
const written: Record<MailKind, Written> = {
  placed: about('placed'),
  reminder: about('reminder'),
  paid: about('paid'),
  sent: about('sent'),
  cancelled: about('cancelled'),
  expired: about('expired'),
  withdrawn: about('withdrawn'),
  changed: about('changed'),
  credit: { write: () => orderMail({ ...writer, papers: [paper] }, 'credit', order), least: 2 },
  recall: { write: () => recallMail(writer, order, 'Eet het niet op'), least: 2 },
  link: { write: async () => linkMail(writer, { to: 'jan@example.test', token: await token() }), least: 1 },
  // Its one link leads to the studio, which asks who is there.
  owner: { write: tellAll, least: 0 },
};

test.each(orderMails.kind.enumValues)('C5 H2-9 no link of the mail %s is in the log', async (kind) => {
  const { write, least } = written[kind];
  const mail = await write();
  if (!mail) throw new Error('there is no such mail');
  await expectKept(mail, least);
});

test('C5 H2-9 nor are those of sign-ups', async () => {
  const body = new URLSearchParams({ email: 'mia@example.test', type: 'subscribe' });
  await app.get('/nl/shop/wp-json/grutto/webhooks', { method: 'POST', body });
  const text = smtp.mails.find(({ to }) => to.includes('mia@example.test'))?.text ?? '';
  await expectKept({ to: '', subject: '', text, html: '' }, 3);
  const [link, unsubscribe] = [`${origin}/nl/shop/confirm/`, `${origin}/nl/shop/unsubscribe/`];
  const tokens = {
    to: 'mia@example.test',
    link: `${link}${'aB3'.repeat(10)}`,
    unsubscribe: `${unsubscribe}x.${'c_D'.repeat(14)}`,
  };
  for (const mail of [confirmMail(writer, tokens), alreadyMail(writer, tokens)]) await expectKept(mail, 2);
});

test('C5 H2-9 nor is that of a package that is back', async () => {
  const times = { createdAt: now, confirmedAt: now, backAt: now, notifiedAt: null };
  const wish = { market: 'nl', language: 'nl-NL', kind: 'soldout', slug: 'lam-pakket', state: 'confirmed' } as const;
  await addSignUps(app.db, [{ ...wish, ...times, email: 'kees@example.test' }]);
  const mails: Mail[] = [];
  const options = { db: app.db, markets: marketList, texts: testTexts, clock: () => now, siteOrigin: () => origin };
  const log = { info() {}, warn() {}, error() {} };
  await createBackInStockMails({ ...options, log, sendMail: async (mail) => void mails.push(mail) })();
  const [mail] = mails;
  if (!mail) throw new Error('there is no such mail');
  await expectKept(mail, 2);
});
