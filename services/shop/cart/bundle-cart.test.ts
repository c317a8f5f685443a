import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  addArticle,
  addToBox,
  applyCoupon,
  type Change,
  itemsCount,
  lineKey,
  piecesCount,
  putBox,
  setQuantity,
  stillSold,
} from './bundle-cart.ts';
import { stockProblems } from './cart-stock.ts';
import { type CartContent, emptyContent } from './cart-content.ts';
import type { Product, BundledItem, Catalogue, DiscountCode } from '#services/shop/catalogue/catalogue.ts';

const good = { slug: 'x', regularPrice: 100, price: 100, isInStock: true, stock: null, image: null };
const piece = (id: number, more: Partial<BundledItem> = {}): BundledItem => ({
  ...good,
  id,
  name: `Piece ${id}`,
  ...more,
});
const article = (id: number, more: Partial<Product> = {}): Product => ({
  ...good,
  id,
  name: `Article ${id}`,
  type: 'package',
  category: null,
  attribute: null,
  choices: null,
  ...more,
});

const catalogue: Catalogue = {
  products: new Map(
    [
      article(10),
      article(12, { isInStock: false }),
      article(13, { stock: 3 }),
      article(14, { type: 'coupon' }),
      article(15, { type: 'variation', attribute: 'email' }),
      article(22, { type: 'bundle' }),
    ].map((entry) => [entry.id, entry]),
  ),
  pieces: new Map([[22, [piece(1), piece(2), piece(3, { stock: 2 }), piece(4, { isInStock: false })]]]),
  coupons: new Map([['welkom10', { percent: 10, combines: false, refusal: null }]]),
};

function box(content: CartContent, quantities: Record<number, number>, boxes = 1): Change {
  const wanted = Object.entries(quantities).map(([id, quantity]): [number, number] => [Number(id), quantity]);
  return putBox(content, catalogue, { bundleId: 22, boxes, quantities: new Map(wanted) });
}

function pieces({ lines }: CartContent): Record<string, number> {
  const line = lines.find(({ kind }) => kind === 'box');
  return line?.kind === 'box' ? line.pieces : {};
}

test('SHP-7, FSH-39 a box holds exactly what was last wanted', () => {
  const first = box(emptyContent, { 1: 2, 2: 1, 3: 0 });
  expect([first.outcome, pieces(first.content)]).toEqual(['added', { 1: 2, 2: 1 }]);
  const second = box(first.content, { 1: 3, 2: 0, 3: 2 });
  expect([second.outcome, pieces(second.content)]).toEqual(['replaced', { 1: 3, 3: 2 }]);
  expect(second.content.lines).toHaveLength(1);
});

test('SHP-7 a box without pieces is no box', () => {
  const { content } = box(emptyContent, { 1: 1 });
  expect(box(content, { 1: 0 })).toMatchObject({ outcome: 'removed', content: { lines: [] } });
  expect(box(emptyContent, { 1: 0 })).toMatchObject({ outcome: 'unchanged', content: { lines: [] } });
});

test('SHP-7 one piece that cannot be had keeps the whole box as it was', () => {
  const { content } = box(emptyContent, { 1: 1 });
  expect(box(content, { 1: 5, 3: 3 })).toMatchObject({
    outcome: 'refused',
    content,
    refusal: { reason: 'over_stock', title: 'Piece 3', left: 2, isPiece: true },
  });
  expect(box(content, { 1: 5, 4: 1 }).refusal).toMatchObject({ reason: 'out_of_stock', title: 'Piece 4' });
  expect(box(content, { 1: 10_000 }).refusal).toMatchObject({ reason: 'over_stock', left: 9999 });
  expect(box(content, { 3: 2 }, 2).refusal).toMatchObject({ reason: 'over_stock' });
});

test('FSH-35 one more of a piece leaves the others in the box', () => {
  const more = (content: CartContent, quantities: [number, number][], boxes = 1) =>
    addToBox(content, catalogue, { bundleId: 22, boxes, quantities: new Map(quantities) });
  const { content } = box(emptyContent, { 1: 2, 2: 1 });
  expect(pieces(more(content, [[2, 1]]).content)).toEqual({ 1: 2, 2: 2 });
  expect(pieces(more(content, [[3, 1]]).content)).toEqual({ 1: 2, 2: 1, 3: 1 });
  expect(more(emptyContent, [[1, 1]])).toMatchObject({ outcome: 'added', content: { lines: [{ pieces: { 1: 1 } }] } });
  // A link that names no piece takes none out either.
  expect(more(content, [])).toMatchObject({ outcome: 'unchanged', content });
  expect(more(content, [[3, 3]])).toMatchObject({ outcome: 'refused', content });
  // Two boxes of two and one of two more are one box of all of them.
  const twice = box(emptyContent, { 1: 2 }, 2).content;
  expect(more(twice, [[2, 1]], 2).content.lines).toEqual([
    { kind: 'box', bundleId: 22, boxes: 1, pieces: { 1: 4, 2: 2 } },
  ]);
});

test('SHP-7 a piece that sold out in the box keeps nobody from changing the rest, or from taking it out', () => {
  const { content } = box(emptyContent, { 1: 1, 2: 3, 3: 2 });
  const without = (id: number, more: Partial<BundledItem>) => ({
    ...catalogue,
    pieces: new Map([
      [22, (catalogue.pieces.get(22) ?? []).map((known) => (known.id === id ? { ...known, ...more } : known))],
    ]),
  });
  const put = (soldOut: Catalogue, quantities: [number, number][]) =>
    putBox(content, soldOut, { bundleId: 22, boxes: 1, quantities: new Map(quantities) });
  const gone = without(2, { isInStock: false });
  const [all, less, out, more] = [3, 2, 0, 4].map((quantity) =>
    put(gone, [
      [1, 2],
      [2, quantity],
      [3, 2],
    ]),
  );
  expect([all, less, out].map((change) => pieces(change?.content ?? emptyContent))).toEqual([
    { 1: 2, 2: 3, 3: 2 },
    { 1: 2, 2: 2, 3: 2 },
    { 1: 2, 3: 2 },
  ]);
  expect(more?.refusal).toMatchObject({ reason: 'out_of_stock', title: 'Piece 2' });
  const fewer = without(3, { stock: 1 });
  expect(
    put(fewer, [
      [1, 5],
      [2, 3],
      [3, 2],
    ]).outcome,
  ).toBe('replaced');
  expect(stockProblems(content, gone)).toMatchObject([{ reason: 'out_of_stock', title: 'Piece 2' }]);
  expect(stockProblems(content, fewer)).toMatchObject([{ reason: 'over_stock', title: 'Piece 3', left: 1 }]);
  expect(stockProblems(content, catalogue)).toEqual([]);
});

test('SHP-7 pieces of other boxes are not heard', () => {
  expect(pieces(box(emptyContent, { 1: 1, 999: 5 }).content)).toEqual({ 1: 1 });
});

test('CPN-5 a variation and a package are added, their parent and unknown things are not', () => {
  const add = (id: number, quantity = 1, content = emptyContent) =>
    addArticle(content, catalogue, { id, quantity, choices: [] });
  expect(add(15, 2).content.lines).toMatchObject([{ id: 15, quantity: 2 }]);
  expect(add(10, 2, add(10, 1).content).content.lines).toMatchObject([{ id: 10, quantity: 3 }]);
  expect(add(14).refusal?.reason).toBe('options');
  expect(add(99).refusal?.reason).toBe('unknown');
  expect(add(12).refusal?.reason).toBe('out_of_stock');
  expect(add(13, 9).refusal).toMatchObject({ reason: 'over_stock', left: 3 });
  expect(add(13, 2, add(13, 2).content).refusal?.reason).toBe('over_stock');
  expect(add(10, 0).content.lines).toMatchObject([{ quantity: 1 }]);
});

test('SHP-14 the same package with other choices is another line, and they share one stock', () => {
  const add = (content: CartContent, mince: string) =>
    addArticle(content, catalogue, { id: 13, quantity: 2, choices: [['gehakt', mince]] });
  const first = add(emptyContent, '1');
  expect(add(first.content, '1').refusal?.reason).toBe('over_stock');
  expect(add(first.content, '2').refusal?.reason).toBe('over_stock');
  expect(addArticle(first.content, catalogue, { id: 13, quantity: 1, choices: [] }).content.lines).toHaveLength(2);
});

test('SHP-2 quantities are set by key, zero removes, an unknown key is nothing', () => {
  const { content } = addArticle(emptyContent, catalogue, { id: 13, quantity: 1, choices: [] });
  const key = content.lines.map(lineKey)[0] ?? '';
  expect(setQuantity(content, catalogue, { key, quantity: 3 })?.content.lines).toMatchObject([{ quantity: 3 }]);
  expect(setQuantity(content, catalogue, { key, quantity: 4 })?.outcome).toBe('refused');
  expect(setQuantity(content, catalogue, { key, quantity: 0 })?.content.lines).toEqual([]);
  expect(setQuantity(content, catalogue, { key: 'nope', quantity: 1 })).toBeNull();
});

test('SHP-11 a code is applied once, in any case', () => {
  const first = applyCoupon(emptyContent, catalogue, ' WELKOM10 ');
  expect([first.outcome, first.content.coupons]).toEqual(['applied', ['welkom10']]);
  expect(applyCoupon(first.content, catalogue, 'welkom10').outcome).toBe('already');
  expect(applyCoupon(emptyContent, catalogue, 'nope').outcome).toBe('unknown');
});

test('SHP-2 what is no longer sold is no longer in the cart', () => {
  const { content } = addArticle(box(emptyContent, { 1: 1, 2: 1 }).content, catalogue, {
    id: 10,
    quantity: 1,
    choices: [],
  });
  const smaller: Catalogue = { products: new Map(), pieces: new Map([[22, [piece(2)]]]), coupons: new Map() };
  expect(stillSold({ ...content, coupons: ['welkom10'] }, smaller)).toMatchObject({
    lines: [{ kind: 'box', pieces: { 2: 1 } }],
    coupons: [],
  });
});

test('SHP-9, SHP-D3 any sequence of posts ends in the last state that could be had', () => {
  const quantities = fc.record({
    1: fc.nat({ max: 20 }),
    2: fc.nat({ max: 20 }),
    3: fc.nat({ max: 4 }),
    4: fc.constantFrom(0, 0, 0, 1),
  });
  fc.assert(
    fc.property(fc.array(quantities, { minLength: 1, maxLength: 20 }), (posts) => {
      let content: CartContent = emptyContent;
      let expected: Record<string, number> = {};
      for (const post of posts) {
        content = box(content, post).content;
        if (post[3] <= 2 && post[4] === 0) {
          expected = Object.fromEntries(Object.entries(post).filter(([, quantity]) => quantity > 0));
        }
      }
      expect(pieces(content)).toEqual(expected);
      expect(itemsCount(content)).toBe(Object.keys(expected).length > 0 ? 1 : 0);
    }),
  );
});

const terms = { percent: 10, combines: false, refusal: null };
const codes: Catalogue = {
  products: new Map(),
  pieces: new Map(),
  coupons: new Map<string, DiscountCode>([
    ['alone', terms],
    ['other', terms],
    ['one', { ...terms, combines: true }],
    ['two', { ...terms, combines: true }],
    ['past', { ...terms, refusal: 'ended' }],
    ['soon', { ...terms, refusal: 'early' }],
    ['gone', { ...terms, refusal: 'usedUp' }],
  ]),
};

test.each([
  [[], 'ALONE', 'applied'],
  [['alone'], 'alone', 'already'],
  [['alone'], 'other', 'alone'],
  [['alone'], 'one', 'alone'],
  [['one'], 'alone', 'alone'],
  [['one'], 'two', 'applied'],
  [[], 'past', 'ended'],
  [[], 'soon', 'early'],
  [[], 'gone', 'usedUp'],
  [[], 'none', 'unknown'],
])('C1 H2-1 beside the codes %j the code %s is %s', (coupons, code, outcome) => {
  expect(applyCoupon({ lines: [], coupons }, codes, code).outcome).toBe(outcome);
});

test('C1 H2-1 a basket that was filled before keeps the codes that may stand beside each other', () => {
  const kept = (coupons: string[]) => stillSold({ lines: [], coupons }, codes).coupons;
  expect(kept(['alone', 'other', 'one'])).toEqual(['alone']);
  expect(kept(['past', 'one', 'gone', 'two', 'alone'])).toEqual(['one', 'two']);
});

test('row 49 the badge counts what was put into the basket: every piece of a box, and packages', () => {
  const content: CartContent = {
    ...emptyContent,
    lines: [
      { kind: 'box', bundleId: 501, pieces: { 1: 5, 7: 3 }, boxes: 1 },
      { kind: 'plain', id: 10, quantity: 2, choices: [] },
    ],
  };
  expect(piecesCount(content)).toBe(10);
  expect(itemsCount(content)).toBe(3);
});
