/** What buyers, the bank and the owner do to orders, at random. */
import { inArray } from 'drizzle-orm';
import fc from 'fast-check';
import type { Market } from '#contract/market.ts';
import { standingOf } from '#rules/orders/money/standing.ts';
import { localDate } from '#rules/time/local-time.ts';
import { findOrders, type Order } from '#services/orders/order-store.ts';
import { decimal } from '#services/orders/orders-csv.ts';
import { orders as orderTable } from '#services/orders/tables.ts';
import type { CartLine } from '#services/shop/cart/cart-content.ts';
import type { openTestOrders } from './open-test-orders.ts';
import { aBox, aPackage, testAccounts } from './test-orders.ts';

type TestShop = Awaited<ReturnType<typeof openTestOrders>>;
export type Basket = { lines: CartLine[]; codes: string[] };

const kinds = [
  'receive',
  'payBack',
  'takeBack',
  'redeem',
  'lessen',
  'add',
  'discount',
  'cancel',
  'takeUp',
  'moveOn',
  'bankIn',
  'bankSplit',
  'bankOut',
  'bookCertain',
  'undo',
  'undoBatch',
  'wait',
] as const;
export type Deed = { what: (typeof kinds)[number]; which: number; other: number; amount: number | null };

const quantity = fc.integer({ min: 1, max: 3 });
const line: fc.Arbitrary<CartLine> = fc.oneof(
  fc.tuple(fc.constantFrom(10, 11, 15, 16), quantity).map(([id, count]) => aPackage(id, count)),
  fc.tuple(quantity, quantity).map(([one, two]) => aBox({ 1: one, 2: two })),
);
export const basket: fc.Arbitrary<Basket> = fc.record({
  lines: fc.uniqueArray(line, { minLength: 1, maxLength: 3, selector: (each) => (each.kind === 'box' ? 0 : each.id) }),
  codes: fc.subarray(['ten', 'third']),
});
export const deed: fc.Arbitrary<Deed> = fc.record({
  what: fc.constantFrom(...kinds),
  which: fc.nat(3),
  other: fc.nat(3),
  amount: fc.option(fc.integer({ min: 1, max: 20_000 })),
});

const dayMs = 24 * 3_600_000;
const by = { id: '7', name: 'Anna' };
/** What a line can be added of: two packages, a piece and a voucher. */
const addable = [
  { kind: 'article', id: 10 },
  { kind: 'article', id: 11 },
  { kind: 'piece', id: 1 },
  { kind: 'article', id: 15 },
] as const;

type Place = { shop: TestShop; market: Market; clock: { now: Date } };

export function openCounterBook({ shop, market, clock }: Place) {
  const { counter } = shop.orders;
  const numbers: string[] = [];
  const changeIds: number[] = [];
  const batches: string[] = [];
  let senders = 0;

  const orders = (): Promise<Order[]> => findOrders(shop.db, inArray(orderTable.number, numbers));

  async function place({ lines, codes }: Basket): Promise<string | null> {
    const session = await shop.fillBasket(lines, market, codes);
    const form = await shop.formFor(session, market, { email: `${session}@example.test` });
    const placed = await shop.orders.place({ market, session }, form, session);
    if (placed.result !== 'placed') return null;
    numbers.push(placed.order.number);
    return placed.order.number;
  }

  /** Reads an entry of that amount into the shop; resolves to its id. */
  async function readEntry(amount: number, text: string): Promise<number | null> {
    const account = testAccounts[market.code];
    const iban = account?.kind === 'iban' ? account.iban : '';
    const row = [iban, localDate(clock.now, market.timeZone), decimal(amount), 'Jan', text, market.currency].join(';');
    const file = ['Auftragskonto;Buchungstag;Betrag;Name;Verwendungszweck;Währung', row].join('\n');
    await counter.readBankFile(market, new TextEncoder().encode(file), by);
    const open = await counter.openEntries();
    return open.findLast(({ entry }) => entry.amount === amount && entry.text === text)?.entry.id ?? null;
  }

  async function bookEntry(entryId: number | null, pays: Parameters<typeof counter.bookEntry>[1]): Promise<void> {
    const booked = entryId === null ? null : await counter.bookEntry(entryId, pays, by);
    if (booked?.outcome !== 'done') return;
    batches.push(booked.batch);
    changeIds.push(...booked.changeIds);
  }

  async function act(order: Order, others: Order[], { what, other, amount }: Deed): Promise<void> {
    const { number, reference } = order;
    const as = { number, by, version: null, isSure: true };
    const due = standingOf(order);
    const noted = async (doing: ReturnType<typeof counter.cancel>) => {
      const done = await doing;
      if (done.outcome === 'done') changeIds.push(done.changeId);
    };
    switch (what) {
      case 'receive':
        return noted(counter.receive({ ...as, amount }));
      case 'payBack':
        return noted(counter.payBack({ ...as, amount }));
      case 'takeBack': {
        const booked = (await counter.orderPage(number))?.payments ?? [];
        return noted(counter.takeBack({ ...as, paymentId: booked[other % Math.max(1, booked.length)]?.id ?? 0 }));
      }
      case 'redeem': {
        const left = others.flatMap(({ vouchers }) => vouchers.filter(({ used, worth }) => used < worth));
        const voucher = left[other % Math.max(1, left.length)];
        const sender = `sender ${(senders += 1)}`;
        if (voucher) await shop.orders.redeem(market, order, { code: voucher.code, sender });
        return;
      }
      case 'lessen': {
        const chosen = order.lines[other % order.lines.length];
        const fewer = (amount ?? 0) % (chosen?.quantity ?? 1);
        return noted(counter.lessenLine({ ...as, position: chosen?.position ?? 0, quantity: fewer }));
      }
      case 'add':
        return noted(counter.addLine({ ...as, good: addable[other] ?? addable[0], quantity: 1 }));
      case 'discount':
        return noted(counter.giveDiscount({ ...as, amount: amount ?? 500, reason: 'Kratzer' }));
      case 'cancel':
        return noted(counter.cancel(as));
      case 'takeUp':
        return noted(counter.takeUpAgain(as));
      case 'moveOn':
        return noted(counter.moveOn({ ...as, to: (['packed', 'sent', 'delivered'] as const)[other % 3] ?? 'packed' }));
      case 'bankIn':
        return bookEntry(await readEntry(amount ?? Math.max(1, due.missing), reference), { number });
      case 'bankSplit': {
        const half = others[other % others.length] ?? order;
        const all = amount ?? Math.max(2, due.missing + standingOf(half).missing);
        const first = Math.max(1, Math.min(all - 1, due.missing));
        const pays = [
          { number, amount: first },
          { number: half.number, amount: all - first },
        ];
        return bookEntry(await readEntry(all, `${number} ${half.number}`), pays);
      }
      case 'bankOut':
        return bookEntry(await readEntry(-(amount ?? Math.max(1, due.refundDue)), number), { number });
      case 'bookCertain': {
        const booked = await counter.bookCertain(by);
        if (booked.outcome !== 'done') return;
        batches.push(booked.batch);
        changeIds.push(...booked.changeIds);
        return;
      }
      case 'undo': {
        const last = changeIds.at(-1 - other);
        if (last !== undefined) await counter.undo(last, by);
        return;
      }
      case 'undoBatch': {
        const last = batches.at(-1 - other);
        if (last !== undefined) await counter.undoBatch(last, by);
        return;
      }
      case 'wait':
        clock.now = new Date(clock.now.getTime() + 3 * dayMs);
        await shop.orders.doTimedWork();
    }
  }

  async function run(one: Deed): Promise<void> {
    const all = await orders();
    const order = all[one.which % Math.max(1, all.length)];
    if (order) await act(order, all, one);
  }

  return { place, run, orders };
}
