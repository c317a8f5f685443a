import { afterAll, beforeAll, expect, test } from 'vitest';
import { marketList } from '#markets/index.ts';
import { createMetrics } from '#server/operations/metrics.ts';
import { MailNotSent } from '#services/kit/mail/mail-not-sent.ts';
import { countMails } from '#services/orders/mail/outbox.ts';
import { createOrderMailSender } from '#services/orders/mail/order-mail-sender.ts';
import { expectConsole } from '#tests/setup/browser/console.ts';
import { openTestOrders } from '#tests/setup/orders/open-test-orders.ts';
import { aPackage, monday, testAccounts } from '#tests/setup/orders/test-orders.ts';
import { testTexts } from '#tests/setup/shop/test-shop.ts';
import { readOrderCommand } from './order-command.ts';
import { runOrderCommand } from './run-order-command.ts';

const minuteMs = 60_000;
let now = monday;
const clock = () => now;
let shop: Awaited<ReturnType<typeof openTestOrders>>;
beforeAll(async () => {
  shop = await openTestOrders({ clock });
});
afterAll(() => shop?.close());

async function run(...args: string[]): Promise<string[]> {
  const lines: string[] = [];
  const tools = { db: shop.db, orders: shop.orders, markets: marketList, texts: testTexts, clock };
  await runOrderCommand(readOrderCommand(args, '2026-03-02'), { ...tools, print: (line) => lines.push(line) });
  return lines;
}

async function order(email: string): Promise<string> {
  const result = await shop.buy([aPackage(11)], { email });
  if (result.result !== 'placed') throw new Error(result.result);
  return result.order.number;
}

const answer = { code: 'EENVELOPE', responseCode: 550, command: 'RCPT TO' };
const refusal = new MailNotSent('no such reader', { ...answer, problem: 'refused' });

test('H2-2 the owner reads which mail was refused, which waits for long, and how many by the metrics', async () => {
  const [refused, slow, fine] = [
    await order('no@example.test'),
    await order('slow@example.test'),
    await order('a@b.test'),
  ];
  await order('busy@example.test');
  const held = [await order('a@b.test'), await order('a@b.test')];
  expectConsole('error', /order mail not sent/);
  const send = createOrderMailSender({
    db: shop.db,
    markets: marketList,
    texts: testTexts,
    accounts: testAccounts,
    siteOrigin: () => 'https://www.kudde.example',
    clock,
    log: { info() {}, warn() {}, error: (details, message) => console.error(message, details) },
    sendMail: async ({ to }) => {
      if (to === 'no@example.test') throw refusal;
      if (to === 'slow@example.test') throw new Error('away');
      if (to === 'busy@example.test') throw new MailNotSent('busy', { ...answer, problem: 'later' });
    },
  });
  await send();
  expect(await countMails(shop.db, now)).toEqual({ waiting: 1, oldestSeconds: 0, held: 1, putOff: 1, failed: 1 });
  now = new Date(monday.getTime() + 10 * minuteMs);
  const lineOf = async (number: string) => (await run('list')).find((line) => line.startsWith(number));
  expect(await lineOf(refused)).toMatch(/mail not delivered: placed, refused \(550\)$/);
  expect(await lineOf(slow)).not.toContain('mail');
  expect(await lineOf(fine)).not.toContain('mail');
  now = new Date(now.getTime() + 1);
  expect(await lineOf(slow)).toMatch(/mail waits: placed, since 2026-03-02 09:00$/);
  expect(await lineOf(fine)).not.toContain('mail');
  const shown = await run('show', refused);
  expect(shown).toContain('mail not delivered: placed, refused (550)');
  expect(shown.at(-1)).toMatch(/mailFailed {2}by shop/);

  expect(await countMails(shop.db, now)).toEqual({ waiting: 2, oldestSeconds: 600.001, held: 1, putOff: 0, failed: 1 });
  expect(await lineOf(held[1] ?? '')).toContain('mail waits');
  const metrics = createMetrics();
  metrics.watchMails(() => countMails(shop.db, now));
  const text = await metrics.registry.metrics();
  expect(text).toContain('kudde_mails{state="waiting"} 2');
  expect(text).toContain('kudde_mails{state="held"} 1');
  expect(text).toContain('kudde_mails{state="failed"} 1');
  expect(text).toContain('kudde_mail_oldest_seconds 600.001');
});

test('H2-2 metrics are told also while the database does not say how many mails wait', async () => {
  const metrics = createMetrics();
  metrics.watchMails(() => Promise.reject(new Error('no database')));
  const text = await metrics.registry.metrics();
  expect(text).toContain('kudde_requests_total');
  expect(text).not.toMatch(/kudde_mails\{/);
});
