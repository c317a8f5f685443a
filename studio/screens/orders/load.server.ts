/** What the list of orders shows: filters are in the address, words and amounts are written here. */
import type { OrderState } from '#rules/orders/states.ts';
import { standingOf } from '#rules/orders/money/standing.ts';
import { localDate } from '#rules/time/local-time.ts';
import type { ListedOrder } from '../../ports/orders.ts';
import type { Person } from '../../ports/people.ts';
import type { StudioContext } from '../../ports/studio-context.ts';
import { isDay } from '../../words/is-day.ts';
import { dayWords } from '../../words/moment-words.ts';
import { capital, plainDay } from '../../words/plain-day.ts';
import { statesOf, type Tab, tabsFor } from './tabs.ts';
import { cents, formatCents } from '#rules/money/cents.ts';

type Studio = StudioContext & { person: Person };

export type Filter = { tab: Tab; day: string | null; search: string; page: number };

function filterOf(query: URLSearchParams, { person }: Studio): Filter {
  const search = (query.get('q') ?? '').replaceAll('\0', '').trim().slice(0, 100);
  const allowed = tabsFor(person.role);
  const asked = allowed.find((tab) => tab === query.get('state'));
  // Whoever looks for somebody looks everywhere, unless they chose a tab.
  const usual = search !== '' && allowed.includes('all') ? 'all' : (allowed[0] ?? 'paid');
  const day = query.get('day');
  const page = Number(query.get('page'));
  return {
    tab: asked ?? usual,
    day: day !== null && isDay(day) ? day : null,
    search,
    page: Number.isSafeInteger(page) && page > 0 && page < 100_000 ? page : 1,
  };
}

const done = new Set<Tab>(['delivered', 'expired', 'cancelled', 'all']);

export async function loadOrders(query: URLSearchParams, studio: Studio) {
  const { orders, market, language, person, now } = studio;
  const filter = filterOf(query, studio);
  const allowed = tabsFor(person.role);
  const list = await orders.list({
    market: market.code,
    ...(filter.tab === 'paid' ? { toPack: market } : { states: statesOf(filter.tab) }),
    byDay: done.has(filter.tab) ? 'last' : 'first',
    ...(filter.day !== null && { day: filter.day }),
    search: filter.search,
    page: filter.page,
  });
  const lines = Map.groupBy(await orders.linesIn(list.orders.map(({ id }) => id)), ({ orderId }) => orderId);
  const { toPack } = await studio.today.counts(market);
  const { days, due } = await orders.days(market);
  const today = localDate(now, market.timeZone);
  const money = (amount: number) => formatCents(cents(amount), market);
  const countOf = new Map(days.map(({ day, count }) => [day, count]));
  const isWhole = filter.tab === 'open' && filter.search === '';
  const shown = list.orders.map((order) => ({
    ...rowOf(order, studio),
    what: (lines.get(order.id) ?? [])
      .map(({ name, quantity }) => (quantity > 1 ? `${quantity} × ${name}` : name))
      .join(', '),
  }));
  const groups = [...Map.groupBy(shown, ({ day }) => day)].map(([day, rows]) => ({
    day,
    title: day === null ? null : capital(plainDay(day, 'long', language)),
    isToday: day === today,
    count: day !== null && isWhole ? (countOf.get(day) ?? null) : null,
    rows,
  }));
  const first = (list.page - 1) * 50;
  return {
    filter,
    // What is to be packed is more than what is paid: half is enough for it in some markets.
    tabs: allowed.map((tab) => ({
      tab,
      count: tab === 'paid' ? toPack : statesOf(tab).reduce((sum, state) => sum + list.counts[state], 0),
    })),
    days: days.map(({ day, count }) => ({ day, count, title: plainDay(day, 'brief', language) })),
    toPack,
    due: { count: due.count, amount: money(due.amount) },
    isOwner: allowed.includes('open'),
    groups,
    found: list.found,
    page: list.page,
    pages: list.pages,
    from: list.found === 0 ? 0 : first + 1,
    to: first + list.orders.length,
    printPath: `/studio/orders/print`,
    marketCode: market.code,
  };
}

function rowOf(order: ListedOrder, studio: Studio) {
  const { market } = studio;
  const { number, version, state, total, paid, deliveryDay, person, ownerNote, isCallBack } = order;
  const { missing, refundDue } = standingOf(order);
  const money = (amount: number) => formatCents(cents(amount), market);
  return {
    number,
    version,
    day: deliveryDay,
    name: person?.name ?? null,
    city: person?.city ?? '',
    amount: money(total),
    missing: missing > 0 ? money(missing) : null,
    refund: refundDue > 0 ? money(refundDue) : null,
    expires: state === 'placed' && paid === 0 ? dayWords(order.expiresAt, studio) : null,
    state: shownState(order),
    hasNote: ownerNote !== '',
    isCallBack,
    isPartly: state === 'placed' && paid > 0,
  };
}

export type ShownState = OrderState | 'partly' | 'unpaid' | 'refund' | 'withdrawn';

/** What asks something of the owner goes before the state itself. */
export function shownState(
  order: Pick<ListedOrder, 'state' | 'total' | 'paid' | 'withdrawnAt' | 'withdrawalDoneAt'>,
): ShownState {
  const { state, paid } = order;
  const { refundDue, isUnpaid } = standingOf(order);
  if (order.withdrawnAt !== null && order.withdrawalDoneAt === null) return 'withdrawn';
  if (isUnpaid) return 'unpaid';
  if (refundDue > 0 && (state === 'expired' || state === 'cancelled')) return 'refund';
  return state === 'placed' && paid > 0 ? 'partly' : state;
}
