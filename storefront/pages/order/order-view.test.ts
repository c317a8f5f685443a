import { expect, test } from 'vitest';
import { markets } from '#markets/index.ts';
import { cancelUntil, deliveryDays, payUntil } from '#rules/orders/delivery-days.ts';
import type { ShownOrder } from '#services/orders/orders.ts';
import { sampleOrder } from '#tests/setup/orders/sample-order.ts';
import { orderView } from './order-view.ts';

const { nl } = markets;

function shownOrder(placed: string, deliveryDay: string): ShownOrder {
  const placedAt = new Date(placed);
  const order: ShownOrder['order'] = {
    ...sampleOrder,
    placedAt,
    deliveryDay,
    cancelUntil: cancelUntil(deliveryDay, nl),
    expiresAt: payUntil({ placedAt, deliveryDay, market: nl }),
    history: [
      {
        id: 1,
        orderId: sampleOrder.id,
        at: placedAt,
        by: 'buyer',
        what: 'placed',
        amount: null,
        isMailed: true,
        changeId: null,
      },
    ],
  };
  return { order, payment: null, isDemo: false, canCancel: true };
}
const stepsOf = (shown: ShownOrder) =>
  orderView(shown, { market: nl, hasMail: true }).steps.map(({ what, when }) => `${what}: ${when}`);

test('A35 an order for the first day is paid before it is packed, and packed before it is there', () => {
  const placed = '2026-03-02T09:00:00+01:00';
  const [first = ''] = deliveryDays(new Date(placed), nl);
  expect(stepsOf(shownOrder(placed, first))).toEqual([
    'placed: maandag 2 maart, 9:00 uur',
    'cancelUntil: maandag 2 maart, 10:00 uur',
    'pay: woensdag 4 maart',
    'packed: donderdag 5 maart',
    'delivered: vrijdag 6 maart',
  ]);
});

test('A35 what comes on a Monday is packed on the Saturday before, and steps stand in the order of their days', () => {
  expect(stepsOf(shownOrder('2026-03-02T09:00:00+01:00', '2026-03-23'))).toEqual([
    'placed: maandag 2 maart, 9:00 uur',
    'pay: maandag 9 maart',
    'cancelUntil: donderdag 19 maart, 10:00 uur',
    'packed: zaterdag 21 maart',
    'delivered: maandag 23 maart',
  ]);
});

test('decision 45: an order whose money was fetched back is not called paid; one that is called off again says when that was', () => {
  const shown = shownOrder('2026-03-02T09:00:00+01:00', '2026-03-23');
  const [placed] = shown.order.history;
  if (!placed) throw new Error('not placed');
  const event = (what: typeof placed.what, at: string) => ({ ...placed, what, at: new Date(at) });
  const early = event('cancelled', '2026-03-03T09:00:00+01:00');
  const again = [early, event('placed', '2026-03-03T10:00:00+01:00'), event('paid', '2026-03-03T11:00:00+01:00')];
  const waiting: ShownOrder = { ...shown, order: { ...shown.order, history: [placed, ...again] } };
  expect(stepsOf(waiting)).toEqual(stepsOf(shown));
  const paid: ShownOrder = { ...waiting, order: { ...waiting.order, state: 'paid' } };
  expect(stepsOf(paid)).toContain('paid: dinsdag 3 maart, 11:00 uur');
  const history = [placed, ...again, event('cancelled', '2026-03-04T09:00:00+01:00')];
  const cancelled: ShownOrder = { ...waiting, order: { ...waiting.order, state: 'cancelled', history } };
  expect(stepsOf(cancelled)).toEqual([
    'placed: maandag 2 maart, 9:00 uur',
    'paid: dinsdag 3 maart, 11:00 uur',
    'cancelled: woensdag 4 maart, 9:00 uur',
  ]);
});
