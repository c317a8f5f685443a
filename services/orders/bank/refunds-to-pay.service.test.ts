// What is owed back, and the file that pays several at once.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { markets } from '#markets/index.ts';
import { localDate } from '#rules/time/local-time.ts';
import { openTestOrders } from '#tests/setup/orders/open-test-orders.ts';
import { aPackage, monday } from '#tests/setup/orders/test-orders.ts';
import { decimal } from '../orders-csv.ts';

const { de, uk } = markets;
const anna = { id: '7', name: 'Anna' };
let shop: Awaited<ReturnType<typeof openTestOrders>>;
let counter: (typeof shop)['orders']['counter'];
beforeAll(async () => {
  shop = await openTestOrders({ clock: () => monday });
  ({ counter } = shop.orders);
});
afterAll(() => shop?.close());

async function order(name: string) {
  const result = await shop.buy([aPackage(11)], { market: de, name });
  if (result.result !== 'placed') throw new Error(JSON.stringify(result));
  return result.order;
}

test('counter: refunds as one SEPA file: to the account the money came from; what came in another way is not in it, and nothing is booked', async () => {
  const [byBank, inCash, tooMuch, settled] = [
    await order('Nils Bauer'),
    await order('Cash Kauf'),
    await order('Zoë Groß'),
    await order('Uwe Fertig'),
  ];
  const day = localDate(monday, de.timeZone);
  const line = (amount: number, name: string, iban: string, text: string) =>
    ['DE89370400440532013000', day, decimal(amount), name, iban, text, 'EUR'].join(';');
  const file = [
    'Auftragskonto;Buchungstag;Betrag;Name;IBAN;Verwendungszweck;Währung',
    line(byBank.total, 'N. Bauer', 'NL91ABNA0417164300', byBank.reference),
    line(tooMuch.total + 1015, 'Zoë Groß', 'FR7630006000011234567890189', tooMuch.reference),
    line(settled.total, 'Uwe Fertig', 'DE89370400440532013000', settled.reference),
    '',
  ].join('\n');
  await counter.readBankFile(de, new TextEncoder().encode(file), anna);
  for (const entry of await counter.openEntries())
    await counter.bookEntry(entry.entry.id, { number: entry.offer.candidates[0] ?? '' }, anna);
  await counter.receive({ number: inCash.number, by: anna, version: null, amount: null, way: 'cash' });
  for (const { number } of [byBank, inCash]) await counter.cancel({ number, by: anna, version: null });

  const { refunds, canBeFile } = await counter.refundsToPay(de);
  expect(canBeFile).toBe(true);
  expect(refunds).toEqual([
    { number: byBank.number, name: 'N. Bauer', amount: byBank.total, iban: 'NL91ABNA0417164300' },
    { number: inCash.number, name: 'Cash Kauf', amount: inCash.total, iban: null },
    { number: tooMuch.number, name: 'Zoë Groß', amount: 1015, iban: 'FR7630006000011234567890189' },
  ]);
  const chosen = [byBank, inCash, tooMuch, settled].map(({ number }) => number);
  const made = await counter.refundFile(de, chosen);
  expect(made).toMatchObject({ numbers: [byBank.number, tooMuch.number], sum: byBank.total + 1015 });
  expect(made?.xml).toContain('<InstdAmt Ccy="EUR">10.15</InstdAmt>');
  expect(made?.xml).toContain('<Nm>Zoe Gross</Nm>');
  expect((await counter.refundsToPay(de)).refunds).toHaveLength(3);
  expect(await counter.refundFile(de, [inCash.number, settled.number, 'DE-2026-99999'])).toBeNull();
  // Pounds are no SEPA.
  expect(await counter.refundsToPay(uk)).toEqual({ refunds: [], canBeFile: false });
});

test('decision 45: a stranger’s transfer that was booked on an order by mistake and taken back gets none of its money', async () => {
  const [own, mistaken] = ['NL91ABNA0417164300', 'FR7630006000011234567890189'];
  const made = await order('Ida Berg');
  const day = localDate(monday, de.timeZone);
  const line = (amount: number, name: string, iban: string, text: string) =>
    ['DE89370400440532013000', day, decimal(amount), name, iban, text, 'EUR'].join(';');
  const read = async (...lines: string[]) => {
    const file = ['Auftragskonto;Buchungstag;Betrag;Name;IBAN;Verwendungszweck;Währung', ...lines, ''].join('\n');
    await counter.readBankFile(de, new TextEncoder().encode(file), anna);
  };
  await read(line(made.total, 'I. Berg', own, made.reference), line(2500, 'A Stranger', mistaken, 'thank you'));
  for (const { entry } of await counter.openEntries()) await counter.bookEntry(entry.id, { number: made.number }, anna);
  const wrong = (await counter.orderPage(made.number))?.payments.find(({ amount }) => amount === 2500);
  await counter.takeBack({ number: made.number, by: anna, version: null, paymentId: wrong?.id ?? 0 });
  await counter.cancel({ number: made.number, by: anna, version: null });
  const { refunds } = await counter.refundsToPay(de);
  expect(refunds.find(({ number }) => number === made.number)).toEqual({
    number: made.number,
    name: 'I. Berg',
    amount: made.total,
    iban: own,
  });
});
