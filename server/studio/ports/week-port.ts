/** The packing screen, answered by the orders: what it presses is what the commands do. */
import type { Market } from '#contract/market.ts';
import { lessened, sumsOf } from '#rules/orders/changed-lines.ts';
import { mayAct } from '#rules/orders/actions.ts';
import { isoWeekOf } from '#rules/time/iso-week.ts';
import { addDays, localDate, weekdayOf } from '#rules/time/local-time.ts';
import type { Texts } from '#services/locales/texts.ts';
import type { Acted } from '#services/orders/acts/act.ts';
import type { Order, OrderLine } from '#services/orders/order-store.ts';
import type { Orders } from '#services/orders/orders.ts';
import { boxesOf, packed } from '#services/orders/print/boxes.ts';
import { labelsPage } from '#services/orders/print/labels-page.ts';
import { listsPage, postPage, productionPage, slipsPage, stopsPage } from '#services/orders/print/packing-pages.ts';
import { printStyles } from '#services/orders/print/print-page.ts';
import { animalsOf } from '#services/orders/print/production.ts';
import type { WeekPlan } from '#services/orders/reading/week.ts';
import type { Counter } from '#services/orders/counter.ts';
import type { Audit, Entry } from '#services/people/audit.ts';
import type { Person } from '#studio/ports/people.ts';
import type { DayPress, PackedOrder, WeekAnswer, WeekPort, WeekSheet } from '#studio/ports/week.ts';
import { studioPath } from '../studio-place.ts';
import type { UndoWay } from '../create-undo.ts';
import type { Together } from '../together.ts';

type Parts = {
  orders: Orders;
  texts: Texts;
  together: Together;
  audit: Audit;
  clock: () => Date;
  /** Where the public finds a market. */
  originOf: (market: Market) => string;
};
type Told = { by: Person; what: 'week.packed' | 'week.unpacked' | 'week.animals' | 'week.lessened' | 'week.cancelled' };

/** One order, or all of one press, the last one first. Where one of them can no longer be taken back none is: the transaction around it ends with them all. */
export const undoWeek =
  ({ counterIn }: Orders): UndoWay =>
  async ({ changes, batch }, { id, name }, tx) => {
    const counter = counterIn(tx);
    if (typeof batch === 'string') {
      const undone = await counter.undoBatch(batch, { id, name });
      return undone.length > 0 && undone.every(({ outcome }) => outcome === 'done');
    }
    const ids = String(changes ?? '')
      .split(' ')
      .filter(Boolean)
      .map(Number);
    for (const change of ids.toReversed())
      if ((await counter.undo(change, { id, name })).outcome !== 'done') return false;
    return ids.length > 0;
  };

export function createWeekPort({ orders: { counter }, texts, together, audit, clock, originOf }: Parts): WeekPort {
  const whoOf = ({ id, name }: Person) => ({ id, name });

  /** Does it together with its line in the audit. */
  function told(doing: (inside: Counter) => Promise<Acted>, as: Told): Promise<WeekAnswer> {
    return together(async ({ counter: inside, record }) => answerTo(await doing(inside), as, record));
  }

  async function answerTo(acted: Acted, { by, what }: Told, record: (entry: Entry) => Promise<number>) {
    if (acted.outcome === 'done') {
      const about = { number: acted.order.number, name: acted.order.person?.name ?? '' };
      const undo = what === 'week.unpacked' ? null : { kind: 'week', with: { changes: String(acted.changeId) } };
      return { done: await record({ personId: by.id, what, about, undo }) };
    }
    if (acted.outcome === 'conflict') return { changed: changedSince(acted) };
    if (acted.outcome === 'unknown') return { problem: 'unknown' as const };
    const { why } = acted;
    if (why === 'late' || why === 'mailLeft' || why === 'changedSince' || why === 'undone')
      return { problem: 'late' as const };
    return { problem: why === 'unpaid' || why === 'withdrawn' || why === 'lastLine' ? why : ('state' as const) };
  }

  /** Each order by itself: what fails is named, and the others go on. */
  async function moveAll({ day, orders }: DayPress, to: 'packed' | 'sent', by: Person): Promise<WeekAnswer> {
    const { batch, done, failed } = await counter.moveMany({ orders, to, by: whoOf(by) });
    if (done.length === 0 && failed.length === 0) return { problem: 'nothing' };
    const what = to === 'packed' ? 'week.packedAll' : 'week.sent';
    const names = failed.map(({ number, name }) => `${number} ${name}`.trim()).join(', ');
    if (done.length === 0) return { failed: names };
    const about = { day, count: done.length, batch, ...(names !== '' && { failed: names }) };
    const undo = { kind: 'week', with: { batch } };
    return { done: await audit.record({ personId: by.id, what, about, undo }) };
  }

  return {
    async current(market) {
      const today = localDate(clock(), market.timeZone);
      const monday = addDays(today, -((weekdayOf(today) + 6) % 7));
      return weekNameOf((await counter.nextDelivery(market, monday)) ?? today);
    },

    async find(market, text) {
      const plan = await counter.weekOf(market, text);
      if (!plan) return null;
      const order = (one: Order) => packedOrder(one, { market, kilosOf: plan.kilosOf });
      return {
        name: plan.week.name,
        first: plan.week.first,
        before: weekNameOf(addDays(plan.week.first, -7)),
        after: weekNameOf(addDays(plan.week.first, 7)),
        days: plan.days.map(({ day, production, slips, stops }) => ({
          day,
          production,
          orders: slips.map((slip) => order(slip.order)),
          stops: stops.map(({ number }) => number),
        })),
        apart: plan.apart.map(({ order: one, why }) => ({
          order: order(one),
          day: one.deliveryDay ?? '',
          why,
          canCancel: mayAct('cancel', one.state) !== 'no',
        })),
        byPost: plan.byPost.map(order),
      };
    },

    async print(market, { week, day, sheet }) {
      const plan = await counter.weekOf(market, week);
      return plan && sheetOf(market, { plan, day, sheet });
    },
    printStyles,

    async pack({ number, version }, by) {
      const acting = { number, version, by: whoOf(by), to: 'packed' as const };
      return told((inside) => inside.moveAsSeen(acting), { by, what: 'week.packed' });
    },

    async unpack(number, by) {
      const page = await counter.orderPage(number);
      const last = page?.timeline.findLast(({ change, undoUntil }) => change?.what === 'state' && undoUntil !== null);
      if (!page) return { problem: 'unknown' };
      if (page.order.state !== 'packed' || !last?.change) return { problem: 'late' };
      const { id } = last.change;
      return told((inside) => inside.undo(id, whoOf(by)), { by, what: 'week.unpacked' });
    },

    packAll: (_, press, by) => moveAll(press, 'packed', by),
    sendAll: (_, press, by) => moveAll(press, 'sent', by),

    async pressDone(done, by) {
      const line = await audit.done(done, by.id);
      if (line?.what !== 'week.sent' && line?.what !== 'week.packedAll') return null;
      const isSent = line.what === 'week.sent' && line.canUndo;
      const canSendNow = isSent && (await counter.isMailWaiting(String(line.about.batch)));
      return { failed: String(line.about.failed ?? ''), canSendNow };
    },

    async sendNow(done, by) {
      const line = Number.isSafeInteger(done) ? await audit.done(done, by.id) : null;
      const batch = line?.about.batch;
      if (typeof batch !== 'string') return { problem: 'late' };
      await counter.sendNowOf(batch);
      // What buyers were told is not offered to be taken back.
      await audit.endUndo(done);
      return { done: await audit.record({ personId: by.id, what: 'week.sentNow' }) };
    },

    async lessen({ number, version, position }, by) {
      const line = (await counter.orderPage(number))?.order.lines.find((each) => each.position === position);
      if (!line) return { problem: 'unknown' };
      const acting = { number, version, by: whoOf(by), position, quantity: line.quantity - 1 };
      return told((inside) => inside.lessenLine(acting), { by, what: 'week.lessened' });
    },

    async acceptWithdrawal({ number, version }, by) {
      const order = (await counter.orderPage(number))?.order;
      if (!order || order.withdrawnAt === null) return { problem: 'state' };
      const acting = { number, version, by: whoOf(by), isSure: true };
      return told((inside) => inside.cancel(acting), { by, what: 'week.cancelled' });
    },

    async correctAnimals({ number, version, position, animals }, by) {
      const acting = { number, version, by: whoOf(by), position, animals: animals.length > 0 ? animals : null };
      return told((inside) => inside.correctAnimals(acting), { by, what: 'week.animals' });
    },
  };

  function sheetOf(market: Market, { plan, day, sheet }: { plan: WeekPlan; day: string | null; sheet: WeekSheet }) {
    const printer = {
      market,
      t: texts.textFor(market),
      week: plan.week.name,
      styles: `${studioPath}/print.css`,
      kilosOf: plan.kilosOf,
      origin: originOf(market),
    };
    const ofDay = plan.days
      .filter((each) => day === null || each.day === day)
      .flatMap(({ slips }) => slips.map(({ order }) => order));
    const pages = {
      lists: () => listsPage(printer, ofDay),
      slips: () => slipsPage(printer, ofDay),
      labels: () => labelsPage(printer, ofDay),
      roll: () => labelsPage(printer, ofDay, 'roll'),
      butcher: () => productionPage(printer, ofDay),
      stops: () => stopsPage(printer, ofDay),
      post: () => postPage(printer, plan.byPost),
    } satisfies Record<WeekSheet, () => string>;
    return pages[sheet]();
  }
}

function weekNameOf(day: string): string {
  const { year, week } = isoWeekOf(day);
  return `${year}-W${String(week).padStart(2, '0')}`;
}

type Packing = { market: Market; kilosOf: WeekPlan['kilosOf'] };

function packedOrder(order: Order, { market, kilosOf }: Packing): PackedOrder {
  const lines = packed(order.lines).map((line) => ({
    ...packedLine(line, kilosOf),
    less: lessOf(order, { line, market }),
  }));
  const { person } = order;
  const weights = lines.map(({ kilos, kind }) => (kind === 'voucher' ? 0 : kilos));
  return {
    number: order.number,
    version: order.version,
    state: order.state,
    name: person?.name ?? '',
    boxes: boxesOf(order).length,
    kilos: weights.reduce<number | null>((sum, one) => (one === null ? sum : (sum ?? 0) + one), null),
    lines,
    note: order.note ?? '',
    ownerNote: order.ownerNote,
    owed: Math.max(0, order.total - order.paid),
    address:
      person && person.postCode !== ''
        ? {
            street: `${person.street} ${person.houseNumber}`,
            postCode: person.postCode,
            city: person.city,
            phone: person.phone,
          }
        : null,
  };
}

/** What goes back where one of a line is short. */
function lessOf(order: Order, { line, market }: { line: OrderLine; market: Market }): number | null {
  const quantity = line.quantity - 1;
  const after = order.lines.flatMap((one) => {
    if (one !== line) return [one];
    return quantity === 0 ? [] : [lessened(line, quantity)];
  });
  if (line.kind === 'voucher' || after.length === 0) return null;
  return Math.max(0, order.total - sumsOf(after, order, market).total);
}

function packedLine(line: OrderLine, kilosOf: WeekPlan['kilosOf']): Omit<PackedOrder['lines'][number], 'less'> {
  const { position, kind, name, quantity, farmer, contents, packedAnimals } = line;
  const kilos = kilosOf(line);
  return {
    position,
    kind,
    name,
    quantity,
    farmer,
    contents,
    animals: animalsOf(line),
    isCorrected: packedAnimals !== null,
    kilos: kilos === null ? null : kilos * quantity,
  };
}

function changedSince({ order, since }: Extract<Acted, { outcome: 'conflict' }>) {
  const last = since.at(-1);
  const words = (value: unknown) =>
    Object.values(value !== null && typeof value === 'object' ? value : {})
      .map((each) => (typeof each === 'string' || typeof each === 'number' ? String(each) : JSON.stringify(each)))
      .join(', ');
  return {
    name: last?.byName ?? '',
    at: last?.at ?? order.placedAt,
    what: last?.what ?? 'state',
    before: words(last?.before),
    after: words(last?.after),
    version: order.version,
  };
}
