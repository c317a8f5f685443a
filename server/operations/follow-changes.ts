/** Hears what any process changed, and makes what this one keeps of it out of date. */
import type { OpenDatabase } from '#database/client.ts';
import { contentChannel } from '#services/content/store.ts';
import { checkoutChannel, stockChannel } from '#services/shop/catalogue/goods-stock.ts';
import { type FocalPoints, picturesChannel } from '#services/images/focal-points.ts';
import type { PageCache } from '#server/cache/page-cache.ts';
import { createContentChanges } from '#server/content/content-changes.ts';
import type { Log } from '#server/log/log.ts';
import { coalesce } from '#server/queues/coalesce.ts';
import { followSettings } from '#server/settings/follow-settings.ts';
import type { LiveMarkets } from '#server/settings/live-markets.ts';
import type { Sharing } from '#server/pictures/start-sharing.ts';
import type { TimedWork } from './timed-work.ts';

type Options = {
  database: Pick<OpenDatabase, 'listen'>;
  live: Pick<LiveMarkets, 'read'>;
  caches: readonly Pick<PageCache, 'expire' | 'renew'>[];
  timedWork: TimedWork;
  focalPoints: Pick<FocalPoints, 'read'>;
  sharing: Pick<Sharing, 'heard'>;
  log: Log;
};

/** A change is on the page within two seconds: this pause, and the time to make the page. */
const changePauseMs = 1000;
/** A rush of orders is told together, still within the two seconds. */
const salesPauseMs = 300;

export async function followChanges({
  database,
  live,
  caches,
  timedWork,
  focalPoints,
  sharing,
  log,
}: Options): Promise<void> {
  const expire = (market: string | null) => {
    for (const cache of caches) cache.expire(market);
  };
  const contentChanged = createContentChanges(({ market, items, urgent }) => {
    log.info({ market, ...(items && { items: items.length }) }, items ? 'figures changed' : 'content changed');
    // Without a name the connection was lost for a while, and anything may have changed.
    if (items === null) expire(market === '' ? null : market);
    else for (const cache of caches) cache.renew({ market, items, urgent });
    timedWork.trigger();
  }, changePauseMs);
  await database.listen(contentChannel, contentChanged);
  const stockChanged = coalesce(() => timedWork.stockChanged(), salesPauseMs);
  // Whichever market it was, and also after the connection was lost: all are looked at.
  await database.listen(stockChannel, () => stockChanged('all'));
  await database.listen(checkoutChannel, (market) => timedWork.checkoutOpened(market));
  const pictureChanged = () => {
    focalPoints.read().catch((err: unknown) => log.warn({ err }, 'focal points of pictures could not be read'));
  };
  await database.listen(picturesChannel, (name) => {
    pictureChanged();
    sharing.heard(name);
  });
  // What was changed between the start and the first word heard.
  pictureChanged();
  await followSettings({ database, live, onChanged: expire, log });
}
