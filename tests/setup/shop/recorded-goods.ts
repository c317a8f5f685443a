/** The goods of the shop that was recorded. */
import type { Goods } from '#services/shop/catalogue/replace-products.ts';

const good = { stockStatus: 'instock', stock: null, image: null };
const product = { ...good, type: 'package', category: null } as const;

export const recordedGoods: Goods = {
  products: [
    { ...product, id: 10, name: 'Rundvlees pakket', slug: 'rundvlees-pakket', price: '89.95' },
    { ...product, id: 11, name: 'Kip pakket', slug: 'kip-pakket', price: '44.95' },
    { ...product, id: 12, name: 'Lam pakket', slug: 'lam-pakket', price: '79.95', stockStatus: 'outofstock' },
    { ...product, id: 13, name: 'Eend pakket', slug: 'eend-pakket', price: '59.95', stock: 3 },
    { ...product, id: 14, type: 'coupon', name: 'Koepon 50', slug: 'koepon-50', price: '50.00' },
    { ...product, id: 22, type: 'bundle', name: 'Boerderij box', slug: 'boerderij-box', price: '0.00' },
  ],
  variations: [
    { id: 15, productId: 14, name: 'Koepon 50', attribute: 'e-mail', price: '50.00' },
    { id: 16, productId: 14, name: 'Koepon 50', attribute: 'luxe', price: '52.95' },
  ],
  bundleItems: [
    { ...good, id: 1, bundleId: 22, name: 'Ribeye', slug: 'ribeye', price: '12.50' },
    { ...good, id: 2, bundleId: 22, name: 'Gehakt', slug: 'gehakt', price: '4.95', regularPrice: '5.95' },
    { ...good, id: 3, bundleId: 22, name: 'Kipfilet', slug: 'kipfilet', price: '7.25', stock: 2 },
    {
      ...good,
      id: 4,
      bundleId: 22,
      name: 'Eendenborst',
      slug: 'eendenborst',
      price: '9.50',
      stockStatus: 'outofstock',
    },
  ],
  couponCodes: [{ code: 'INVITE10', percent: '10' }],
};
