import { expect, test } from 'vitest';
import { markets } from '#markets/index.ts';
import { renderInMarket } from '#tests/setup/render-in-market.tsx';
import { testTexts } from '#tests/setup/shop/test-shop.ts';
import { TellSomebody } from './after-order.tsx';
import { OrderPayment } from './paying/order-payment.tsx';

const t = testTexts.textFor(markets.nl);

test('row 54 what is to be paid can be selected whole, and who has a phone in hand is told to copy it', () => {
  const payment = {
    amount: 8995,
    rows: [{ name: 'iban', value: 'NL00 KUDD 0123 4567 89' }] as const,
    code: null,
    least: null,
    isEnough: false,
  };
  const html = renderInMarket(<OrderPayment payment={{ ...payment, rows: [...payment.rows] }} />);
  expect(html).toContain('<dd><span>NL00 KUDD 0123 4567 89</span></dd>');
  expect(html).toContain(t('selling:order.copyHint'));
});

test('dead ends: somebody is told of the package, not of the order', () => {
  const html = renderInMarket(<TellSomebody tell={{ title: 'Blaarkop & meer', url: 'https://kudde.example/nl/x' }} />);
  expect(html).toContain('href="mailto:?subject=Kudde%3A%20Blaarkop%20%26%20meer&amp;body=');
  expect(html).toContain(encodeURIComponent('https://kudde.example/nl/x'));
  expect(html).not.toContain('key=');
});
