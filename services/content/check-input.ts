import type { Market } from '#contract/market.ts';
import type { MarketFiles } from './content-files.ts';

export type CheckInput = {
  market: Market;
  files: MarketFiles;
  now: Date;
  /** Whether a picture of that name exists. */
  hasPicture: (name: string) => boolean;
};
