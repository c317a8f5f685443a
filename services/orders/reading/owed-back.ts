import { type SQL, sql } from 'drizzle-orm';

/** Of orders of a market: more came for it than it costs, or anything for one that was given up. */
export function isOwedBack(market: string): SQL {
  return sql`"orders"."orders"."id" in (
    select o.id from (select order_id, sum(amount) as paid from orders.payments group by order_id) as p
    join orders.orders as o on o.id = p.order_id
    where o.market = ${market} and p.paid > case when o.state in ('expired', 'cancelled') then 0 else o.total end
  )`;
}
