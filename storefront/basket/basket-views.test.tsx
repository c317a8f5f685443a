import { expect, test } from 'vitest';
import { markets } from '#markets/index.ts';
import { renderInMarket } from '#tests/setup/render-in-market.tsx';
import { BasketLines } from './basket-lines.tsx';
import { BasketOverview } from './basket-overview.tsx';
import { BasketProvider } from './basket-provider.tsx';
import { changeBasket, unknownBasket } from './basket-state.ts';
import { DeliveryProgress } from './delivery-progress.tsx';
import { QuantityControl } from './quantity-control.tsx';

const steak = { id: '1', bundleId: '501', title: 'Steak & co', animal: 'cow', price: 9.95 };
const textOf = (html: string) =>
  html
    .replace(/<[^>]*>/g, '|')
    .replace(/\|+/g, '|')
    .replaceAll('\u00A0', ' ')
    .replaceAll('&amp;', '&');

test('FSH-24, FSH-35 without our code the control is a link the shop follows', () => {
  const html = renderInMarket(
    <BasketProvider bundles={{}}>
      <QuantityControl product={steak} />
    </BasketProvider>,
  );
  expect(html).toContain('href="/nl/shop/?add-to-cart=501&amp;quantity=1&amp;bundle_quantity_1=1"');
  expect(textOf(html)).toContain('|Voeg Steak & co toe|');
});

test.each([
  [0, '€ 99,00', '99,00 €'],
  [0.01, '€ 98,99', '98,99 €'],
  [50, '€ 49,00', '49,00 €'],
  [92.05, '€ 6,95', '6,95 €'],
  [98.99, '€ 0,01', '0,01 €'],
])(
  'FSH-51, FSH-D13, CPN-7, CPN-D3 with %s in the box: what is missing, and in de what delivery costs',
  (subtotal, nl, de) => {
    const dutch = textOf(renderInMarket(<DeliveryProgress subtotal={subtotal} />));
    expect(dutch).toContain(`Nog ${nl} tot gratis bezorging`);
    expect(dutch).not.toContain('6,95 |');
    const german = textOf(renderInMarket(<DeliveryProgress subtotal={subtotal} />, { market: markets.de }));
    expect(german).toContain(`Noch ${de} bis zur kostenlosen Lieferung`);
    expect(german).toContain('Isolierte Lieferung: 6,95 €');
  },
);

test.each([99, 99.01, 150])('FSH-51, FSH-D13 with %s in the box delivery is free', (subtotal) => {
  const dutch = textOf(renderInMarket(<DeliveryProgress subtotal={subtotal} />));
  expect(dutch).toContain('We bezorgen je box gratis');
  expect(dutch).not.toContain('Nog ');
  const german = textOf(renderInMarket(<DeliveryProgress subtotal={subtotal} />, { market: markets.de }));
  expect(german).not.toContain('6,95');
});

test('FSH-51 markets without a farm shop say nothing about it', () => {
  for (const market of [markets.fr, markets.uk]) {
    expect(renderInMarket(<DeliveryProgress subtotal={10} />, { market })).toBe('');
  }
});

test('FSH-6 the overview lists what is in the box, with the sum of each line', () => {
  const state = [1, 2].reduce(
    (before) => changeBasket(before, { type: 'change', product: steak, by: 1 }),
    unknownBasket,
  );
  const products = [
    { id: '2', title: 'Cod', price: 8, image: null, weight: '200 g' },
    { id: '1', title: 'Steak & co', price: 9.95, image: null, weight: '450 g' },
  ];
  const text = textOf(renderInMarket(<BasketLines products={products} state={state} />));
  expect(text).toBe('|Steak & co|2 × 450 g|€ 19,90|');
});

test('FSH-52, SHP-D8 other articles in the basket are told as a number', () => {
  const cart = {
    quantities: {},
    containers: [],
    plainCount: 3,
    itemsCount: 3,
    farmshopSubtotal: 0,
    totalPrice: null,
    currency: null,
    errors: [],
  };
  const state = changeBasket(unknownBasket, { type: 'read', cart, settled: 0 });
  const text = textOf(renderInMarket(<BasketLines products={[]} state={state} />));
  expect(text).toContain('Er liggen nog 3 andere artikelen in je mandje');
});

test('FSH-6 the server renders the box empty, with the way to the basket', () => {
  const html = renderInMarket(
    <BasketProvider bundles={{}}>
      <BasketOverview products={[]} />
    </BasketProvider>,
  );
  expect(textOf(html)).toContain('|Jouw box|Nog leeg.');
  expect(html).toContain('href="/nl/shop/"');
});

test('ERR-D7 a basket that cannot be read says so, and that wishes are kept', () => {
  const state = changeBasket(unknownBasket, { type: 'unread' });
  const text = textOf(renderInMarket(<BasketLines products={[]} state={state} />));
  expect(text).toContain('We konden je mandje niet lezen.');
});
