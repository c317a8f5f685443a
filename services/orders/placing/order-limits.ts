/** Every limit of orders but those of a market, as docs/security.md lists them. They are counted in one process. */
import { mailboxOf } from '#services/kit/email.ts';
import { createSignUpLimit } from '#services/kit/sign-up-limit.ts';
import { createTokenBucket } from '#services/kit/token-bucket.ts';

/** Connections orders may take of the visitors' pool: they wait for each other's rows, and pages must not wait for them. */
export const placingQueue = { atOnce: 4, waiting: 40, waitingPerSender: 10 };
/** Looking at a basket before its turn takes a moment, so more may wait for it. */
export const lookingQueue = { atOnce: 4, waiting: 200, waitingPerSender: 20 };

/** As often as somebody orders, or has a link sent, from one place for one address; or tries codes for one order. */
const ofOneAddress = { atOnce: 6, perSecond: 6 / 600 };
/** Numbers and addresses of orders that do not belong together. */
const ofWrongPairs = { atOnce: 20, perSecond: 1 / 30 };

export type Allowance = {
  isAllowed: boolean;
  /** For what came to nothing: only what was stored or mailed counts. */
  giveBack: () => void;
};

export type OrderLimit = (sender: string, address: string) => Allowance;

/**
 * What one sender may do in all, and for one address. The address alone is never counted: anybody can write anybody's, and would
 * keep its owner out.
 */
export function createOrderLimit(clock: () => Date): OrderLimit {
  const senders = createSignUpLimit(clock);
  const pairs = createTokenBucket(ofOneAddress, () => clock().getTime());
  return (sender, address) => {
    const pair = `${sender} ${mailboxOf(address)}`;
    if (!pairs(pair).isAllowed) return { isAllowed: false, giveBack() {} };
    const isAllowed = senders.take(sender);
    if (!isAllowed) pairs.giveBack(pair);
    return {
      isAllowed,
      giveBack() {
        if (!isAllowed) return;
        pairs.giveBack(pair);
        senders.giveBack(sender);
      },
    };
  };
}

/** Codes of vouchers somebody tries for an order. Who tries knows the key of the order, so it is counted whoever sends them. */
export function createGuessLimit(clock: () => Date): (sender: string, number: string) => boolean {
  const senders = createSignUpLimit(clock);
  const orders = createTokenBucket(ofOneAddress, () => clock().getTime());
  return (sender, number) => senders.take(sender) && orders(number).isAllowed;
}

/** Guesses of who withdraws from an order. A withdrawal itself is taken down however often it comes. */
export function createWithdrawalLimit(clock: () => Date): (sender: string) => boolean {
  const guesses = createTokenBucket(ofWrongPairs, () => clock().getTime());
  return (sender) => guesses(sender).isAllowed;
}
