/** Content says how many packages have a buyer; orders decide it. Neither knows the other, so it is told from here. */
import type { Database } from '#database/client.ts';
import { marketsWithSales } from '#services/shop/catalogue/sold-goods.ts';
import type { ContentEditor } from './content-editor.ts';

type Options = { db: Database; editor: Pick<ContentEditor, 'ask'> };

export type TellSales = {
  /** Cheap where nothing was sold: then the thread that changes content is not even started. */
  tell: () => Promise<boolean>;
  /** The first change of a market reads all of it; done before somebody orders, the order is told at once. */
  getReady: (market: string) => void;
};

export function createTellSales({ db, editor }: Options): TellSales {
  const ready = new Set<string>();
  return {
    async tell() {
      for (const market of await marketsWithSales(db)) await editor.ask({ do: 'sold', market });
      return true;
    },
    getReady(market) {
      if (market === '' || ready.has(market)) return;
      ready.add(market);
      // Nothing is lost: the first order tries again, and takes longer.
      editor.ask({ do: 'sold', market }).catch(() => ready.delete(market));
    },
  };
}
