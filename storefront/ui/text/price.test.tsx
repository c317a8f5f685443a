import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { markets } from '#markets/index.ts';
import { renderInMarket } from '#tests/setup/render-in-market.tsx';
import { Price } from './price.tsx';

test.each([
  ['nl', 89.95, '€\u00A089,95', '[€]89(95)'],
  ['fr', 89.95, '89,95\u00A0€', '89(95)[€]'],
  ['uk', 89.95, '£89.95', '[£]89(95)'],
  ['de', 89.95, '89,95\u00A0€', '89(95)[€]'],
  ['nl', 1234.5, '€\u00A01.234,50', '[€]1.234(50)'],
  ['fr', 1234.5, '1\u202F234,50\u00A0€', '1\u202F234(50)[€]'],
  ['uk', 1234.5, '£1,234.50', '[£]1,234(50)'],
  ['de', 1234.5, '1.234,50\u00A0€', '1.234(50)[€]'],
] as const)('MKT-8, MKT-10, MKT-D3 in %s %d is read as "%s" and printed as %s', (code, amount, spoken, printed) => {
  const html = renderInMarket(<Price amount={amount} />, { market: markets[code] });
  const [, read, shown = ''] =
    /<span class="sr">([^<]*)<\/span><span aria-hidden="true"[^>]*>(.*)<\/span><\/span>$/.exec(html) ?? [];
  expect(read).toBe(spoken);
  const marked = shown
    .replace(/<span class="[^"]*decimals[^"]*">([^<]*)<\/span>/, '($1)')
    .replace(/<span class="[^"]*(?:before|after)[^"]*">([^<]*)<\/span>/, '[$1]');
  expect(marked).toBe(printed);
});

test('MKT-10 the decimals are smaller than the rest', () => {
  const sheet = readFileSync(new URL('price.module.css', import.meta.url), 'utf8');
  const size = /\.decimals \{[^}]*font-size: ([\d.]+)em;/.exec(sheet)?.[1];
  expect(Number(size)).toBeLessThan(0.6);
});

test.each([null, undefined, '', 'abc'])('MKT-D4 the amount %j renders nothing', (amount) => {
  expect(renderInMarket(<Price amount={amount} />)).toBe('');
});
