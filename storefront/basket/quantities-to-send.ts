import type { BasketContainer } from '#contract/basket.ts';
import { type BasketState, type Bundles, quantitiesOf } from './basket-state.ts';

type BoxToSend = { bundleId: string; quantities: Record<string, number>; containerKey: string | null };

/**
 * What makes the shop hold exactly what is wished for of one bundle: every item of it, zeros included. A shop that knows no
 * replacing may hold the same bundle twice; then the second is emptied first.
 */
export function quantitiesToSend(
  state: BasketState,
  bundleId: string,
  { bundles, containers }: { bundles: Bundles; containers: readonly BasketContainer[] },
): BoxToSend[] {
  const all = quantitiesOf(state);
  const elsewhere = new Set(Object.entries(bundles).flatMap(([id, items]) => (id === bundleId ? [] : items)));
  for (const [id, wish] of Object.entries(state.wishes)) if (wish.bundleId !== bundleId) elsewhere.add(id);
  // What is in the box but no longer listed must not be lost.
  const ids = [...new Set([...(bundles[bundleId] ?? []), ...Object.keys(all)])].filter((id) => !elsewhere.has(id));
  const quantities = Object.fromEntries(ids.map((id) => [id, all[id] ?? 0]));
  const [first, ...more] = containers.filter((box) => box.bundleId === bundleId);
  const nothing = Object.fromEntries(ids.map((id) => [id, 0]));
  return [
    ...more.filter(({ isEmpty }) => !isEmpty).map(({ key }) => ({ bundleId, quantities: nothing, containerKey: key })),
    { bundleId, quantities, containerKey: first?.key ?? null },
  ];
}
