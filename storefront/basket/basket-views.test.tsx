import { expect, test } from 'vitest';
import { type Market, markets } from '#markets/index.ts';
import { renderInMarket, textIn } from '#tests/setup/render-in-market.tsx';
import { emptyCart } from '#tests/setup/shop/empty-cart.ts';
import type { OverviewProduct } from './basket-lines.tsx';
import { BasketOverview, BoxContent } from './basket-overview.tsx';
import { BoxPicture } from './box-picture.tsx';
import { BasketProvider } from './basket-provider.tsx';
import { type BasketState, changeBasket, unknownBasket } from './state/basket-state.ts';
import { DeliveryProgress } from './delivery-progress.tsx';
import { LeavePanel } from './leave-panel.tsx';
import { QuantityControl } from './quantity-control.tsx';

const steak = { id: '1', bundleId: '501', slug: 'steak', title: 'Steak & co', animal: 'cow', price: 9.95 };
const textOf = (html: string) =>
  html
    .replace(/<[^>]*>/g, '|')
    .replace(/\|+/g, '|')
    .replaceAll('\u00A0', ' ')
    .replaceAll('&amp;', '&');

const empty = changeBasket(unknownBasket, { type: 'read', cart: emptyCart });

function contentOf(state: BasketState, products: OverviewProduct[] = [], market: Market = markets.nl) {
  return renderInMarket(
    <BasketProvider bundles={{}}>
      <BoxContent products={products} state={state} />
    </BasketProvider>,
    { market },
  );
}

test('FSH-24, FSH-35 without our code the control sends a form the shop understands, and comes back to its page', () => {
  const html = renderInMarket(
    <BasketProvider bundles={{ '501': ['1'] }}>
      <QuantityControl product={steak} />
    </BasketProvider>,
    { path: '/nl/boerderij-box' },
  );
  const form = /<form[^>]*>/.exec(html)?.[0] ?? '';
  for (const attribute of ['id="box-501"', 'method="post"', 'action="/nl/shop/"', 'hidden=""'])
    expect(form).toContain(attribute);
  for (const field of ['name="add-to-cart" value="501"', 'name="quantity" value="1"'])
    expect(html).toContain(`<input type="hidden" ${field}/>`);
  expect(html).toContain('<input type="hidden" name="return_to" value="/nl/boerderij-box"/>');
  const button = /<button[^>]*>/.exec(html)?.[0] ?? '';
  // Its fragment is kept by the browser on the way back.
  for (const attribute of [
    'type="submit"',
    'form="box-501"',
    'name="bundle_quantity_1"',
    'value="1"',
    '/nl/shop/#steak',
  ])
    expect(button).toContain(attribute);
  expect(button).toContain('aria-label="Voeg Steak &amp; co toe"');
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
  const state = [1, 2].reduce((before) => changeBasket(before, { type: 'change', product: steak, by: 1 }), empty);
  const products = [
    { ...steak, id: '2', title: 'Cod', price: 8, weight: '200 g' },
    { ...steak, weight: '450 g' },
  ];
  const text = textOf(contentOf(state, products));
  expect(text).toContain('|Steak & co|450 g|2|€ 19,90|');
  expect(text).toContain('|Totaal van je box|€ 19,90|');
  expect(text).not.toContain('Cod');
});

test('FSH-6 a discount and whatever else the shop counts have a line of their own', () => {
  const cart = {
    ...emptyCart,
    quantities: { '1': 2 },
    pieces: { '1': { key: 'k1', bundleId: '501', name: 'Steak', amount: 38.5 } },
    farmshopSubtotal: 36.65,
    discount: 3.85,
  };
  const text = textOf(contentOf(changeBasket(unknownBasket, { type: 'read', cart })));
  for (const row of [
    '|Steak|2 stuks|2|€ 38,50|',
    '|Overig|€ 2,00|',
    '|Korting|€ -3,85|',
    '|Totaal van je box|€ 36,65|',
  ])
    expect(text).toContain(row);
});

test('FSH-52, SHP-D8 other articles in the basket are told as a number', () => {
  const cart = { ...emptyCart, plainCount: 3, itemsCount: 3 };
  const text = textOf(contentOf(changeBasket(unknownBasket, { type: 'read', cart })));
  expect(text).toContain('Er liggen nog 3 andere artikelen in je mandje');
});

test.each([
  [0, '-0'],
  [1, '-25'],
  [5, '-25'],
  [6, '-50'],
  [10, '-50'],
  [11, '-75'],
  [15, '-75'],
  [16, ''],
  [400, ''],
])('FSH-6 the box in the picture fills up: %i pieces', (count, step) => {
  expect(renderInMarket(<BoxPicture count={count} />)).toContain(`/dish-box${step}.jpg`);
});

test('FSH-6 until the shop has answered the box is unknown, which is not empty, with the way to the basket', () => {
  const html = renderInMarket(
    <BasketProvider bundles={{}}>
      <BasketOverview products={[]} />
    </BasketProvider>,
  );
  expect(html).not.toContain('dish-box');
  expect(textOf(html)).toContain('|Jouw box|We halen je mandje op|');
  expect(html).toContain('aria-busy="true"');
  expect(html).toContain('href="/nl/shop/"');
  expect(textOf(html)).not.toMatch(/Nog leeg|€|gratis bezorging/);
  expect(textOf(contentOf(empty))).toMatch(/Nog leeg.*€ 0,00/);
});

test('ERR-D7 a basket that cannot be read says so, that wishes are kept, and not that it is empty', () => {
  const text = textOf(contentOf(changeBasket(unknownBasket, { type: 'unread' })));
  expect(text).toContain('We konden je mandje niet lezen.');
  expect(text).not.toMatch(/Nog leeg|€/);
});

test.each(Object.values(markets).map((market) => [market.code, market] as const))(
  'FSH-D14 in %s a piece that sold out is named in the shop’s words, with a way to take it out',
  (_code, market) => {
    const words = '“Steak” is out of stock <now>.';
    const cart = {
      ...emptyCart,
      quantities: { '1': 2 },
      pieces: { '1': { key: 'k1', bundleId: '501', name: 'Steak', amount: 20 } },
      errors: [words],
    };
    const html = contentOf(changeBasket(unknownBasket, { type: 'read', cart }), [], market);
    expect(html).toContain('“Steak” is out of stock &lt;now&gt;.');
    const t = textIn(market);
    expect(html).toContain(`>${t('farmshop:control.remove', { title: 'Steak' })}</button>`);
  },
);

test.each(Object.values(markets).map((market) => [market.code, market] as const))(
  'FSH-D14 in %s whoever leaves waits for what is being saved, and is asked when it could not be',
  (_code, market) => {
    const t = textIn(market);
    const panel = (leaving: BasketState['leaving']) =>
      renderInMarket(<LeavePanel t={t} leaving={leaving} onRetry={() => {}} onGo={() => {}} onStay={() => {}} />);
    expect(panel('waiting')).toContain(t('farmshop:overview.waiting'));
    for (const key of ['title', 'body', 'retry', 'go', 'stay'] as const)
      expect(panel('asking')).toContain(t(`farmshop:leave.${key}`));
    expect(textOf(panel(null))).toBe('|');
  },
);

test.each([
  [555, 1, '1–2'],
  [556, 1, '2'],
  [2050, 2, '8–11'],
  [5556, 1, '11–14'],
  [0, 1, undefined],
  [null, 3, undefined],
])('D2 %s g, %d of it, take %s litres of a freezer', (grams, quantity, litres) => {
  const cart = { ...emptyCart, quantities: { [steak.id]: quantity } };
  const state = changeBasket(unknownBasket, { type: 'read', cart });
  const text = textOf(contentOf(state, [{ ...steak, weight: null, grams }]));
  expect(/Neemt ongeveer (\S+) liter van je vriezer/.exec(text)?.[1]).toBe(litres);
});
