/** Pages of the embedded shop in the storefront's design: for one visitor, never kept, never found by search engines. */
import type { ShopPage } from '#contract/selling/shop-page.ts';
import { headers, notCached } from '#services/shop/calls/answers.ts';
import type { RenderShopPage } from './selling/selling-desk.ts';

type Draw = (request: Request, page: ShopPage, isSecret: boolean) => Promise<Response>;

export function createShopPageRenderer(draw: Draw): RenderShopPage {
  return async (request, page, { status = 200, cookies = [], isSecret = false, headers: more = {} }) => {
    const drawn = await draw(request, page, isSecret);
    const own = headers(
      {
        ...Object.fromEntries(drawn.headers),
        ...notCached,
        'x-robots-tag': 'noindex',
        ...(isSecret && { 'referrer-policy': 'no-referrer' }),
        ...more,
      },
      cookies,
    );
    // A page that could not be drawn says so itself.
    return new Response(drawn.body, { status: drawn.status === 200 ? status : drawn.status, headers: own });
  };
}
