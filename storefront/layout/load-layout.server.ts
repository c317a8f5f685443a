/** What stands around every page. A part that cannot be had is logged and left out; no page fails for it. */
import { marketList } from '#markets/index.ts';
import { pathTo } from '#rules/addresses/paths.ts';
import { estimatedDelivery } from '#rules/time/delivery.ts';
import { longDate } from '#rules/time/long-date.ts';
import type { RequestContext } from '#storefront/request-context.ts';
import { orNull } from '#storefront/data/or-not-found.server.ts';
import { menuEntries } from './menu-entries.ts';

export type ChromeContent = Awaited<ReturnType<typeof loadLayout>>;

export async function loadLayout(ctx: RequestContext, path = '') {
  const { content, market, hostKind, now, log } = ctx;
  const menu = async (name: string) => {
    const list = await orNull(content.getMenu({ params: { menu: `${name}-${market.code}` } }), log);
    return menuEntries(list?.items ?? [], market, hostKind);
  };
  const [mainMenu, footerMenu, settings] = await Promise.all([
    menu('main-menu'),
    menu('footer'),
    orNull(content.getSettings({ params: { market: market.code } }), log),
  ]);
  return {
    mainMenu,
    footerMenu,
    rating: settings?.reviewsCount ?? null,
    /** The words that follow the number: of how many, and whose. */
    ratingText: settings?.reviewsDescription ?? null,
    deliveryDay: longDate(estimatedDelivery(now, market), market),
    certificates: settings?.certificates ?? null,
    reviewText: settings?.footerReview ?? null,
    addressText: settings?.footerAddress ?? null,
    /** Never over a form of the shop: whoever buys is busy. */
    hasNewsletterPopup: !ctx.shop && !settings?.isNewsletterPopupOff,
    /** While somebody pays there is nothing else to press. */
    isQuiet: ctx.shop !== undefined && /\/checkout\/?$/.test(path),
    markets: otherMarkets(ctx),
    /** Nor is anybody asked there: nothing is set or measured without an answer, and the question would lie over the payment. */
    asksConsent: ctx.browser.consent === 'ask' && !ctx.shop,
    /** Where a buyer goes back on an order. */
    withdrawal: ctx.takesOrders ? `${pathTo(market, 'basket')}withdrawal/` : null,
    year: Number(new Intl.DateTimeFormat('en', { year: 'numeric', timeZone: market.timeZone }).format(now)),
  };
}

/** Named in the language of the page, on the server: browsers know the names of countries, but not all the same ones. */
function otherMarkets({ market, site }: RequestContext) {
  const countries = new Intl.DisplayNames(market.langTag, { type: 'region' });
  return marketList.map((other) => ({
    code: other.code,
    langTag: other.langTag,
    languageName: other.languageName,
    brand: other.brand,
    country: countries.of(other.langTag.slice(-2)) ?? other.languageName,
    home: `${site.linkOrigins[other.code] ?? ''}${pathTo(other, 'home')}`,
  }));
}
