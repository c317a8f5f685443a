/**
 * Which tab changes the basket now, in the browser's storage. Each turn has a number: a tab that was frozen in the midst of its
 * turn, and whose turn another has taken, sees that the number has moved on and sends nothing more.
 */
import { isRecord } from '#contract/fields/json.ts';

export type LeaseMemory = { read: () => unknown; keep: (lease: { turn: number; at: number }) => void };

export type WriterLease = ReturnType<typeof createWriterLease>;

/** A tab that works gives a sign with each request, and waits for none so long. */
export const silenceMs = 90_000;

export class TurnLost extends Error {
  override name = 'TurnLost';
}

export function createWriterLease({ read, keep }: LeaseMemory) {
  let own: number | null = null;
  /** The turn after which this tab last read the cart. */
  let seen: number | null = null;

  function current(): { turn: number; at: number } | null {
    const value = read();
    const { turn, at } = isRecord(value) ? value : {};
    return typeof turn === 'number' && Number.isSafeInteger(turn) && typeof at === 'number' ? { turn, at } : null;
  }

  function leave() {
    if (own !== null && current()?.turn === own) keep({ turn: own, at: 0 });
  }

  return {
    /** Begins a turn. True when another tab may have changed the cart since this one read it. */
    take(): boolean {
      const last = current()?.turn ?? null;
      own = (last ?? 0) + 1;
      keep({ turn: own, at: Date.now() });
      return last !== seen;
    },
    /** The sign of life before each request of a turn; throws when another tab has taken it. */
    renew() {
      if (own === null) return;
      const now = current();
      if (now && now.turn !== own) throw new TurnLost('another tab changes the basket now');
      keep({ turn: own, at: Date.now() });
    },
    /** The page goes away, and no other tab is to wait for it. One that comes back all the same sees whether another has begun. */
    leave,
    release() {
      leave();
      seen = own;
      own = null;
    },
    /** This tab has read the cart while nobody changed it. */
    note() {
      seen = current()?.turn ?? null;
    },
    isHeldElsewhere(): boolean {
      const now = current();
      return now !== null && now.turn !== own && Date.now() - now.at < silenceMs;
    },
  };
}
