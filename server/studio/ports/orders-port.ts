/** Orders as the screens of the studio ask for them: functions of the service that commands call too. */
import type { Market } from '#contract/market.ts';
import type { Database } from '#database/client.ts';
import { inArray } from 'drizzle-orm';
import type { Counter } from '#services/orders/counter.ts';
import { findOrders } from '#services/orders/order-store.ts';
import type { Orders } from '#services/orders/orders.ts';
import { labelsPage } from '#services/orders/print/labels-page.ts';
import { slipsPage } from '#services/orders/print/packing-pages.ts';
import { orders as ordersTable } from '#services/orders/tables.ts';
import type { Texts } from '#services/locales/texts.ts';
import type { People } from '#services/people/people.ts';
import { listGoods } from '#services/shop/catalogue/list-goods.ts';
import type { Acted, Acting, OrdersPort } from '#studio/ports/orders.ts';
import type { UndoWay } from '../create-undo.ts';
import type { Together } from '../together.ts';

const [undoKind, undone] = ['orders', 'orders.undone'];

type Parts = {
  db: Database;
  orders: Orders;
  people: People;
  texts: Texts;
  together: Together;
  /** Where the public finds a market. */
  originOf: (market: Market) => string;
};

/** What each act is called in the audit. */
const acts = {
  receive: () => 'pay',
  payBack: () => 'refund',
  takeBack: () => 'takeBack',
  changeNote: () => 'note',
  markCallBack: ({ isCallBack }: { isCallBack: boolean }) => (isCallBack ? 'callBack' : 'called'),
  changeAddress: () => 'address',
  changeDay: () => 'day',
  lessenLine: () => 'line',
  addLine: () => 'add',
  giveDiscount: () => 'discount',
  correctAnimals: () => 'animals',
  moveOn: ({ to }: { to: string }) => to,
  cancel: () => 'cancel',
  takeUpAgain: () => 'takeUp',
  markWithdrawalDone: () => 'withdrawal',
} as const;

export function createOrdersPort({ db, orders, people, texts, together, originOf }: Parts): OrdersPort {
  const { counter } = orders;
  const { audit } = people;

  /** An act with its line of the audit, in one transaction; acts of one press share a line. */
  function written<A extends Acting>(
    nameOf: (acting: A) => string,
    act: (inside: Counter, acting: A) => Promise<Acted>,
  ): (acting: A) => Promise<Acted> {
    return (acting) =>
      together(async ({ counter: inside, tx, record }) => {
        const acted = await act(inside, acting);
        if (acted.outcome !== 'done') return acted;
        const { by, batch } = acting;
        const what = `orders.${nameOf(acting)}`;
        if (batch === undefined) {
          const undo = { kind: undoKind, with: { changeId: acted.changeId } };
          await record({ personId: by.id, what, about: { number: acted.order.number }, undo });
        } else {
          const undo = { kind: undoKind, with: { batch } };
          await audit.recordOneMore(
            { personId: by.id, what: `${what}Many`, undo },
            { name: 'batch', value: batch },
            tx,
          );
        }
        return acted;
      });
  }

  return {
    // Each by its name: an act that is forgotten below does not compile, and none is without its line in the audit.
    linesIn: counter.linesIn,
    daysOf: counter.daysOf,
    moveMany: counter.moveMany,
    askInvoice: counter.askInvoice,
    sendNow: counter.sendNow,
    sendAgain: counter.sendAgain,
    findCustomers: counter.findCustomers,
    receive: written(acts.receive, (inside, acting) => inside.receive(acting)),
    payBack: written(acts.payBack, (inside, acting) => inside.payBack(acting)),
    takeBack: written(acts.takeBack, (inside, acting) => inside.takeBack(acting)),
    changeNote: written(acts.changeNote, (inside, acting) => inside.changeNote(acting)),
    markCallBack: written<Acting & { isCallBack: boolean }>(acts.markCallBack, (inside, acting) =>
      inside.markCallBack(acting),
    ),
    changeAddress: written(acts.changeAddress, (inside, acting) => inside.changeAddress(acting)),
    changeDay: written(acts.changeDay, (inside, acting) => inside.changeDay(acting)),
    lessenLine: written(acts.lessenLine, (inside, acting) => inside.lessenLine(acting)),
    addLine: written(acts.addLine, (inside, acting) => inside.addLine(acting)),
    giveDiscount: written(acts.giveDiscount, (inside, acting) => inside.giveDiscount(acting)),
    correctAnimals: written(acts.correctAnimals, (inside, acting) => inside.correctAnimals(acting)),
    moveOn: written<Acting & { to: 'packed' | 'sent' | 'delivered' }>(acts.moveOn, (inside, acting) =>
      inside.moveOn(acting),
    ),
    cancel: written(acts.cancel, (inside, acting) => inside.cancel(acting)),
    takeUpAgain: written(acts.takeUpAgain, (inside, acting) => inside.takeUpAgain(acting)),
    markWithdrawalDone: written(acts.markWithdrawalDone, (inside, acting) => inside.markWithdrawalDone(acting)),
    undo: (changeId, by) =>
      together(async ({ counter: inside, record }) => {
        const acted = await inside.undo(changeId, by);
        if (acted.outcome === 'done')
          await record({ personId: by.id, what: undone, about: { number: acted.order.number } });
        return acted;
      }),
    place: (order) =>
      together(async ({ counter: inside, record }) => {
        const placed = await inside.placeByOwner(order);
        if (placed.result === 'placed' && placed.isNew) {
          const undo = { kind: undoKind, with: { batch: placed.batch } };
          await record({ personId: order.by.id, what: 'orders.placed', about: { number: placed.order.number }, undo });
        }
        return placed;
      }),
    list: (filter) => counter.listOrders(filter),
    days: (market) => counter.orderDays(market),
    page: (number) => counter.orderPage(number),
    goods: (market) => listGoods(db, market),
    hasMail: orders.hasMail,
    offer: (market, wanted) => counter.offerGoods(market, wanted),
    newFormKey: orders.newFormKey,
    async print(market, what, numbers) {
      const found = numbers.length === 0 ? [] : await findOrders(db, inArray(ordersTable.number, [...numbers]));
      const ours = found.filter((order) => order.market === market.code);
      const page = what === 'labels' ? labelsPage : slipsPage;
      return page({ market, t: texts.textFor(market), week: '', origin: originOf(market) }, ours);
    },
    /** What an act has written down already is found again. */
    async record({ id }, { what, about, undo }) {
      const [named] = Object.entries(undo ?? {}).map(([name, value]) => ({ name, value: String(value) }));
      const known =
        what === undone
          ? await audit.lastBy(id, what, { name: 'number', value: String(about.number) })
          : named && (await audit.withUndo(undoKind, named));
      return known ?? audit.record({ personId: id, what, about, undo: undo && { kind: undoKind, with: undo } });
    },
  };
}

/** Takes back what a line of the audit names; false where it is too late. */
export const undoOrders =
  ({ counterIn }: Orders): UndoWay =>
  async ({ changeId, batch }, by, tx) => {
    const counter = counterIn(tx);
    if (typeof changeId === 'number') return (await counter.undo(changeId, by)).outcome === 'done';
    if (typeof batch !== 'string') return false;
    const undone = await counter.undoBatch(batch, by);
    return undone.length > 0 && undone.every(({ outcome }) => outcome === 'done');
  };
