/** Another choice of minced packs in one line. Neither price nor stock changes by it. */
import { and, eq } from 'drizzle-orm';
import { mincePacks, rechosen, type Mince } from '#rules/orders/boxes/mince-choice.ts';
import { writeChange } from '../changes/write-change.ts';
import type { OrderLine } from '../order-store.ts';
import { orderLines } from '../tables.ts';
import { act, type Acted, type Acting, type CounterDeps, Refused } from './act.ts';
import { demand } from './change-facts.ts';
import { isTold, tellChanged } from './tell-buyer.ts';

export type Choosable = { position: number; name: string; kinds: (Mince & { packs: number })[] };

/** What of these lines can be divided anew, with how it is divided now. */
export async function choosable({ db, seller }: CounterDeps, market: string, lines: readonly OrderLine[]) {
  const packages = lines.filter(({ kind }) => kind === 'package');
  const found = await Promise.all(
    packages.map(async ({ position, name, slug, contents }): Promise<Choosable[]> => {
      const mince = await seller.minceOf(db, market, slug);
      const packs = mincePacks({ contents }, mince);
      const kinds = mince.map((kind) => ({ ...kind, packs: packs?.get(kind.name) ?? 0 }));
      return packs ? [{ position, name, kinds }] : [];
    }),
  );
  return found.flat();
}

/** What was ordered, as a cart names it; a choice that is no longer offered is left to the cart. */
export async function wishAgain({ db, seller }: CounterDeps, line: OrderLine, market: string) {
  const { kind, goodKind, goodId: id, name, slug, quantity, unitPrice: price } = line;
  const packs = kind === 'package' ? mincePacks(line, await seller.minceOf(db, market, slug)) : null;
  const choices = [...(packs ?? [])].map(([mince, count]): [string, string] => [mince, String(count)]);
  return { kind: goodKind, id, name, quantity, price, choices };
}

export function changeChoice(
  deps: CounterDeps,
  acting: Acting & { position: number; packs: ReadonlyMap<string, number> },
): Promise<Acted> {
  return act(deps, acting, async ({ tx, row, actor, now }) => {
    demand('day', row, acting.isSure);
    const isLine = and(eq(orderLines.orderId, row.id), eq(orderLines.position, acting.position));
    const [line] = await tx.select().from(orderLines).where(isLine);
    if (line?.kind !== 'package') throw new Refused('noLine');
    const after = rechosen(line, await deps.seller.minceOf(tx, row.market, line.slug), acting.packs);
    if (!after) throw new Refused('amount');
    await tx.update(orderLines).set(after).where(isLine);
    const { position, choice, contents } = line;
    const about = { orderId: row.id, actor, at: now, reason: acting.reason, isTold: isTold(deps, row, actor) };
    const change = { before: { position, choice, contents }, after: { position, ...after } };
    const { id } = await writeChange(tx, { ...about, what: 'choice', ...change });
    await tellChanged(deps, tx, { row, actor, changeId: id, now });
    return id;
  });
}
