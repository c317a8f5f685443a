/** The books as their page asks for them, with a line of the audit for every file that leaves. */
import { zipSync } from 'fflate';
import type { Market } from '#contract/market.ts';
import { booksCsv } from '#rules/books/books-csv.ts';
import { cp1252Bytes } from '#rules/books/cp1252.ts';
import { datevLines } from '#rules/books/datev.ts';
import type { Period } from '#rules/books/period.ts';
import { addDays, instantAt } from '#rules/time/local-time.ts';
import type { Books } from '#services/books/books.ts';
import type { Orders } from '#services/orders/orders.ts';
import type { Audit } from '#services/people/audit.ts';
import type { BookFile, BooksPort } from '#studio/ports/books.ts';

type Parts = {
  books: Books;
  counter: Pick<Orders['counter'], 'listPayments' | 'voucherMoney'>;
  audit: Pick<Audit, 'record'>;
  clock: () => Date;
};

export function createBooksPort({ books, counter, audit, clock }: Parts): BooksPort {
  const csv = async (market: Market, period: Period): Promise<Uint8Array> =>
    new TextEncoder().encode(`\uFEFF${booksCsv(await books.papersIn(market.code, period)).join('\r\n')}\r\n`);

  async function datev(market: Market, period: Period): Promise<Uint8Array> {
    const writtenAt = clock().toISOString().replace(/\D/g, '').slice(0, 17);
    const { first, last, name } = period;
    const batch = { first, last, writtenAt, accounts: market.orders.invoice.accounts, name: `${market.brand} ${name}` };
    const lines = datevLines(await books.papersIn(market.code, period), { ...batch, currency: market.currency });
    return cp1252Bytes(`${lines.join('\r\n')}\r\n`);
  }

  async function zip(market: Market, period: Period): Promise<Uint8Array> {
    const files: Record<string, Uint8Array> = { 'invoices.csv': await csv(market, period) };
    for (const { number } of await books.papersIn(market.code, period)) {
      const file = await books.file(number);
      if (file) files[file.name] = file.bytes;
    }
    // PDF is compressed already.
    return zipSync(files, { level: 0 });
  }

  const kinds = {
    csv: { write: csv, type: 'text/csv; charset=utf-8', name: (of: string) => `invoices-${of}.csv` },
    datev: { write: datev, type: 'text/csv; charset=windows-1252', name: (of: string) => `EXTF_${of}.csv` },
    zip: { write: zip, type: 'application/zip', name: (of: string) => `invoices-${of}.zip` },
  };

  return {
    of: books.of,
    async page(market, { period, basis, search, page }) {
      const { code } = market;
      const listed = await books.list({ market: code, period, search, page });
      const { rows, ahead } = await books.figures({ market: code, period, basis }, counter.listPayments);
      const until = new Date(instantAt(addDays(period.last, 1), 0, market.timeZone).getTime() - 1);
      const from = instantAt(period.first, 0, market.timeZone);
      const vouchers = await counter.voucherMoney({ market: code, from, until });
      const { first, last } = period;
      const money = await counter.listPayments({ market: code, first, last, orderIds: [] });
      const refunds = money.reduce((sum, { amount, isRefund }) => sum + (isRefund ? -amount : 0), 0);
      return { ...listed, rows, ahead, vouchers, refunds };
    },

    async paper(market, number): Promise<BookFile | null> {
      const paper = await books.find(number);
      const file = paper?.market === market.code ? await books.file(number) : null;
      return file && { ...file, type: 'application/pdf' };
    },

    async file(market, { kind, period }, by): Promise<BookFile> {
      const { write, type, name } = kinds[kind];
      const bytes = await write(market, period);
      const about = { market: market.code, period: period.name, kind };
      await audit.record({ personId: by.id, what: 'books.exported', about });
      return { name: name(`${market.code}-${period.name}`), type, bytes };
    },
  };
}
