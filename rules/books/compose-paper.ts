/** Puts an invoice or a credit note together from what was sold. Pure. */
import type { VatPart } from '#rules/orders/money/vat.ts';
import { isBusinessAbroad } from './vat-number.ts';
import type { Paper, PaperExtra, PaperLine, PaperPart, PaperSums, VatCategory } from './paper.ts';
import { rateParts, type Sold, sumOf } from './sold.ts';
import { spreadNet } from './spread-net.ts';

/** All of a paper that does not follow from what was sold. */
export type PaperHead = Omit<
  Paper,
  'kind' | 'lines' | 'extras' | 'parts' | 'sums' | 'notes' | 'sold' | 'dueOn' | 'isWithoutVat'
>;

export type PaperTerms = {
  /** In percent: what food has in this market, so that a rate of nought can be told from a voucher's. */
  foodRate: number;
  /** Up to here an invoice may be without the buyer's address, and what is said then; null where the law knows no such amount. */
  small: { upTo: number; text: string } | null;
  /** What a business is told; empty for nothing. */
  business: string;
  /** Where the seller charges none. */
  noVat: { reason: string; code: string | null };
  /** Where the buyer owes the VAT. */
  reverseCharge: string;
  /** The last day, where something is still to be paid. */
  dueOn: string;
};

type Item = { gross: number } & (
  | { as: 'line'; name: string; detail: string; quantity: number }
  | { as: 'extra'; text: string }
);
type Group = { rate: number; category: VatCategory; why: string; code?: string; due: VatPart; items: Item[] };

export function composeInvoice(head: PaperHead, sold: Sold, terms: PaperTerms): Paper {
  const { words } = head;
  const discounts = discountsByRate(sold);
  const groups = rateParts(sold).map((part): Group => {
    const lines = sold.lines.filter(({ rate }) => rate === part.rate);
    const off = (discounts.get(part.rate) ?? []).map(({ code, amount }): Item => ({
      as: 'extra',
      text: `${words.discount} ${code}`.trim(),
      gross: -amount,
    }));
    const items: Item[] = [
      ...lines.map(({ name, detail, quantity, subtotal }): Item => ({
        as: 'line',
        name,
        detail,
        quantity,
        gross: subtotal,
      })),
      ...off,
      ...extra(words.goodwill, -part.goodwill),
      ...extra(words.taxedVoucher, -part.taxed),
      ...extra(words.delivery, part.delivery),
    ];
    return { ...categoryOf(part.rate, { head, sold, terms }), rate: part.rate, due: part.due, items };
  });
  return paperOf('invoice', head, { groups, sold, terms, isWithoutVat: sold.isWithoutVat });
}

export type Before = { sold: Sold; parts: readonly VatPart[] };

/** What an order is less than it was, as a paper of its own. */
export function composeCredit(
  head: PaperHead,
  { before, now }: { before: Before; now: Sold },
  terms: PaperTerms,
): Paper {
  const { words } = head;
  const after = rateParts(now);
  const was = new Map(rateParts(before.sold).map((part) => [part.rate, part]));
  const groups = before.parts.flatMap((standing): Group[] => {
    const left = after.find(({ rate }) => rate === standing.rate);
    const due = lessThan(standing, left?.due);
    const lines = linesLess(before.sold, now, standing.rate);
    const delivery = (was.get(standing.rate)?.delivery ?? 0) - (left?.delivery ?? 0);
    const rest = due.gross - sumOf(lines.map(({ gross }) => gross)) - delivery;
    if (due.gross === 0) return [];
    // What is left over is a reduction of the price, or belongs to vouchers that had paid a part.
    const items: Item[] = [
      ...lines,
      ...(delivery > 0 ? [line(words.delivery, delivery)] : extra(words.delivery, delivery)),
      ...(rest > 0 ? [line(words.reduction, rest)] : extra(words.reduction, rest)),
    ];
    const category = categoryOf(standing.rate, { head, sold: before.sold, terms });
    return [{ ...category, rate: standing.rate, due, items }];
  });
  return paperOf('credit', head, { groups, sold: now, terms, isWithoutVat: before.sold.isWithoutVat });
}

function line(name: string, gross: number): Item {
  return { as: 'line', name, detail: '', quantity: 1, gross };
}

function extra(text: string, gross: number): Item[] {
  return gross === 0 ? [] : [{ as: 'extra', text, gross }];
}

/** So that papers of an order together are what it comes to now. */
function lessThan(standing: VatPart, left: VatPart | undefined): VatPart {
  const [gross, net] = [standing.gross - (left?.gross ?? 0), standing.net - (left?.net ?? 0)];
  return { rate: standing.rate, gross, net, vat: gross - net };
}

function linesLess(before: Sold, now: Sold, rate: number): Item[] {
  return before.lines.flatMap((one): Item[] => {
    if (one.rate !== rate) return [];
    const same = now.lines.find(({ position }) => position === one.position);
    const [gross, quantity] = [one.total - (same?.total ?? 0), one.quantity - (same?.quantity ?? 0)];
    if (gross <= 0) return [];
    const { name, detail } = one;
    return [{ as: 'line', name, detail, quantity: quantity > 0 ? quantity : 1, gross }];
  });
}

/** What codes took off, by the rate of the lines they took it from: codes are filled in one after the other. */
function discountsByRate({ lines, discounts }: Sold): Map<number, { code: string; amount: number }[]> {
  const rates = [...new Set(lines.map(({ rate }) => rate))].toSorted((a, b) => a - b);
  const codes = discounts.map(({ code, discount }) => ({ code, left: discount }));
  return new Map(
    rates.map((rate) => {
      let off = sumOf(lines.map((each) => (each.rate === rate ? each.subtotal - each.total : 0)));
      const taken: { code: string; amount: number }[] = [];
      for (const code of codes) {
        const amount = Math.min(code.left, off);
        if (amount <= 0) continue;
        code.left -= amount;
        off -= amount;
        taken.push({ code: code.code, amount });
      }
      if (off > 0) taken.push({ code: '', amount: off });
      return [rate, taken];
    }),
  );
}

type PaperParts = { head: PaperHead; sold: Sold; terms: PaperTerms };

function categoryOf(rate: number, { head, sold, terms }: PaperParts): Pick<Group, 'category' | 'why' | 'code'> {
  if (rate > 0) return { category: 'S', why: '' };
  if (sold.isWithoutVat)
    return { category: 'E', why: terms.noVat.reason, ...(terms.noVat.code && { code: terms.noVat.code }) };
  // A voucher for things of several rates: VAT is due with what it buys.
  const isVouchers = sold.lines.every((each) => each.rate !== 0 || each.kind === 'voucher');
  if (isVouchers && terms.foodRate > 0) return { category: 'E', why: head.words.multiVoucher };
  const isUntaxed = terms.foodRate > 0 && sold.lines.every((each) => each.rate === 0);
  if (isUntaxed && isBusinessAbroad(head.buyer, head.seller)) return { category: 'AE', why: terms.reverseCharge };
  return { category: 'Z', why: '' };
}

type Parts = { groups: Group[]; sold: Sold; terms: PaperTerms; isWithoutVat: true | undefined };

function paperOf(kind: Paper['kind'], head: PaperHead, { groups, sold, terms, isWithoutVat }: Parts): Paper {
  const lines: PaperLine[] = [];
  const extras: PaperExtra[] = [];
  for (const { rate, category, due, items } of groups) {
    const nets = spreadNet(
      items.map(({ gross }) => gross),
      due,
    );
    for (const [index, item] of items.entries()) {
      const [net, gross] = [nets[index] ?? 0, item.gross];
      if (item.as === 'line') {
        const { name, detail, quantity } = item;
        lines.push({ name, detail, quantity, rate, category, net, gross });
      } else {
        const [isOff, text] = [gross < 0, item.text];
        const amounts = { net: Math.abs(net), gross: Math.abs(gross) };
        extras.push({ kind: isOff ? 'allowance' : 'charge', text, rate, category, ...amounts });
      }
    }
  }
  const parts = groups.map(({ rate, category, why, code, due: { net, vat, gross } }): PaperPart => ({
    rate,
    category,
    why,
    ...(code !== undefined && { code }),
    net,
    vat,
    gross,
  }));
  const sums = sumsOf(kind, { lines, extras, parts }, head.payments);
  return {
    ...head,
    kind,
    lines,
    extras,
    parts,
    sums,
    dueOn: sums.due > 0 ? terms.dueOn : null,
    notes: notesOf(head, { kind, parts, sums, terms }),
    ...(isWithoutVat && { isWithoutVat }),
    sold,
  };
}

type Rows = { lines: PaperLine[]; extras: PaperExtra[]; parts: PaperPart[] };

function sumsOf(kind: Paper['kind'], { lines, extras, parts }: Rows, payments: Paper['payments']): PaperSums {
  const of = (wanted: PaperExtra['kind']) => sumOf(extras.flatMap((each) => (each.kind === wanted ? [each.net] : [])));
  const gross = sumOf(parts.map((part) => part.gross));
  const paid = kind === 'credit' ? 0 : Math.min(gross, Math.max(0, sumOf(payments.map(({ amount }) => amount))));
  return {
    lines: sumOf(lines.map(({ net }) => net)),
    allowances: of('allowance'),
    charges: of('charge'),
    net: sumOf(parts.map(({ net }) => net)),
    vat: sumOf(parts.map(({ vat }) => vat)),
    gross,
    paid,
    due: gross - paid,
  };
}

function notesOf(
  { buyer }: PaperHead,
  { kind, parts, sums, terms }: Pick<Paper, 'kind' | 'parts' | 'sums'> & { terms: PaperTerms },
): string[] {
  const reasons = [...new Set(parts.flatMap(({ why }) => (why === '' ? [] : [why])))];
  const { small, business } = terms;
  const isSmall = small !== null && buyer.street === '' && sums.gross <= small.upTo;
  const isTold = kind === 'invoice' && buyer.company !== '' && business !== '';
  return [...reasons, ...(isSmall ? [small.text] : []), ...(isTold ? [business] : [])];
}

/** Whether it is lessened by nothing in any rate, and by which. */
export function compareParts(standing: readonly VatPart[], now: readonly VatPart[]): 'same' | 'less' | 'more' {
  const rates = new Set([...standing, ...now].map(({ rate }) => rate));
  const at = (parts: readonly VatPart[], rate: number) => parts.find((part) => part.rate === rate)?.gross ?? 0;
  const differences = [...rates].map((rate) => at(standing, rate) - at(now, rate));
  if (differences.every((difference) => difference === 0)) return 'same';
  return differences.every((difference) => difference >= 0) ? 'less' : 'more';
}
