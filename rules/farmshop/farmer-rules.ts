import { animalFamily } from '#rules/animals/animal-family.ts';
import type { Farmer } from '#contract/entities/farmer.ts';
import type { Market } from '#contract/market.ts';

export type FarmerBadge = 'premium' | 'organic' | 'msc' | 'labelRouge';
type ReadMoreKind = 'game' | 'fish' | 'other';

type BadgeFields = Pick<Farmer, 'isOrganic' | 'isMsc' | 'hasLabelRouge' | 'qualityLevels'>;

export function farmerBadges(farmer: BadgeFields): FarmerBadge[] {
  const badges: [FarmerBadge, boolean][] = [
    // Whole entries: "non-premium" is another level.
    ['premium', farmer.qualityLevels.some((level) => level.trim().toLowerCase() === 'premium')],
    ['organic', farmer.isOrganic],
    ['msc', farmer.isMsc],
    ['labelRouge', farmer.hasLabelRouge],
  ];
  return badges.flatMap(([badge, isSet]) => (isSet ? [badge] : []));
}

/** Which of the three read-more texts fits; a farmer with several animals goes by the first. */
export function readMoreKind({ animalTypes }: Pick<Farmer, 'animalTypes'>): ReadMoreKind {
  const first = animalTypes[0] ?? '';
  if (animalFamily(first) === 'game') return 'game';
  // Codfish is left out on purpose: only the farm shop counts it as fish.
  return ['fish', 'salmon'].includes(first) ? 'fish' : 'other';
}

export type FarmerGroup<F> = {
  /** Null holds farmers without any animal; it comes last. */
  animalType: string | null;
  farmers: F[];
};

/** The new farmers, each once, by the first animal in the market's order that is theirs. */
export function newFarmerGroups<F extends Pick<Farmer, 'isNew' | 'animalTypes'>>(
  farmers: readonly F[],
  market: Pick<Market, 'animalTypes'>,
): FarmerGroup<F>[] {
  const order: readonly string[] = market.animalTypes;
  const typeOf = (farmer: F) =>
    order.find((type) => farmer.animalTypes.includes(type)) ?? farmer.animalTypes[0] ?? null;
  const newOnes = farmers.filter((farmer) => farmer.isNew);
  const others = newOnes.map(typeOf).filter((type) => type !== null && !order.includes(type));
  return [...new Set([...order, ...others, null])].flatMap((animalType) => {
    const group = newOnes.filter((farmer) => typeOf(farmer) === animalType);
    return group.length > 0 ? [{ animalType, farmers: group }] : [];
  });
}
