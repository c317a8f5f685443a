/** Where programs that answer questions find what they need (llmstxt.org): the markets on this host, their pages and their goods. */
import { type Market, marketList } from '#markets/index.ts';
import { pathTo } from '#rules/addresses/paths.ts';
import type { Site } from '#storefront/request-context.ts';

const pages = ['animals', 'farmshop', 'recipes', 'farmers', 'faq'] as const;
const names = {
  animals: 'Packages of meat by animal',
  farmshop: 'Single pieces',
  recipes: 'Recipes',
  farmers: 'Farmers',
  faq: 'Questions and answers',
};

export function llmsText({ origin, origins }: Site): string {
  const here = marketList.filter(({ code }) => origins[code] === origin);
  const shops = here.length > 0 ? here : marketList;
  const brands = [...new Set(shops.map(({ brand }) => brand))].join(', ');
  return [
    `# ${brands}`,
    '',
    '> Meat by the box, straight from farmers: every package names its farmer, its animal and the day it is delivered.',
    '',
    'Prices, stock and days change during the day; the lists of goods below are always those of now.',
    ...shops.flatMap((market) => section(market, origins[market.code] ?? origin)),
    '',
  ].join('\n');
}

function section(market: Market, origin: string): string[] {
  const link = (title: string, path: string | null) => (path === null ? [] : [`- [${title}](${origin}${path})`]);
  return [
    '',
    `## ${market.languageName} (${market.langTag})`,
    '',
    ...link(market.title, pathTo(market, 'home')),
    ...pages.flatMap((page) => link(names[page], pathTo(market, page))),
    ...link('All goods with prices and stock, as JSON', `/${market.code}/feeds/products.json`),
  ];
}
