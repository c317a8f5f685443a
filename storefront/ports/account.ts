/** The orders of an address, which a mailed link opens, and those of this browser. Cookies are whole header lines. */
import type { Order } from './orders.ts';

export type AccountPort = {
  /** Whether this browser has opened a link, or placed an order. */
  isKnown: boolean;
  /** Null when no link was opened, or too long ago. */
  opened: () => Promise<{ email: string; orders: Order[] } | null>;
  /** Those placed in this browser that are still known, the newest first. */
  here: () => Promise<Order[]>;
  askForLink: (email: string) => Promise<'sent' | 'wrong' | 'tooMany' | 'noMail'>;
  /** Works once. Null when the link is spent. */
  open: (token: string) => Promise<{ cookies: string[] } | null>;
  /** Null when no link was opened. What the law has kept goes later. */
  forget: () => Promise<{ anonymised: number; kept: number; keptUntil: string | null; cookies: string[] } | null>;
  /** This browser shows no orders any more. */
  leave: () => { cookies: string[] };
};
