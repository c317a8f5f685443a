/** The card of a box as a picture to keep. */
import { shopContext } from '#storefront/selling/shop-context.server.ts';
import { cardPicture } from './card-picture.ts';
import { numberWords, whatWords } from './box-card.tsx';
import { boxView } from './box-view.server.ts';
import type { Route } from './+types/card-file';

export async function loader({ params, context }: Route.LoaderArgs) {
  const ctx = shopContext(context);
  const box = await ctx.shop.orders.card(params.key);
  const view = box && (await boxView(ctx, box));
  if (!view) return new Response(ctx.text('shop:missing.title'), { status: 404 });
  const { share, tags } = view;
  const picture = cardPicture({
    above: ctx.text('selling:box.card'),
    number: numberWords(share),
    of: ctx.text('selling:box.of', { total: share.of }),
    words: whatWords(view, ctx.text),
    tags: tags.map(({ tag }) => tag),
    share,
    brand: ctx.market.brand,
  });
  return new Response(picture, {
    headers: {
      'content-type': 'image/svg+xml; charset=utf-8',
      'content-disposition': `attachment; filename="${share.from}-${share.of}.svg"`,
    },
  });
}
