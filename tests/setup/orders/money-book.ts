/** A shop's money without a database: baskets, codes, vouchers, payments and refunds by the pure rules, and books kept beside them. */
import { markets } from '#markets/index.ts';
import { afterGivingUp } from '#rules/orders/money/after-payment.ts';
import { type OrderState, holdsStock, mayBecome } from '#rules/orders/states.ts';
import { vatRate } from '#rules/orders/money/vat.ts';
import { payableByVoucher } from '#rules/orders/money/voucher-money.ts';
import { stillSold } from '#services/shop/cart/bundle-cart.ts';
import type { CartLine } from '#services/shop/cart/cart-content.ts';
import { priceCart } from '#services/shop/cart/cart-totals.ts';
import type { Catalogue, DiscountCode, Product } from '#services/shop/catalogue/catalogue.ts';
import type { BookedOrder, BookLine, Voucher } from './booked-order.ts';
import { type CounterStep, isOfCounter, moneyIn, runOfCounter } from './money-book-counter.ts';

export type Code = keyof typeof markets;

const good = { slug: 'x', name: 'x', isInStock: true, stock: null, image: null, category: null, choices: null };
const article = (id: number, type: Product['type'], price: number): [number, Product] => [
  id,
  { ...good, id, type, price, regularPrice: price, attribute: null },
];
const voucher = (id: number, { price, worth }: { price: number; worth: number }): [number, Product] => [
  id,
  { ...good, id, type: 'variation', price, worth, regularPrice: price, attribute: null },
];
const code = (percent: number, combines: boolean): DiscountCode => ({ percent, combines, refusal: null });

const shelf: Catalogue = {
  products: new Map([
    article(10, 'package', 8995),
    article(11, 'package', 333),
    voucher(15, { price: 5000, worth: 5000 }),
    voucher(16, { price: 5295, worth: 5000 }),
    voucher(17, { price: 1, worth: 1 }),
    article(22, 'bundle', 0),
  ]),
  pieces: new Map([[22, [1, 2].map((id) => ({ ...good, id, price: id === 1 ? 1250 : 495, regularPrice: 1250 }))]]),
  coupons: new Map([
    ['ten', code(10, true)],
    ['third', code(33.33, true)],
    ['all', code(100, false)],
  ]),
};

export type Step =
  | { do: 'order'; lines: CartLine[]; codes: string[] }
  | { do: 'redeem'; order: number; voucher: number }
  | CounterStep
  | { do: 'become'; order: number; state: 'packed' | 'sent' | 'delivered' | 'expired' | 'cancelled' };

export function openBook(where: Code) {
  const market = markets[where];
  const orders: BookedOrder[] = [];
  const vouchers: Voucher[] = [];

  function enter(order: BookedOrder, state: OrderState): void {
    if (!mayBecome(order.state, state)) return;
    // As many as cost nothing before they are packed have to be paid whole.
    if (state === 'packed' && order.paid < order.total) return;
    const isGivenUp = !holdsStock(state);
    if (isGivenUp && order.vouchers.some(({ used }) => used > 0)) return;
    if (state === 'expired' && order.paid > sum(order.redeemed)) return;
    if (isGivenUp) {
      const onVouchers = sum(order.redeemed);
      for (const { voucher, amount } of order.redeemed) voucher.used -= amount;
      order.redeemed = [];
      order.paid = afterGivingUp(order.paid, onVouchers).paid;
    }
    order.state = state;
    if (state === 'paid') issueVouchers(order);
  }

  function issueVouchers(order: BookedOrder): void {
    const worths = order.lines.flatMap(({ worth, quantity }) =>
      worth > 0 ? Array.from({ length: quantity }, () => worth) : [],
    );
    const made = worths
      .slice(order.vouchers.length)
      .map((worth) => ({ worth, used: 0, rate: order.bought[0]?.rate ?? 0, boughtWith: order }));
    order.vouchers.push(...made);
    vouchers.push(...made);
  }

  function place(lines: CartLine[], codes: string[]): void {
    const cart = priceCart(stillSold({ lines, coupons: codes }, shelf), shelf, market);
    if (cart.lines.length === 0) return;
    const placed = cart.lines.map(({ good: sold, quantity, subtotal, total }): BookLine => {
      const isBox = sold.type === 'bundle';
      const [kind, count] = [kindOf[sold.type], isBox ? 1 : quantity];
      return {
        kind,
        quantity: count,
        unitPrice: subtotal / count,
        subtotal,
        total,
        vatRate: vatRate(kind === 'voucher' ? 'voucher' : 'food', market),
        worth: sold.worth ?? 0,
      };
    });
    const order: BookedOrder = {
      state: 'placed',
      total: cart.total,
      paid: 0,
      ...moneyIn(placed, cart.delivery),
      lines: placed,
      delivery: cart.delivery,
      redeemed: [],
      vouchers: [],
      bank: 0,
      transfers: [],
      undo: null,
    };
    orders.push(order);
    if (order.total === 0) enter(order, 'paid');
  }

  function redeem(order: BookedOrder, voucher: Voucher): void {
    const isHeld = holdsStock(voucher.boughtWith.state);
    if (order.state !== 'placed' || !isHeld) return;
    const amount = Math.min(voucher.worth - voucher.used, payableByVoucher(order, voucher.rate));
    if (amount <= 0) return;
    order.redeemed.push({ rate: voucher.rate, amount, voucher });
    voucher.used += amount;
    order.paid += amount;
    if (order.paid >= order.total) enter(order, 'paid');
  }

  function run(step: Step): void {
    if (step.do === 'order') return place(step.lines, step.codes);
    const order = orders[step.order % Math.max(1, orders.length)];
    if (!order) return;
    if (isOfCounter(step)) return runOfCounter(order, step, counter);
    order.undo = null;
    if (step.do === 'become') enter(order, step.state);
    else {
      const voucher = vouchers[step.voucher % Math.max(1, vouchers.length)];
      if (voucher) redeem(order, voucher);
    }
  }

  const counter = {
    market,
    enter,
    issueVouchers,
    forget: (gone: Voucher) => void vouchers.splice(vouchers.indexOf(gone), 1),
  };
  return { orders, vouchers, run };
}

const kindOf = { package: 'package', coupon: 'voucher', variation: 'voucher', bundle: 'piece' } as const;

/** Sums of the whole shop, each worked out on its own. */
export function balance({ orders, vouchers }: Pick<ReturnType<typeof openBook>, 'orders' | 'vouchers'>) {
  const total = (of: (order: BookedOrder) => number, some = orders) => some.reduce((all, order) => all + of(order), 0);
  const standing = orders.filter(({ state }) => holdsStock(state));
  const issued = standing.filter(({ state }) => state !== 'placed');
  return {
    /** Money in the bank. */
    money: total(({ bank }) => bank),
    /** What buyers owe. */
    owed: total((order) => Math.max(0, order.total - order.paid), standing),
    /** What the shop owes: of orders given up all that was paid, of others what is too much. */
    owing:
      total(({ paid }) => paid, orders) -
      total(({ paid }) => paid, standing) +
      total((order) => Math.max(0, order.paid - order.total), standing),
    /** Goods and vouchers of orders that stand. */
    sold: total((order) => order.total, standing),
    /** What vouchers paid of them. */
    byVoucher: total(({ redeemed }) => sum(redeemed), standing),
    /** What can still be spent. */
    unspent: vouchers
      .filter(({ boughtWith }) => holdsStock(boughtWith.state))
      .reduce((all, { worth, used }) => all + worth - used, 0),
    /** Money that stayed in orders whose vouchers were issued, and what those vouchers are worth. */
    forVouchers: issued.map(({ bank, vouchers: made }) => ({
      bank,
      worth: made.reduce((all, { worth }) => all + worth, 0),
    })),
    /** Goods of orders that are paid, less what was given back for them. */
    goods: total((order) => order.total - sum(order.bought) - Math.max(0, order.total - order.paid), issued),
  };
}

export function sum(amounts: readonly { amount: number }[]): number {
  return amounts.reduce((all, { amount }) => all + amount, 0);
}
