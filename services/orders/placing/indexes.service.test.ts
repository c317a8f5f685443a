import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { openTestOrders } from '#tests/setup/orders/open-test-orders.ts';

test('C18 what is found by its order has an index on it', async () => {
  const shop = await openTestOrders();
  onTestFinished(() => shop.close());
  const indexed = await shop.db.execute(sql`
    select tablename from pg_indexes
    where schemaname = 'orders' and tablename in ('vouchers', 'mails') and indexdef like '%(order_id)%'
    order by tablename`);
  expect(indexed).toMatchObject({ rows: [{ tablename: 'mails' }, { tablename: 'vouchers' }] });
});
