import { afterAll, beforeAll, expect, test } from 'vitest';
import { markets } from '#markets/index.ts';
import { createAudit } from '#services/people/audit.ts';
import { audit as auditTable } from '#services/people/tables.ts';
import { type MollieDouble, mollieKey, openMollieDouble } from '#tests/setup/payments/mollie-double.ts';
import { openTestPayments } from '#tests/setup/payments/open-test-payments.ts';
import { monday } from '#tests/setup/orders/test-orders.ts';
import { loadOnline } from '#studio/screens/order/load-online.server.ts';
import { paymentTasks } from '#studio/screens/today/payment-tasks.server.ts';
import type { Studio } from '#studio/screens/order/studio.ts';
import { createPaymentsPort } from './payments-port.ts';

const { nl } = markets;
const loes = { id: '00000000-0000-4000-8000-00000000000a', name: 'Loes' };
let mollie: MollieDouble;
let shop: Awaited<ReturnType<typeof openTestPayments>>;
let port: ReturnType<typeof createPaymentsPort>;
let studio: Pick<Studio, 'payments' | 'market' | 'language' | 'now'>;
beforeAll(async () => {
  mollie = await openMollieDouble();
  shop = await openTestPayments({ provider: 'mollie', url: mollie.url, key: mollieKey });
  const audit = createAudit({ db: shop.db, clock: () => monday });
  port = createPaymentsPort({ payments: shop.payments, audit });
  studio = { payments: port, market: nl, language: 'nl', now: monday };
});
afterAll(async () => {
  await shop?.close();
  await mollie?.close();
});
const lines = async () => shop.db.select().from(auditTable);

async function dueOrder() {
  const order = await shop.order();
  await shop.start(order);
  mollie.set(mollie.lastId(), { status: 'paid' });
  await shop.payments.look(order.number);
  await shop.orders.cancel(nl, order);
  return order;
}
const online = (number: string, due: number) => loadOnline(studio, number, { due, mayMoney: true });

test('what is owed goes back with one press, which is written down and cannot be undone', async () => {
  const { number, total } = await dueOrder();
  expect(await online(number, total)).toMatchObject({
    refund: expect.stringMatching(/^Betaal .*89,95 terug met Mollie$/),
    lines: [{ words: 'Mollie, test, ideal, betaald' }],
  });
  expect(await port.refund(number, loes)).toEqual({ done: expect.any(Number) });
  expect(await online(number, 0)).toMatchObject({
    refund: null,
    lines: [{ words: 'Mollie, test, ideal, betaald' }, { words: 'terugbetaling onderweg' }],
  });
  expect(await lines()).toContainEqual(
    expect.objectContaining({ what: 'orders.refundOnline', about: { number }, undo: null, personId: loes.id }),
  );
  expect(await port.refund(number, loes)).toEqual({ problem: 'nothing', words: '' });
});

test('what failed and what does not fit stand on Today, each leading to its order', async () => {
  const { number } = await dueOrder();
  mollie.refundWith('failed');
  expect(await port.refund(number, loes)).toMatchObject({ problem: 'refused' });
  mollie.refundWith('pending');
  const odd = await shop.order();
  await shop.start(odd);
  mollie.set(mollie.lastId(), { status: 'paid', amount: { value: '1.00', currency: 'EUR' } });
  await shop.payments.look(odd.number);
  const [task] = await paymentTasks(studio);
  expect(task).toMatchObject({ title: '2 betalingen vragen je aandacht' });
  expect(task?.lines.map(({ order }) => order).toSorted()).toEqual([number, odd.number].toSorted());
  expect(await online(odd.number, 0)).toMatchObject({ isOdd: true });
  await port.markSeen(odd.number, loes);
  expect(await online(odd.number, 0)).toMatchObject({ isOdd: false });
});

test('42.6 what went back without us stands on Today and on its order, until somebody has seen it', async () => {
  const [one, two] = [await dueOrder(), await dueOrder()];
  const [last = '', before = ''] = [...mollie.payments.keys()].toReversed();
  mollie.chargeBack(before, '89.95');
  mollie.refundThere(last, '89.95');
  await shop.payments.askOpen();
  const words = async () =>
    ((await paymentTasks(studio))[0]?.lines ?? []).flatMap(({ order, words: said }) =>
      order === one.number || order === two.number ? [[order, said.replace(/^.*, /, '')]] : [],
    );
  expect(await words()).toEqual([
    [one.number, 'teruggehaald door de bank van de koper'],
    [two.number, 'bij de betaaldienst terugbetaald'],
  ]);
  expect(await online(one.number, 0)).toMatchObject({
    isOdd: true,
    refund: null,
    lines: [{ words: 'Mollie, test, ideal, betaald' }, { words: 'teruggehaald door de bank van de koper' }],
  });
  for (const { number } of [one, two]) await port.markSeen(number, loes);
  expect([await words(), (await online(one.number, 0))?.isOdd]).toEqual([[], false]);
});

test('a key is in no line of the audit, and nobody is told it again', async () => {
  expect(await port.saveKey(nl, { key: mollieKey, hookSecret: null }, loes)).toEqual({ done: expect.any(Number) });
  expect(await port.account('nl')).toMatchObject({ provider: 'mollie', isTest: true, isOwn: true });
  expect(JSON.stringify([await lines(), await port.account('nl')])).not.toContain(mollieKey);
  expect(await port.saveKey(nl, { key: `live_${'a'.repeat(30)}`, hookSecret: null }, loes)).toEqual({ problem: 'key' });
  expect(await port.removeKey(nl, loes)).toEqual(expect.any(Number));
  expect(await port.account('nl')).toMatchObject({ isOwn: false });
});
