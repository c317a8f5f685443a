/** The feeds of a market by their names. */
import { googleFeed } from '#rules/feeds/google-feed.ts';
import { metaFeed } from '#rules/feeds/meta-feed.ts';
import { productsFeed } from '#rules/feeds/products-feed.ts';
import type { FeedItem } from '#rules/feeds/feed-item.ts';
import { pathTo } from '#rules/addresses/paths.ts';
import type { RequestContext } from '#storefront/request-context.ts';
import { feedOrigin, loadFeed } from './load-feed.server.ts';

type FeedFile = { type: string; write: (items: FeedItem[], ctx: RequestContext) => string };

const files: Record<string, FeedFile> = {
  'google.xml': {
    type: 'application/xml; charset=utf-8',
    write: (items, ctx) => googleFeed(items, { ...aboutOf(ctx), timeZone: ctx.market.timeZone }),
  },
  'meta.csv': { type: 'text/csv; charset=utf-8', write: metaFeed },
  'products.json': {
    type: 'application/json; charset=utf-8',
    write(items, ctx) {
      const { brand, langTag: language } = ctx.market;
      return `${JSON.stringify(productsFeed(items, { brand, language, page: aboutOf(ctx).link }), null, 1)}\n`;
    },
  },
};

/** Null when there is no such file, or the address names no market. */
export async function feedFile(
  ctx: RequestContext,
  { market, file }: { market: string; file: string },
): Promise<Response | null> {
  const feed = market === ctx.market.code && Object.hasOwn(files, file) ? files[file] : undefined;
  if (!feed) return null;
  return new Response(feed.write(await loadFeed(ctx), ctx), {
    // Pages are found by search engines, not these lists of them.
    headers: { 'content-type': feed.type, 'x-robots-tag': 'noindex', 'cache-control': 'public, max-age=3600' },
  });
}

function aboutOf(ctx: RequestContext) {
  const { title } = ctx.market;
  return { title, description: title, link: feedOrigin(ctx) + pathTo(ctx.market, 'home') };
}
