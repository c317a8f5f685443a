import { expect, test } from 'vitest';
import { holdsStock, isClosed, mayBecome, orderStates } from './states.ts';

test('orders: placed, paid, packed, sent, delivered; placed is packed, A9; placed expires; placed and paid are cancelled; nothing else', () => {
  const allowed = orderStates.flatMap((from) =>
    orderStates.filter((to) => mayBecome(from, to)).map((to) => `${from} ${to}`),
  );
  expect(allowed.toSorted()).toEqual(
    [
      'placed paid',
      'placed packed',
      'paid packed',
      'packed sent',
      'sent delivered',
      'placed expired',
      'placed cancelled',
      'paid cancelled',
    ].toSorted(),
  );
});

test('orders: what is expired or cancelled gives its stock back, and like what is delivered it stays as it is', () => {
  expect(orderStates.filter((state) => !holdsStock(state))).toEqual(['expired', 'cancelled']);
  expect(orderStates.filter(isClosed)).toEqual(['delivered', 'expired', 'cancelled']);
});
