import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseDocument } from 'htmlparser2';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { marketList } from '#markets/index.ts';
import { runScript } from '#tests/setup/process/run-script.ts';
import { openTestOrders } from '#tests/setup/orders/open-test-orders.ts';
import { aBox, aPackage, monday } from '#tests/setup/orders/test-orders.ts';
import { testTexts } from '#tests/setup/shop/test-shop.ts';
import { help, readOrderCommand, WrongCommand } from './order-command.ts';
import { runOrderCommand } from './run-order-command.ts';

let shop: Awaited<ReturnType<typeof openTestOrders>>;
let dir = '';
const numbers: string[] = [];

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'kudde-orders-'));
  shop = await openTestOrders();
  for (const fields of [
    { name: 'Jan <b>de Boer</b>', note: '=achterom' },
    { name: 'Mia', isGift: true, giftMessage: 'Voor oma' },
    { name: 'Kees' },
    { name: 'Piet' },
  ]) {
    const result = await shop.buy([aPackage(), aBox({ 1: 2, 2: 1 })], {
      ...fields,
      email: `${numbers.length}@example.test`,
    });
    if (result.result !== 'placed') throw new Error(result.result);
    numbers.push(result.order.number);
  }
});
afterAll(async () => {
  await rm(dir, { recursive: true, force: true });
  await shop.close();
});

async function run(...args: string[]): Promise<{ isDone: boolean; lines: string[] }> {
  const lines: string[] = [];
  const command = readOrderCommand(args, monday.toISOString().slice(0, 10));
  const tools = { db: shop.db, orders: shop.orders, markets: marketList, texts: testTexts };
  const isDone = await runOrderCommand(command, { ...tools, print: (line) => lines.push(line) });
  return { isDone, lines };
}

test.each([
  [[], /what is to be done/],
  [['sell'], /no command sell/],
  [['show'], /needs the number/],
  [['show', 'x'], /x is no number of an order, such as NL-2026-00042/],
  [['show', 'NL-2026-00001', 'NL-2026-00002'], /nothing else/],
  [['paid'], /needs the number/],
  [['paid', 'NL-2026-00001', 'much'], /much is no amount/],
  [['paid', 'NL-2026-00001', '0'], /0 is no amount/],
  [['paid', 'NL-2026-00001', '-5'], /-5 is no amount/],
  [['paid', 'NL-2026-00001', '89.955'], /89\.955 is no amount/],
  [['pack'], /needs a week/],
  [['pack', '2026-W54'], /2026-W54 is no week/],
  [['list', 'lost'], /lost is no state.*placed, paid/],
  [['sent'], /needs the number/],
  [['refunded'], /refunded needs the number/],
  [['refunded', 'NL-2026-00001', '0'], /0 is no amount/],
  [['export'], /needs a week/],
  [['export', '--placed'], /needs a month or a week/],
  [['export', '--placed', 'march'], /march is neither a month nor a week/],
  [['statement'], /needs the file/],
])('orders: the command %j is refused with the reason', (args, reason) => {
  expect(() => readOrderCommand(args, '2026-03-02')).toThrow(reason);
});

test('orders: list and show', async () => {
  expect((await run('list')).lines).toEqual([
    expect.stringMatching(/^NL-2026-00001 {2}placed .* 2026-03-06 {2}126\.85 EUR {2}Jan/),
    ...[2, 3, 4].map((count) => expect.stringContaining(`NL-2026-0000${count}`)),
    '4 orders',
  ]);
  expect((await run('list', 'sent')).lines).toEqual(['0 orders']);
  const { lines } = await run('show', 'nl 2026 00001');
  for (const line of ['1 x Rundvlees pakket  89.95 EUR', 'of which VAT 9%  10.47 EUR', 'for the driver: =achterom'])
    expect(lines).toContain(line);
  await expect(run('show', 'NL-2026-00099')).rejects.toThrow(WrongCommand);
});

test('orders: paid, in parts and whole, and once', async () => {
  const [first = '', second = '', third = ''] = numbers;
  expect(await run('paid', first, '100,00')).toEqual({
    isDone: true,
    lines: [
      `${first} is not paid yet: 26.85 EUR of 126.85 EUR are missing`,
      'half is enough to pack it; the rest is due when it is delivered',
    ],
  });
  expect(await run('paid', first, '27')).toEqual({
    isDone: true,
    lines: [`${first} is paid (127.00 EUR)`, 'that is 0.15 EUR more than it costs'],
  });
  expect(await run('paid', second)).toEqual({ isDone: true, lines: [`${second} is paid (126.85 EUR)`] });
  expect(await run('paid', second)).toEqual({
    isDone: false,
    lines: [`${second} is paid already: nothing was changed`],
  });
  expect(await run('cancel', third)).toEqual({ isDone: true, lines: [`${third} is cancelled`] });
  expect((await run('paid', third, '126.85')).lines).toEqual([
    `${third} is cancelled: the money is noted, and has to be paid back`,
  ]);
  await expect(run('paid', 'NL-2026-00099')).rejects.toThrow('there is no order NL-2026-00099');
});

test('orders: a bank statement proposes what is certain, lists the rest, keeps its entries once and changes no order', async () => {
  const file = join(dir, 'statement.csv');
  const { order } = (await shop.orders.show(marketList[0] ?? never(), await keyOf(numbers[3] ?? ''))) ?? never();
  const rows = [
    `2026-03-04,126.85,Piet,${order.reference}`,
    '2026-03-04,12.00,Oma,bedankt',
    '2026-03-04,12.00,Oma,RF17NL202600042',
  ];
  await writeFile(file, `Date,Amount,Name,Description\n${rows.join('\n')}\n`);
  const { lines } = await run('statement', file);
  expect(lines).toEqual([
    'These pay an order: reference and amount are right',
    `  2026-03-04  126.85  ${order.number}  Piet  ${order.reference}`,
    '',
    'The check digits of the reference are wrong',
    '  2026-03-04  12.00  -  Oma  RF17NL202600042',
    '',
    'Without a reference',
    '  2026-03-04  12.00  -  Oma  bedankt',
    '',
    '3 entries came in, 1 of them pay an order. No order was changed.',
    'To note them:',
    `npm run orders -- paid ${order.number} 126.85`,
    '3 entries are kept for the page of the bank in the studio, 3 of them are new',
  ]);
  expect((await run('statement', file)).lines.at(-1)).toContain('0 of them are new');
  await expect(run('statement', join(dir, 'none.csv'))).rejects.toThrow(/none\.csv cannot be read/);
  await writeFile(file, 'hello');
  await expect(run('statement', file)).rejects.toThrow(/statement\.csv: no line of the file names a date/);
});

async function keyOf(number: string) {
  const { findByNumber } = await import('#services/orders/order-store.ts');
  return (await findByNumber(shop.db, number)) ?? never();
}

function never(): never {
  throw new Error('not there');
}

test('O28 pack without a folder writes where git does not look: the lists hold addresses', async () => {
  const command = readOrderCommand(['pack', '2026-W10'], '2026-03-02');
  const ignored = await readFile(join(import.meta.dirname, '../../.gitignore'), 'utf8');
  expect(command.name === 'pack' && ignored.split('\n').includes(`/${command.dir}/`)).toBe(true);
});

test('orders: packing list, labels and production list of a week are pages to print', async () => {
  const { lines } = await run('pack', '2026-W10', dir);
  const files = ['packing', 'labels', 'labels-62x29', 'production', 'stops'].map((kind) =>
    join(dir, `2026-W10-nl-${kind}.html`),
  );
  expect(lines).toEqual(['1 orders of 2026-W10 are not paid and not on the lists', ...files, '2 orders of nl']);
  const [packing = '', labels = '', , production = ''] = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  for (const page of [packing, labels, production]) {
    expect(parseDocument(page).children.length).toBeGreaterThan(1);
    expect(page).not.toMatch(/<script|<link|src=|<b>de Boer/);
  }
  for (const words of ['Paklijst 2026-W10 NL', '6 maart 2026', 'Jan &lt;b&gt;de Boer', 'Voor oma', 'Rundvlees pakket'])
    expect(packing).toContain(words);
  expect(labels).toContain('Molendijk 14 a\n3411 AB Lopik');
  expect(production.replace(/\s+/g, '')).toContain('<td>Ribeye</td><tdclass="number">4</td>');
  expect((await run('pack', '2026-W12', dir)).lines).toEqual(['there is nothing to pack for 2026-W12']);
});

test('orders: packed, sent, delivered; what cannot be is told and the others are done', async () => {
  const [first = '', second = '', third = ''] = numbers;
  expect(await run('packed', first)).toEqual({ isDone: true, lines: [`${first} is packed`] });
  expect(await run('sent', first, second, third, 'NL-2026-00099')).toEqual({
    isDone: false,
    lines: [
      `${first} is sent`,
      `${second} is sent`,
      `${third} is cancelled: it cannot become sent`,
      'there is no order NL-2026-00099',
    ],
  });
  expect((await run('delivered', first)).lines).toEqual([`${first} is delivered`]);
});

test('orders: the columns of an export never change, and a spreadsheet runs nothing of it', async () => {
  const { lines } = await run('export', '10');
  expect(lines[0]).toBe(
    'number,market,state,placed,delivery_day,email,name,company,street,house_number,post_code,city,phone,note,gift,' +
      'gift_message,items,currency,subtotal,discount,delivery,total,vat,paid,refund_due,reference,paid_by_voucher,' +
      'animals,placed_local,paid_local,given_up,refunded,net,vat_sum,vat_still_due,' +
      [1, 2, 3]
        .flatMap((index) => [`rate_${index}`, `net_${index}`, `vat_${index}`, `vat_still_due_${index}`])
        .join(','),
  );
  expect(lines).toHaveLength(5);
  expect(lines[1]).toContain('"\'=achterom"');
  expect(lines[1]).toContain('"1 x Rundvlees pakket; 2 x Ribeye; 1 x Gehakt"');
  expect(lines[1]).toContain('"126.85","9%: 10.47","127.00","no"');
});

test('orders: npm run orders as it is typed: help, a mistake, a list', { timeout: 120_000 }, async () => {
  const settings = { DATABASE_URL: shop.url };
  const type = (...args: string[]) => runScript('server/commands/orders-command.ts', args, settings);
  expect(await type('--help')).toEqual({ code: 0, output: `${help}\n` });
  const wrong = await type('paid', 'x');
  expect([wrong.code, wrong.output]).toEqual([2, expect.stringContaining('x is no number of an order')]);
  const listed = await type('list', 'delivered');
  expect([listed.code, listed.output]).toEqual([
    0,
    expect.stringMatching(/^NL-2026-00001 {2}delivered[^]*\n1 orders\n$/),
  ]);
  const missing = await type('show', 'NL-2026-00099');
  expect([missing.code, missing.output]).toEqual([1, 'there is no order NL-2026-00099\n']);
});
