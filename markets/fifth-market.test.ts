import { describe, expect, test } from 'vitest';
import { Market } from '#contract/market.ts';
import { hostKind } from '#rules/addresses/host-kind.ts';
import { homeOf, marketOfPath } from '#rules/addresses/market-of-path.ts';
import { parsePath } from '#rules/addresses/parse-path.ts';
import { pathTo } from '#rules/addresses/paths.ts';
import { productRoutes } from '#rules/addresses/product-routes.ts';
import { defaultMarket, marketList, markets } from './index.ts';

describe('a fifth market, which no code knows', () => {
  const be: Market = {
    ...markets.nl,
    code: 'be',
    langTag: 'nl-BE',
    locale: 'nl-BE',
    ogLocale: 'nl_BE',
    domain: 'www.kudde-be.example',
    siteUrl: 'https://www.kudde-be.example/be',
    animalTypes: ['cow', 'goose', 'deer'],
    soldOutSignUpAnimals: [],
    filterWords: { cow: 'koe', goose: 'gans', deer: 'hert' },
    words: {
      ...markets.nl.words,
      farmers: 'boeren',
      newFarmers: 'net-begonnen',
      products: 'vlees',
      coupons: [null, 'bon', null, null],
      farmshop: null,
      feedback: null,
      blog: 'verhalen',
    },
    productWords: [
      { key: 'goose', word: 'gevogelte' },
      { key: 'duck', word: 'gevogelte' },
      { key: 'roe', word: 'ree' },
      { key: 'cow', word: null },
      { key: 'geurlijn', word: 'geur', only: ['alpha'] },
    ],
    productOrderOffProduction: ['roe'],
  };
  const five = { markets: [...marketList, be], defaultMarket };
  const parse = (path: string) => parsePath(path, marketOfPath(path, five), 'production');

  test('MKT-11 its file is accepted', () => {
    expect(Market.parse(be)).toEqual(be);
  });

  test('RTE-24, RTE-39, RTE-40 its product routes follow from its words', () => {
    expect(productRoutes(be, 'production')).toEqual([
      { key: 'goose', word: 'gevogelte', animals: ['goose', 'duck'] },
      { key: 'roe', word: 'ree', animals: ['roe', 'game'] },
    ]);
    expect(productRoutes(be, 'alpha').map(({ word }) => word)).toEqual(['ree', 'gevogelte', 'geur']);
    expect(productRoutes(be, 'local').map(({ word }) => word)).toEqual(['ree', 'gevogelte']);
  });

  test('RTE-1, RTE-29 its addresses are built from its words', () => {
    expect(pathTo(be, 'home')).toBe('/be');
    expect(pathTo(be, 'farmer', { slug: 'jan' })).toBe('/be/boeren/jan');
    expect(pathTo(be, 'farmers', { filter: 'goose', page: 3 })).toBe('/be/boeren/gans/3');
    expect(pathTo(be, 'farmers', { filter: 'chicken' })).toBeNull();
    expect(pathTo(be, 'coupons')).toBe('/be/bon');
    expect(pathTo(be, 'farmshop')).toBeNull();
    expect(pathTo(be, 'productList', { animal: 'cow' })).toBeNull();
    expect(pathTo(be, 'article', { slug: 'a' })).toBe('/be/verhalen/1/a');
  });

  test('RTE-2, RTE-3 its paths are read, and nowhere else', () => {
    expect(parse('/be')).toEqual({ name: 'home' });
    expect(parse('/be/boeren/gans/2')).toEqual({ name: 'farmers', filter: 'goose', page: 2 });
    expect(parse('/be/boeren/net-begonnen')).toEqual({ name: 'newFarmers' });
    expect(parse('/be/vlees/gevogelte')).toMatchObject({ name: 'productList', route: { animals: ['goose', 'duck'] } });
    expect(parse('/be/bon')).toEqual({ name: 'coupons', index: 1 });
    expect(parse('/be/boerderij-box')).toEqual({ name: 'staticPage', slug: 'boerderij-box' });
    expect(parse('/be/verhalen/nieuws/2')).toEqual({ name: 'blog', category: 'nieuws', page: 2 });
    const withoutIt = { markets: marketList, defaultMarket };
    expect(marketOfPath('/be/boeren', withoutIt).code).toBe('nl');
  });

  test('RTE-5 its own domain leads to its home', () => {
    expect(homeOf({ ...five, host: 'www.kudde-be.example' })).toBe('/be');
    expect(hostKind('www.kudde-be.example', five.markets)).toBe('production');
  });
});
