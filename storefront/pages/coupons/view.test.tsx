import { expect, test } from 'vitest';
import { Coupon } from '#contract/entities/coupon.ts';
import { type Market, markets } from '#markets/index.ts';
import { renderInMarket } from '#tests/setup/render-in-market.tsx';
import { CouponsScreen } from './view.tsx';

const page = {
  title: 'Koepon',
  summary: null,
  body: null,
  image: null,
  links: [],
  seo: { title: null, description: null },
};

function coupon(price: number, methods: string[], firstId = 9001) {
  return Coupon.parse({
    title: null,
    visual_price: price,
    excerpt: 'Een jaar geldig',
    variations: methods.map((method, index) => ({
      coupon_shop_variation_id: firstId + index,
      delivery_method: method,
    })),
  });
}

function render(coupons: Coupon[], market: Market = markets.nl) {
  return renderInMarket(<CouponsScreen page={page} coupons={coupons} modules={[]} />, { market });
}

const textOf = (html: string) => html.replace(/<[^>]*>/g, '|').replace(/\|+/g, '|');

test('CPN-1 a grid with every coupon', () => {
  const html = render([coupon(25, ['email']), coupon(50, ['email'], 9004)]);
  expect(html.match(/<article/g)).toHaveLength(2);
  expect(textOf(html)).toContain('|Koepon van €\u00A025,00|');
  expect(textOf(html)).toContain('|Een jaar geldig|');
});

test.each([
  ['nl', 25, 'email', '€\u00A025,00'],
  ['nl', 25, 'luxury', '€\u00A027,95'],
  ['fr', 50, 'luxury', '52,95\u00A0€'],
  ['uk', 50, 'luxury', '£52.95'],
  ['de', 50, 'email', '50,00\u00A0€'],
  ['de', 50, 'luxury', '52,95\u00A0€'],
  ['de', 97.05, 'luxury', '100,00\u00A0€'],
] as const)('CPN-2, CPN-6, CPN-D1 %s %s by %s is shown as %s', (code, price, method, shown) => {
  expect(render([coupon(price, [method])], markets[code])).toContain(`<span class="sr">${shown}</span>`);
});

test('CPN-4, CPN-D4 the ways of delivery, the first one chosen', () => {
  const html = render([coupon(25, ['email', 'luxury', 'pigeon'])]);
  const options = [...html.matchAll(/<option value="(\d+)"([^>]*)>([^<]*)/g)].map(([, id, chosen, name]) => [
    id,
    chosen,
    name,
  ]);
  expect(options).toEqual([
    ['9001', ' selected=""', 'Per mail'],
    ['9002', '', 'Luxe gedrukt (+ €\u00A02,95)'],
    // A way we have no text for is shown as it is called.
    ['9003', '', 'pigeon'],
  ]);
});

test.each([
  ['nl', 4711, '/nl/shop/?add-to-cart=4711&amp;quantity=1'],
  ['de', 99, '/de/shop/?add-to-cart=99&amp;quantity=1'],
] as const)('CPN-5 %s: the link that buys variation %i', (code, id, link) => {
  expect(render([coupon(25, ['email'], id)], markets[code])).toContain(`href="${link}"`);
});

test('CPN-3 the quantity starts at 1 and goes no lower', () => {
  const html = render([coupon(25, ['email'])]);
  expect(html).toMatch(/<input[^>]*value="1"/);
  expect(html).toMatch(/<button[^>]*aria-label="Eén minder"[^>]*aria-disabled="true"/);
});

test('CPN-D4 a coupon without variations cannot be bought', () => {
  const html = render([coupon(25, [])]);
  expect(html).not.toContain('add-to-cart');
  expect(html).toMatch(/role="link" aria-disabled="true"[^>]*>Nu niet te koop/);
});

test('CPN-7, CPN-D3 the insulated delivery of de is not added to coupons', () => {
  expect(render([coupon(50, ['post'])], markets.de)).not.toContain('56,95');
});

test('no coupons: a word about it', () => {
  expect(render([])).toContain('Er zijn nu geen koepons.');
});
