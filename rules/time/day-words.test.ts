import { expect, test } from 'vitest';
import { markets } from '#markets/index.ts';
import { momentWords, timeWords } from './day-words.ts';

test.each([
  ['nl', '2026-11-20T10:00:00+01:00', 'vrijdag 20 november, 10:00 uur'],
  ['nl', '2026-11-20T14:02:00+01:00', 'vrijdag 20 november, 14:02 uur'],
  ['fr', '2026-11-20T10:00:00+01:00', 'vendredi 20 novembre à 10\u00a0h'],
  ['fr', '2026-11-20T14:02:00+01:00', 'vendredi 20 novembre à 14\u00a0h\u00a002'],
  ['uk', '2026-11-20T10:00:00Z', '10am on Friday 20 November'],
  ['uk', '2026-11-20T14:02:00Z', '2.02pm on Friday 20 November'],
  ['uk', '2026-11-20T00:30:00Z', '12.30am on Friday 20 November'],
  ['uk', '2026-11-20T12:00:00Z', '12pm on Friday 20 November'],
  ['de', '2026-11-20T10:00:00+01:00', 'Freitag, 20. November, 10 Uhr'],
  ['de', '2026-11-20T14:02:00+01:00', 'Freitag, 20. November, 14:02 Uhr'],
] as const)('orders: in %s the moment %s is "%s"', (code, moment, words) => {
  expect(momentWords(new Date(moment), markets[code])).toBe(words);
});

test('orders: the hour of the deadline as people write it', () => {
  const hours = Object.values(markets).map((market) => timeWords({ hour: 10, minute: 0 }, market));
  expect(hours).toEqual(['10:00 uur', '10\u00a0h', '10am', '10 Uhr']);
});
