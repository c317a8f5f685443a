import { expect, test } from 'vitest';
import { type MarketCode, markets } from '#markets/index.ts';
import { rateWords } from '#rules/books/paper-text.ts';
import { eachKindOfPaper } from '#tests/setup/books/paper-samples.ts';
import { paperView } from './paper-view.ts';

const key = { number: 'NL-2026-00042', key: 'k' };

test.each(Object.keys(markets) as MarketCode[])(
  '42.1 %s: the page of each kind of paper has a row of each line and extra, VAT of each rate, and its words',
  (code) => {
    for (const paper of eachKindOfPaper(code)) {
      const view = paperView(paper, { market: markets[code], key });
      expect(view.rows).toHaveLength(paper.lines.length + paper.extras.length);
      expect(view.taxes).toHaveLength(paper.parts.length);
      expect(view.due === null).toBe(paper.kind === 'credit');
      expect(view.facts.some(([, value]) => value.includes(paper.credits?.number ?? paper.number))).toBe(true);
      expect(JSON.stringify(view)).not.toMatch(/books:|undefined|NaN/);
      expect(view.paths.file).toBe(`/${code}/shop/order/NL-2026-00042/invoice.pdf?key=k&paper=${paper.number}`);
    }
  },
);

test.each<[MarketCode, number, string]>([
  ['nl', 9, '9%'],
  ['nl', 0, '0%'],
  ['fr', 5.5, '5,5 %'],
  ['uk', 20, '20%'],
  ['de', 7, '7 %'],
])('42.1 %s writes a rate of %s as %s', (code, rate, written) => {
  expect(rateWords(rate, markets[code]).replaceAll(/[\u00A0\u202F]/g, ' ')).toBe(written);
});
