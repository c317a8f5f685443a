// CO-45: the connection breaks before each statement of each act, one after the other. After each break all is as it was.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { markets } from '#markets/index.ts';
import { deliveryDays } from '#rules/orders/delivery-days.ts';
import { type BreakingDatabase, openBreakingDatabase } from '#tests/setup/database/breaking-database.ts';
import { openTestOrders } from '#tests/setup/orders/open-test-orders.ts';
import { aPackage, monday, ordersOn, testAccounts } from '#tests/setup/orders/test-orders.ts';
import { seenOf } from '#rules/orders/offer.ts';
import type { Order } from '../order-store.ts';
import { isWholeRun } from '#tests/setup/process/run-settings.ts';

const { nl } = markets;
const by = { id: '7', name: 'Anna' };
const account = testAccounts.nl?.kind === 'iban' ? testAccounts.nl.iban : '';
let shop: Awaited<ReturnType<typeof openTestOrders>>;
let broken: BreakingDatabase;
/** The same functions, on the database that breaks. */
let breaking: ReturnType<typeof ordersOn>['orders'];
let counter: ReturnType<typeof ordersOn>['orders']['counter'];
beforeAll(async () => {
  shop = await openTestOrders();
  broken = openBreakingDatabase(shop.url);
  breaking = ordersOn(broken.db).orders;
  ({ counter } = shop.orders);
});
afterAll(async () => {
  await broken?.close();
  await shop?.close();
});

type State = 'placed' | 'paid' | 'packed' | 'cancelled';

async function order(state: State): Promise<Order> {
  const result = await shop.buy([aPackage(11, 2), aPackage(10)], { market: nl });
  if (result.result !== 'placed') throw new Error(JSON.stringify(result));
  const { number } = result.order;
  const acting = { number, by, version: null };
  if (state === 'cancelled') await counter.cancel(acting);
  else if (state !== 'placed') await counter.receive({ ...acting, amount: null });
  if (state === 'packed') await counter.moveOn({ ...acting, to: 'packed' });
  const page = await counter.orderPage(number);
  if (!page) throw new Error(number);
  return page.order;
}

const statement = (lines: [amount: number, text: string][]) =>
  new TextEncoder().encode(
    [
      'Rekening;Datum;Bedrag;Naam;Omschrijving',
      ...lines.map(([amount, text]) => `${account};2026-03-02;${(amount / 100).toFixed(2)};X;${text}`),
      '',
    ].join('\n'),
  );

type Acts = typeof counter;
type Deed = (acts: Acts, given: Order) => Promise<unknown>;
const as = ({ number }: Order) => ({ number, by, version: null });

const deeds: [name: string, from: State, deed: Deed][] = [
  ['a payment', 'placed', (acts, given) => acts.receive({ ...as(given), amount: null })],
  ['money back', 'paid', (acts, given) => acts.payBack({ ...as(given), amount: 100 })],
  [
    'a payment taken back',
    'paid',
    async (acts, given) => {
      const paymentId = (await counter.orderPage(given.number))?.payments[0]?.id ?? 0;
      return acts.takeBack({ ...as(given), paymentId });
    },
  ],
  ['a note', 'placed', (acts, given) => acts.changeNote({ ...as(given), note: 'hond' })],
  ['call back', 'placed', (acts, given) => acts.markCallBack({ ...as(given), isCallBack: true })],
  [
    'an address',
    'paid',
    (acts, given) => {
      if (!given.person) throw new Error('nobody');
      return acts.changeAddress({ ...as(given), person: { ...given.person, street: 'Nieuwe weg' } });
    },
  ],
  ['a day', 'paid', (acts, given) => acts.changeDay({ ...as(given), day: deliveryDays(monday, nl).at(-1) ?? '' })],
  ['other animals', 'paid', (acts, given) => acts.correctAnimals({ ...as(given), position: 0, animals: ['NL 1'] })],
  ['a line less', 'paid', (acts, given) => acts.lessenLine({ ...as(given), position: 0, quantity: 1 })],
  [
    'a line more',
    'paid',
    (acts, given) => acts.addLine({ ...as(given), good: { kind: 'article', id: 10 }, quantity: 1 }),
  ],
  ['a discount', 'paid', (acts, given) => acts.giveDiscount({ ...as(given), amount: 500, reason: 'te laat' })],
  ['packed', 'paid', (acts, given) => acts.moveOn({ ...as(given), to: 'packed' })],
  ['sent', 'packed', (acts, given) => acts.moveOn({ ...as(given), to: 'sent' })],
  ['cancelled', 'paid', (acts, given) => acts.cancel(as(given))],
  ['taken up again', 'cancelled', (acts, given) => acts.takeUpAgain(as(given))],
  [
    'an undo',
    'packed',
    async (acts, given) => {
      const last = (await counter.orderPage(given.number))?.timeline.findLast(({ change }) => change !== null);
      return acts.undo(last?.change?.id ?? 0, by);
    },
  ],
  [
    'an undone press for two',
    'packed',
    async (acts, given) => {
      const moved = await once(`batch ${given.number}`, async () => {
        const other = await order('packed');
        return counter.moveMany({ orders: [as(given), as(other)], to: 'sent', by });
      });
      return acts.undoBatch(moved.batch, by);
    },
  ],
  ['a mail sent again', 'placed', (acts, given) => acts.sendAgain(given.number, 'paid')],
  [
    'a statement read',
    'placed',
    (acts, given) =>
      acts.readBankFile(
        nl,
        statement([
          [given.total, given.reference],
          [1234, `iets ${given.number.slice(-5)}`],
        ]),
        by,
      ),
  ],
  [
    'all that is certain booked',
    'placed',
    async (acts, given) => {
      await once(`certain ${given.number}`, async () => {
        const other = await order('placed');
        const lines = [given, other].map(({ total, reference }): [number, string] => [total, reference]);
        return counter.readBankFile(nl, statement(lines), by);
      });
      return acts.bookCertain(by);
    },
  ],
  [
    'an entry booked by hand',
    'placed',
    async (acts, given) => {
      await once(`entry ${given.number}`, () => counter.readBankFile(nl, statement([[77, `x ${given.number}`]]), by));
      const entry = (await counter.openEntries()).find((each) => each.entry.text.includes(given.number))?.entry;
      return acts.bookEntry(entry?.id ?? 0, { number: given.number }, by);
    },
  ],
  ['a statement that holds nothing new', 'placed', (acts) => acts.noteStatementRead(nl, '2026-03-02', by)],
  [
    'an order by telephone, paid in cash',
    'placed',
    async (acts, given) => {
      const wanted = [{ good: { kind: 'article' as const, id: 11 }, quantity: 1 }];
      const offer = await counter.offerGoods(nl, wanted);
      if (!given.person) throw new Error('nobody');
      return acts.placeByOwner({
        market: nl,
        by,
        wanted,
        formKey: `phone-${given.number}-xxxxxxxxxxxx`,
        seen: seenOf(offer),
        customerId: null,
        person: given.person,
        email: 'phone@example.test',
        deliveryDay: offer.days[0] ?? null,
        note: '',
        isOfAge: true,
        paidBy: 'cash',
        tell: 'later',
      });
    },
  ],
  [
    'a recall',
    'packed',
    async (acts, given) => {
      const animal = `NL ${given.number.slice(-5)} 9`;
      await once(animal, () => counter.correctAnimals({ ...as(given), position: 0, animals: [animal] }));
      return acts.mailRecalled(nl, { animal }, 'Niet eten.');
    },
  ],
  ['data of a customer deleted', 'cancelled', (acts, given) => acts.forgetCustomer(nl, given.customerId ?? '')],
];

const made = new Map<string, Promise<unknown>>();
/** What an act is about is made once, however often the act is tried. */
function once<T>(key: string, make: () => Promise<T>): Promise<T> {
  const known = made.get(key) ?? make();
  made.set(key, known);
  return known as Promise<T>;
}

const mostStatements = 200;
/** Money in, an order that gives back, what is taken back, and much at once; the others are tried in the whole run. */
const shortOnes = new Set(['a payment', 'cancelled', 'an undo', 'an order by telephone, paid in cash']);

test.each(deeds.filter(([name]) => isWholeRun || shortOnes.has(name)))(
  'CO-45 %s (an order that is %s): broken before any statement, nothing of it has happened',
  { timeout: 60_000 },
  async (_, from, deed) => {
    const given = await order(from);
    await deed(counterThatOnlyPrepares(), given).catch(() => {});
    const before = await broken.contents();
    let breaks = 0;
    for (let at = 1; at <= mostStatements; at += 1) {
      const { isBroken } = await broken.breakAt(at, () => deed(breaking.counter, given));
      if (!isBroken) break;
      breaks += 1;
      expect(await broken.contents()).toEqual(before);
    }
    expect(breaks).toBeGreaterThan(0);
    expect(breaks).toBeLessThan(mostStatements);
    expect(await broken.contents()).not.toEqual(before);
  },
);

/** Of an act only what goes before it, so that it is there when all is looked at for the first time. */
function counterThatOnlyPrepares(): Acts {
  return new Proxy(counter, {
    get: () => () => Promise.reject(new Error('not yet')),
  });
}
