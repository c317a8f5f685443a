import { expect, test } from 'vitest';
import { type MarketCode, markets } from '#markets/index.ts';
import { estimatedDelivery } from '#rules/time/delivery.ts';
import { deliveryWeeks } from './delivery-weeks.ts';
import { holidayOn } from '#rules/time/holidays.ts';
import { instantAt } from '#rules/time/local-time.ts';

const codes: MarketCode[] = ['nl', 'fr', 'uk', 'de'];

test.each([
  ['2026-12-18', 'before', '2026-12-22', '2026-12-23', '2026-12-22', '2026-12-21'],
  ['2026-12-18', 'after', '2026-12-23', '2026-12-28', '2026-12-29', '2026-12-24'],
  ['2026-12-21', 'before', '2026-12-28', '2026-12-28', '2026-12-29', '2026-12-24'],
  ['2026-12-21', 'after', '2026-12-28', '2026-12-28', '2026-12-29', '2026-12-28'],
  ['2026-12-24', 'before', '2026-12-28', '2026-12-29', '2026-12-29', '2026-12-28'],
  ['2026-12-25', 'before', '2027-01-02', '2027-01-04', '2027-01-04', '2026-12-31'],
  ['2026-12-31', 'before', '2027-01-04', '2027-01-05', '2027-01-04', '2027-01-04'],
  ['2027-03-22', 'before', '2027-03-26', '2027-03-30', '2027-03-30', '2027-03-25'],
  ['2027-03-26', 'before', '2027-03-30', '2027-03-31', '2027-04-05', '2027-04-02'],
  ['2027-04-23', 'before', '2027-04-28', '2027-04-28', '2027-04-27', '2027-04-26'],
  ['2027-05-13', 'before', '2027-05-18', '2027-05-18', '2027-05-17', '2027-05-18'],
])('D6 ordered on %s %s ten', (day, when, ...expected) => {
  const found = codes.map((code) => {
    const market = markets[code];
    const ten = instantAt(day, market.delivery.deadlineHour, market.timeZone);
    return estimatedDelivery(new Date(ten.getTime() - (when === 'before' ? 60_000 : 0)), market);
  });
  expect(found).toEqual(expected);
});

test.each([
  ['2026-04-05', 0],
  ['2027-03-28', 0],
  ['2028-04-16', 0],
])('D6 Easter is on %s', (easter) => {
  const orders = { ...markets.nl.orders, holidays: [{ easter: 0 }] };
  expect(holidayOn(easter, { orders })).toBe('easter');
});

test('D6 King’s Day is on 27 April, on the 26th where that is a Sunday', () => {
  expect(holidayOn('2027-04-27', markets.nl)).toBe('kingsDay');
  expect([holidayOn('2031-04-26', markets.nl), holidayOn('2031-04-27', markets.nl)]).toEqual(['kingsDay', null]);
});

test('D6 five weeks from the Monday of the first day, with Christmas, New Year and the owner’s own days named', () => {
  const closures = [{ from: '2027-01-05', to: '2027-01-06', words: 'Inventaris' }];
  const market = { ...markets.nl, orders: { ...markets.nl.orders, closures } };
  const weeks = deliveryWeeks({ first: '2026-12-16', last: '2027-01-12' }, market);
  expect(weeks.map((week) => week.map(({ is }) => is[0]).join(''))).toEqual([
    'eeoooow',
    'oooohhw',
    'oooohow',
    'occooow',
    'oollllw',
  ]);
  expect(weeks[1]?.[4]).toEqual({ day: '2026-12-25', is: 'holiday', name: 'christmas' });
  expect(weeks[3]?.[1]).toEqual({ day: '2027-01-05', is: 'closure', words: 'Inventaris' });
  expect(weeks[0]?.[0]?.day).toBe('2026-12-14');
});
