/** Today as its page asks for it, from orders and from the shop. */
import type { Database } from '#database/client.ts';
import { standingOf } from '#rules/orders/money/standing.ts';
import { legalSlugs } from '#server/selling/ready-facts.ts';
import type { ReadyId } from '#rules/selling/ready-to-sell.ts';
import type { StudioLanguage } from '#rules/people/roles.ts';
import type { Orders } from '#services/orders/orders.ts';
import type { OrderRow } from '#services/orders/order-store.ts';
import { writtenMark } from '#rules/herd/herd-tag.ts';
import { listFull } from '#services/herd/herd-notes.ts';
import { lowStock } from '#services/shop/catalogue/low-stock.ts';
import { waitingPeople } from '#services/shop/sign-up/waiting-people.ts';
import type { BackupsPort } from '#studio/ports/backups.ts';
import type { ReadyLine, ReadyPort } from '#studio/ports/ready.ts';
import type { TodayOrder, TodayPort } from '#studio/ports/today.ts';

type Parts = {
  db: Database;
  counter: Orders['counter'];
  backups: Pick<BackupsPort, 'list' | 'failed'>;
  ready: (language: StudioLanguage) => ReadyPort;
  contentProblems: NonNullable<TodayPort['contentProblems']>;
};

/** What is taken back in orders; the rest knows by itself whether it can be. */
const ofOrders = new Set(['orders', 'week', 'bank.batch']);

/** Where each line of the list before selling is put right, and in which part of that page. */
const placeOf: Partial<Record<ReadyId, { page: string; part?: string }>> = {
  account: { page: '/settings', part: 'account' },
  seller: { page: '/settings' },
  legal: { page: '/content/static-pages' },
  figures: { page: '/settings', part: 'shop' },
  delivery: { page: '/settings', part: 'delivery' },
  mail: { page: '/settings', part: 'mails' },
  stock: { page: '/stock' },
  backup: { page: '/backup' },
};

/** The market before the part: a link that names one is left as it is. */
function wayTo({ id, page }: Pick<ReadyLine, 'id' | 'page'>, market: string): string | null {
  const place = placeOf[id];
  if (!place) return null;
  const slug = page === undefined ? undefined : legalSlugs(market)[page];
  return `${place.page}${slug ? `/${slug}` : ''}?market=${market}${place.part ? `#${place.part}` : ''}`;
}

export function createTodayPort({ db, counter, backups, ready, contentProblems }: Parts): TodayPort {
  return {
    contentProblems,
    async canUndo({ kind, with: { changeId, changes, batch } }) {
      if (!ofOrders.has(kind)) return true;
      if (typeof batch === 'string') return counter.canBeUndone({ batch });
      const ids = String(changeId ?? changes ?? '').split(' ');
      return counter.canBeUndone({ changeIds: ids.filter(Boolean).map(Number) });
    },
    counts: (market) => counter.indexCounts(market),
    async ready(market, language) {
      const lines = await ready(language)(market);
      return lines.flatMap(({ isDone, ...line }) =>
        isDone ? [] : [{ id: line.id, words: line.words, to: wayTo(line, market.code) }],
      );
    },
    async lastBackup() {
      const [[last], failed] = [await backups.list(), await backups.failed()];
      if (failed) return { at: failed.at, hasFailed: true };
      return last ? { at: last.at, hasFailed: false } : null;
    },
    async page(market) {
      const found = await counter.today(market);
      const { counts } = found;
      const full = await listFull(db, market.code);
      const missing = (order: OrderRow) => named(order, standingOf(order).missing);
      return {
        withdrawals: {
          count: counts.withdrawals,
          first: found.withdrawals.map(({ order, answerBy }) => ({ ...named(order, order.paid), answerBy })),
        },
        refundsDue: {
          count: counts.refundsDue,
          first: found.refundsDue.map(({ order, amount }) => named(order, amount)),
        },
        toPack: found.toPack,
        paymentsToBook: found.paymentsToBook,
        statement: found.statement,
        waiting: { count: counts.waiting, sum: found.waitingSum },
        overdue: { count: counts.overdue, first: found.overdue.map(missing) },
        unpaid: { count: counts.unpaid, first: found.unpaid.map(missing) },
        callBacks: { count: counts.callBacks, first: found.callBacks.map((order) => named(order, order.total)) },
        fullAnimals: {
          count: full.count,
          first: full.first.map((animal) => ({ tag: animal.tag, written: writtenMark(animal) })),
        },
        lowStock: await lowStock(db, market.code),
        waitingPeople: await waitingPeople(db, market.code),
        turnover: await counter.turnover(market),
      };
    },
  };
}

function named({ number, person }: OrderRow, amount: number): TodayOrder {
  return { number, name: person?.name ?? '', amount };
}
