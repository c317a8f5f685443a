import { bothChanges, type ContentChange, readPayload } from '#services/content/content-change.ts';
import { coalesce } from '#server/queues/coalesce.ts';

/** Hears what changed in content: the first change of a market at once, those that follow together, once in a pause. */
export function createContentChanges(
  apply: (change: ContentChange) => void,
  pauseMs: number,
): (payload: string) => void {
  const waiting = new Map<string, ContentChange>();

  const run = coalesce((market) => {
    const change = waiting.get(market);
    waiting.delete(market);
    if (change) apply(change);
  }, pauseMs);

  return (payload) => {
    const change = readPayload(payload);
    waiting.set(change.market, bothChanges(waiting.get(change.market), change));
    run(change.market);
  };
}
