import type { Market } from '#contract/market.ts';
import type { MarketFiles } from '#services/content/content-files.ts';

export type CheckInput = {
  market: Market;
  files: MarketFiles;
  now: Date;
  /** Whether a picture of that name exists. */
  hasPicture: (name: string) => boolean;
  /** Pages come from another service, so that a redirect may lead to one that is not among these files. */
  hasOtherPages?: boolean | undefined;
};
