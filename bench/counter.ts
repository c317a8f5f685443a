/**
 * node bench/counter.ts [--orders=10000] [--rounds=20]: how long the owner's lists take on the server with that many orders, in a
 * database of its own. Median and slowest, with what else the machine does beside them.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { sql } from 'drizzle-orm';
import { type Database, openDatabase } from '#database/client.ts';
import { marketList, markets } from '#markets/index.ts';
import { createSeller } from '#server/orders/seller.ts';
import { readCatalogs } from '#services/locales/catalogs.ts';
import { createTexts } from '#services/locales/texts.ts';
import { createOrders } from '#services/orders/orders.ts';

const { values } = parseArgs({
  options: { orders: { type: 'string', default: '10000' }, rounds: { type: 'string', default: '20' } },
});
const [orderCount, rounds] = [Number(values.orders), Number(values.rounds)];
const { nl } = markets;
const clock = () => new Date();
const iban = 'NL91ABNA0417164300';

/** A shop of three years: two orders in a hundred are open, three people in four come again, and a tenth of the bank's lines waits. */
async function fill(db: Database): Promise<void> {
  await db.execute(sql`insert into orders.customers (id, market, mailbox, email, person, created_at)
    select gen_random_uuid(), 'nl', 'k' || n || '@example.test', 'k' || n || '@example.test',
      json_build_object('name', 'Klant ' || md5(n::text), 'company', '', 'street', 'Molendijk', 'houseNumber', n, 'postCode', '3411 AB',
        'city', 'Lopik', 'phone', '06' || lpad(n::text, 8, '0')), now() - interval '2 years'
    from generate_series(1, ${orderCount / 4}) as n`);
  await db.execute(sql`insert into orders.orders (id, market, number, reference, key, form_key, state, placed_at, currency, subtotal, discount,
      delivery, total, vat, discounts, customer_id, delivery_day, cancel_until, expires_at, email, person, is_gift, texts)
    select gen_random_uuid(), 'nl', 'NL-2026-' || lpad(n::text, 5, '0'), 'RF00NL2026' || lpad(n::text, 5, '0'), 'key' || n, 'form' || n,
      case when n > ${orderCount} * 0.99 then 'placed' when n > ${orderCount} * 0.98 then 'paid' when n > ${orderCount} * 0.975 then 'packed'
        when n % 40 = 0 then 'cancelled' when n % 30 = 0 then 'expired' else 'delivered' end,
      now() - (${orderCount} - n) * interval '2.6 hours', 'EUR', 8995 + n % 500, 0, 0, 8995 + n % 500, '[]', '[]', c.id,
      (now() - (${orderCount} - n) * interval '2.6 hours' + interval '5 days')::date, now() + interval '1 day', now() + interval '7 days',
      c.email, c.person, false, '{}'
    from generate_series(1, ${orderCount}) as n
    join (select *, row_number() over () as nr from orders.customers) as c on c.nr = 1 + n % ${orderCount / 4}`);
  await db.execute(sql`insert into orders.lines (order_id, position, kind, good_kind, good_id, slug, name, farmer, choice, quantity, unit_price,
      subtotal, total, vat_rate, contents, animals)
    select o.id, p, 'package', 'article', 10 + p, 'pakket-' || p, 'Pakket ' || p, 'Henk', '', 1, 4500, 4500, 4500, 9,
      '[{"title":"Gehakt","packs":3},{"title":"Biefstuk","packs":2}]', array['NL ' || substr(o.number, 9, 3) || ' 0261 7']
    from orders.orders as o, generate_series(0, 1) as p`);
  await db.execute(sql`insert into orders.payments (order_id, amount, way, booked_on, at, by_name)
    select id, total, 'transfer', placed_at::date, placed_at, 'Anna' from orders.orders where state in ('paid', 'packed', 'delivered')`);
  await db.execute(sql`insert into orders.changes (order_id, version, at, what, side, by_name, is_told)
    select id, 1, placed_at, 'placed', 'buyer', 'buyer', true from orders.orders`);
  await db.execute(sql`insert into orders.bank_entries (account, day, amount, currency, name, iban, text, fingerprint, state, read_at)
    select ${iban}, current_date - 1, total, 'EUR', 'X', 'NL02RABO' || substr(number, 9), case when random() < 0.8 then reference else 'vlees' end,
      number, case when state = 'placed' then 'open' else 'booked' end, now()
    from orders.orders where state <> 'cancelled'`);
  await db.execute(
    sql`insert into orders.statements (market, until, read_at, by_name) values ('nl', current_date - 1, now(), 'Anna')`,
  );
  await db.execute(sql`analyze`);
}

const dataDir = await mkdtemp(join(tmpdir(), 'bench-counter-'));
const database = await openDatabase({ dataDir, url: null });
try {
  const { db } = database;
  await fill(db);
  const texts = createTexts(markets, readCatalogs(Object.keys(markets)));
  const seller = createSeller({ db, markets: marketList, texts, clock });
  const accounts = { nl: { kind: 'iban' as const, name: 'Kudde', iban } };
  const orders = createOrders({ db, markets: marketList, seller, accounts, isOpen: true, hasMail: false, clock });
  const { counter } = orders;
  const open = ['placed', 'paid', 'packed', 'sent'] as const;
  const asked: Record<string, () => Promise<unknown>> = {
    'orders, open': () => counter.listOrders({ market: 'nl', states: open, byDay: 'first' }),
    'orders, all': () => counter.listOrders({ market: 'nl', byDay: 'last' }),
    'orders, all, last page': () => counter.listOrders({ market: 'nl', byDay: 'last', page: orderCount / 50 }),
    'orders, their days': () => counter.orderDays(nl),
    'search, a name': () => counter.listOrders({ market: 'nl', search: 'klant c4' }),
    'search, a word all have': () => counter.listOrders({ market: 'nl', search: 'klant' }),
    'search, an ear tag': () => counter.listOrders({ market: 'nl', search: 'NL 050 0261 7' }),
    'search, an amount': () => counter.listOrders({ market: 'nl', search: '90,45' }),
    'search, a number': () => counter.listOrders({ market: 'nl', search: 'NL-2026-00421' }),
    'one order': () => counter.orderPage('NL-2026-09990'),
    Today: () => counter.today(nl),
    turnover: () => counter.turnover(nl),
    bank: () => counter.bankPage(nl),
    customers: () => counter.listCustomers({ market: 'nl' }),
    'customers, who come again': () => counter.listCustomers({ market: 'nl', filter: 'again' }),
    'customers, searched': () => counter.listCustomers({ market: 'nl', search: 'lopik' }),
    'a week': () => counter.weekOf(nl, isoWeek()),
    'recall, an animal': () => counter.recall(nl, { animal: 'NL 050 0261 7' }),
    'recall, nobody': () => counter.tagsLike(nl, 'NL 050 0261 8'),
  };
  const print = (line: string) => void process.stdout.write(`${line}\n`);
  print(`${orderCount} orders, ${rounds} rounds, load ${loadavg()[0]?.toFixed(1) ?? ''}\n`);
  print('| asked | median ms | slowest ms |\n| --- | --- | --- |');
  for (const [name, ask] of Object.entries(asked)) {
    await ask();
    const took: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const begin = performance.now();
      await ask();
      took.push(performance.now() - begin);
    }
    const sorted = took.toSorted((a, b) => a - b);
    print(`| ${name} | ${sorted[Math.floor(rounds / 2)]?.toFixed(1)} | ${sorted.at(-1)?.toFixed(1)} |`);
  }
  print(`\nload at the end ${loadavg()[0]?.toFixed(1) ?? ''}`);
} finally {
  await database.close();
  await rm(dataDir, { recursive: true, force: true });
}

function isoWeek(): string {
  const now = new Date();
  const thursday = new Date(now.getTime() + (4 - (now.getUTCDay() || 7)) * 86_400_000);
  const first = Date.UTC(thursday.getUTCFullYear(), 0, 1);
  const week = Math.ceil(((thursday.getTime() - first) / 86_400_000 + 1) / 7);
  return `${thursday.getUTCFullYear()}-W${String(week).padStart(2, '0')}`;
}
