import type { FarmshopGroup, Market } from '#contract/market.ts';

type Banner = {
  /** Number of the card, from 1, behind which the banner stands. */
  after: number;
  slug: string;
};

type PlacedBanner = Banner & { group: string };

/** Positions and slugs are listed in the same order, so the n-th position has the n-th slug. */
function placedBanners({ bannerPositions, bannerSlugs }: NonNullable<Market['farmshop']>): PlacedBanner[] {
  const places = Object.entries(bannerPositions).flatMap(([group, positions]) =>
    (positions ?? []).map((after) => ({ group, after })),
  );
  return places.flatMap((place, index) => {
    const slug = bannerSlugs[index];
    return slug === undefined ? [] : [{ ...place, slug }];
  });
}

type BannerPlace = {
  group: FarmshopGroup | null;
  /** Cards really shown in the group, whatever their stock. */
  cardCount: number;
  isSearching: boolean;
};

/** Banners of a group; a position beyond its last card is left out. */
export function farmshopBanners(
  market: Pick<Market, 'farmshop'>,
  { group, cardCount, isSearching }: BannerPlace,
): Banner[] {
  if (!market.farmshop || isSearching) return [];
  return placedBanners(market.farmshop)
    .filter((banner) => banner.group === group && banner.after <= cardCount)
    .map(({ after, slug }) => ({ after, slug }));
}
