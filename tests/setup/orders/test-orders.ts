/** Orders on a database, and buyers who fill baskets without a browser. Knows nothing of vitest: processes of their own use it too. */
import { randomUUID } from 'node:crypto';
import type { Market } from '#contract/market.ts';
import type { Database } from '#database/client.ts';
import { marketList, markets } from '#markets/index.ts';
import { readCatalogs } from '#services/locales/catalogs.ts';
import { createTexts } from '#services/locales/texts.ts';
import { createSeller } from '#server/orders/seller.ts';
import { seenOf } from '#rules/orders/offer.ts';
import type { OrderForm } from '#rules/orders/order-fields.ts';
import { createOrders, type PlaceResult } from '#services/orders/orders.ts';
import type { OrderBooks } from '#services/orders/order-books.ts';
import type { OwnerWishes } from '#services/orders/mail/tell-owner.ts';
import type { Accounts } from '#services/orders/payment.ts';
import { type CartLine, emptyContent } from '#services/shop/cart/cart-content.ts';
import { createCartStore } from '#services/shop/cart/cart-store.ts';
import type { Goods } from '#services/shop/catalogue/replace-products.ts';
import { recordedGoods } from '#tests/setup/shop/recorded-goods.ts';

export const testAccounts: Accounts = {
  nl: { kind: 'iban', name: 'Kudde B.V.', iban: 'NL91ABNA0417164300' },
  fr: { kind: 'iban', name: 'Kudde SAS', iban: 'FR1420041010050500013M02606' },
  uk: { kind: 'sortCode', name: 'Kudde UK', sortCode: '12-34-56', accountNumber: '12345678' },
  de: { kind: 'iban', name: 'Weidekiste GmbH', iban: 'DE89370400440532013000' },
};

const texts = createTexts(markets, readCatalogs(Object.keys(markets)));

/** Monday, an hour before the deadline. */
export const monday = new Date('2026-03-02T09:00:00+01:00');

/** Goods of which there are five. */
export const lastFive: Goods = {
  ...recordedGoods,
  products: recordedGoods.products.map((product) => (product.id === 10 ? { ...product, stock: 5 } : product)),
  bundleItems: recordedGoods.bundleItems.map((item) => (item.id === 1 ? { ...item, stock: 5 } : item)),
};

export type TestOrdersOptions = {
  /** In the place of the market files'. */
  markets?: readonly Market[];
  clock?: () => Date;
  accounts?: Accounts;
  hasMail?: boolean;
  isOpen?: boolean;
  onMailDue?: () => void;
  log?: { warn(details: object, message: string): void };
  owner?: OwnerWishes;
  books?: OrderBooks;
  isBeingPaid?: Parameters<typeof createOrders>[0]['isBeingPaid'];
};

export function ordersOn(db: Database, options: TestOrdersOptions = {}) {
  const {
    markets: sold = marketList,
    clock = () => monday,
    accounts = testAccounts,
    hasMail = true,
    isOpen = true,
    onMailDue,
    log,
    owner,
    books,
    isBeingPaid,
  } = options;
  const seller = createSeller({ db, markets: sold, texts, clock });
  const orders = createOrders({
    db,
    markets: sold,
    seller,
    accounts,
    isOpen,
    hasMail,
    clock,
    ...(onMailDue && { onMailDue }),
    ...(log && { log }),
    ...(owner && { owner }),
    ...(books && { books }),
    ...(isBeingPaid && { isBeingPaid }),
  });

  /** A basket of its own; answers whose it is. */
  async function fillBasket(lines: CartLine[], market: Market = markets.nl, coupons: string[] = []): Promise<string> {
    const session = `t_${randomUUID().replaceAll('-', '').slice(0, 30)}`;
    const content = { ...emptyContent, lines, coupons };
    await createCartStore(db, market.code, clock).change(session, async () => ({ content, notices: [] }));
    return session;
  }

  async function basketOf(session: string, market: Market = markets.nl) {
    return (await createCartStore(db, market.code, clock).find(session)).content;
  }

  /** A form as the checkout would send it now. */
  async function formFor(
    session: string,
    market: Market = markets.nl,
    fields: Partial<OrderForm> = {},
  ): Promise<OrderForm> {
    const offer = await orders.offer({ market, session });
    return {
      ...person(market),
      formKey: orders.newFormKey(),
      seen: seenOf(offer),
      deliveryDay: offer.days[0] ?? null,
      ...fields,
    };
  }

  /** Fills a basket, looks at it and orders. */
  async function buy(
    lines: CartLine[],
    { market = markets.nl, ...fields }: Partial<OrderForm> & { market?: Market } = {},
  ): Promise<PlaceResult> {
    const session = await fillBasket(lines, market);
    const email = fields.email ?? `${session}@example.test`;
    return orders.place({ market, session }, await formFor(session, market, { ...fields, email }), session);
  }

  return { db, orders, seller, fillBasket, basketOf, formFor, buy };
}

export const aPackage = (id = 10, quantity = 1, choices: [string, string][] = []): CartLine => ({
  kind: 'plain',
  id,
  quantity,
  choices,
});
export const aBox = (pieces: Record<string, number>): CartLine => ({ kind: 'box', bundleId: 22, boxes: 1, pieces });

function person(market: Market) {
  return {
    email: 'jan@example.test',
    name: 'Jan de Boer',
    company: '',
    street: 'Molendijk',
    houseNumber: '14 a',
    postCode: market.orders.postCode.example,
    city: 'Lopik',
    phone: '',
    note: '',
    isGift: false,
    giftMessage: '',
    isOfAge: false,
    texts: { button: 'Bestelling met betalingsverplichting' },
  };
}
