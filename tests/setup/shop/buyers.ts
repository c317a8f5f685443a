/** Buyers of the Dutch shop area, by forms alone: each has a basket, fills in the checkout and sends it. */
import { expect } from 'vitest';
import type { TestShop } from './test-shop.ts';

export const checkout = '/nl/shop/checkout/';
export const buyer = {
  name: 'Femke Postma',
  postCode: '3411ab',
  houseNumber: '14',
  addition: 'B',
  street: 'Molendijk',
  city: 'Lopik',
};

let senders = 0;
/** No sender may order more than a few times in a row: each request comes from another one. */
export const nextSender = () => `client ${(senders += 1)}`;

type Visitor = ReturnType<TestShop['browser']>;

export function buyersOf(shop: Pick<TestShop, 'browser'>) {
  /** No mail address may either. */
  let buyers = 0;

  async function withBasket(): Promise<Visitor> {
    const visitor = shop.browser();
    await visitor.ask('/nl/shop/?add-to-cart=10');
    return visitor;
  }

  /** The fields of the form as the page has them, with what a buyer types. */
  async function formOf(visitor: Visitor, typed: Record<string, string> = {}): Promise<URLSearchParams> {
    const page = await visitor.page(checkout);
    const hidden = [...page.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)];
    const day = /name="deliveryDay"[^>]*checked=""[^>]*value="([^"]+)"/.exec(page)?.[1] ?? '';
    return new URLSearchParams({
      ...Object.fromEntries(hidden.map(([, name = '', value = '']) => [name, value])),
      deliveryDay: day,
      ...buyer,
      email: `femke${(buyers += 1)}@example.test`,
      ...typed,
    });
  }

  const send = (visitor: Visitor, body: URLSearchParams, headers: Record<string, string> = {}) =>
    visitor.ask(checkout, { method: 'POST', body, headers });

  async function placed(typed: Record<string, string> = {}) {
    const visitor = await withBasket();
    const answer = await send(visitor, await formOf(visitor, typed));
    expect(answer.status).toBe(303);
    return { visitor, location: answer.headers.get('location') ?? '' };
  }

  return { withBasket, formOf, send, placed };
}
