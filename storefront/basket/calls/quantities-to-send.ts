import type { Basket, BasketContainer } from '#contract/basket/basket.ts';
import { type BasketState, type Bundles, quantitiesOf } from '#storefront/basket/state/basket-state.ts';

type BoxToSend = {
  bundleId: string;
  /** Every item of the bundle, zeros included. */
  quantities: Record<string, number>;
  isEmpty: boolean;
  /** The box that is to hold them, if there is one. */
  containerKey: string | null;
  /** Boxes that must go: those a shop that knows no replacing put beside it, and all of them when nothing is left to hold. */
  surplus: BasketContainer[];
};

/** What makes the shop hold exactly what is wished for of one bundle. */
export function quantitiesToSend(
  state: Pick<BasketState, 'cart' | 'wishes'>,
  bundleId: string,
  { bundles, containers }: { bundles: Bundles; containers: readonly BasketContainer[] },
): BoxToSend {
  const all = quantitiesOf(state);
  const elsewhere = new Set(Object.entries(bundles).flatMap(([id, items]) => (id === bundleId ? [] : items)));
  for (const [id, wish] of Object.entries(state.wishes)) if (wish.bundleId !== bundleId) elsewhere.add(id);
  // What is in the box but no longer listed must not be lost.
  const ids = [...new Set([...(bundles[bundleId] ?? []), ...Object.keys(all)])].filter((id) => !elsewhere.has(id));
  const quantities = Object.fromEntries(ids.map((id) => [id, all[id] ?? 0]));
  const isEmpty = Object.values(quantities).every((quantity) => quantity === 0);
  const own = containers.filter((box) => box.bundleId === bundleId);
  const kept = isEmpty ? undefined : (own.find((box) => !box.isEmpty) ?? own[0]);
  return {
    bundleId,
    quantities,
    isEmpty,
    containerKey: kept?.key ?? null,
    surplus: own.filter((box) => box !== kept),
  };
}

/** Bundles of which there is more than one box. */
export function doubledBundles({ containers }: Pick<Basket, 'containers'>): string[] {
  const filled = containers.filter(({ isEmpty }) => !isEmpty);
  const isDoubled = ({ bundleId, boxes }: BasketContainer) =>
    boxes > 1 || filled.filter((other) => other.bundleId === bundleId).length > 1;
  return [...new Set(filled.filter(isDoubled).map(({ bundleId }) => bundleId))];
}
