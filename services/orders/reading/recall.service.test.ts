import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { markets } from '#markets/index.ts';
import { openTestOrders } from '#tests/setup/orders/open-test-orders.ts';
import { aPackage } from '#tests/setup/orders/test-orders.ts';
import { orderLines, orderMails } from '../tables.ts';
import { recallCsv } from './recall-csv.ts';
import { soldHere } from './sold-here.ts';

const { nl } = markets;
const by = { id: '7', name: 'Anna' };
let shop: Awaited<ReturnType<typeof openTestOrders>>;
beforeAll(async () => {
  shop = await openTestOrders();
});
afterAll(() => shop?.close());

async function sell(fields: Parameters<typeof shop.buy>[1], animal: string): Promise<string> {
  const result = await shop.buy([aPackage(11)], fields);
  if (result.result !== 'placed') throw new Error(JSON.stringify(result));
  const { number } = result.order;
  await shop.orders.counter.correctAnimals({ number, by, version: null, position: 0, animals: [animal] });
  return number;
}

test('screen 12: a recall mails each letter box once, at once, in the owner’s words', async () => {
  const animal = 'NL 5134 0242 3';
  await sell({ email: 'hugo@example.test' }, animal);
  const last = await sell({ email: 'Hugo+vlees@example.test' }, animal);
  await sell({ email: 'petra@example.test' }, animal);
  await sell({ email: 'other@example.test' }, 'NL 5134 0000 0');
  const mailed = await shop.orders.counter.mailRecalled(nl, { animal: 'nl513402423' }, 'Eet het niet op.');
  expect(mailed).toEqual({ mails: 2, without: [] });
  const due = await shop.db.select().from(orderMails).where(eq(orderMails.kind, 'recall')).orderBy(orderMails.email);
  expect(due.map(({ email, words, dueAt }) => [email, words, dueAt])).toEqual([
    ['hugo+vlees@example.test', 'Eet het niet op.', null],
    ['petra@example.test', 'Eet het niet op.', null],
  ]);
  const page = await shop.orders.counter.orderPage(last);
  expect(page?.waiting.map(({ kind }) => kind)).toContain('recall');
});

test.each([
  ['nl', 'NL 5134 0288 4 en 5134 0295 1', 'NL 5134 0295 1', 'NL 5134 0297 7'],
  ['fr', 'FR 71 4402 8831 et 71 4402 8842', 'FR 71 4402 8842', 'FR 71 4402 8843'],
  ['uk', 'UK PO4417 0141, 0142 and 0144', 'PO4417 0142', 'PO4417 0143'],
  ['de', 'DE 09 412 63187 und 09 412 63204', 'DE 09 412 63204', 'DE 09 412 63205'],
  ['de, a row', 'DE NI 44 0862 bis 0866', 'NI 44 0864', 'NI 44 0867'],
])('screen 12 O9: who got one of several animals in one text is found and mailed (%s)', async (_, text, one, none) => {
  const number = await sell({ email: `${one.replaceAll(' ', '')}@example.test` }, text);
  const found = async (animal: string) =>
    (await shop.orders.counter.recall(nl, { animal })).map(({ order }) => order.number);
  expect(await found(one)).toEqual([number]);
  expect(await found(none)).toEqual([]);
  expect(await shop.orders.counter.mailRecalled(nl, { animal: one }, 'Eet het niet op.')).toMatchObject({ mails: 1 });
  // As orders from before hold it: in one text.
  const { order } = (await shop.orders.counter.orderPage(number)) ?? {};
  await shop.db
    .update(orderLines)
    .set({ packedAnimals: [text] })
    .where(eq(orderLines.orderId, order?.id ?? ''));
  expect(await found(one)).toContain(number);
  await shop.orders.counter.cancel({ number, by, version: null });
});

test('screen 12: a tag that nobody got names those that look like it, and nothing for nonsense', async () => {
  await sell({}, 'NL 7345 0099 3');
  expect(await shop.orders.counter.tagsLike(nl, 'NL 7345 0099 8')).toEqual(['NL 7345 0099 3']);
  for (const typed of ['', 'NL', 'abcdef', "'; drop", 'x'.repeat(500)])
    expect(await shop.orders.counter.tagsLike(nl, typed)).toEqual([]);
});

test('screen 12: a spreadsheet runs nothing of the table', async () => {
  const animal = 'NL 1111 2222 3';
  await sell({ name: '=1+1', email: 'csv@example.test' }, animal);
  const csv = recallCsv(await shop.orders.counter.recall(nl, { animal }));
  const [head = '', row = ''] = csv.split('\r\n');
  expect(head).toBe('\uFEFFnumber,state,delivery_day,name,phone,email,street,post_code,city,items,animals');
  expect(row).toContain(`"'=1+1"`);
  expect(row).toContain(`"${animal}"`);
});

test('CO-10 what is ordered here is counted from orders that were not given up', async () => {
  const before = (await soldHere(shop.db, 'nl')).find(({ kind }) => kind === 'package')?.quantity ?? 0;
  const number = await sell({}, 'NL 9');
  const count = async () => (await soldHere(shop.db, 'nl')).find(({ kind }) => kind === 'package')?.quantity;
  expect(await count()).toBe(before + 1);
  await shop.orders.counter.cancel({ number, by, version: null });
  expect(await count()).toBe(before);
});
