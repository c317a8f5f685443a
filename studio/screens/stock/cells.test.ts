import { expect, test } from 'vitest';
import type { StockRow } from '../../ports/stock.ts';
import { cellName, changedCells, changesOf, type Column, isJump, readBlock, wasName, written } from './cells.ts';

const row: StockRow = {
  kind: 'packages',
  slug: 'blaarkop',
  name: 'Blaarkop proefpakket',
  size: '2,1 kg',
  isSoldOut: false,
  isOther: false,
  total: 48,
  elsewhere: 34,
  here: 4,
  left: 10,
  price: 49.95,
  oldPrice: null,
  lowest: 49.95,
  log: [{ from: new Date('2026-01-05T08:00:00Z'), price: 49.95 }],
};
const now = new Date('2026-03-02T08:00:00Z');
const columns: Column[] = ['isSoldOut', 'total', 'elsewhere', 'price', 'oldPrice'];

function typed(cells: Partial<Record<Column, string>>, was: Partial<Record<Column, string>> = {}, of = row) {
  const values = Object.fromEntries(
    columns.flatMap((column) => [
      [wasName(of, column), was[column] ?? written(of, column)],
      [cellName(of, column), cells[column] ?? written(of, column)],
    ]),
  );
  return changedCells([of], (name) => values[name] ?? '', now);
}

test.each([
  ['total', 'vierenveertig', 'notNumber'],
  ['total', '-3', 'notNumber'],
  ['total', '37', 'tooFew'],
  ['elsewhere', '1,5', 'notNumber'],
  ['price', 'gratis', 'notMoney'],
  ['price', '0', 'free'],
  ['price', '0,00', 'free'],
] as const)('CO-39 %s %s is marked: %s', (column, text, why) => {
  expect(typed({ [column]: text })[0]?.problem?.why).toBe(why);
});

test('CO-39 what was not changed, or was emptied, stays', () => {
  expect(typed({})).toEqual([]);
  expect(typed({ total: '', price: '' })).toEqual([]);
});

test('CO-39 what somebody else changed meanwhile is told with both values', () => {
  const [cell] = typed({ total: '52' }, { total: '44' });
  expect(cell?.problem).toEqual({ why: 'theirs', now: '48' });
  expect(typed({}, { total: '44' })[0]?.typed).toBe('48');
});

test.each([
  ['64,93', false],
  ['64,95', true],
  ['34,97', false],
  ['34,95', true],
])('CO-39 a price of %s asks: %s', (price, asks) => {
  const [cell] = typed({ price });
  expect(cell && isJump(cell)).toBe(asks);
});

test('CO-39 O11 the switch sends no number; elsewhere is sent as a difference', () => {
  expect(changesOf(typed({ isSoldOut: 'on' }))).toEqual([
    {
      kind: 'packages',
      slug: 'blaarkop',
      isSoldOut: true,
      total: null,
      elsewhereBy: null,
      price: null,
      oldPrice: null,
    },
  ]);
  expect(changesOf(typed({ elsewhere: '36', price: '52.50' }))).toEqual([
    { kind: 'packages', slug: 'blaarkop', isSoldOut: null, total: null, elsewhereBy: 2, price: 52.5, oldPrice: null },
  ]);
  const gone = { ...row, isSoldOut: true, total: 38, left: 0 };
  expect(typed({ isSoldOut: '' }, {}, gone)[0]?.problem).toEqual({ why: 'allSold', total: 38 });
});

test('CO-39 a block is read by name or slug, with or without a line of names', () => {
  const block = 'Pakket\tTotaal\tElders\tPrijs\nblaarkop proefpakket\t52\t\t52,50';
  expect(readBlock(block, [row], 'packages')).toEqual({
    values: { 'total:blaarkop': '52', 'price:blaarkop': '52,50' },
    unknown: [],
  });
  expect(readBlock('blaarkop;50\nwie is dit;3', [row], 'packages')).toEqual({
    values: { 'total:blaarkop': '50' },
    unknown: ['wie is dit'],
  });
});

const cut = {
  ...row,
  price: 45,
  oldPrice: 49.95,
  log: [...row.log, { from: new Date('2026-02-20T08:00:00Z'), price: 45 }],
};

test.each([
  ['lowered today, the price before is crossed out', row, { price: '45', oldPrice: '49,95' }, null],
  ['what it never cost', row, { price: '45', oldPrice: '59,95' }, { why: 'strike', allowed: 49.95 }],
  ['not lowered at all', row, { oldPrice: '59,95' }, { why: 'strike', allowed: null }],
  ['below the price', row, { oldPrice: '40' }, { why: 'notAbove', price: 49.95 }],
  ['lowered once more, it is the price of the days before', cut, { price: '40' }, { why: 'strike', allowed: 45 }],
  ['raised above it', cut, { price: '52' }, { why: 'notAbove', price: 52 }],
  [
    'a price that is known for a week only',
    { ...row, log: [{ from: new Date('2026-02-24'), price: 49.95 }] },
    { price: '45', oldPrice: '49,95' },
    { why: 'strike', allowed: null },
  ],
  ['no amount', row, { oldPrice: 'veel' }, { why: 'notMoney' }],
])('CO-39 the old price by the 30-day line: %s', (_, of, cells, problem) => {
  const found = typed(cells, {}, of).flatMap((cell) => cell.problem ?? []);
  expect(found).toEqual(problem === null ? [] : [problem]);
});

test('CO-39 an old price that is emptied goes', () => {
  expect(changesOf(typed({ oldPrice: '' }, {}, cut))).toMatchObject([{ price: null, oldPrice: 0 }]);
  expect(changesOf(typed({ price: '45', oldPrice: '49.95' }))).toMatchObject([{ price: 45, oldPrice: 49.95 }]);
});
