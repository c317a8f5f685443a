/** Reads and writes carts. Nothing else speaks SQL about them. */
import { and, eq, lt } from 'drizzle-orm';
import { type CartContent, emptyContent, type Notice } from './cart-content.ts';
import { sessionSeconds } from './cart-session.ts';
import type { Database } from '#services/kit/database.ts';
import { carts } from '#services/shop/tables.ts';

type StoredCart = { content: CartContent; notices: Notice[]; isStored: boolean };

/** A cart that has nothing to remember is not written for a visitor who never had one. */
const noCart: StoredCart = { content: emptyContent, notices: [], isStored: false };

export function createCartStore(db: Database, market: string, clock: () => Date) {
  const ofVisitor = (id: string) => and(eq(carts.market, market), eq(carts.id, id));
  const newExpiry = () => new Date(clock().getTime() + sessionSeconds * 1000);

  function read(rows: (typeof carts.$inferSelect)[]): StoredCart {
    const row = rows.find(({ expiresAt }) => expiresAt > clock());
    return row ? { content: row.content, notices: row.notices, isStored: true } : noCart;
  }

  return {
    async find(id: string): Promise<StoredCart> {
      return read(await db.select().from(carts).where(ofVisitor(id)));
    },

    /**
     * One change after the other: a second one for the same visitor waits here until the first is stored. It answers when all
     * is written for good.
     */
    async change<T extends Pick<StoredCart, 'content' | 'notices'>>(
      id: string,
      work: (cart: StoredCart, tx: Database) => Promise<T>,
    ): Promise<T> {
      return db.transaction(async (tx) => {
        // Two first changes at once must meet as well, so there is a row to lock before there is a cart.
        const made = await tx
          .insert(carts)
          .values({ market, id, content: emptyContent, notices: [], expiresAt: newExpiry() })
          .onConflictDoNothing()
          .returning({ id: carts.id });
        const isNew = made.length > 0;
        const before = isNew ? noCart : read(await tx.select().from(carts).where(ofVisitor(id)).for('update'));
        const after = await work(before, tx);
        const { content, notices } = after;
        if (isNew && content.lines.length === 0) await tx.delete(carts).where(ofVisitor(id));
        else await tx.update(carts).set({ content, notices, expiresAt: newExpiry() }).where(ofVisitor(id));
        return after;
      });
    },

    async removeExpired(): Promise<void> {
      await db.delete(carts).where(lt(carts.expiresAt, clock()));
    },
  };
}
export type CartStore = ReturnType<typeof createCartStore>;
