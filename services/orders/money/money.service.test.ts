import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Market, marketList, markets } from '#markets/index.ts';
import { holdsStock } from '#rules/orders/states.ts';
import type { CartLine } from '#services/shop/cart/cart-content.ts';
import type { Goods } from '#services/shop/catalogue/replace-products.ts';
import { openTestOrders, restock } from '#tests/setup/orders/open-test-orders.ts';
import { aBox, aPackage, monday } from '#tests/setup/orders/test-orders.ts';
import { recordedGoods } from '#tests/setup/shop/recorded-goods.ts';
import { findOrders, type Order } from '../order-store.ts';
import { isWholeRun } from '#tests/setup/process/run-settings.ts';

const dayMs = 24 * 3_600_000;
const goods: Goods = {
  ...recordedGoods,
  couponCodes: [
    { code: 'TEN', percent: '10', combines: true },
    { code: 'THIRD', percent: '33.33', combines: true },
    { code: 'ALL', percent: '100', maxUses: 3 },
  ],
};

let now = monday;
let shop: Awaited<ReturnType<typeof openTestOrders>>;
let senders = 0;

beforeAll(async () => {
  shop = await openTestOrders({ clock: () => now, goods });
});
afterAll(() => shop.close());

const quantity = fc.integer({ min: 1, max: 3 });
const line: fc.Arbitrary<CartLine> = fc.oneof(
  fc.tuple(fc.constantFrom(10, 11, 15, 16), quantity).map(([id, count]) => aPackage(id, count)),
  fc.tuple(quantity, quantity).map(([one, two]) => aBox({ 1: one, 2: two })),
);
const basket = fc.record({
  lines: fc.uniqueArray(line, { minLength: 1, maxLength: 3, selector: (each) => (each.kind === 'box' ? 0 : each.id) }),
  codes: fc.subarray(['ten', 'third', 'all']),
});
const which = fc.nat(3);
const amount = fc.option(fc.integer({ min: 1, max: 20_000 }));
type Deed = { what: 'pay' | 'refund' | 'redeem' | 'cancel' | 'wait'; which: number; amount: number | null };
const deed: fc.Arbitrary<Deed> = fc.record({
  what: fc.constantFrom('pay', 'pay', 'refund', 'redeem', 'redeem', 'cancel', 'wait'),
  which,
  amount,
});

async function place(market: Market, { lines, codes }: { lines: CartLine[]; codes: string[] }): Promise<string> {
  const session = await shop.fillBasket(lines, market, codes);
  const form = await shop.formFor(session, market, { email: `${session}@example.test` });
  const placed = await shop.orders.place({ market, session }, form, session);
  return placed.result === 'placed' ? placed.order.number : '';
}

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

/** The bank's own book: what came in and went back, by order. */
function check(orders: Order[], bank: ReadonlyMap<string, number>): void {
  const money = sum([...bank.values()]);
  const standing = orders.filter(({ state }) => holdsStock(state));
  const byVoucher = sum(standing.map(({ redeemed }) => sum(redeemed.map((use) => use.amount))));
  const owed = sum(standing.map(({ total, paid }) => Math.max(0, total - paid)));
  const tooMuch = sum(standing.map(({ total, paid }) => Math.max(0, paid - total)));
  const toRefund = sum(orders.filter(({ state }) => !holdsStock(state)).map(({ paid }) => paid));
  expect(money + owed).toBe(sum(standing.map(({ total }) => total)) - byVoucher + tooMuch + toRefund);
  for (const order of orders) {
    const came = bank.get(order.number) ?? 0;
    expect(order.paid).toBe(came + sum(order.redeemed.map((use) => use.amount)));
    expect(order.isRefundDue).toBe(!holdsStock(order.state) && order.paid > 0);
    if (!holdsStock(order.state)) continue;
    expect(sum(order.vouchers.map(({ worth }) => worth))).toBeLessThanOrEqual(came);
    for (const { worth, used } of order.vouchers) expect(used).toBeLessThanOrEqual(worth);
  }
}

test(
  'C1 H2-1 through the service: books balance, and vouchers hold no more than the money that came in for them',
  { timeout: 120_000 },
  async () => {
    const property = fc.asyncProperty(
      fc.constantFrom(markets.nl, markets.de),
      fc.array(basket, { minLength: 2, maxLength: 4 }),
      fc.array(deed, { minLength: 6, maxLength: 14 }),
      async (market, baskets, deeds) => {
        now = new Date(now.getTime() + 28 * dayMs);
        for (const { code } of marketList) await restock(shop.db, code, goods);
        const numbers: string[] = [];
        for (const each of baskets) numbers.push(await place(market, each));
        const bank = new Map<string, number>();
        const mine = async () =>
          (await findOrders(shop.db, undefined)).filter(({ number }) => numbers.includes(number));
        const book = (number: string, by: number) => bank.set(number, (bank.get(number) ?? 0) + by);
        for (const { what, which: at, amount: named } of deeds) {
          const orders = await mine();
          const order = orders[at % Math.max(1, orders.length)];
          if (!order) return;
          const { number, paid } = order;
          if (what === 'pay') {
            const payment = await shop.orders.pay(number, named);
            if ('order' in payment && payment.outcome !== 'already') book(number, payment.order.paid - paid);
          } else if (what === 'refund') {
            const refund = await shop.orders.refund(number, named);
            if (refund.outcome === 'refunded') book(number, -refund.amount);
          } else if (what === 'redeem') {
            const [voucher] = orders.flatMap(({ vouchers }) => vouchers.filter(({ used, worth }) => used < worth));
            const sender = `sender ${(senders += 1)}`;
            if (voucher) await shop.orders.redeem(market, order, { code: voucher.code, sender });
          } else if (what === 'cancel') await shop.orders.change(number, 'cancelled');
          else {
            now = new Date(now.getTime() + 3 * dayMs);
            await shop.orders.doTimedWork();
          }
          check(await mine(), bank);
        }
      },
    );
    await fc.assert(property, { numRuns: isWholeRun ? 15 : 4 });
  },
);
