/** Invoices and credit notes of an order, for who knows its key; nothing for everybody else. */
import type { Market } from '#contract/market.ts';
import type { Paper } from '#rules/books/paper.ts';
import { readPaperNumber } from '#rules/books/paper-number.ts';
import type { ListedPaper, OrderBooks, PaperFile } from './order-books.ts';
import type { OrderKey } from './order-key.ts';
import type { Order } from './order-store.ts';

type Parts = {
  books?: OrderBooks | undefined;
  findShown: (market: Market, key: OrderKey) => Promise<Order | null>;
};

export function createShownPapers({ books, findShown }: Parts) {
  async function paper(market: Market, key: OrderKey, typed: string): Promise<Paper | null> {
    const [order, number] = [await findShown(market, key), readPaperNumber(typed)];
    const found = order && number !== null ? await books?.find(number) : null;
    return found && found.orderNumber === order?.number ? found : null;
  }
  return {
    /** The oldest first. */
    async papers(market: Market, key: OrderKey): Promise<ListedPaper[]> {
      const order = await findShown(market, key);
      return order && books ? books.of(order.number) : [];
    },
    paper,
    async paperFile(market: Market, key: OrderKey, typed: string): Promise<PaperFile | null> {
      const found = await paper(market, key, typed);
      return found && books ? books.file(found.number) : null;
    },
  };
}
