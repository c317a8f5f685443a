/** An invoice or a credit note in the words of its page: those it was made with. */
import type { Market } from '#contract/market.ts';
import type { Paper } from '#rules/books/paper.ts';
import {
  buyerLines,
  closingLines,
  legalLine,
  paperColumns,
  paperFacts,
  paperRows,
  paperTitle,
  paymentRows,
  priceIn,
  sellerLines,
  sumRows,
  taxRows,
  totalLabel,
} from '#rules/books/paper-text.ts';
import { orderPath, paperPath } from '#rules/orders/order-path.ts';
import type { OrderKey } from '#storefront/ports/orders.ts';

export type PaperView = ReturnType<typeof paperView>;

export function paperView(paper: Paper, { market, key }: { market: Market; key: OrderKey }) {
  const { words, sums, kind, number } = paper;
  const price = priceIn(market);
  return {
    title: paperTitle(paper),
    number,
    brand: market.brand,
    seller: sellerLines(paper, market),
    buyer: { label: words.buyer, lines: buyerLines(paper, market) },
    facts: paperFacts(paper, market),
    what: words.what,
    columns: paperColumns(paper),
    taxTitles: { rate: words.rate, net: words.net, vat: words.vat },
    rows: paperRows(paper, market).map((row, index) => ({ ...row, key: `${index} ${row.name}` })),
    taxes: taxRows(paper, market),
    sums: sumRows(paper, market),
    total: { label: totalLabel(paper), amount: price(sums.gross) },
    payments: paymentRows(paper, market),
    /** Of a credit note nothing is to be paid. */
    due: kind === 'credit' ? null : { label: words.due, amount: price(sums.due), isOpen: sums.due > 0 },
    closing: closingLines(paper, market),
    legal: legalLine(paper),
    paths: { order: orderPath(market, key), file: paperPath(market, { ...key, paper: number }, 'invoice.pdf') },
  };
}
