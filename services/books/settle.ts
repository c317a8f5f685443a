/**
 * Brings the papers of an order up to what it is now: none, an invoice, credit notes. Called with the order locked, when nothing of it can be
 * taken back any more; doing it again changes nothing.
 */
import { asc, eq, sql } from 'drizzle-orm';
import type { Market } from '#contract/market.ts';
import { compareParts, composeCredit, composeInvoice, type PaperHead } from '#rules/books/compose-paper.ts';
import type { Paper, PayTo } from '#rules/books/paper.ts';
import { paperTerms } from '#rules/books/paper-terms.ts';
import { writePaperNumber } from '#rules/books/paper-number.ts';
import { nothingSold, partsOf, type Sold, soldOf } from '#rules/books/sold.ts';
import type { VatPart } from '#rules/orders/money/vat.ts';
import { localDate, type PlainDate } from '#rules/time/local-time.ts';
import type { Database } from '#services/kit/database.ts';
import type { BookedOrder } from './booked-order.ts';
import { buyerOf, sellerOf } from './seller-and-buyer.ts';
import { papers, series } from './tables.ts';

export type PaperRow = typeof papers.$inferSelect;

/** Standing ones; below nought what went to the buyer. */
export type BookedPayment = { amount: number; way: string; bookedOn: PlainDate };

export type Settling = {
  order: BookedOrder;
  payments: readonly BookedPayment[];
  /** An invoice is wanted before the goods are sent. */
  isAsked?: boolean | undefined;
  /** That the goods are sent can still be taken back: there is no invoice for it yet. */
  isSentOpen?: boolean | undefined;
  byName: string;
};

export type BooksDeps = {
  markets: readonly Market[];
  words: (market: Market) => Paper['words'];
  account: (market: Market) => PayTo | null;
  clock: () => Date;
};

export async function settle(deps: BooksDeps, tx: Database, settling: Settling): Promise<PaperRow[]> {
  const { order, isAsked = false, isSentOpen = false } = settling;
  const market = deps.markets.find(({ code }) => code === order.market);
  if (!market) return [];
  const known = await tx.select().from(papers).where(eq(papers.orderId, order.id)).orderBy(asc(papers.id));
  const isSent = !isSentOpen && (order.state === 'sent' || order.state === 'delivered');
  // Most orders have none, and become neither sent nor asked for: nothing is worked out for them.
  if (known.length === 0 && !isSent && !isAsked) return [];
  const sold = soldOf(order, settling.payments);
  const making: Making = { deps, tx, market, settling, sold };
  const open = openInvoice(known);
  if (!open) return isSent || isAsked ? [await makeInvoice(making, turnsOf(known) + 1)] : [];
  const change = compareParts(open.standing, partsOf(sold));
  if (change === 'same') return [];
  if (change === 'less' && sold.lines.length > 0) return [await makeCredit(making, open, sold)];
  const credit = await makeCredit(making, open, null);
  return isSent && sold.lines.length > 0 ? [credit, await makeInvoice(making, open.invoice.turn + 1)] : [credit];
}

/** Whether one of it holds, of which something is left. */
export async function hasInvoice(db: Database, orderId: string): Promise<boolean> {
  const known = await db.select().from(papers).where(eq(papers.orderId, orderId)).orderBy(asc(papers.id));
  return openInvoice(known) !== null;
}

type Open = { invoice: PaperRow; /** What it was of at the last paper. */ sold: Sold; standing: VatPart[] };

/** The invoice that holds, with what credit notes left of it. */
function openInvoice(known: readonly PaperRow[]): Open | null {
  const invoice = known.findLast(({ kind }) => kind === 'invoice');
  if (!invoice) return null;
  const credits = known.filter((row) => row.credits === invoice.id);
  if (credits.some(({ isLast }) => isLast)) return null;
  const standing = invoice.parts.map((part) =>
    credits.reduce((left, { parts }) => {
      const off = parts.find(({ rate }) => rate === part.rate);
      // Those of credit notes are below nought.
      return {
        rate: left.rate,
        gross: left.gross + (off?.gross ?? 0),
        net: left.net + (off?.net ?? 0),
        vat: left.vat + (off?.vat ?? 0),
      };
    }, part),
  );
  return { invoice, sold: (credits.at(-1) ?? invoice).paper.sold, standing };
}

function turnsOf(known: readonly PaperRow[]): number {
  return Math.max(0, ...known.map(({ turn }) => turn));
}

type Making = { deps: BooksDeps; tx: Database; market: Market; settling: Settling; sold: Sold };

async function makeInvoice(making: Making, turn: number): Promise<PaperRow> {
  const { market, sold } = making;
  const head = await headOf(making, null);
  return write(making, composeInvoice(head, sold, paperTerms(market, head.issuedOn)), { turn });
}

/** `now`: null for all that is left. */
async function makeCredit(making: Making, { invoice, sold, standing }: Open, now: Sold | null): Promise<PaperRow> {
  const head = await headOf(making, invoice);
  const change = { before: { sold, parts: standing }, now: now ?? nothingSold };
  const paper = composeCredit(head, change, paperTerms(making.market, head.issuedOn));
  return write(making, paper, { turn: invoice.turn, credits: invoice.id, isLast: now === null });
}

async function headOf({ deps, tx, market, settling }: Making, credited: PaperRow | null): Promise<PaperHead> {
  const { order, payments } = settling;
  const issuedOn = localDate(deps.clock(), market.timeZone);
  const year = Number(issuedOn.slice(0, 4));
  const sequence = await takePaperSequence(tx, market.code, year);
  return {
    number: writePaperNumber({ market: market.code, year, sequence }),
    orderNumber: order.number,
    market: market.code,
    currency: market.currency,
    issuedOn,
    suppliedOn: credited?.suppliedOn ?? order.deliveryDay ?? issuedOn,
    reference: order.reference,
    seller: sellerNow(market, deps.account(market), credited),
    // A credit note goes to whom the invoice went.
    buyer: credited?.paper.buyer ?? buyerOf(order, market),
    credits: credited && { number: credited.number, issuedOn: credited.issuedOn },
    payments: credited ? [] : paidFor(order, payments),
    words: deps.words(market),
  };
}

/** Who sells no longer with VAT may have no number any more; what its invoice bore stands on a credit note too. */
function sellerNow(market: Market, account: PayTo | null, credited: PaperRow | null): Paper['seller'] {
  const seller = sellerOf(market, account);
  return { ...seller, vatNumber: seller.vatNumber || (credited?.paper.seller.vatNumber ?? '') };
}

/** A voucher that was taxed before is taken off the price, and no payment. */
function paidFor({ redeemed }: BookedOrder, payments: readonly BookedPayment[]): Paper['payments'] {
  const taxed = redeemed.reduce((sum, { rate, amount }) => sum + (rate > 0 ? amount : 0), 0);
  let left = taxed;
  return payments.flatMap(({ amount, way, bookedOn }) => {
    const off = way === 'voucher' ? Math.min(left, amount) : 0;
    left -= off;
    return amount === off ? [] : [{ way, amount: amount - off, on: bookedOn }];
  });
}

/** The row is locked until the transaction ends, and with it the number: where that fails, the next paper gets it. */
async function takePaperSequence(tx: Database, market: string, year: number): Promise<number> {
  const [row] = await tx
    .insert(series)
    .values({ market, year, last: 1 })
    .onConflictDoUpdate({ target: [series.market, series.year], set: { last: sql`${series.last} + 1` } })
    .returning({ last: series.last });
  if (!row) throw new Error(`there is no number for an invoice of ${market} in ${year}`);
  return row.last;
}

type PaperTurn = Pick<PaperRow, 'turn'> & Partial<Pick<PaperRow, 'credits' | 'isLast'>>;

async function write({ deps, tx, settling }: Making, paper: Paper, place: PaperTurn): Promise<PaperRow> {
  const sign = paper.kind === 'credit' ? -1 : 1;
  const { net, vat, gross } = paper.sums;
  const [row] = await tx
    .insert(papers)
    .values({
      ...place,
      market: paper.market,
      number: paper.number,
      kind: paper.kind,
      orderId: settling.order.id,
      orderNumber: paper.orderNumber,
      issuedOn: paper.issuedOn,
      suppliedOn: paper.suppliedOn,
      net: sign * net,
      vat: sign * vat,
      gross: sign * gross,
      parts: paper.parts.map((part) => ({
        rate: part.rate,
        net: sign * part.net,
        vat: sign * part.vat,
        gross: sign * part.gross,
      })),
      paper,
      madeAt: deps.clock(),
      byName: settling.byName,
    })
    .returning();
  if (!row) throw new Error(`${paper.number} was not written`);
  return row;
}
