/**
 * What the tabs of a visitor wish for together, in the browser's storage: it survives a reload and a tab that is closed, and one
 * tab can send what was pressed in another. Each piece has one newest version.
 */
import { isRecord } from '#contract/fields/json.ts';
import { keepStored, readStored } from '#storefront/browser/storage.ts';
import { readLastOrder } from './last-order.ts';
import { isNewer, type Settled, type SharedWishes, type Version, type Wish, type Wishes } from './wish.ts';

/** Where wishes outlive the page, until the shop has them. */
export type WishMemory = {
  read: () => unknown;
  keep: (shared: SharedWishes) => void;
  /** The number of the visitor's last order, as far as the browser knows one. */
  order: () => string | null;
};

/** A wish of yesterday is no wish of today. */
export const wishSeconds = 86_400;

export const wishKey = (market: string): string => `basket-${market}`;

/** Where a browser has no storage, or refuses it, wishes live as long as the page. */
export function wishMemory(market: string): WishMemory {
  const key = wishKey(market);
  return {
    read: () => readStored(key),
    keep: (shared) => keepStored(key, shared, wishSeconds),
    order: readLastOrder,
  };
}

const versionOf = ({ wishes, settled }: SharedWishes, id: string): Version | undefined => wishes[id] ?? settled[id];

type Known = { wishes: Wishes; cart: { quantities: Readonly<Record<string, number>> } | null };

/** What is to be shared after a page went from some wishes to others; the same object when that is nothing new. */
export function sharedAfter(shared: SharedWishes, before: Wishes, { wishes, cart }: Known): SharedWishes {
  const made = Object.entries(wishes).filter(([id, wish]) => isNewer(wish, versionOf(shared, id)));
  const isEnded = ([id, wish]: [string, Wish]) => {
    const { [id]: told } = shared.settled;
    // Another tab may wish for something newer, or have said that it ended.
    return !(id in wishes) && isNewer(wish, told) && !(id in shared.wishes && isNewer(shared.wishes[id] ?? wish, wish));
  };
  const ended = Object.entries(before).filter(isEnded);
  if (made.length === 0 && ended.length === 0) return shared;
  const next = {
    ...shared,
    wishes: { ...shared.wishes },
    settled: { ...shared.settled },
  };
  for (const [id, wish] of made) {
    next.wishes[id] = wish;
    delete next.settled[id];
  }
  for (const [id, { change, tab }] of ended) {
    delete next.wishes[id];
    next.settled[id] = { change, tab, quantity: cart?.quantities[id] ?? 0 };
  }
  return next;
}

/**
 * Storage is open to anybody: what is no wish is none. Nor is what was wished for before the visitor's last order: a page that was
 * closed while it saved never heard that its wish was in the basket that was ordered.
 */
export function readShared(value: unknown, lastOrder: string | null = null): SharedWishes {
  const { wishes, settled, order } = isRecord(value) ? value : {};
  const said = lastOrder === null ? {} : { order: lastOrder };
  if (lastOrder !== null && order !== lastOrder) return { wishes: {}, settled: {}, ...said };
  return { wishes: readAll(wishes, readWish), settled: readAll(settled, readSettled), ...said };
}

function readAll<T>(value: unknown, read: (fields: Record<string, unknown>) => T | null): Record<string, T> {
  if (!isRecord(value)) return {};
  return Object.fromEntries(
    Object.entries(value).flatMap(([id, fields]) => {
      const known = isRecord(fields) ? read(fields) : null;
      return known === null ? [] : [[id, known] as const];
    }),
  );
}

const most = 9999;

function isCount(value: unknown, largest = most): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= largest;
}

function readWish(fields: Record<string, unknown>): Wish | null {
  const { isMore, by, bundleId, title, price } = fields;
  const settled = readSettled(fields);
  if (settled === null || typeof bundleId !== 'string' || typeof title !== 'string') return null;
  const step = by === 1 || by === -1 ? by : null;
  return { ...settled, isMore: isMore === true, by: step, bundleId, title, price: Number(price) || 0 };
}

function readSettled({ quantity, change, tab }: Record<string, unknown>): Settled | null {
  if (!isCount(quantity) || !isCount(change, Number.MAX_SAFE_INTEGER) || typeof tab !== 'string') return null;
  return { quantity, change, tab };
}
