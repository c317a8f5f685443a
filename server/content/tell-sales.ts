/** Content says how many packages have a buyer; orders decide it. Neither knows the other, so it is told from here. */
import type { Database } from '#database/client.ts';
import { marketsWithSales } from '#services/shop/catalogue/sold-goods.ts';
import type { ContentEditor } from './editor.ts';

type Options = { db: Database; editor: Pick<ContentEditor, 'ask'> };

/** Cheap where nothing was sold: then the thread that changes content is not even started. */
export function createTellSales({ db, editor }: Options): () => Promise<boolean> {
  return async () => {
    for (const market of await marketsWithSales(db)) await editor.ask({ do: 'sold', market });
    return true;
  };
}
