import { expect, test } from 'vitest';
import { balance, openBook, type Step } from '#tests/setup/orders/money-book.ts';
import { assertBooksBalance } from '#tests/setup/orders/money-property.ts';

test('C1 H2-1 whatever is bought, paid, cancelled and refunded, the books balance to the cent and vouchers hold no more than came in', () => {
  assertBooksBalance(2000);
});

test('C1 H2-1 the way that made 377 out of 70 leaves 100 for 100', () => {
  const book = openBook('nl');
  const buy: Step = {
    do: 'order',
    lines: [{ kind: 'plain', id: 15, quantity: 2, choices: [] }],
    codes: ['ten', 'third'],
  };
  book.run(buy);
  book.run({ do: 'pay', order: 0, amount: null });
  for (let round = 1; round < 5; round += 1) {
    book.run(buy);
    for (const voucher of [0, 1]) book.run({ do: 'redeem', order: round, voucher });
  }
  expect(balance(book)).toMatchObject({ money: 10_000, unspent: 10_000, goods: 0 });
});
