import fc from 'fast-check';
import { expect, test } from 'vitest';
import { markets, marketList } from '#markets/index.ts';
import {
  deliveryMessageKey,
  estimatedDelivery,
  fillDeliveryDate,
  fillDeliveryPromise,
  nextPageChange,
} from './delivery.ts';
import { addDays, localDate, localHour, weekdayOf } from './local-time.ts';

const { nl, fr, uk, de } = markets;
const moments = fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true });

test.each([
  ['2024-03-04', '09:59', '2024-03-08', '2024-03-11', '2024-03-08', '2024-03-07'],
  ['2024-03-04', '10:00', '2024-03-09', '2024-03-11', '2024-03-11', '2024-03-08'],
  ['2024-03-05', '09:59', '2024-03-09', '2024-03-11', '2024-03-11', '2024-03-08'],
  ['2024-03-05', '10:00', '2024-03-11', '2024-03-11', '2024-03-11', '2024-03-11'],
  ['2024-03-06', '09:59', '2024-03-11', '2024-03-11', '2024-03-11', '2024-03-11'],
  ['2024-03-06', '10:00', '2024-03-11', '2024-03-12', '2024-03-11', '2024-03-11'],
  ['2024-03-07', '09:59', '2024-03-11', '2024-03-12', '2024-03-11', '2024-03-11'],
  ['2024-03-07', '10:00', '2024-03-12', '2024-03-13', '2024-03-12', '2024-03-11'],
  ['2024-03-08', '09:59', '2024-03-12', '2024-03-13', '2024-03-12', '2024-03-11'],
  ['2024-03-08', '10:00', '2024-03-13', '2024-03-18', '2024-03-15', '2024-03-14'],
  ['2024-03-09', '09:59', '2024-03-13', '2024-03-18', '2024-03-15', '2024-03-14'],
  ['2024-03-09', '10:00', '2024-03-15', '2024-03-18', '2024-03-15', '2024-03-14'],
  ['2024-03-10', '09:59', '2024-03-15', '2024-03-18', '2024-03-15', '2024-03-14'],
  ['2024-03-10', '10:00', '2024-03-15', '2024-03-18', '2024-03-15', '2024-03-14'],
])('FSH-47, FSH-48, FSH-50, FSH-D11 ordered %s %s', (day, time, ...expected) => {
  const continental = new Date(`${day}T${time}:00+01:00`);
  const british = new Date(`${day}T${time}:00Z`);
  const found = [
    estimatedDelivery(continental, nl),
    estimatedDelivery(continental, fr),
    estimatedDelivery(british, uk),
    estimatedDelivery(continental, de),
  ];
  expect(found).toEqual(expected);
});

test.each([
  ['2024-03-04T08:59:59.999Z', '2024-03-08'],
  ['2024-03-04T09:00:00.000Z', '2024-03-09'],
  // Summer time: 10:00 is an hour earlier.
  ['2024-07-01T07:59:59.999Z', '2024-07-05'],
  ['2024-07-01T08:00:00.000Z', '2024-07-06'],
  // Monday already, though Sunday still in UTC.
  ['2024-03-03T23:30:00.000Z', '2024-03-08'],
  // The days on which the clocks change, both Sundays.
  ['2025-03-30T08:00:00.000Z', '2025-04-04'],
  ['2024-10-27T09:00:00.000Z', '2024-11-01'],
])('FSH-47, FSH-D11 an order at %s reaches the Netherlands on %s', (now, expected) => {
  expect(estimatedDelivery(new Date(now), nl)).toBe(expected);
});

test('FSH-47, FSH-48, FSH-50 a delivery never falls on a closed day, in the lead time or before an earlier order', () => {
  fc.assert(
    fc.property(moments, fc.nat(200), fc.constantFrom(...marketList), (now, hours, market) => {
      const delivery = estimatedDelivery(now, market);
      const earliest = addDays(localDate(now, market.timeZone), market.delivery.leadDays);
      expect(market.delivery.closedDays).not.toContain(weekdayOf(delivery));
      // A weekend and two holidays before it, and as many after.
      expect(delivery >= earliest && delivery <= addDays(earliest, 9)).toBe(true);
      expect(estimatedDelivery(new Date(now.getTime() + hours * 3_600_000), market) >= delivery).toBe(true);
    }),
  );
});

test.each([
  ['2024-03-04T09:59:59.999+01:00', 'delivery.monday.before'],
  ['2024-03-04T10:00:00.000+01:00', 'delivery.monday.after'],
  ['2024-03-05T00:00:00.000+01:00', 'delivery.tuesday.before'],
  ['2024-03-06T12:00:00.000+01:00', 'delivery.wednesday.after'],
  ['2024-03-07T09:00:00.000+01:00', 'delivery.thursday.before'],
  ['2024-03-08T23:59:59.000+01:00', 'delivery.friday.after'],
  ['2024-03-09T09:59:00.000+01:00', 'delivery.saturday.before'],
  ['2024-03-10T10:00:00.000+01:00', 'delivery.sunday.after'],
])('FSH-49, FSH-D12 at %s the message is %s', (now, key) => {
  expect(deliveryMessageKey(new Date(now), nl)).toBe(key);
});

test('FSH-49 the message follows the clock of the market', () => {
  const now = new Date('2024-03-04T09:30:00Z');
  expect(deliveryMessageKey(now, nl)).toBe('delivery.monday.after');
  expect(deliveryMessageKey(now, uk)).toBe('delivery.monday.before');
});

test.each([
  ['2024-03-04T08:59:59.999Z', '2024-03-04T09:00:00.000Z'],
  ['2024-03-04T09:00:00.000Z', '2024-03-04T23:00:00.000Z'],
  ['2024-03-04T22:59:59.999Z', '2024-03-04T23:00:00.000Z'],
  ['2024-03-04T23:00:00.000Z', '2024-03-05T09:00:00.000Z'],
  ['2024-03-30T23:00:00.000Z', '2024-03-31T08:00:00.000Z'],
  ['2024-10-26T22:00:00.000Z', '2024-10-27T09:00:00.000Z'],
])('FSH-D12 after %s dated texts next change at %s', (now, expected) => {
  expect(nextPageChange(new Date(now), nl).toISOString()).toBe(expected);
});

test('FSH-D12 until the next change of a page nothing dated changes, and then it does', () => {
  fc.assert(
    fc.property(moments, fc.constantFrom(...marketList), (now, market) => {
      const change = nextPageChange(now, market);
      const justBefore = new Date(change.getTime() - 1);
      expect(change.getTime()).toBeGreaterThan(now.getTime());
      expect([0, 10]).toContain(localHour(change, market.timeZone));
      expect(deliveryMessageKey(justBefore, market)).toBe(deliveryMessageKey(now, market));
      expect(deliveryMessageKey(change, market)).not.toBe(deliveryMessageKey(now, market));
    }),
  );
});

const monday = new Date('2024-03-04T09:59:00+01:00');
const text = 'Thuis op {estimated_delivery_date}!';

test.each([
  [null, 'Thuis op 8 maart 2024!'],
  ['', 'Thuis op 8 maart 2024!'],
  ['soon', 'Thuis op 8 maart 2024!'],
  ['2024-03-20', 'Thuis op 20 maart 2024!'],
  ['2024-03-20 00:00:00', 'Thuis op 20 maart 2024!'],
  ['2024-03-19T23:30:00Z', 'Thuis op 20 maart 2024!'],
  ['2024-03-05', 'Thuis op 5 maart 2024!'],
  ['2024-03-04', 'Thuis op 8 maart 2024!'],
  ['2024-03-01', 'Thuis op 8 maart 2024!'],
])('PRD-24, PRD-D10 with the product date %j the checklist reads "%s"', (deliveryDate, expected) => {
  expect(fillDeliveryDate(text, { deliveryDate, now: monday, market: nl })).toBe(expected);
});

test('PRD-24, PRD-D10 every placeholder is filled in the words of the market, other text stays', () => {
  const twice = '{estimated_delivery_date} - {estimated_delivery_date}';
  expect(fillDeliveryDate(twice, { now: monday, market: de })).toBe('7. März 2024 - 7. März 2024');
  expect(fillDeliveryDate('Vers {other}', { now: monday, market: nl })).toBe('Vers {other}');
});

test('MOD-19, MOD-D7 every delivery promise in a body is filled, or left empty', () => {
  const body = '<p>{delivery_promise}</p><p>{delivery_promise}</p>';
  expect(fillDeliveryPromise(body, 'Voor 10 uur')).toBe('<p>Voor 10 uur</p><p>Voor 10 uur</p>');
  expect(fillDeliveryPromise(body, null)).toBe('<p></p><p></p>');
  expect(fillDeliveryPromise('{delivery_promise}', "$& $'")).toBe("$& $'");
});
