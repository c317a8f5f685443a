import { afterAll, beforeAll, expect, test } from 'vitest';
import { markets } from '#markets/index.ts';
import { openTestOrders } from '#tests/setup/orders/open-test-orders.ts';
import { aPackage, monday } from '#tests/setup/orders/test-orders.ts';

const { nl, fr } = markets;
let shop: Awaited<ReturnType<typeof openTestOrders>>;
beforeAll(async () => {
  shop = await openTestOrders({ clock: () => monday });
});
afterAll(() => shop?.close());

async function buy(email: string) {
  const result = await shop.buy([aPackage(11)], { email });
  if (result.result !== 'placed') throw new Error(`not placed: ${JSON.stringify(result)}`);
  return result.order;
}
const list = (asked: object = {}) => shop.orders.counter.listCustomers({ market: 'nl', ...asked });
const idOf = async (email: string) => {
  const found = (await list({ search: email })).customers[0];
  if (!found) throw new Error(`no customer ${email}`);
  return found.id;
};

test('CO-40 orders, what was paid, the last order; filters and search have counts', async () => {
  const first = await buy('femke@example.test');
  await shop.orders.pay(first.number, null);
  const second = await buy('femke@example.test');
  await buy('hugo@example.test');
  const femke = (await list({ search: 'FEMKE' })).customers[0];
  expect(femke).toMatchObject({ orders: 2, paid: first.total, email: 'femke@example.test' });
  expect([first.number, second.number]).toContain(femke?.last?.number);
  expect((await list()).counts).toEqual({ all: 2, again: 1, noted: 0, letter: 0 });
  const letters = await list({ filter: 'letter', letters: ['hugo@example.test', 'nobody@example.test'] });
  expect([letters.counts.letter, letters.found]).toEqual([1, 1]);
  expect(letters.customers.map(({ email }) => email)).toEqual(['hugo@example.test']);
  expect((await list({ filter: 'again' })).customers.map(({ email }) => email)).toEqual(['femke@example.test']);
  expect((await list({ search: '100%' })).found).toBe(0);
  expect((await shop.orders.counter.listCustomers({ market: 'fr' })).found).toBe(0);
});

test('CO-44 two write a note: the second is told what the first wrote, and nothing is lost', async () => {
  const id = await idOf('hugo@example.test');
  const { noteCustomer } = shop.orders.counter;
  expect(await noteCustomer(id, { note: 'Achterom', was: '' })).toEqual({ outcome: 'done' });
  expect(await noteCustomer(id, { note: 'Hond', was: '' })).toEqual({ outcome: 'conflict', note: 'Achterom' });
  expect(await noteCustomer(id, { note: 'Achterom, hond', was: 'Achterom' })).toEqual({ outcome: 'done' });
  expect((await list({ filter: 'noted' })).customers[0]?.note).toBe('Achterom, hond');
});

test('CO-40 the export has every customer once, and nothing a spreadsheet would run', async () => {
  const id = await idOf('hugo@example.test');
  await shop.orders.counter.noteCustomer(id, { note: '=1+1', was: 'Achterom, hond' });
  const lines = await shop.orders.counter.customersCsv(nl);
  expect(lines).toHaveLength(3);
  expect(lines.join('\n')).toContain(`"'=1+1"`);
  expect(await shop.orders.counter.customersCsv(fr)).toHaveLength(1);
});

test('CO-40 decision 37: delete data calls off what nobody paid, keeps what was sold, and takes note and telephone', async () => {
  const femke = await idOf('femke@example.test');
  const { forgetCustomer, customerPage } = shop.orders.counter;
  const forgotten = await forgetCustomer(nl, femke);
  expect(forgotten).toMatchObject({ anonymised: 1, kept: 1, email: 'femke@example.test' });
  expect((await customerPage(femke))?.person?.phone).toBe('');
  const hugo = await idOf('hugo@example.test');
  expect(await forgetCustomer(nl, hugo)).toMatchObject({ anonymised: 1, kept: 0 });
  expect((await list()).customers.map(({ email }) => email)).toEqual(['femke@example.test']);
  expect(await forgetCustomer(nl, hugo)).toBeNull();
  // Of another market.
  expect(await forgetCustomer(fr, femke)).toBeNull();
});

test('CO-40 the list and the page of a customer say the same sum: what was ordered, without what was called off', async () => {
  const email = 'sien@example.test';
  const [kept, gone] = [await buy(email), await buy(email)];
  await shop.orders.pay(gone.number, null);
  await shop.orders.counter.cancel({ number: gone.number, by: { id: null, name: 'Anna' }, version: null });
  const sien = (await list({ search: email })).customers[0];
  expect(sien).toMatchObject({ bought: kept.total, paid: gone.total });
  expect((await shop.orders.counter.customerPage(sien?.id ?? ''))?.bought).toBe(kept.total);
});
