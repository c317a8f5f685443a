import { readFile } from 'node:fs/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { openTestDatabase } from '#tests/setup/database/test-database.ts';
import { findOrders } from '#services/orders/order-store.ts';

const steps = ['0004_orders', '0006_voucher_uses', '0007_orders_are_right'];

type Filled = {
  number: string;
  state: string;
  paid: number;
  due: boolean;
  events: string;
  email?: string;
  use?: number;
};
const email = 'jan@example.test';
/** Orders of the version before, in all states: what they say is paid, and their payments and refunds by whom. */
const filled: Filled[] = [
  { number: 'NL-2026-00001', state: 'placed', paid: 0, due: false, events: '' },
  { number: 'NL-2026-00002', state: 'placed', paid: 4000, due: false, events: 'owner payment 4000' },
  { number: 'NL-2026-00003', state: 'paid', paid: 8995, due: false, events: 'owner payment 4000, owner payment 4995' },
  { number: 'NL-2026-00004', state: 'paid', paid: 10_000, due: false, events: 'owner payment 10000' },
  { number: 'NL-2026-00005', state: 'cancelled', paid: 8995, due: true, events: 'owner payment 8995' },
  {
    number: 'NL-2026-00006',
    state: 'cancelled',
    paid: 0,
    due: false,
    events: 'owner payment 8995, owner refund -8995',
  },
  { number: 'NL-2026-00007', state: 'expired', paid: 0, due: false, events: 'buyer payment 5000, shop payment -5000' },
  { number: 'NL-2026-00008', state: 'sent', paid: 8995, due: false, events: 'buyer payment 5000, owner payment 3995' },
  {
    number: 'NL-2026-00009',
    state: 'delivered',
    paid: 8120,
    due: false,
    events: 'owner payment 8995, owner refund -875',
  },
  { number: 'NL-2026-00010', state: 'packed', paid: 8995, due: false, events: '', email: 'jan+box@example.test' },
];

test('CO-1 CO-4 a database of the version before keeps every order and every sum', async () => {
  const database = await openTestDatabase();
  onTestFinished(() => database.close());
  const client = new pg.Client(database.url);
  await client.connect();
  onTestFinished(() => client.end());
  const run = async (name: string, isWanted: (statement: string) => boolean = () => true) => {
    const source = await readFile(new URL(`./migrations/${name}.sql`, import.meta.url), 'utf8');
    for (const statement of source.split('--> statement-breakpoint')) {
      // Of the shop's own tables there is nothing to be made again.
      if (!/"shop"\./.test(statement) && isWanted(statement)) await client.query(statement);
    }
  };
  await client.query('drop schema orders cascade');
  for (const step of steps) await run(step);
  for (const { number, state, paid, due, events, email: address = email } of filled) {
    const values = [number, state, paid, due, address];
    const inserted = await client.query<{ id: string }>(
      `insert into orders.orders (id, market, number, reference, key, form_key, state, placed_at, currency, subtotal, discount, delivery, total, vat, discounts,
        paid, is_refund_due, cancel_until, expires_at, email, person, is_gift, texts)
       values (gen_random_uuid(), 'nl', $1, 'RF', 'k', $1, $2, '2026-03-02T09:00:00Z', 'EUR', 8995, 0, 0, 8995, '[]', '[]', $3, $4, now(), now(), $5,
        '{"name":"Jan de Boer","phone":"+31 6 1234 5678"}', false, '{"withdrawnAt":"2026-03-03T09:00:00.000Z"}') returning id`,
      values,
    );
    const id = inserted.rows[0]?.id;
    await client.query(
      `insert into orders.lines (order_id, position, kind, good_kind, good_id, slug, name, choice, quantity, unit_price, subtotal, total, vat_rate, contents, animal)
       values ($1, 0, 'package', 'article', 10, 's', 'n', '', 1, 8995, 8995, 8995, 9, '[]', 'NL 5134')`,
      [id],
    );
    for (const event of events.split(', ').filter((each) => each !== '')) {
      const [by, what, amount] = event.split(' ');
      await client.query(
        `insert into orders.history (order_id, at, by, what, amount, is_mailed) values ($1, '2026-03-04T23:30:00Z', $2, $3, $4, false)`,
        [id, by, what, Number(amount)],
      );
    }
  }
  for (const step of ['0009_counter', '0010_sums_for_flags']) await run(step);
  // What orders have got since; of other tables there is nothing to be made again.
  for (const step of ['0014_books', '0018_box-numbers'])
    await run(step, (statement) => statement.trimStart().startsWith('ALTER TABLE "orders"'));
  const orders = await findOrders(drizzle({ client, casing: 'snake_case' }), undefined);
  const seen = orders.map(({ number, state, paid, isRefundDue }) => ({ number, state, paid, due: isRefundDue }));
  expect(seen).toEqual(filled.map(({ number, state, paid, due }) => ({ number, state, paid, due })));
  expect(orders.every(({ lines }) => lines[0]?.animals[0] === 'NL 5134')).toBe(true);
  const rows = await client.query(
    'select way, sum(amount)::int as sum, min(booked_on)::text as day from orders.payments group by way order by way',
  );
  expect(rows.rows).toEqual([
    { way: 'transfer', sum: 8995 + 4000 + 8995 + 10_000 + 8995 + 3995 + 8120, day: '2026-03-02' },
    { way: 'voucher', sum: 5000, day: '2026-03-05' },
  ]);
  const carried = await client.query(`select amount from orders.payments where note = 'carried over'`);
  expect(carried.rows).toEqual([{ amount: 8995 }]);
  // One letter box, however the address is written.
  const customers = await client.query(
    'select mailbox, (select count(*)::int from orders.orders where customer_id = c.id) as orders from orders.customers c',
  );
  expect(customers.rows).toEqual([{ mailbox: email, orders: 10 }]);
  const found = await client.query(
    `select number from orders.orders where search @@ to_tsquery('simple', '''3161234'':*') limit 1`,
  );
  expect(found.rowCount).toBe(1);
});
