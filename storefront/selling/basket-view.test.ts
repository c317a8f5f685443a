import { expect, test } from 'vitest';
import { markets } from '#markets/index.ts';
import { offerOf } from '#rules/orders/offer.ts';
import type { Product } from '#services/shop/catalogue/catalogue.ts';
import type { CartContent } from '#services/shop/cart/cart-content.ts';
import { stockProblems } from '#services/shop/cart/cart-stock.ts';
import { priceCart } from '#services/shop/cart/cart-totals.ts';
import { basketView } from './basket-view.ts';

const market = markets.nl;

const article: Product = {
  id: 1,
  name: 'Ribeye',
  slug: 'ribeye',
  type: 'package',
  price: 1000,
  regularPrice: 1000,
  isInStock: true,
  stock: null,
  image: null,
  category: null,
  attribute: null,
  choices: null,
};

test('C24 a problem stands beside the article it is about, not beside all of that name', () => {
  const box: Product = { ...article, id: 3, name: 'Box', type: 'bundle', price: 0, regularPrice: 0 };
  const soldOut: Product = { ...article, id: 2, isInStock: false, slug: 'ribeye-groot' };
  const catalogue = {
    products: new Map([article, soldOut, box].map((product) => [product.id, product])),
    // A piece may have the number of an article, and its name.
    pieces: new Map([[3, [{ ...article, id: 2 }]]]),
    coupons: new Map<string, never>(),
  };
  const content: CartContent = {
    lines: [
      { kind: 'plain', id: 1, quantity: 1, choices: [] },
      { kind: 'plain', id: 2, quantity: 1, choices: [] },
      { kind: 'box', bundleId: 3, boxes: 1, pieces: { '2': 1 } },
    ],
    coupons: [],
  };
  const problems = stockProblems(content, catalogue);
  expect(problems).toMatchObject([{ reason: 'out_of_stock', title: 'Ribeye' }]);
  const nothing = { lines: [], discounts: [], subtotal: 0, discount: 0, delivery: 0, total: 0 };
  const offer = offerOf(nothing, { market, now: new Date(0) });
  const said = problems.map((problem) => ({ ...problem, text: 'sold out' }));
  const view = basketView(priceCart(content, catalogue, market), { market, offer, problems: said });
  expect(view.lines.map(({ problem }) => problem)).toEqual([null, 'sold out']);
  expect(view.box?.pieces.map(({ problem }) => problem)).toEqual([null]);
});
