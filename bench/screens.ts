/** The screens that are measured, in the Dutch market's demo content. */
import { markets } from '#markets/index.ts';
import { pathTo } from '#rules/addresses/paths.ts';
import { fullAnimal } from './catalogue.ts';

const market = markets.nl;

export const screens = {
  home: { route: 'nl/home', path: pathTo(market, 'home') },
  animals: { route: 'nl/animals', path: pathTo(market, 'animals') },
  package: { route: 'nl/packages', path: pathTo(market, 'package', { slug: 'blaarkop-proefpakket' }) },
  'packages of an animal': { route: 'nl/packages', path: pathTo(market, 'productList', { animal: fullAnimal }) ?? '' },
  'farm shop': { route: 'nl/farmshop', path: pathTo(market, 'farmshop') ?? '' },
  farmers: { route: 'nl/farmers', path: pathTo(market, 'farmers') },
  recipes: { route: 'nl/recipes', path: pathTo(market, 'recipes') },
  faq: { route: 'nl/faq', path: pathTo(market, 'faq') },
  blog: { route: 'nl/blog', path: pathTo(market, 'blog') ?? '' },
};
