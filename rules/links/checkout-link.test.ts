import { expect, test } from 'vitest';
import { markets } from '#markets/index.ts';
import { checkoutLink, shopBase } from './checkout-link.ts';

const { nl, de } = markets;
const box = {
  shopBase: 'https://www.kudde.example/nl',
  category: 'koe',
  productsWord: 'ons-vlees',
  slug: 'rundvlees-pakket',
  attributes: {},
  minced: [],
};

test('SHP-12 the checkout link names the category and the path of the package', () => {
  expect(checkoutLink(box)).toBe(
    'https://www.kudde.example/nl/shop/order-package/?category=koe&path=ons-vlees/rundvlees-pakket',
  );
  expect(checkoutLink({ ...box, category: null })).toContain('?category=&path=');
});

test('SHP-13, SHP-14, SHP-D5 attributes come first, then the minced items in table order, zeros included', () => {
  const minced = [
    { name: 'hamburger', packs: 6 },
    { name: 'gehakt', packs: 0 },
  ];
  const attributes = { attribute_size: 'groot', attribute_age: '2' };
  expect(checkoutLink({ ...box, attributes, minced })).toBe(
    'https://www.kudde.example/nl/shop/order-package/?category=koe&path=ons-vlees/rundvlees-pakket' +
      '&attribute_size=groot&attribute_age=2&hamburger=6&gehakt=0',
  );
});

test('SHP-12 to SHP-14, SHP-D5 values are encoded, only the slash of the path stays', () => {
  const odd = {
    ...box,
    category: 'a&b',
    slug: 'é/x y',
    attributes: { 'p&q': '1=2 3' },
    minced: [{ name: 'ß', packs: 1 }],
  };
  expect(checkoutLink(odd)).toBe(
    'https://www.kudde.example/nl/shop/order-package/?category=a%26b&path=ons-vlees/%C3%A9%2Fx%20y&p%26q=1%3D2%203&%C3%9F=1',
  );
});

test('SHP-16, SHP-D4 the shop lies below the address of its market, or of the host the visitor is on', () => {
  expect(shopBase('https://staging.weidekiste.example', de)).toBe('https://staging.weidekiste.example/de');
  expect(shopBase('', nl)).toBe('/nl');
});
