/** Random shops whose books must balance after every step. */
import fc from 'fast-check';
import { standingOf } from '#rules/orders/money/standing.ts';
import { refundable, vatStillDue } from '#rules/orders/money/voucher-money.ts';
import { holdsStock } from '#rules/orders/states.ts';
import type { CartLine } from '#services/shop/cart/cart-content.ts';
import { balance, type Code, openBook, type Step, sum } from './money-book.ts';

const quantity = fc.integer({ min: 1, max: 4 });
const line: fc.Arbitrary<CartLine> = fc.oneof(
  fc.record({
    kind: fc.constant('plain' as const),
    id: fc.constantFrom(10, 11, 15, 16, 17),
    quantity,
    choices: fc.constant<[string, string][]>([]),
  }),
  fc.record({
    kind: fc.constant('box' as const),
    bundleId: fc.constant(22),
    boxes: fc.constant(1),
    pieces: fc.record({ 1: quantity, 2: quantity }),
  }),
);
const which = fc.nat(5);
const amount = fc.option(fc.integer({ min: 1, max: 20_000 }));
const order: fc.Arbitrary<Step> = fc.record({
  do: fc.constant('order' as const),
  lines: fc.array(line, { minLength: 1, maxLength: 3 }),
  codes: fc.subarray(['ten', 'third', 'all']),
});
const step: fc.Arbitrary<Step> = fc.oneof(
  order,
  fc.record({ do: fc.constantFrom('pay' as const, 'refund' as const), order: which, amount }),
  fc.record({ do: fc.constant('pay' as const), order: which, amount: fc.constant(null) }),
  fc.record({ do: fc.constant('redeem' as const), order: which, voucher: which }),
  fc.record({ do: fc.constantFrom('takeBack' as const, 'add' as const), order: which, which }),
  fc.record({ do: fc.constant('lessen' as const), order: which, which, quantity: fc.nat(2) }),
  fc.record({ do: fc.constant('discount' as const), order: which, amount: fc.integer({ min: 1, max: 20_000 }) }),
  fc.record({ do: fc.constant('undo' as const), order: which }),
  fc.record({
    do: fc.constant('become' as const),
    order: which,
    state: fc.constantFrom('packed', 'sent', 'delivered', 'expired', 'cancelled'),
  }),
);

function check(book: ReturnType<typeof openBook>): void {
  const { money, owed, owing, sold, byVoucher, unspent, forVouchers, goods } = balance(book);
  // Money that came in and what is owed are what was sold, less what vouchers paid, and what has to go back.
  if (money + owed !== sold - byVoucher + owing) throw new Error('the books do not balance');
  // Nothing comes from nothing: what is delivered and what can still be spent was paid for with money.
  if (goods + unspent > money) throw new Error('more was given than came in');
  for (const { bank, worth } of forVouchers)
    if (worth > bank) throw new Error('vouchers are worth more than came in for them');
  for (const { worth, used } of book.vouchers)
    if (used < 0 || used > worth) throw new Error('a voucher paid more than it is worth');
  for (const { state, paid, bank, redeemed, vat, total, bought } of book.orders) {
    if (paid !== bank + sum(redeemed)) throw new Error('an order has another sum than was paid');
    if (bank < 0) throw new Error('more went back than came in');
    if (sum(redeemed) > total - sum(bought)) throw new Error('a voucher paid for a voucher');
    if (vat.reduce((all, { gross }) => all + gross, 0) !== total) throw new Error('VAT is of another sum');
    const taxedBefore = sum(redeemed.filter(({ rate }) => rate > 0));
    const still = vatStillDue(vat, redeemed).reduce((all, { gross }) => all + gross, 0);
    if (still !== total - taxedBefore) throw new Error('VAT is counted twice or not at all');
    const { refundDue } = standingOf({ state, total, paid });
    if (refundDue > refundable({ paid, redeemed, vat, total, bought }, !holdsStock(state)))
      throw new Error('what is owed to a buyer cannot be paid back');
    if (state === 'placed' && paid >= total) throw new Error('an order that is paid waits for money');
  }
}

/** Throws with the shortest way to books that do not balance. */
export function assertBooksBalance(numRuns: number): void {
  const property = fc.property(
    fc.constantFrom<Code>('nl', 'fr', 'uk', 'de'),
    order,
    fc.array(step, { maxLength: 12 }),
    (market, first, steps) => {
      const book = openBook(market);
      for (const each of [first, ...steps]) {
        book.run(each);
        check(book);
      }
    },
  );
  fc.assert(property, { numRuns });
}
