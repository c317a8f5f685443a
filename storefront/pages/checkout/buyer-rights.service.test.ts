// What the law has a shop tell a buyer, and do for one: before the button, and long after it.
import { isNull } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Market, markets, marketList } from '#markets/index.ts';
import type { Mail } from '#services/kit/mail/mail.ts';
import type { OrderForm } from '#rules/orders/order-fields.ts';
import { checkForm } from '#services/orders/placing/order-form.ts';
import type { Offer } from '#rules/orders/offer.ts';
import { findByNumber } from '#services/orders/order-store.ts';
import { orderMails } from '#services/orders/tables.ts';
import { signUps } from '#services/shop/tables.ts';
import { buyersOf, checkout, nextSender } from '#tests/setup/shop/buyers.ts';
import { openTestShop, testTexts } from '#tests/setup/shop/test-shop.ts';
import { problemTexts } from './checkout-view.ts';

const t = testTexts.textFor(markets.nl);
let shop: Awaited<ReturnType<typeof openTestShop>>;
let buyers: ReturnType<typeof buyersOf>;

let now = new Date('2026-03-02T09:00:00+01:00');
const mails: Mail[] = [];

beforeAll(async () => {
  shop = await openTestShop({
    senderOf: nextSender,
    clock: () => now,
    sendMail: async (mail) => void mails.push(mail),
  });
  buyers = buyersOf(shop);
});
afterAll(() => shop.close());

const offer: Offer = {
  lines: [],
  subtotal: 0,
  discount: 0,
  delivery: 0,
  total: 0,
  discounts: [],
  vat: [],
  days: ['2026-03-06'],
  needsDay: true,
  needsAddress: true,
  hasWine: false,
};

function formTo(postCode: string): OrderForm {
  return {
    formKey: 'a-form-key-of-22-signs',
    seen: { total: 0, lines: {} },
    email: 'jan@example.test',
    name: 'Jan',
    company: '',
    street: 'Street 1',
    houseNumber: '1',
    postCode,
    city: 'Town',
    phone: '',
    deliveryDay: '2026-03-06',
    note: '',
    isGift: false,
    giftMessage: '',
    isOfAge: false,
    texts: {},
  };
}

test.each([
  [markets.fr, '20090', /Corse/],
  [markets.fr, '97110', /outre-mer/],
  [markets.uk, 'bt1 1aa', /Northern Ireland/],
  [markets.uk, 'tr21 0aa', /Scilly/],
  [markets.uk, 'kw15 1aa', /Scottish islands/],
])('A30 nobody delivers there, and the checkout says so at the post code (%#)', (market: Market, postCode, words) => {
  const checked = checkForm(formTo(postCode), { offer, market });
  const problems = 'problems' in checked ? checked.problems : [];
  expect(problems).toEqual([{ field: 'postCode', problem: 'unserved' }]);
  const texts = problemTexts({ market, t: testTexts.textFor(market) }, problems, offer);
  expect(texts).toEqual([{ field: 'postCode', text: expect.stringMatching(words) }]);
});

test.each(marketList)('A30 $code: an address that is served is taken', (market) => {
  expect(checkForm(formTo(market.orders.postCode.example), { offer, market })).toHaveProperty('person');
});

test('A30 where goods are brought to is said above the post code', async () => {
  const visitor = await buyers.withBasket();
  const page = await visitor.page(checkout);
  expect(page.indexOf(t('selling:checkout.area'))).toBeGreaterThan(0);
  expect(page.indexOf(t('selling:checkout.area'))).toBeLessThan(page.indexOf('name="postCode"'));
});

test('§ 312j BGB: what is ordered and its price stand right before the button, on phones too', async () => {
  const visitor = await buyers.withBasket();
  const page = await visitor.page(checkout);
  const place = page.slice(page.indexOf('aria-labelledby="place"'), page.indexOf(t('selling:checkout.button')));
  const name = /<ul class="shop-bought-list"><li[^>]*>.*?<b>([^<]+)<\/b>/.exec(page)?.[1] ?? '';
  expect(name).not.toBe('');
  expect(place).toContain(`<b>${name}</b>`);
});

/** A busy machine sends mails later than the second that is waited by itself. */
const patient = { timeout: 20_000 };

/** The cookie that a mailed link gives. */
async function openAccount(email: string) {
  const visitor = shop.browser();
  mails.length = 0;
  await visitor.ask('/nl/shop/my-account', { method: 'POST', body: new URLSearchParams({ email }) });
  const link = await vi.waitUntil(
    () => mails.map(({ text }) => /\/nl\/shop\/my-account\/[\w-]+/.exec(text)?.[0]).find(Boolean),
    patient,
  );
  await visitor.ask(link ?? '', { method: 'POST' });
  return visitor;
}

test('A10b delete my data: what the page says is done, at once and when the order ends', async () => {
  const email = 'forget@example.test';
  const typed = { email, phone: '+31 20 000 00 00', note: 'achterom', isGift: '1', giftMessage: 'Voor oma' };
  const order = async () => /NL-\d{4}-\d{5}/.exec((await buyers.placed(typed)).location)?.[0] ?? '';
  const areMailsOut = async () => (await shop.db.$count(orderMails, isNull(orderMails.sentAt))) === 0;
  const delivered = await order();
  await shop.orders.pay(delivered, null);
  for (const state of ['packed', 'sent', 'delivered'] as const) await shop.orders.change(delivered, state);
  // No address is mailed more than five times an hour.
  await vi.waitUntil(areMailsOut, patient);
  now = new Date(now.getTime() + 3_600_001);
  const [unpaid, underWay] = [await order(), await order()];
  await shop.orders.pay(underWay, null);
  await vi.waitUntil(areMailsOut, patient);
  const wishes = [
    { kind: 'newsletter' as const, slug: '' },
    { kind: 'soldout' as const, slug: 'lam-pakket' },
  ];
  for (const wish of wishes)
    await shop.db
      .insert(signUps)
      .values({ ...wish, market: 'nl', language: 'nl-NL', email, state: 'confirmed', createdAt: now });

  const visitor = await openAccount(email);
  expect(await visitor.page('/nl/shop/my-account')).toContain(t('selling:account.forgetBody'));
  const answer = await (await visitor.ask('/nl/shop/my-account/forget', { method: 'POST' })).text();
  expect(answer).toContain(t('selling:account.forgotten', { count: 1 }));

  // One that nobody paid is called off and becomes nobody's.
  expect(await findByNumber(shop.db, unpaid)).toMatchObject({ state: 'cancelled', email: null, person: null });
  // What is on its way still needs a telephone and a card.
  expect(await findByNumber(shop.db, underWay)).toMatchObject({ note: 'achterom', giftMessage: 'Voor oma' });
  const bill = { email, note: null, giftMessage: null, person: { name: 'Femke Postma', phone: '' } };
  expect(await findByNumber(shop.db, delivered)).toMatchObject(bill);
  expect(await shop.db.$count(signUps)).toBe(0);

  for (const state of ['packed', 'sent'] as const) await shop.orders.change(underWay, state);
  await shop.orders.doTimedWork();
  expect(await findByNumber(shop.db, underWay)).toMatchObject({ note: 'achterom' });
  now = new Date(now.getTime() + 30 * 24 * 3_600_000);
  await shop.orders.doTimedWork();
  expect(await findByNumber(shop.db, underWay)).toMatchObject(bill);
});
