/** Papers of every kind, with so many lines, for tests and for who wants to look at them. */
import { type MarketCode, markets } from '#markets/index.ts';
import { composeCredit, composeInvoice } from '#rules/books/compose-paper.ts';
import type { Paper } from '#rules/books/paper.ts';
import { nothingSold, partsOf, type Sold, type SoldLine } from '#rules/books/sold.ts';
import { testHead, testTerms } from './test-papers.ts';

type Good = [name: string, detail: string, price: number];

/** A market without any has those of the first. */
const goods: { nl: Good[] } & Partial<Record<string, Good[]>> = {
  nl: [
    ['Blaarkop rundvleespakket', '3 × gehakt, 1 × hamburgers, Familie Van Dijk', 8995],
    ['Ribeye', '250 gram, Boerderij De Marsch', 1395],
    ['Bonte Bentheimer, klein pakket', 'Familie Wolters', 6495],
  ],
  fr: [
    ['Caissette de bœuf Aubrac', '2 × steak haché, GAEC des Monts', 11_990],
    ['Entrecôte', '300 g, Ferme de la Croix', 1690],
    ['Colis de porc gascon', 'Ferme Laborde', 7450],
  ],
  uk: [
    ['Hereford beef box', '2 × mince, 1 × stewing steak, Hill Farm', 9950],
    ['Ribeye', '250 g, Glebe Farm', 1295],
    ['Gloucester Old Spot, small box', 'The Pritchards', 6250],
  ],
  de: [
    ['Murnau-Werdenfelser Rindfleischkiste', '3 × Hackfleisch, 1 × Gulasch, Familie Huber', 12_900],
    ['Ochsenkotelett', '400 g, Moarhof', 2190],
    ['Schwäbisch-Hällisches Landschwein, kleine Kiste', 'Hof Brandt', 6990],
  ],
};

function sampleLines(market: MarketCode, count: number): SoldLine[] {
  const { food, wine } = markets[market].orders.vat;
  return Array.from({ length: count }, (_, position) => {
    const [name = '', detail = '', unitPrice = 0] = (goods[market] ?? goods.nl)[position % 3] ?? [];
    const quantity = 1 + (position % 4);
    const subtotal = unitPrice * quantity;
    const isWine = position % 7 === 6;
    const what = isWine ? { name: 'Pinot noir', detail: '2023' } : { name, detail };
    const rate = isWine ? wine : food;
    return { position, kind: 'package', ...what, quantity, unitPrice, subtotal, total: subtotal, rate };
  });
}

export function samplePaper(market: MarketCode, count: number, more: Partial<Sold> = {}): Paper {
  const lines = sampleLines(market, count);
  return composeInvoice(paidHead(market), { ...nothingSold, lines, delivery: 695, ...more }, testTerms(market));
}

function paidHead(market: MarketCode) {
  const payments = [
    { way: 'transfer', amount: 4000, on: '2026-03-03' },
    { way: 'voucher', amount: 2500, on: '2026-03-02' },
  ];
  return { ...testHead(market), payments };
}

/** Plain, with a code, with vouchers bought and spent, for a business, and a credit note of a part and of all. */
export function eachKindOfPaper(market: MarketCode): Paper[] {
  const { vat } = markets[market].orders;
  const lines = sampleLines(market, 8);
  const reduced = lines.map((line) => ({ ...line, total: line.total - 100 }));
  const discounts = [{ code: 'LENTE', discount: 800 }];
  const voucher: SoldLine = {
    position: 8,
    kind: 'voucher',
    name: 'Voucher',
    detail: '',
    quantity: 1,
    unitPrice: 5000,
    subtotal: 5000,
    total: 5000,
    rate: vat.voucher,
  };
  const taxedVouchers = vat.voucher === 0 ? [] : [{ rate: vat.voucher, amount: 2500 }];
  const head = paidHead(market);
  const business = {
    ...head,
    buyer: { ...head.buyer, company: 'Gasthof Krone', vatNumber: 'DE123456789' },
  };
  const terms = testTerms(market);
  const all: Sold = { lines: [...reduced, voucher], delivery: 695, discounts, taxedVouchers, goodwill: 875 };
  const before = { sold: all, parts: partsOf(all) };
  const credits = { number: head.number, issuedOn: head.issuedOn };
  const creditHead = { ...head, number: head.number.replace('00001', '00002'), credits };
  const less = { ...all, lines: all.lines.slice(1), delivery: 0 };
  return [
    samplePaper(market, 1),
    samplePaper(market, 12),
    samplePaper(market, 40),
    composeInvoice(business, all, terms),
    composeCredit(creditHead, { before, now: less }, terms),
    composeCredit(creditHead, { before, now: nothingSold }, terms),
  ];
}
