/** Invoices, credit notes and what they come to. Orders tell it what changed; who asks for figures gets them here. */
import { and, asc, count, desc, eq, gte, ilike, inArray, isNull, lt, lte, or, type SQL, sql, sum } from 'drizzle-orm';
import type { Market } from '#contract/market.ts';
import type { Text } from '#contract/locales.ts';
import {
  type Basis,
  byPayment,
  bySupply,
  type MonthRate,
  type PaperFact,
  type PaymentFact,
} from '#rules/books/totals-by-rate.ts';
import type { Paper, PayTo } from '#rules/books/paper.ts';
import type { Period } from '#rules/books/period.ts';
import { localDate, type PlainDate } from '#rules/time/local-time.ts';
import type { Database } from '#services/kit/database.ts';
import { paperPdf } from './pdf/paper-pdf.ts';
import { paperWords } from './paper-words.ts';
import { type BooksDeps, hasInvoice, type PaperRow, settle, type Settling } from './settle.ts';
import { papers } from './tables.ts';

type DatedPayment = { orderId: string; on: PlainDate; amount: number; way: string };

type Options = {
  db: Database;
  markets: readonly Market[];
  textFor: (market: Market) => Text;
  account: (market: Market) => PayTo | null;
  clock: () => Date;
};

/** Money of orders, which another service keeps. */
export type ReadPayments = (asked: {
  market: string;
  first: PlainDate;
  last: PlainDate;
  orderIds: string[];
}) => Promise<DatedPayment[]>;

export type Figures = {
  rows: MonthRate[];
  /** What came in these days for orders that have no invoice yet: it is in no figure. */
  ahead: number;
};

export type PapersAsked = { market: string; period: Period | null; search: string; page: number };

const pageSize = 50;

export type Books = ReturnType<typeof createBooks>;

export function createBooks({ db, markets, textFor, account, clock }: Options) {
  const deps: BooksDeps = { markets, words: (market) => paperWords(textFor(market)), account, clock };

  async function find(number: string): Promise<Paper | null> {
    const [row] = await db.select({ paper: papers.paper }).from(papers).where(eq(papers.number, number));
    return row?.paper ?? null;
  }

  const inPeriod = (market: string, period: Period | null, day: typeof papers.issuedOn | typeof papers.suppliedOn) =>
    and(eq(papers.market, market), period ? and(gte(day, period.first), lte(day, period.last)) : undefined);

  return {
    /** In a transaction in which the order is locked. */
    settle: (tx: Database, settling: Settling): Promise<PaperRow[]> => settle(deps, tx, settling),
    hasInvoice,
    find,

    /** A file to be kept or sent: PDF/A-3 with the same invoice for machines in it. Null where there is no such paper. */
    async file(number: string): Promise<{ name: string; bytes: Uint8Array } | null> {
      const paper = await find(number);
      const market = markets.find(({ code }) => code === paper?.market);
      return paper && market ? { name: `${paper.number}.pdf`, bytes: await paperPdf(paper, market) } : null;
    },

    /** Papers of an order, the oldest first. */
    of: (orderNumber: string) =>
      db.select(listed).from(papers).where(eq(papers.orderNumber, orderNumber)).orderBy(asc(papers.id)),

    async list({ market, period, search, page }: PapersAsked) {
      const where = and(inPeriod(market, period, papers.issuedOn), searched(search));
      const [sums] = await db
        .select({ found: count(), net: sum(papers.net), vat: sum(papers.vat), gross: sum(papers.gross) })
        .from(papers)
        .where(where);
      const found = sums?.found ?? 0;
      const pages = Math.max(1, Math.ceil(found / pageSize));
      const at = Math.min(Math.max(1, Math.trunc(page) || 1), pages);
      const rows = await db
        .select(listed)
        .from(papers)
        .where(where)
        .orderBy(desc(papers.id))
        .limit(pageSize)
        .offset((at - 1) * pageSize);
      return { papers: rows, found, pages, page: at, gross: Number(sums?.gross ?? 0) };
    },

    /** Frozen as they are, the oldest first: for files. */
    async papersIn(market: string, period: Period): Promise<Paper[]> {
      const rows = await db
        .select({ paper: papers.paper })
        .from(papers)
        .where(inPeriod(market, period, papers.issuedOn))
        .orderBy(asc(papers.id));
      return rows.map(({ paper }) => paper);
    },

    /** VAT of each month and rate. */
    async figures(
      asked: { market: string; period: Period; basis: Basis },
      readPayments: ReadPayments,
    ): Promise<Figures> {
      const { market, period, basis } = asked;
      const { first, last } = period;
      const isIn = ({ month }: MonthRate) => month >= first.slice(0, 7) && month <= last.slice(0, 7);
      const rows = await factsOf(
        db,
        or(inPeriod(market, period, papers.suppliedOn), inPeriod(market, period, papers.issuedOn)),
      );
      const money = await readPayments({ market, first, last, orderIds: [] });
      const all = await factsOf(
        db,
        inArray(papers.orderId, [...new Set([...rows, ...money].map(({ orderId }) => orderId))]),
      );
      const known = new Set(all.map(({ orderId }) => orderId));
      const ahead = money
        .filter(({ orderId, way }) => !known.has(orderId) && way !== 'voucher')
        .reduce((total, { amount }) => total + amount, 0);
      if (basis === 'supply') return { rows: bySupply(all).filter(isIn), ahead };
      // What a payment pays for follows from all that was paid before it, whenever that was.
      const whole = await readPayments({ market, first, last, orderIds: [...known] });
      return { rows: byPayment(all, paymentFacts(all, whole)).filter(isIn), ahead };
    },

    /** The name of a buyer whose years are over goes; what was sold for how much stays. */
    async forgetOld(): Promise<number> {
      let forgotten = 0;
      for (const { code, timeZone, orders } of markets) {
        const year = Number(localDate(clock(), timeZone).slice(0, 4)) - orders.keepYears;
        const isOld = and(eq(papers.market, code), lt(papers.issuedOn, `${year}-01-01`), isNull(papers.forgottenAt));
        const gone = await db
          .update(papers)
          .set({
            forgottenAt: clock(),
            paper: sql`jsonb_set(${papers.paper}::jsonb, '{buyer}', ${JSON.stringify(nobody)}::jsonb)::json`,
          })
          .where(isOld)
          .returning({ id: papers.id });
        forgotten += gone.length;
      }
      return forgotten;
    },
  };
}

const nobody: Paper['buyer'] = {
  name: '',
  company: '',
  street: '',
  postCode: '',
  city: '',
  country: '',
  vatNumber: '',
  email: '',
};

const listed = {
  number: papers.number,
  kind: papers.kind,
  orderNumber: papers.orderNumber,
  issuedOn: papers.issuedOn,
  suppliedOn: papers.suppliedOn,
  net: papers.net,
  vat: papers.vat,
  gross: papers.gross,
  byName: papers.byName,
  madeAt: papers.madeAt,
  isLast: papers.isLast,
  buyer: sql<string>`coalesce(nullif(${papers.paper} -> 'buyer' ->> 'company', ''), ${papers.paper} -> 'buyer' ->> 'name')`,
  credits: sql<string | null>`${papers.paper} -> 'credits' ->> 'number'`,
};

function searched(search: string): SQL | undefined {
  if (search === '') return undefined;
  const like = `%${search.replace(/[\\%_]/g, '\\$&')}%`;
  return or(
    ilike(papers.number, like),
    ilike(papers.orderNumber, like),
    sql`${papers.paper} -> 'buyer' ->> 'name' ilike ${like}`,
    sql`${papers.paper} -> 'buyer' ->> 'company' ilike ${like}`,
  );
}

type Fact = PaperFact & { taxed: number };

async function factsOf(db: Database, where: SQL | undefined): Promise<Fact[]> {
  const rows = await db
    .select({
      orderId: papers.orderId,
      kind: papers.kind,
      suppliedOn: papers.suppliedOn,
      issuedOn: papers.issuedOn,
      parts: papers.parts,
      taxed: sql<Paper['sold']['taxedVouchers']>`${papers.paper} -> 'sold' -> 'taxedVouchers'`,
    })
    .from(papers)
    .where(where)
    .orderBy(asc(papers.id));
  return rows.map(({ taxed, ...row }) => ({ ...row, taxed: taxed.reduce((total, { amount }) => total + amount, 0) }));
}

/** What vouchers paid in which VAT was is in no paper; what others paid beside them is. */
function paymentFacts(facts: readonly Fact[], money: readonly DatedPayment[]): PaymentFact[] {
  // The most there was: what went back to a voucher is among the payments.
  const left = new Map<string, number>();
  for (const { orderId, taxed } of facts) if (taxed > 0) left.set(orderId, Math.max(left.get(orderId) ?? 0, taxed));
  return money.flatMap(({ orderId, on, amount, way }) => {
    const before = left.get(orderId);
    const off = way === 'voucher' && before !== undefined ? Math.min(before, amount) : 0;
    if (before !== undefined) left.set(orderId, before - off);
    return [
      { orderId, on, amount: off, isTaxedVoucher: true },
      { orderId, on, amount: amount - off, isTaxedVoucher: false },
    ].filter((fact) => fact.amount !== 0);
  });
}
