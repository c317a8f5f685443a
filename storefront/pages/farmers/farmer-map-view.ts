import type { Mark, PointOnEarth, TownName } from '#rules/farmshop/country-map.ts';

export type FarmerMapView = {
  /** Height by width of the drawing. */
  height: number;
  towns: TownName[];
  farmers: { slug: string; title: string; location: string | null; place: PointOnEarth; at: Mark }[];
  kmPerUnit: number;
  /** The first that can be delivered on, in words. */
  day: string | null;
  /** Post codes to which nothing is brought, as a pattern. */
  unserved: string | null;
};
