/** The grid of stock and prices: what it applies is what `npm run content -- stock` does. */
import type { Database } from '#database/client.ts';
import type { ContentEditor } from '#server/content/content-editor.ts';
import { ChangeRefused } from '#services/content/editing/refused.ts';
import type { StockEntry } from '#services/content/editing/stock/stock.ts';
import { listStock, type StockListRow } from '#services/content/editing/stock/stock-list.ts';
import { soldHere } from '#services/orders/reading/sold-here.ts';
import type { People } from '#services/people/people.ts';
import type { StockChange, StockPort, StockRow } from '#studio/ports/stock.ts';

type Parts = { db: Database; editor: Pick<ContentEditor, 'ask'>; people: People; clock: () => Date };
/** Takes back what a line of the audit kept. */
export type StockUndo = { putBack: (market: string, kept: string) => Promise<boolean> };

const lineKinds = { packages: 'package', 'farmshop-products': 'piece', coupons: 'voucher' } as const;

/** A piece that is gone comes back; all of an animal is sold once. */
const soldOut = { packages: 'soldout', 'farmshop-products': 'outofstock' } as const;

export function createStockPort({ db, editor, people, clock }: Parts): { stock: StockPort; undo: StockUndo } {
  async function list(market: string): Promise<StockRow[]> {
    const sold = new Map((await soldHere(db, market)).map(({ kind, slug, quantity }) => [`${kind}/${slug}`, quantity]));
    return (await listStock(db, market, clock())).map((row) =>
      rowOf(row, sold.get(`${lineKinds[row.kind]}/${row.slug}`) ?? 0),
    );
  }

  async function lay(market: string, changes: StockChange[]): Promise<void> {
    const buyers = new Map(
      (await listStock(db, market, clock())).map((row) => [`${row.kind}/${row.slug}`, row.buyers] as const),
    );
    const entries = changes.map((change): StockEntry => {
      const { kind, slug, total, price, oldPrice, elsewhereBy } = change;
      const known = buyers.get(`${kind}/${slug}`) ?? 0;
      return {
        kind,
        slug,
        status: change.isSoldOut === null ? null : change.isSoldOut ? soldOut[kind] : 'instock',
        total,
        buyers: elsewhereBy === null ? null : Math.max(0, known + elsewhereBy),
        price,
        oldPrice,
      };
    });
    // Prices that change much were asked about on the screen.
    await editor.ask({ do: 'stock', market, entries, options: { from: 'studio', asksPrices: false } });
  }

  return {
    stock: {
      list: ({ code }) => list(code),
      async apply({ code }, changes, by) {
        const before = new Map((await list(code)).map((row) => [`${row.kind}/${row.slug}`, row]));
        try {
          await lay(code, changes);
        } catch (error) {
          if (error instanceof ChangeRefused) return { refused: error.lines };
          throw error;
        }
        const back = changes.map((change): StockChange => {
          const was = before.get(`${change.kind}/${change.slug}`);
          return {
            kind: change.kind,
            slug: change.slug,
            isSoldOut: change.isSoldOut === null ? null : (was?.isSoldOut ?? false),
            total: change.total === null ? null : (was?.total ?? null),
            elsewhereBy: change.elsewhereBy === null ? null : -change.elsewhereBy,
            price: change.price === null ? null : (was?.price ?? null),
            oldPrice: change.oldPrice === null ? null : (was?.oldPrice ?? 0),
          };
        });
        const [first] = changes;
        const about = { count: changes.length, name: before.get(`${first?.kind}/${first?.slug}`)?.name ?? '' };
        const undo = { kind: 'stock', with: { market: code, entries: JSON.stringify(back) } };
        return { done: await people.audit.record({ personId: by.id, what: 'stock.changed', about, undo }) };
      },
    },
    undo: {
      async putBack(market, kept) {
        try {
          await lay(market, JSON.parse(kept) as StockChange[]);
          return true;
        } catch (error) {
          if (error instanceof ChangeRefused) return false;
          throw error;
        }
      },
    },
  };
}

function rowOf(row: StockListRow, here: number): StockRow {
  const { kind, slug, name, size, total, buyers, price, oldPrice, lowest, log } = row;
  return {
    kind,
    slug,
    name,
    size,
    isSoldOut: row.status === 'soldout' || row.status === 'outofstock',
    isOther: kind !== 'coupons' && !['instock', 'soldout', 'outofstock'].includes(row.status),
    total,
    elsewhere: buyers === null ? null : Math.max(0, buyers - here),
    here,
    left: total === null || buyers === null ? null : Math.max(0, total - buyers),
    price,
    oldPrice,
    lowest,
    log,
  };
}
