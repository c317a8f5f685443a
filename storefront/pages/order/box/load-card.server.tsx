import { renderToStaticMarkup } from 'react-dom/server';
import type { ShopContext } from '#storefront/selling/shop-context.server.ts';
import { BoxCard, numberWords } from './box-card.tsx';
import { boxView, cardPath } from './box-view.server.ts';

export type LoadedCard = NonNullable<Awaited<ReturnType<typeof loadCard>>>;

/** Null for who has no such card. */
export async function loadCard(ctx: ShopContext, key: string) {
  const { market, site, text } = ctx;
  const box = await ctx.shop.orders.card(key);
  const view = box && (await boxView(ctx, box));
  if (!view) return null;
  const path = cardPath(market, key);
  const { share, tags } = view;
  return {
    title: text('selling:box.heading', { number: numberWords(share), total: share.of }),
    html: { html: renderToStaticMarkup(<BoxCard id="card-" view={view} t={text} brand={market.brand} />) },
    url: `${site.origin}${path}`,
    file: `${path}/card.svg`,
    /** The page of the animal, where it is one. */
    animal: tags.length === 1 ? (tags[0]?.to ?? null) : null,
  };
}
