/** Wishes the shop has not got yet, kept for as long as the tab is open: they survive a reload and a way back. */
import { isRecord } from '#contract/fields/json.ts';
import type { Wish, Wishes } from './basket-state.ts';

/** Where wishes outlive the page, until the shop has them. */
export type WishMemory = { read: () => unknown; keep: (wishes: Wishes | null) => void };

/** Where a browser has no storage, or refuses it, they live as long as the page. */
export function wishMemory(market: string): WishMemory {
  const key = `basket-${market}`;
  return {
    read() {
      try {
        const text = window.sessionStorage.getItem(key);
        return text === null ? null : JSON.parse(text);
      } catch {
        return null;
      }
    },
    keep(wishes) {
      try {
        if (wishes === null) window.sessionStorage.removeItem(key);
        else window.sessionStorage.setItem(key, JSON.stringify(wishes));
      } catch {
        // Then they are lost with the page.
      }
    },
  };
}

/** Storage is open to anybody: what is no wish is none. */
export function readWishes(value: unknown): Wishes {
  if (!isRecord(value)) return {};
  return Object.fromEntries(
    Object.entries(value).flatMap(([id, fields]) => {
      const wish = readWish(fields);
      return wish ? [[id, wish] as const] : [];
    }),
  );
}

const most = 9999;

function readWish(value: unknown): Wish | null {
  if (!isRecord(value)) return null;
  const { quantity, isMore, by, bundleId, title, price } = value;
  const isCount = typeof quantity === 'number' && Number.isInteger(quantity) && quantity >= 0 && quantity <= most;
  if (!isCount || typeof bundleId !== 'string' || typeof title !== 'string') return null;
  const step = by === 1 || by === -1 ? by : null;
  return { quantity, isMore: isMore === true, by: step, bundleId, title, price: Number(price) || 0, change: 0 };
}
