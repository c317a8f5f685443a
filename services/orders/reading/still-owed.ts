import { type SQL, sql } from 'drizzle-orm';

/** Of orders of a market: less came for it than it costs, also where it was delivered before all of it was paid. */
export function isStillOwed(market: string): SQL {
  // Added up once for all of them: one sum for each order of years takes longer than anybody waits.
  return sql`"orders"."orders"."id" in (
    select o.id from orders.orders as o
    left join (select order_id, sum(amount) as paid from orders.payments group by order_id) as p on p.order_id = o.id
    where o.market = ${market} and o.state in ('placed', 'packed', 'sent', 'delivered') and o.total > coalesce(p.paid, 0)
  )`;
}
