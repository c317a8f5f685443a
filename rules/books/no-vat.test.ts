// A small business charges no VAT: what its invoices say, to people and to machines.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { validateXML } from 'xmllint-wasm';
import { type MarketCode, markets } from '#markets/index.ts';
import { overlay } from '#rules/settings/overlay.ts';
import { testHead, testTerms } from '#tests/setup/books/test-papers.ts';
import { booksCsv } from './books-csv.ts';
import { ciiXml } from './cii-xml.ts';
import { composeCredit, composeInvoice } from './compose-paper.ts';
import { datevLines } from './datev.ts';
import { closingLines, legalLine, paperColumns, paperRows, sumRows, taxRows, totalLabel } from './paper-text.ts';
import { nothingSold, partsOf, type Sold, soldOf } from './sold.ts';

const folder = new URL('../../tests/books/schema/', import.meta.url);
const files = readdirSync(folder).filter((name) => name.endsWith('.xsd'));
const read = (fileName: string) => ({ fileName, contents: readFileSync(new URL(fileName, folder), 'utf8') });

async function problemsOf(xml: string): Promise<string[]> {
  const { errors } = await validateXML({
    xml: [{ fileName: 'factur-x.xml', contents: xml }],
    schema: [read('Factur-X_EN16931.xsd')],
    preload: files.filter((name) => name !== 'Factur-X_EN16931.xsd').map(read),
  });
  return errors.map(({ message }) => message);
}

const good = (position: number, kind: 'package' | 'voucher', total: number, vatRate: number) => ({
  position,
  kind,
  name: `Pakket ${position}`,
  choice: '',
  farmer: null,
  quantity: 1,
  unitPrice: total,
  subtotal: total,
  total,
  vatRate,
});

/** Goods of two rates, a voucher and delivery; a voucher taxed before paid a part. */
function soldIn(code: MarketCode): Sold {
  const { food, wine, voucher } = markets[code].orders.vat;
  const lines = [good(0, 'package', 8995, food), good(1, 'package', 1250, wine), good(2, 'voucher', 5000, voucher)];
  const order = { state: 'sent' as const, total: 15_940, delivery: 695, discounts: [], redeemed: [], lines, vat: [] };
  return soldOf(order, []);
}

function papersOf(code: MarketCode) {
  const market = overlay(markets[code], { 'money.noVat': true });
  const head = testHead(code);
  const seller = { ...head.seller, vatNumber: market.orders.seller.vatNumber };
  const sold = soldIn(code);
  const invoice = composeInvoice({ ...head, seller }, sold, testTerms(code));
  const credits = { number: head.number, issuedOn: head.issuedOn };
  const before = { sold, parts: partsOf(sold) };
  const credit = composeCredit({ ...head, seller, credits }, { before, now: nothingSold }, testTerms(code));
  return { market, invoice, credit };
}

/** The words of the law, and the sign of the list of EN 16931 where it has one. */
const law: [MarketCode, string, string | null][] = [
  ['nl', 'artikel 25 Wet op de omzetbelasting 1968', null],
  ['fr', 'TVA non applicable, article 293 B du CGI', 'VATEX-FR-FRANCHISE'],
  ['uk', 'not registered for VAT', null],
  ['de', '§ 19 UStG', null],
];

test.each(law)(
  '42.1 %s without VAT: invoice and credit note are of category E, say “%s”, and hold against the schema',
  async (code, words, sign) => {
    const { invoice, credit } = papersOf(code);
    for (const paper of [invoice, credit]) {
      expect(paper.parts).toEqual([
        expect.objectContaining({ rate: 0, category: 'E', vat: 0, net: 15_940, gross: 15_940 }),
      ]);
      expect(paper.notes.filter((note) => note.includes(words))).toHaveLength(1);
      const xml = ciiXml(paper);
      // BR-E-02, BR-E-05, BR-E-09, BR-E-10.
      expect(xml).toContain('<ram:SpecifiedTaxRegistration><ram:ID schemeID="FC">');
      expect(xml).not.toContain('schemeID="VA"');
      expect(xml).toContain(`<ram:ExemptionReason>${paper.parts[0]?.why}</ram:ExemptionReason>`);
      const [, found = null] = /<ram:ExemptionReasonCode>([^<]+)</.exec(xml) ?? [];
      expect(found).toBe(sign);
      expect([...new Set(xml.match(/<ram:CategoryCode>\w+/g))]).toEqual(['<ram:CategoryCode>E']);
      expect([...new Set(xml.match(/<ram:RateApplicablePercent>\d+/g))]).toEqual(['<ram:RateApplicablePercent>0']);
    }
    expect(await problemsOf(ciiXml(sign === null ? credit : invoice))).toEqual([]);
  },
);

test.each(law)('42.1 %s without VAT: page and file name it only where the law wants it said', (code, words) => {
  const { market, invoice, credit } = papersOf(code);
  for (const paper of [invoice, credit]) {
    const reasons = closingLines(paper, market).filter((line) => line.includes(words));
    expect(reasons).toHaveLength(1);
    const shown = [
      ...paperColumns(paper).flatMap(({ id, title }) => [title, ...paperRows(paper, market).map((row) => row[id])]),
      ...paperRows(paper, market).map(({ name }) => name),
      ...sumRows(paper, market).flat(),
      ...taxRows(paper, market).map(({ rate }) => rate),
      totalLabel(paper),
      legalLine(paper),
    ].join('\n');
    expect(shown).not.toMatch(/btw|tva|vat|ust|steuer|\bHT\b|TTC|netto|brutto|%/i);
  }
});

test('42.1 a seller without a VAT number is called by the number the tax office gave', () => {
  const head = testHead('de');
  const words = (vatNumber: string) =>
    legalLine(composeInvoice({ ...head, seller: { ...head.seller, vatNumber } }, soldIn('de'), testTerms('de')));
  expect(words('143/123/45678')).toMatch(/, Steuernummer 143\/123\/45678$/);
  expect(words('DE123456789')).toMatch(/, USt-IdNr. DE123456789$/);
  expect(words('')).not.toContain('Steuernummer');
});

test('42.3 without VAT the files for the bookkeeper have no VAT, an account of its own, and the sums of the papers', () => {
  const { invoice, credit } = papersOf('de');
  const { accounts } = markets.de.orders.invoice;
  const batch = { first: '2026-01-01', last: '2026-03-31', writtenAt: '20260401080000000', accounts };
  const [, , ...lines] = datevLines([invoice, credit], { ...batch, name: 'Q1', currency: 'EUR' });
  expect(lines.map((line) => line.split(';').filter((_, index) => [0, 1, 7].includes(index)))).toEqual([
    ['159,40', '"S"', '8195'],
    ['159,40', '"H"', '8195'],
  ]);
  const [, ...rows] = booksCsv([invoice]);
  expect(rows).toEqual([expect.stringContaining('"EUR","E","0","159.40","0.00","159.40"')]);
});
