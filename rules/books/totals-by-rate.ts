/** VAT and turnover of a time, from papers and payments, in the currency's smallest unit. Pure. */
import type { VatPart } from '#rules/orders/money/vat.ts';
import type { PlainDate } from '#rules/time/local-time.ts';

/** Below nought for a credit note. */
export type PaperFact = {
  orderId: string;
  kind: 'invoice' | 'credit';
  suppliedOn: PlainDate;
  issuedOn: PlainDate;
  parts: readonly VatPart[];
};
export type PaymentFact = {
  orderId: string;
  on: PlainDate;
  amount: number;
  /** What a voucher paid in which VAT was when it was sold: no paper holds it. */
  isTaxedVoucher: boolean;
};

export type Basis = 'supply' | 'payment';
/** What came to a month, of each rate. */
export type MonthRate = { month: string; rate: number; net: number; vat: number; gross: number };

/** By the day of supply; a credit note counts on the day it was made, when what it is about became less. */
export function bySupply(papers: readonly PaperFact[]): MonthRate[] {
  const dayOf = ({ kind, issuedOn, suppliedOn }: PaperFact) => (kind === 'credit' ? issuedOn : suppliedOn);
  return gather(papers.flatMap((paper) => paper.parts.map((part) => ({ ...part, month: monthOf(dayOf(paper)) }))));
}

/**
 * By the day money came or went: of every payment the part of the papers that it pays for. All of an order's papers are
 * counted once all of it is paid; what came before there was a paper counts on the day it came.
 */
export function byPayment(papers: readonly PaperFact[], payments: readonly PaymentFact[]): MonthRate[] {
  const papersOf = Map.groupBy(papers, ({ orderId }) => orderId);
  const paymentsOf = Map.groupBy(payments, ({ orderId }) => orderId);
  const counted: Counted[] = [];
  for (const [orderId, ofOrder] of papersOf) counted.push(...countedBy(ofOrder, paymentsOf.get(orderId) ?? []));
  return gather(counted);
}

type Counted = VatPart & { month: string };
type Event = { on: PlainDate; amount: number; parts: readonly VatPart[] };

function countedBy(papers: readonly PaperFact[], payments: readonly PaymentFact[]): Counted[] {
  const money = payments.flatMap(({ on, amount, isTaxedVoucher }) =>
    isTaxedVoucher ? [] : [{ on, amount, parts: [] }],
  );
  const first = papers.map(({ issuedOn }) => issuedOn).toSorted()[0] ?? '';
  const made = papers.map(({ issuedOn, parts }) => ({
    // The first paper is about all that was paid before it too.
    on: issuedOn === first ? '' : issuedOn,
    amount: 0,
    parts,
  }));
  const events: Event[] = [...made, ...money].toSorted((a, b) => (a.on < b.on ? -1 : Number(a.on > b.on)));
  let paid = 0;
  let before = new Map<number, VatPart>();
  const standing = new Map<number, VatPart>();
  const counted: Counted[] = [];
  for (const { on, amount, parts } of events) {
    paid += amount;
    for (const part of parts) standing.set(part.rate, add(standing.get(part.rate), part, 1));
    const owed = [...standing.values()].reduce((sum, { gross }) => sum + gross, 0);
    const share = owed <= 0 ? 1 : Math.min(1, Math.max(0, paid / owed));
    const now = new Map([...standing].map(([rate, part]) => [rate, shareOf(part, share)]));
    for (const [rate, part] of now) {
      const more = add(part, before.get(rate), -1);
      if (more.gross !== 0 || more.vat !== 0 || more.net !== 0) counted.push({ ...more, month: monthOf(on) });
    }
    before = now;
  }
  return counted;
}

function shareOf({ rate, gross, net }: VatPart, share: number): VatPart {
  const [ofGross, ofNet] = [Math.round(gross * share), Math.round(net * share)];
  return { rate, gross: ofGross, net: ofNet, vat: ofGross - ofNet };
}

function add(one: VatPart | undefined, other: VatPart | undefined, sign: 1 | -1): VatPart {
  const rate = one?.rate ?? other?.rate ?? 0;
  const of = (key: 'gross' | 'net' | 'vat') => (one?.[key] ?? 0) + sign * (other?.[key] ?? 0);
  return { rate, gross: of('gross'), net: of('net'), vat: of('vat') };
}

function gather(counted: readonly Counted[]): MonthRate[] {
  const groups = Map.groupBy(counted, ({ month, rate }) => `${month} ${rate.toFixed(2).padStart(6, '0')}`);
  return [...groups.entries()]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([, [head, ...rest]]) => {
      if (!head) return [];
      const { rate, net, vat, gross } = rest.reduce<VatPart>((sum, one) => add(sum, one, 1), head);
      return [{ month: head.month, rate, net, vat, gross }];
    });
}

/** Such as 2026-11. */
function monthOf(day: PlainDate): string {
  return day.slice(0, 7);
}

/** Such as 2026-Q4. */
export function quarterOf(month: string): string {
  return `${month.slice(0, 4)}-Q${Math.ceil(Number(month.slice(5, 7)) / 3)}`;
}

/** Of these months together. */
export function totalsByRate(rows: readonly MonthRate[]): VatPart[] {
  return gather(rows.map((row) => ({ ...row, month: '' }))).map(({ rate, net, vat, gross }) => ({
    rate,
    net,
    vat,
    gross,
  }));
}
