// A shop of its own with its owner signed in, and buyers who order without a browser.
import { createPeople } from '#services/people/people.ts';
import { replaceGoods } from '#services/shop/catalogue/replace-products.ts';
import { expect, test as base } from '#tests/setup/browser/browser-test.ts';
import { aPackage, ordersOn } from '#tests/setup/orders/test-orders.ts';
import { type ShopWithDatabase, startShopWithDatabase } from '#tests/setup/process/shop-with-database.ts';
import { recordedGoods } from '#tests/setup/shop/recorded-goods.ts';

export const counterAccount = 'NL91ABNA0417164300';

type Shop = ReturnType<typeof ordersOn> & {
  url: string;
  /** Of the owner's session. */
  token: string;
  /** One order of one package; answers it. */
  order: () => Promise<{ number: string; reference: string; total: number }>;
};

async function openShop({ app, database }: ShopWithDatabase): Promise<Shop> {
  const { db } = database;
  await replaceGoods(db, 'nl', recordedGoods);
  const people = createPeople({ db, clock: () => new Date() });
  const link = await people.links.makeSetUp();
  const owner = await people.links.setUp(link ?? '', {
    name: 'Loes',
    email: 'loes@example.test',
    password: 'een lang genoeg wachtwoord',
    language: 'nl',
  });
  const { token } = await people.sessions.begin({ id: owner?.id ?? '' }, { device: 'test', before: null });
  const shop = ordersOn(db, { clock: () => new Date() });
  return {
    ...shop,
    url: app.url,
    token,
    async order() {
      const result = await shop.buy([aPackage(11)]);
      if (result.result !== 'placed') throw new Error(JSON.stringify(result));
      return result.order;
    },
  };
}

export const test = base.extend<{ isSignedIn: boolean }, { shop: Shop }>({
  shop: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const started = await startShopWithDatabase({
        SHOP_IBAN_NL: counterAccount,
        SHOP_ACCOUNT_NAME_NL: 'Kudde B.V.',
      });
      await use(await openShop(started));
      await started.stop();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  isSignedIn: [true, { option: true }],
  baseURL: ({ shop }, use) => use(shop.url),
  context: async ({ context, shop, isSignedIn }, use) => {
    if (isSignedIn) await context.addCookies([{ name: 'kudde-studio', value: shop.token, url: shop.url }]);
    await use(context);
  },
});

export { expect };
