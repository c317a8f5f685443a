/** How often one sender may sign somebody up. */
import { createTokenBucket } from './token-bucket.ts';

const ofOneSender = { atOnce: 20, perSecond: 1 / 30 };
const ofAll = { atOnce: 2000, perSecond: 2000 / 600 };
const whileCrowded = { atOnce: 1, perSecond: 1 / 600 };

export type SignUpLimit = {
  take(sender: string): boolean;
  /** For what was neither stored nor mailed. */
  giveBack(sender: string): void;
};

/**
 * However many sign up at once, the first of each sender is let in: a flood slows down those who make it, and closes the door for
 * nobody.
 */
export function createSignUpLimit(clock: () => Date): SignUpLimit {
  const now = () => clock().getTime();
  const sender = createTokenBucket(ofOneSender, now);
  const everybody = createTokenBucket(ofAll, now);
  const first = createTokenBucket(whileCrowded, now);
  return {
    take(key) {
      if (!sender(key).isAllowed) return false;
      const isFirst = first(key).isAllowed;
      if (everybody('all').isAllowed || isFirst) return true;
      sender.giveBack(key);
      return false;
    },
    giveBack(key) {
      for (const bucket of [sender, first]) bucket.giveBack(key);
      everybody.giveBack('all');
    },
  };
}
