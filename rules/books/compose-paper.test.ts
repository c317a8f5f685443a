import { expect, test } from 'vitest';
import { type MarketCode, markets } from '#markets/index.ts';
import { testHead, testTerms } from '#tests/setup/books/test-papers.ts';
import { composeCredit, composeInvoice } from './compose-paper.ts';
import { nothingSold, partsOf, type Sold, type SoldLine, soldOf, sumOf } from './sold.ts';

const line = (position: number, rate: number, subtotal: number, more: Partial<SoldLine> = {}): SoldLine => ({
  position,
  kind: 'package',
  name: `Pakket ${position}`,
  detail: '',
  quantity: 1,
  unitPrice: subtotal,
  subtotal,
  total: subtotal,
  rate,
  ...more,
});
const sold = (lines: SoldLine[], more: Partial<Sold> = {}): Sold => ({ ...nothingSold, lines, ...more });

/** Gross, then net and VAT of each rate: 9 and 21 percent, prices hold their VAT. */
test.each<[string, Sold, [rate: number, net: number, vat: number][]]>([
  ['one package of 89.95', sold([line(0, 9, 8995)]), [[9, 8252, 743]]],
  [
    'a package and wine',
    sold([line(0, 9, 8995), line(1, 21, 1250)]),
    [
      [9, 8252, 743],
      [21, 1033, 217],
    ],
  ],
  [
    'delivery of 6.95, divided by what it carries',
    sold([line(0, 9, 3000), line(1, 21, 1000)], { delivery: 695 }),
    [
      [9, 3230, 291],
      [21, 970, 204],
    ],
  ],
  [
    'a code that took 10.00 off',
    sold([line(0, 9, 8995, { total: 7995 })], { discounts: [{ code: 'TIEN', discount: 1000 }] }),
    [[9, 7335, 660]],
  ],
  [
    'a voucher of several purposes beside it',
    sold([line(0, 9, 8995), line(1, 0, 5000, { kind: 'voucher' })]),
    [
      [0, 5000, 0],
      [9, 8252, 743],
    ],
  ],
  ['8.75 given back', sold([line(0, 9, 8995)], { goodwill: 875 }), [[9, 7450, 670]]],
  [
    '40.00 paid by a voucher taxed before',
    sold([line(0, 7, 10_000)], { taxedVouchers: [{ rate: 7, amount: 4000 }] }),
    [[7, 5607, 393]],
  ],
])('42.1 %s: net and VAT of each rate, and every sum is right to the cent', (_name, what, expected) => {
  const paper = composeInvoice(testHead('nl'), what, testTerms('nl'));
  expect(paper.parts.map(({ rate, net, vat }) => [rate, net, vat])).toEqual(expected);
  const { sums, lines, extras, parts } = paper;
  // BR-CO-10, -11, -12, -13, -14, -15, -16 of EN 16931.
  expect(sums.lines).toBe(sumOf(lines.map(({ net }) => net)));
  expect(sums.net).toBe(sums.lines - sums.allowances + sums.charges);
  expect(sums.vat).toBe(sumOf(parts.map(({ vat }) => vat)));
  expect(sums.gross).toBe(sums.net + sums.vat);
  expect(sums.due).toBe(sums.gross - sums.paid);
  // BR-S-08: the basis of a rate is its lines, less what is off, and what comes on top.
  for (const part of parts) {
    const of = (rows: { rate: number; net: number }[]) =>
      sumOf(rows.flatMap((row) => (row.rate === part.rate ? [row.net] : [])));
    const [off, on] = [
      extras.filter(({ kind }) => kind === 'allowance'),
      extras.filter(({ kind }) => kind === 'charge'),
    ];
    expect(of(lines) - of(off) + of(on)).toBe(part.net);
    // BR-CO-17, as near as prices that hold their VAT allow it.
    expect(Math.abs(part.vat - (part.net * part.rate) / 100)).toBeLessThan(1);
  }
});

test('42.1 decision 23 what a voucher of several purposes paid is a payment; what a taxed one paid is taken off with its VAT', () => {
  const what = sold([line(0, 9, 10_000)]);
  const paid = { ...testHead('nl'), payments: [{ way: 'voucher', amount: 4000, on: '2026-03-02' }] };
  const multi = composeInvoice(paid, what, testTerms('nl')).sums;
  expect([multi.gross, multi.paid, multi.due]).toEqual([10_000, 4000, 6000]);
  const single = composeInvoice(
    testHead('de'),
    { ...sold([line(0, 7, 10_000)]), taxedVouchers: [{ rate: 7, amount: 4000 }] },
    testTerms('de'),
  );
  expect(single.sums).toMatchObject({ gross: 6000, paid: 0, due: 6000 });
  expect(single.extras.map(({ kind, text, gross }) => [kind, text, gross])).toEqual([
    ['allowance', 'Einzweck-Gutschein, beim Verkauf versteuert', 4000],
  ]);
});

test.each([
  ['nl', 9, 'package', 'S'],
  ['nl', 0, 'voucher', 'E'],
  ['uk', 0, 'package', 'Z'],
  ['uk', 0, 'voucher', 'Z'],
  ['fr', 5.5, 'voucher', 'S'],
] as const)('42.1 in %s what has %d %% and is a %s is of category %s', (market, rate, kind, category) => {
  const paper = composeInvoice(testHead(market), sold([line(0, rate, 5000, { kind })]), testTerms(market));
  expect(paper.parts.map((part) => part.category)).toEqual([category]);
  expect(paper.notes.length > 0).toBe(category === 'E');
});

test('42.1 an invoice without the buyer’s address says what the market’s law has for small amounts, and only up to there', () => {
  const head = testHead('de');
  const nowhere = { ...head, buyer: { ...head.buyer, street: '', postCode: '', city: '' } };
  const notes = (amount: number) => composeInvoice(nowhere, sold([line(0, 7, amount)]), testTerms('de')).notes;
  expect(notes(25_000)).toEqual([expect.stringContaining('33 UStDV')]);
  expect(notes(25_001)).toEqual([]);
  expect(composeInvoice(head, sold([line(0, 7, 25_000)]), testTerms('de')).notes).toEqual([]);
});

test.each([
  ['nl', 10_000, 'artikel 34d Wet op de omzetbelasting 1968'],
  ['uk', 25_000, 'VAT Regulations 1995, regulation 16A'],
  ['de', 25_000, '33 UStDV'],
] as const)('42.1 the law for small amounts of %s: up to %d, %s', (market, upTo, law) => {
  expect(testTerms(market).small).toEqual({ upTo, text: expect.stringContaining(law) });
});

/** Up to and including the amount of the law, and one cent more; null where the law knows none. */
test.each<[MarketCode, amount: number, isSaid: boolean]>([
  ['nl', 9999, true],
  ['nl', 10_000, true],
  ['nl', 10_001, false],
  ['fr', 1, false],
  ['fr', 15_000, false],
  ['uk', 25_000, true],
  ['uk', 25_001, false],
  ['de', 25_000, true],
  ['de', 25_001, false],
])(
  '42.1 the bound of small amounts in %s: at %d it is said: %s, and never to who gave an address',
  (market, amount, isSaid) => {
    const head = testHead(market);
    const nowhere = { ...head, buyer: { ...head.buyer, street: '', postCode: '', city: '' } };
    const { food } = markets[market].orders.vat;
    const free = { ...sold([line(0, 0, amount)]), isWithoutVat: true as const };
    const { small, noVat } = testTerms(market);
    const said = isSaid ? [small?.text] : [];
    expect(composeInvoice(nowhere, sold([line(0, food, amount)]), testTerms(market)).notes).toEqual(said);
    expect(composeInvoice(head, sold([line(0, food, amount)]), testTerms(market)).notes).toEqual([]);
    // § 34a UStDV, and as much elsewhere: why there is no VAT is said whatever the amount.
    expect(composeInvoice(nowhere, free, testTerms(market)).notes).toEqual([noVat.reason, ...said]);
  },
);

test('42.1 in France no amount is too small for the buyer’s address, and a business reads what a late payment costs', () => {
  expect(testTerms('fr').small).toBeNull();
  const head = testHead('fr');
  const business = { ...head, buyer: { ...head.buyer, company: 'Auberge du Mont' } };
  const all = sold([line(0, 5.5, 5000)]);
  const notes = composeInvoice(business, all, testTerms('fr')).notes.join(' ');
  for (const words of ['escompte', 'majoré de 10 points', 'indemnité forfaitaire de 40\u00a0€', 'livraison de biens'])
    expect(notes).toContain(words);
  expect(composeInvoice(head, all, testTerms('fr')).notes).toEqual([]);
  const before = { sold: all, parts: partsOf(all) };
  const credit = { ...business, credits: { number: head.number, issuedOn: head.issuedOn } };
  expect(composeCredit(credit, { before, now: nothingSold }, testTerms('fr')).notes).toEqual([]);
});

test('42.1 what was sold without VAT to a business of another country says who owes it', () => {
  const head = testHead('nl');
  const abroad = { ...head, buyer: { ...head.buyer, company: 'Gasthof Krone', vatNumber: 'DE123456789' } };
  const paper = composeInvoice(abroad, sold([line(0, 0, 5000)]), testTerms('nl'));
  expect(paper.parts[0]).toMatchObject({ category: 'AE', why: 'Btw verlegd.' });
});

test('42.1 a credit note names its invoice and holds what became less: a line, its delivery, and the rest to the cent', () => {
  const before = sold([line(0, 9, 8995), line(1, 9, 1750, { quantity: 2, unitPrice: 875 })], { delivery: 695 });
  const now = sold([line(0, 9, 8995), line(1, 9, 875, { unitPrice: 875 })], { delivery: 0 });
  const credits = { number: '2026-NL-00001', issuedOn: '2026-03-02' };
  const credit = composeCredit(
    { ...testHead('nl'), credits },
    { before: { sold: before, parts: partsOf(before) }, now },
    testTerms('nl'),
  );
  expect(credit.credits).toEqual(credits);
  expect(credit.lines.map(({ name, quantity, gross }) => [name, quantity, gross])).toEqual([
    ['Pakket 1', 1, 875],
    ['Bezorging', 1, 695],
  ]);
  expect(credit.sums.gross).toBe(875 + 695);
  const [all, left] = [partsOf(before)[0], partsOf(now)[0]];
  expect(credit.sums.vat).toBe((all?.vat ?? 0) - (left?.vat ?? 0));
});

test('42.1 an order that was given up is credited whole, vouchers that had paid a part and all', () => {
  const before = sold([line(0, 7, 10_000), line(1, 19, 2000)], {
    delivery: 695,
    taxedVouchers: [{ rate: 7, amount: 4000 }],
  });
  const credit = composeCredit(
    testHead('de'),
    { before: { sold: before, parts: partsOf(before) }, now: nothingSold },
    testTerms('de'),
  );
  expect(credit.parts.map(({ rate, net, vat }) => [rate, net, vat])).toEqual(
    partsOf(before).map(({ rate, net, vat }) => [rate, net, vat]),
  );
  expect(credit.sums.net).toBe(credit.sums.lines - credit.sums.allowances + credit.sums.charges);
});

const taxed = [{ rate: 9, gross: 23_985, net: 22_005, vat: 1980 }];
const order = {
  state: 'sent' as const,
  total: 23_985,
  delivery: 0,
  discounts: [],
  redeemed: [],
  lines: [],
  vat: taxed,
};
test.each([
  ['nothing went back', [23_985], 0],
  ['what was too much went back', [25_000, -1015], 0],
  ['8.75 of what was due went back', [23_985, -875], 875],
  ['of 10.15 too much 20.00 went back', [25_000, -2000], 985],
])('42.1 %s: given back though it was owed', (_name, amounts, expected) => {
  const goods = { ...line(0, 9, 23_985), choice: '', farmer: null, vatRate: 9 };
  const facts = { ...order, lines: [goods] };
  expect(
    soldOf(
      facts,
      amounts.map((amount) => ({ amount, way: 'transfer' })),
    ).goodwill,
  ).toBe(expected);
});

test('42.1 nothing is sold by an order that was given up', () => {
  expect(soldOf({ ...order, state: 'cancelled' }, [])).toEqual(nothingSold);
});
