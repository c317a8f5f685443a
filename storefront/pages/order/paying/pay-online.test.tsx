import { expect, test } from 'vitest';
import { markets } from '#markets/index.ts';
import type { ShownOrder } from '#services/orders/orders.ts';
import { sampleOrder } from '#tests/setup/orders/sample-order.ts';
import { renderInMarket, textIn } from '#tests/setup/render-in-market.tsx';
import { orderView } from '../order-view.ts';
import { Order } from '../view.tsx';

const account = { kind: 'iban', iban: 'NL91ABNA0417164300', name: 'Kudde B.V.', bic: null } as const;
const payment = {
  account,
  amount: 8995,
  reference: 'RF16NL202600042',
  code: null,
  least: null,
  isEnough: false,
  shares: null,
};
const shown: ShownOrder = { order: { ...sampleOrder, state: 'placed' }, payment, isDemo: false, canCancel: true };

/** What has to be said beside what happened: that nothing is charged, or how to pay all the same. */
const transfers = { nl: /overboeking/, fr: /virement/, uk: /bank transfer/, de: /überweise/ };

test.each(Object.values(markets))(
  '42.6 $code: whatever ended without money names both ways on, and what is on its way none',
  (market) => {
    const t = textIn(market);
    const shownFor = (last: 'open' | 'failed' | 'cancelled' | 'expired' | 'pending') => {
      const online = { marks: ['ideal'], isTest: false, last, canPay: last !== 'pending' };
      return renderInMarket(
        <Order page={orderView(shown, { market, hasMail: false, online })} after={{ recipes: [], tell: null }} />,
        { market },
      );
    };
    for (const last of ['open', 'failed', 'cancelled', 'expired'] as const) {
      expect(t(`selling:order.online.said.${last}`)).toMatch(transfers[market.code as keyof typeof transfers]);
      const html = shownFor(last);
      expect(html).toContain(t(`selling:order.online.said.${last}`));
      expect([html.includes('shop-order-now'), html.includes(t('selling:order.pay'))]).toEqual([true, true]);
    }
    const pending = shownFor('pending');
    expect(pending).toContain(t('selling:order.online.lookAgain'));
    expect([pending.includes('shop-order-now'), pending.includes(t('selling:order.pay'))]).toEqual([false, false]);
  },
);
