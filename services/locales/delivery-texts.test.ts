import { expect, test } from 'vitest';
import { marketList, markets } from '#markets/index.ts';
import { deliveryMessageKey, estimatedDelivery } from '#rules/time/delivery.ts';
import { addDays, instantAt } from '#rules/time/local-time.ts';
import { readCatalogs } from './catalogs.ts';
import { createTexts } from './texts.ts';

const texts = createTexts(markets, readCatalogs(Object.keys(markets)));
const monday = '2024-03-04';
const moments = [0, 1, 2, 3, 4, 5, 6].flatMap((day) => [9, 10].map((hour) => ({ date: addDays(monday, day), hour })));

test.each(marketList)(
  'FSH-49 what $code says about ordering is true on every weekday, before and after the deadline',
  (market) => {
    const t = texts.textFor(market);
    const weekday = new Intl.DateTimeFormat(market.langTag, { weekday: 'long', timeZone: 'UTC' });
    const claims = moments.map(({ date, hour }) => {
      const now = instantAt(date, hour, market.timeZone);
      const text = t(deliveryMessageKey(now, market), { hour: 10, date: 'DATE' });
      // The first of the coming days the text names; one that names none speaks of today.
      const named = [1, 2, 3]
        .map((days) => addDays(date, days))
        .find((day) => text.includes(weekday.format(new Date(day))));
      const deadline = instantAt(named ?? date, 9, market.timeZone);
      return { text, said: estimatedDelivery(deadline, market), real: estimatedDelivery(now, market) };
    });
    expect(claims.filter(({ said, real }) => said !== real)).toEqual([]);
    expect(claims.filter(({ text }) => !text.includes('DATE') || !text.includes('10'))).toEqual([]);
  },
);

test('FSH-50 on a Saturday morning nl still takes orders for the day, the others for Monday', () => {
  const saturday = marketList.map((market) =>
    texts.textFor(market)('delivery.saturday.before', { hour: 10, date: 'DATE' }),
  );
  expect(saturday).toEqual([
    'Bestel vandaag voor 10:00 uur. Bezorging op DATE.',
    'Commandez avant lundi 10\u00a0h. Livraison le DATE.',
    'Order before 10am on Monday. Delivery on DATE.',
    'Bestell bis Montag, 10 Uhr. Lieferung am DATE.',
  ]);
});
