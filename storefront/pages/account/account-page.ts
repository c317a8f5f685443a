import type { OrderState } from '#rules/orders/states.ts';

export type AccountOrder = {
  number: string;
  path: string;
  againPath: string;
  placed: string;
  state: OrderState;
  total: number;
};

/** What the pages of an account show. */
export type AccountPage =
  /** Asks for the address a link is mailed to, below the orders of this browser. */
  | {
      kind: 'form';
      email: string;
      problem: 'wrong' | 'tooMany' | 'noMail' | 'expired' | null;
      here: AccountOrder[];
    }
  | { kind: 'sent' }
  /** Mail programs look at links too, so a button opens it. */
  | { kind: 'link' }
  | { kind: 'orders'; email: string; orders: AccountOrder[] }
  | { kind: 'forgotten'; anonymised: number; kept: number; keptUntil: string | null };
