/** Reads and writes carts. Nothing else speaks SQL about them. */
import { and, eq, lt } from 'drizzle-orm';
import { type CartContent, emptyContent, type Notice } from './cart-content.ts';
import { sessionSeconds } from './cart-session.ts';
import type { Database } from '#services/kit/database.ts';
import { carts } from '#services/shop/tables.ts';

type Kept = { content: CartContent; notices: Notice[] };
/** What happens first and last in the transaction of a change; what it throws undoes all of it. */
type ChangeBounds = { begin?: (tx: Database) => Promise<void>; beforeCommit?: () => void };
type StoredCart = Kept & { isStored: boolean; expiresAt: Date | null };

/** A cart that has nothing to remember is not written for a visitor who never had one. */
const noCart: StoredCart = { content: emptyContent, notices: [], isStored: false, expiresAt: null };
/** A basket that is looked through without a change lives on all the same; more often than this its end is not written again. */
const renewMs = 3_600_000;

export function createCartStore(db: Database, market: string, clock: () => Date) {
  const ofVisitor = (id: string) => and(eq(carts.market, market), eq(carts.id, id));
  const newExpiry = () => new Date(clock().getTime() + sessionSeconds * 1000);

  function read(rows: (typeof carts.$inferSelect)[]): StoredCart {
    const row = rows.find(({ expiresAt }) => expiresAt > clock());
    return row ? { ...row, isStored: true } : noCart;
  }

  return {
    async find(id: string): Promise<StoredCart> {
      return read(await db.select().from(carts).where(ofVisitor(id)));
    },

    /**
     * One change after the other: a second one for the same visitor waits here until the first is stored. It answers when all
     * is written for good.
     */
    async change<T extends Kept>(
      id: string,
      work: (cart: StoredCart, tx: Database) => Promise<T>,
      { begin, beforeCommit }: ChangeBounds = {},
    ): Promise<T> {
      return db.transaction(async (tx) => {
        await begin?.(tx);
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
        const expiresAt = newExpiry();
        if (isNew && content.lines.length === 0) await tx.delete(carts).where(ofVisitor(id));
        else if (!isSame(before, { content, notices }) || isEnding(before, expiresAt))
          await tx.update(carts).set({ content, notices, expiresAt }).where(ofVisitor(id));
        beforeCommit?.();
        return after;
      });
    },

    async removeExpired(): Promise<void> {
      await db.delete(carts).where(lt(carts.expiresAt, clock()));
    },
  };
}

/** Every write takes as much disk as the whole basket, until it is cleared up. */
function isSame(before: Kept, after: Kept): boolean {
  const textOf = ({ content, notices }: Kept) => JSON.stringify([content.lines, content.coupons, notices]);
  return textOf(before) === textOf(after);
}

function isEnding({ expiresAt }: StoredCart, renewed: Date): boolean {
  return expiresAt === null || renewed.getTime() - expiresAt.getTime() >= renewMs;
}

export type CartStore = ReturnType<typeof createCartStore>;
