import type { Market } from '#contract/market.ts';
import type { MarketFiles } from '#services/content/content-files.ts';
import type { Doc } from '#services/content/kinds.ts';
import type { Memo } from '#services/content/memo.ts';
import type { PictureFacts } from './picture-facts.ts';

export type CheckInput = {
  market: Market;
  files: MarketFiles;
  now: Date;
  /** Whether a picture of that name exists. */
  hasPicture: (name: string) => boolean;
  /** What the pictures show, by name; without it nothing is said about that. */
  pictures?: ReadonlyMap<string, PictureFacts> | undefined;
  /** Pages come from another service, so that a redirect may lead to one that is not among these files. */
  hasOtherPages?: boolean | undefined;
  /** What was found out about documents that are still the same. */
  memo?: Memo | undefined;
  /** The documents whose advice on cooking is looked at; all of them unless said otherwise. */
  changed?: ReadonlySet<Doc> | undefined;
};
