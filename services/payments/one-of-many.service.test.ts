// What cannot be booked on one order keeps no other from it: every question to a provider has a try of its own.
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { markets } from '#markets/index.ts';
import { mollieKey, type MollieDouble, openMollieDouble } from '#tests/setup/payments/mollie-double.ts';
import { openTestPayments } from '#tests/setup/payments/open-test-payments.ts';

const [total, minute] = [8995, 60_000];
const anna = { id: '7', name: 'Anna' };
let mollie: MollieDouble;
let shop: Awaited<ReturnType<typeof openTestPayments>>;
beforeAll(async () => {
  mollie = await openMollieDouble();
  shop = await openTestPayments({ provider: 'mollie', url: mollie.url, key: mollieKey });
});
afterAll(async () => {
  await shop?.close();
  await mollie?.close();
});

async function begun() {
  const order = await shop.order();
  await shop.start(order);
  return { ...order, paymentId: mollie.lastId() };
}
async function paid() {
  const order = await begun();
  mollie.set(order.paymentId, { status: 'paid' });
  await shop.payments.look(order.number);
  return order;
}

/** No money can be written down for them. */
async function breakOrders(ids: string[]): Promise<void> {
  const broken = sql.raw(ids.map((id) => `'${id}'`).join(', '));
  await shop.db.execute(sql`
    create function orders.fail() returns trigger language plpgsql as $$ begin raise exception 'a row is broken'; end $$`);
  await shop.db.execute(sql`
    create trigger broken before insert on orders.payments
    for each row when (new.order_id in (${broken})) execute function orders.fail()`);
}

test('C11 an order on which nothing can be booked keeps no payment, refund or chargeback of others from being booked', async () => {
  const [brokenOpen, open] = [await begun(), await begun()];
  const [brokenRefund, brokenReturn, fetched] = [await paid(), await paid(), await paid()];
  await shop.orders.cancel(markets.nl, brokenRefund);
  mollie.behave('error');
  await shop.payments.refund({ number: brokenRefund.number, by: anna });
  mollie.behave('answer');
  await breakOrders([brokenOpen, brokenRefund, brokenReturn].map(({ id }) => id));

  for (const { paymentId } of [brokenOpen, open]) mollie.set(paymentId, { status: 'paid' });
  mollie.refundWith('failed');
  mollie.refundThere(brokenReturn.paymentId, '10.00');
  mollie.chargeBack(fetched.paymentId, '89.95');
  for (let times = 0; times < 2; times += 1) {
    shop.pass(3 * minute);
    await shop.payments.askOpen();
  }
  expect(await shop.standing(open.number)).toEqual(['paid', [total], 0]);
  expect(await shop.standing(fetched.number)).toEqual(['placed', [total, -total], 0]);
  expect(shop.said).toContain('what a provider said could not be booked');
  // What was broken is booked as soon as that can be.
  await shop.db.execute(sql`drop trigger broken on orders.payments`);
  await shop.payments.askOpen();
  expect(await shop.standing(brokenOpen.number)).toEqual(['paid', [total], 0]);
  expect(await shop.standing(brokenRefund.number)).toEqual(['cancelled', [total, -total, total], total]);
  expect(await shop.standing(brokenReturn.number)).toEqual(['paid', [total, -1000], 0]);
});
