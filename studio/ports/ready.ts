/** What has to be so before the shop sells for money; server/selling answers. */
import type { Market } from '#contract/market.ts';
import type { ReadyId } from '#rules/selling/ready-to-sell.ts';

/** In the order in which an owner would do it. `words` are a text of texts/ready.ts by the same id; `page` is the number of a legal page. */
export type ReadyLine = { id: ReadyId; isDone: boolean; words: string; page?: number | undefined };

export type ReadyPort = (market: Market) => Promise<ReadyLine[]>;
