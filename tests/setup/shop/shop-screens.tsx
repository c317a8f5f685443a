/** Pages of the embedded shop as they are shown, without what stands around them and without a build of the storefront. */
import type { ShopPage } from '#contract/selling/shop-page.ts';
import { defaultMarket, marketList } from '#markets/index.ts';
import { marketOfPath } from '#rules/addresses/market-of-path.ts';
import { createShopPageRenderer } from '#server/shop/render-shop-page.ts';
import { toPayload } from '#storefront/data/json-payload.ts';
import { ShopScreen } from '#storefront/pages/shop/view.tsx';
import { renderInMarket } from '#tests/setup/render-in-market.tsx';

export const renderScreen = createShopPageRenderer(async (request, page: ShopPage) => {
  const path = new URL(request.url).pathname;
  const market = marketOfPath(path, { markets: marketList, defaultMarket });
  const html = renderInMarket(<ShopScreen shown={toPayload({ page, liked: [] })} />, { market, path });
  const whole = `<!doctype html><html lang="${market.langTag}" data-brand="${market.theme}"><body>${html}</body></html>`;
  return new Response(whole, { headers: { 'content-type': 'text/html; charset=utf-8' } });
});
