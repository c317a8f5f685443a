/** `test` for journeys through packing, stock and recall: a shop with accounts, mails and orders, and somebody who is signed in. */
import { join } from 'node:path';
import { and, eq, gt } from 'drizzle-orm';
import { markets } from '#markets/index.ts';
import type { Role } from '#rules/people/roles.ts';
import { isoWeekOf } from '#rules/time/iso-week.ts';
import type { Order } from '#services/orders/order-store.ts';
import { createPeople } from '#services/people/people.ts';
import { products } from '#services/shop/tables.ts';
import { test as base } from '#tests/setup/browser/browser-test.ts';
import { aPackage, ordersOn } from '#tests/setup/orders/test-orders.ts';
import { startShopWithDatabase } from '#tests/setup/process/shop-with-database.ts';
import { openSmtpServer, type SmtpServer } from '#tests/setup/shop/smtp-server.ts';

type Placed = Order & { week: string };
type Running = {
  url: string;
  smtp: SmtpServer;
  /** Orders of one day, all of the same package, or of so many kinds of them. */
  place: (names: string[], options?: { isPaid?: boolean; animal?: string; kinds?: number }) => Promise<Placed[]>;
  /** As its buyer does by the form of the shop. */
  withdraw: (order: Placed) => Promise<void>;
  counter: ReturnType<typeof ordersOn>['orders']['counter'];
  /** What the cookie holds of somebody new with that role. */
  enter: (role: Role) => Promise<string>;
  /** Somebody new with that role, as the page of the sign-in asks for them. */
  join: (role: Role) => Promise<{ email: string; password: string }>;
};

const by = { id: null, name: 'command' };
let joined = 0;

export const test = base.extend<
  Pick<Running, 'place' | 'withdraw' | 'counter' | 'enter' | 'join' | 'smtp'> & { role: Role },
  { running: Running }
>({
  running: [
    // Playwright reads what a fixture needs from this pattern.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const smtp = await openSmtpServer();
      const { app, database, stop } = await startShopWithDatabase({
        SHOP_IBAN_NL: 'NL91ABNA0417164300',
        SHOP_ACCOUNT_NAME_NL: 'Kudde B.V.',
        SMTP_URL: smtp.url,
        MAIL_FROM: 'Kudde <post@kudde.example>',
      });
      const { db } = database;
      const clock = () => new Date();
      const shop = ordersOn(db, { clock });
      const { counter } = shop.orders;
      const isPackage = and(
        eq(products.market, 'nl'),
        eq(products.type, 'package'),
        eq(products.stockStatus, 'instock'),
      );
      const packages = await db
        .select()
        .from(products)
        .where(and(isPackage, gt(products.stock, 12)))
        .orderBy(products.id);
      const firstDays = await Promise.all(
        packages.map(async ({ id }) => {
          const session = await shop.fillBasket([aPackage(id)]);
          return (await shop.orders.offer({ market: markets.nl, session })).days[0];
        }),
      );
      // All that is sold is brought on one day, whichever of them a test gets.
      const sold = packages.filter((_, at) => firstDays[at] === firstDays[0]);
      let next = 0;
      const left = new Map(sold.map(({ id, stock }) => [id, stock ?? 0]));
      /** The next kind of which there are so many: other tests of the same shop have sold some. */
      function nextOf(wanted: number): number {
        for (const _ of sold) {
          const id = sold[next++ % sold.length]?.id ?? 0;
          const stock = left.get(id) ?? 0;
          if (stock < wanted) continue;
          left.set(id, stock - wanted);
          return id;
        }
        throw new Error(`no package is left of which there are ${wanted}`);
      }
      const people = createPeople({ db, clock });
      async function newPerson(role: Role) {
        const email = `person${(joined += 1)}@kudde.test`;
        const password = 'een lang woord voor de winkel';
        const invited = await people.invite({ email, role, language: 'nl' }, null);
        if ('problem' in invited) throw new Error(email);
        const person = await people.links.setPassword(invited.token, {
          name: role === 'owner' ? 'Anna' : 'Bram',
          password,
        });
        if (!person) throw new Error(`${email} cannot come in`);
        return { person, email, password };
      }
      await use({
        url: app.url,
        smtp,
        counter,
        async withdraw({ number, email, person }) {
          const said = { number, email: email ?? '', name: person?.name ?? '', what: '' };
          const { result } = await shop.orders.withdraw(markets.nl, said, number);
          if (result !== 'done') throw new Error(result);
        },
        async place(names, { isPaid = true, animal, kinds = 1 } = {}) {
          const goods = Array.from({ length: kinds }, () => nextOf(names.length));
          const placed: Placed[] = [];
          for (const name of names) {
            const result = await shop.buy(
              goods.map((id) => aPackage(id)),
              { name, phone: '+31 6 1234 5678' },
            );
            if (result.result !== 'placed') throw new Error(JSON.stringify(result));
            const { number, deliveryDay } = result.order;
            if (isPaid) await counter.receive({ number, by, version: null, amount: null, tell: 'no' });
            if (animal) await counter.correctAnimals({ number, by, version: null, position: 0, animals: [animal] });
            const { year, week } = isoWeekOf(deliveryDay ?? '');
            const page = await counter.orderPage(number);
            placed.push({ ...(page?.order ?? result.order), week: `${year}-W${String(week).padStart(2, '0')}` });
          }
          return placed;
        },
        enter: async (role) =>
          (await people.sessions.begin((await newPerson(role)).person, { device: 'test', before: null })).token,
        async join(role) {
          const { email, password } = await newPerson(role);
          return { email, password };
        },
      });
      await stop();
      await smtp.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  role: ['owner', { option: true }],
  place: ({ running }, use) => use(running.place),
  withdraw: ({ running }, use) => use(running.withdraw),
  counter: ({ running }, use) => use(running.counter),
  enter: ({ running }, use) => use(running.enter),
  join: ({ running }, use) => use(running.join),
  smtp: ({ running }, use) => use(running.smtp),
  baseURL: ({ running }, use) => use(running.url),
  context: async ({ context, running, role }, use) => {
    const url = new URL(running.url);
    await context.addCookies([
      { name: 'kudde-studio', value: await running.enter(role), domain: url.hostname, path: '/' },
    ]);
    await use(context);
  },
});

/** Where journeys leave what they saw, for who wants to look. */
export const shotAt = (name: string) => join('test-results', 'studio', `${name}.png`);
