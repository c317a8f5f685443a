import { expect, test } from 'vitest';
import { markets } from '#markets/index.ts';
import { readCatalogs } from '#services/locales/catalogs.ts';
import { createTexts } from '#services/locales/texts.ts';
import { deliveryCalendarHtml } from './delivery-calendar.server.tsx';

const texts = createTexts(markets, readCatalogs(Object.keys(markets)));

function rowsOf(code: 'nl' | 'de', first: string): string[][] {
  const market = markets[code];
  const { html } = deliveryCalendarHtml({ first }, { market, text: texts.textFor(market) });
  const [, ...rows] = html.split('<tr>').slice(1);
  return rows.map((row) =>
    [...row.matchAll(/<td[^>]*>(\d+)(?:<small>([^<]*)<\/small>)?/g)].map(([, day, word]) =>
      `${day} ${word ?? ''}`.trim(),
    ),
  );
}

test('53 every week of the delivery calendar names its month, also across the new year', () => {
  expect(rowsOf('nl', '2026-12-14').map(([monday]) => monday)).toEqual([
    '14 dec',
    '21 dec',
    '28 dec',
    '4 jan',
    '11 jan',
  ]);
  expect(rowsOf('nl', '2026-12-14')[2]).toEqual(['28 dec', '29', '30', '31', '1 Nieuw\u00ADjaar', '2 jan', '3']);
});

test('53 where the first day of a week is a holiday the next one names the month', () => {
  // Easter Monday of 2027 is 29 March.
  const [week] = rowsOf('de', '2027-03-30');
  expect(week?.[0]).toBe('29 Ostern');
  expect(week?.[1]).toBe('30 Mär');
});
