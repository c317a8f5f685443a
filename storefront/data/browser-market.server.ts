import type { BrowserMarket, Market } from '#contract/market.ts';

const serverOnly: Record<Exclude<keyof Market, keyof BrowserMarket>, true> = {
  orders: true,
  domain: true,
  stagingUrl: true,
  localUrl: true,
  siteLanguage: true,
  ogLocale: true,
  socialAdminId: true,
  twitterHandle: true,
  categories: true,
  feeds: true,
  priceCut: true,
};

/** The market as it travels with every page. */
export function browserMarket(market: Market): BrowserMarket {
  const entries = Object.entries(market).filter(([field]) => !(field in serverOnly));
  return Object.fromEntries(entries) as BrowserMarket;
}
