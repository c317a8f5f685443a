// What pages of the studio say after something was pressed: what is still to leave, and what can still be taken back.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { markets } from '#markets/index.ts';
import { cents, decimalText } from '#rules/money/cents.ts';
import { localDate } from '#rules/time/local-time.ts';
import { createUndo } from '#server/studio/create-undo.ts';
import { createBankPort, undoBank } from '#server/studio/ports/bank-port.ts';
import { createOrdersPort, undoOrders } from '#server/studio/ports/orders-port.ts';
import { createTodayPort } from '#server/studio/ports/today-port.ts';
import { createTogether } from '#server/studio/together.ts';
import { readCatalogs } from '#services/locales/catalogs.ts';
import { createTexts } from '#services/locales/texts.ts';
import { createPeople } from '#services/people/people.ts';
import type { Person } from '#studio/ports/people.ts';
import type { StudioContext } from '#studio/ports/studio-context.ts';
import { loadBank } from '#studio/screens/bank/load.server.ts';
import { loadOrder } from '#studio/screens/order/load.server.ts';
import { loadOrders } from '#studio/screens/orders/load.server.ts';
import { loadToday } from '#studio/screens/today/load.server.ts';
import { openTestOrders } from '#tests/setup/orders/open-test-orders.ts';
import { aPackage, monday, testAccounts } from '#tests/setup/orders/test-orders.ts';

const { nl } = markets;
const clock = () => monday;
const anna: Person = {
  id: '00000000-0000-4000-8000-00000000000a',
  name: 'Anna',
  email: 'anna@example.test',
  role: 'owner',
  language: 'nl',
  singleKeys: true,
};

let shop: Awaited<ReturnType<typeof openTestOrders>>;
let studio: StudioContext & { person: Person };
beforeAll(async () => {
  shop = await openTestOrders({ clock });
  const { db, orders } = shop;
  const people = createPeople({ db, clock });
  const together = createTogether({ db, orders, audit: people.audit });
  const texts = createTexts(markets, readCatalogs(Object.keys(markets)));
  const none = async () => [];
  studio = {
    now: monday,
    market: nl,
    markets: [nl],
    language: 'nl',
    person: anna,
    people,
    bank: createBankPort({ db, counter: orders.counter, people, together, clock }),
    orders: createOrdersPort({ db, orders, people, texts, together, originOf: () => 'https://www.kudde.example' }),
    today: createTodayPort({
      db,
      counter: orders.counter,
      backups: { list: none, failed: async () => null },
      ready: () => none,
      contentProblems: none,
    }),
    books: { of: none },
    editing: { plans: none },
    payments: {
      problems: async () => ({ failure: null, list: [] }),
      ofOrder: async () => ({ attempts: [], refunds: [], refundable: 0 }),
    },
    undo: createUndo({ people, ways: { ...undoBank(orders), orders: undoOrders(orders) } }),
    // Only what these pages ask for.
  } as unknown as StudioContext & { person: Person };
});
afterAll(() => shop?.close());

async function placed() {
  const result = await shop.buy([aPackage(11)]);
  if (result.result !== 'placed') throw new Error(result.result);
  return result.order;
}
const pay = async (number: string) => shop.orders.counter.receive({ number, by: anna, version: null, amount: null });
const orderPage = (number: string) => loadOrder(studio, number, new URLSearchParams());

test('counter 7: a part is booked without a word of a mail to the buyer, and all of it with one', async () => {
  const { number, total, reference } = await placed();
  const line = (amount: number, text: string) =>
    [
      testAccounts.nl?.kind === 'iban' ? testAccounts.nl.iban : '',
      localDate(monday, nl.timeZone),
      decimalText(cents(amount)),
      'A. Bakker',
      text,
    ].join(';');
  const book = async (amount: number) => {
    const rows = ['Rekening;Datum;Bedrag;Naam;Omschrijving', line(amount, reference), ''];
    await studio.bank.read({ market: nl, bytes: new TextEncoder().encode(rows.join('\n')), columns: null }, anna);
    const entry = [...(await studio.bank.page(nl)).decide.lines, ...(await studio.bank.page(nl)).certain.lines].find(
      (each) => each.amount === amount,
    );
    const booked = await studio.bank.bookEntry(entry?.id ?? 0, number, anna);
    if (booked.outcome !== 'done') throw new Error(booked.outcome);
    const shown = await loadBank(new Request(`http://localhost/studio/bank?done=${booked.done}`), studio);
    return shown.justBooked !== null;
  };
  expect(await book(1000)).toBe(false);
  expect(await book(total - 1000)).toBe(true);
});

test('counter 5: a mail that waits is said to be undone with its act as long as nothing came after it', async () => {
  const { number } = await placed();
  await pay(number);
  const waits = async () => (await orderPage(number)).waiting.map(({ words }) => words).join(' ');
  expect(await waits()).toMatch(/^Mail ‘betaald’ vertrekt om \d\d:\d\d\. Tot dan kun je het ongedaan maken\.$/);
  await shop.orders.counter.moveOn({ number, by: anna, version: null, to: 'packed' });
  expect(await waits()).toMatch(/^Mail ‘betaald’ vertrekt om \d\d:\d\d\.$/);
});

test('counter 5: the reason of an act is a sentence, whatever follows it', async () => {
  const { number } = await placed();
  const acting = { number, by: anna, version: null };
  await shop.orders.counter.giveDiscount({ ...acting, amount: 100, reason: 'slager ziek' });
  await shop.orders.counter.giveDiscount({ ...acting, amount: 100, reason: 'doos nat!' });
  const said = (await orderPage(number)).timeline.map(({ words }) => words);
  expect(said.slice(0, 2)).toEqual([
    expect.stringMatching(/^gaf korting\. .* doos nat!$/),
    expect.stringMatching(/^gaf korting\. .* slager ziek\.$/),
  ]);
});

test('counter 3: Today offers to take back what would be taken back, and nothing else', async () => {
  const [one, other] = [await placed(), await placed()];
  for (const { number } of [one, other]) await pay(number);
  const chosen = [one, other].map(({ number }) => ({ number, version: null }));
  const { batch } = await studio.orders.moveMany({ orders: chosen, to: 'packed', by: anna });
  const done = await studio.orders.record(anna, { what: 'orders.packedMany', about: { count: 2 }, undo: { batch } });
  const isOffered = async () => (await loadToday(studio)).changes.find(({ id }) => id === done)?.canUndo;
  expect(await isOffered()).toBe(true);
  const acting = { number: other.number, by: anna, version: null };
  const noted = await shop.orders.counter.changeNote({ ...acting, note: 'bellen' });
  expect([await isOffered(), await studio.undo(done, anna)]).toEqual([false, false]);
  // What came after it was taken back itself.
  await shop.orders.counter.undo(noted.outcome === 'done' ? noted.changeId : 0, anna);
  expect([await isOffered(), await studio.undo(done, anna), await isOffered()]).toEqual([true, true, false]);
});

test('counter 4: the list of orders says as many to pack as the index beside it', async () => {
  const { number, total } = await placed();
  const counts = async () => [
    (await loadOrders(new URLSearchParams(), studio)).toPack,
    (await studio.today.counts(nl)).toPack,
  ];
  const [before = 0] = await counts();
  await shop.orders.counter.receive({ number, by: anna, version: null, amount: Math.ceil(total / 2) });
  expect(await counts()).toEqual([before + 1, before + 1]);
  const shown = await loadOrders(new URLSearchParams({ state: 'paid' }), studio);
  expect(shown.tabs.find(({ tab }) => tab === 'paid')?.count).toBe(before + 1);
  expect(shown.found).toBe(before + 1);
  expect(shown.groups.flatMap(({ rows }) => rows.map((row) => row.number))).toContain(number);
});
