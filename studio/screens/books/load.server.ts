import { rateWords } from '#rules/books/paper-text.ts';
import type { MonthRate } from '#rules/books/totals-by-rate.ts';
import { totalsByRate } from '#rules/books/totals-by-rate.ts';
import { type Period, quarterAround } from '#rules/books/period.ts';
import { cents, formatCents } from '#rules/money/cents.ts';
import { addDays, localDate } from '#rules/time/local-time.ts';
import type { StudioContext } from '../../ports/studio-context.ts';
import { plainDay } from '../../words/plain-day.ts';
import { askedPeriod } from './asked.ts';

export async function loadBooks(studio: StudioContext, query: URLSearchParams) {
  const { books, market, language, now } = studio;
  const period = askedPeriod(query, studio);
  const basis = query.get('basis') === 'payment' ? ('payment' as const) : ('supply' as const);
  const search = (query.get('find') ?? '').trim().slice(0, 60);
  const page = Number(query.get('page') ?? 1);
  const shown = await books.page(market, { period, basis, search, page });
  const price = (amount: number) => formatCents(cents(amount), market);
  const row = ({ rate, net, vat, gross }: Omit<MonthRate, 'month'>) => ({
    rate: rateWords(rate, market),
    net: price(net),
    vat: price(vat),
    gross: price(gross),
  });
  const sum = (key: 'net' | 'vat' | 'gross') => price(shown.rows.reduce((total, each) => total + each[key], 0));
  return {
    market: market.code,
    /** No VAT is charged, and none is left in what is shown from the time before. */
    isWithoutVat: market.orders.isWithoutVat === true && [...shown.rows, ...shown.papers].every(({ vat }) => vat === 0),
    basis,
    search,
    period: { name: period.name, ...neighbours(period) },
    openUntil: period.last >= localDate(now, market.timeZone) ? plainDay(period.last, 'long', language) : null,
    found: shown.found,
    pages: shown.pages,
    page: shown.page,
    gross: price(shown.gross),
    papers: shown.papers.map((paper) => ({
      number: paper.number,
      credits: paper.credits,
      orderNumber: paper.orderNumber,
      buyer: paper.buyer || '–',
      day: plainDay(paper.issuedOn, 'short', language),
      vat: price(paper.vat),
      gross: price(paper.gross),
    })),
    months: shown.rows.map((each) => ({
      id: `${each.month} ${each.rate}`,
      month: plainDay(`${each.month}-01`, 'month', language),
      ...row(each),
    })),
    totals: totalsByRate(shown.rows).map(row),
    sums: { net: sum('net'), vat: sum('vat'), gross: sum('gross') },
    ahead: price(shown.ahead),
    vouchersSold: price(shown.vouchers.sold),
    vouchersSpent: price(shown.vouchers.redeemed),
    refunds: price(shown.refunds),
  };
}

function neighbours({ first, last }: Period) {
  return { before: quarterAround(addDays(first, -1)), after: quarterAround(addDays(last, 1)) };
}
