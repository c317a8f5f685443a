import fc from 'fast-check';
import { expect, test } from 'vitest';
import { testHead, testTerms } from '#tests/setup/books/test-papers.ts';
import { composeCredit, composeInvoice } from './compose-paper.ts';
import {
  byPayment,
  bySupply,
  type MonthRate,
  type PaperFact,
  type PaymentFact,
  quarterOf,
  totalsByRate,
} from './totals-by-rate.ts';
import type { Paper } from './paper.ts';
import { nothingSold, partsOf, type Sold, type SoldLine, sumOf } from './sold.ts';

const day = (index: number) => new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10);

const anyLine = fc.record({
  rate: fc.constantFrom(0, 9, 21),
  unitPrice: fc.integer({ min: 1, max: 30_000 }),
  quantity: fc.integer({ min: 1, max: 9 }),
  off: fc.integer({ min: 0, max: 40 }),
});
const anyOrder = fc.record({
  lines: fc.array(anyLine, { minLength: 1, maxLength: 8 }),
  delivery: fc.integer({ min: 0, max: 1500 }),
  sentOn: fc.integer({ min: 5, max: 300 }),
  /** After the invoice: which line becomes less, what goes back, or all of it is called off. */
  edits: fc.array(fc.constantFrom('less', 'goodwill', 'off'), { maxLength: 3 }),
  /** In how many payments it is paid, and how long before or after it is sent. */
  payments: fc.integer({ min: 1, max: 4 }),
  early: fc.integer({ min: -20, max: 5 }),
});
type AnyOrder = typeof anyOrder extends fc.Arbitrary<infer T> ? T : never;

function soldFrom({ lines, delivery }: AnyOrder): Sold {
  const made = lines.map(({ rate, unitPrice, quantity, off }, position): SoldLine => {
    const subtotal = unitPrice * quantity;
    const total = subtotal - Math.floor((subtotal * off) / 100);
    const kind = rate === 0 ? 'voucher' : 'package';
    return { position, kind, name: 'x', detail: '', quantity, unitPrice, subtotal, total, rate };
  });
  return { ...nothingSold, lines: made, delivery: made.some(({ kind }) => kind === 'package') ? delivery : 0 };
}

function edited(sold: Sold, edit: 'less' | 'goodwill' | 'off'): Sold {
  if (edit === 'off') return nothingSold;
  if (edit === 'less') return { ...sold, lines: sold.lines.slice(1) };
  const goods = sumOf(sold.lines.flatMap(({ kind, total }) => (kind === 'voucher' ? [] : [total])));
  return { ...sold, goodwill: Math.min(goods, sold.goodwill + 100) };
}

/** An order with all its papers, and payments that are in the end what its papers come to. */
function booked(order: AnyOrder, index: number): { papers: Paper[]; facts: PaperFact[]; payments: PaymentFact[] } {
  const orderId = String(index);
  const [head, terms] = [testHead('nl'), testTerms('nl')];
  let sold = soldFrom(order);
  const papers = [composeInvoice({ ...head, issuedOn: day(order.sentOn), suppliedOn: day(order.sentOn) }, sold, terms)];
  for (const [turn, edit] of order.edits.entries()) {
    const now = edited(sold, edit);
    if (now.lines.length === 0 && edit === 'less') continue;
    const change = { before: { sold, parts: partsOf(sold) }, now };
    if (partsOf(sold).length === 0) break;
    papers.push(
      composeCredit(
        { ...head, issuedOn: day(order.sentOn + 10 * (turn + 1)), suppliedOn: day(order.sentOn) },
        change,
        terms,
      ),
    );
    sold = now;
  }
  const sign = ({ kind }: Paper) => (kind === 'credit' ? -1 : 1);
  const facts = papers.map((paper) => ({
    orderId,
    kind: paper.kind,
    issuedOn: paper.issuedOn,
    suppliedOn: paper.suppliedOn,
    parts: paper.parts.map(({ rate, net, vat, gross }) => ({
      rate,
      net: sign(paper) * net,
      vat: sign(paper) * vat,
      gross: sign(paper) * gross,
    })),
  }));
  const whole = papers[0]?.sums.gross ?? 0;
  const each = Math.floor(whole / order.payments);
  const came = Array.from({ length: order.payments }, (_, turn) => ({
    orderId,
    on: day(Math.max(0, order.sentOn + order.early + turn)),
    amount: turn === 0 ? whole - each * (order.payments - 1) : each,
    isTaxedVoucher: false,
  }));
  const left = sumOf(facts.flatMap(({ parts }) => parts.map(({ gross }) => gross)));
  const back = { orderId, on: day(order.sentOn + 60), amount: left - whole, isTaxedVoucher: false };
  return { papers, facts, payments: [...came, back] };
}

const sums = (rows: readonly MonthRate[]) => totalsByRate(rows).filter(({ gross, vat }) => gross !== 0 || vat !== 0);

test('42.2 over random orders, edits and refunds, VAT by supply and by payment is the sum of the papers to the cent', () => {
  fc.assert(
    fc.property(fc.array(anyOrder, { minLength: 1, maxLength: 12 }), (orders) => {
      const all = orders.map(booked);
      const facts = all.flatMap((one) => one.facts);
      const whole = sums(facts.flatMap(({ parts }) => parts.map((part) => ({ ...part, month: '' }))));
      expect(sums(bySupply(facts))).toEqual(whole);
      expect(
        sums(
          byPayment(
            facts,
            all.flatMap((one) => one.payments),
          ),
        ),
      ).toEqual(whole);
      for (const { papers } of all)
        for (const { kind, sums: of, parts, lines, extras } of papers) {
          expect(of.net + of.vat).toBe(of.gross);
          expect(of.lines - of.allowances + of.charges).toBe(of.net);
          for (const part of parts) {
            const at = (rows: readonly { rate: number; net: number }[]) =>
              sumOf(rows.flatMap(({ rate, net }) => (rate === part.rate ? [net] : [])));
            const off = extras.filter((extra) => extra.kind === 'allowance');
            const on = extras.filter((extra) => extra.kind === 'charge');
            expect(at(lines) - at(off) + at(on)).toBe(part.net);
            // Decision 69: half a cent and its VAT; a credit note is the difference of two.
            const most = (kind === 'credit' ? 1 : 0.5) * (1 + part.rate / 100);
            expect(Math.abs(part.vat - (part.net * part.rate) / 100)).toBeLessThanOrEqual(most + 1e-9);
          }
        }
    }),
    { numRuns: 150 },
  );
});

test('42.2 half is paid in March and half in April: by payment each month has its half, by supply all is in April', () => {
  const parts = [{ rate: 9, gross: 10_900, net: 10_000, vat: 900 }];
  const facts: PaperFact[] = [
    { orderId: 'a', kind: 'invoice', issuedOn: '2026-04-02', suppliedOn: '2026-04-02', parts },
  ];
  const paid = (on: string) => ({ orderId: 'a', on, amount: 5450, isTaxedVoucher: false });
  expect(byPayment(facts, [paid('2026-03-20'), paid('2026-04-05')]).map(({ month, vat }) => [month, vat])).toEqual([
    ['2026-03', 450],
    ['2026-04', 450],
  ]);
  expect(bySupply(facts).map(({ month, vat }) => [quarterOf(month), vat])).toEqual([['2026-Q2', 900]]);
});

test('42.2 a credit note counts on the day it was made', () => {
  const parts = [{ rate: 9, gross: -1090, net: -1000, vat: -90 }];
  const fact: PaperFact = { orderId: 'a', kind: 'credit', issuedOn: '2026-07-01', suppliedOn: '2026-06-30', parts };
  expect(bySupply([fact]).map(({ month, vat }) => [month, vat])).toEqual([['2026-07', -90]]);
});
