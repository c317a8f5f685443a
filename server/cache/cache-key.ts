/** Under which address an answer is kept, and how the request that makes it anew is written. */
export type CacheKey = {
  /**
   * The address the answer is made from. The request that is rendered says this and nothing else, so that what is not in the key
   * cannot decide an answer that others get too.
   */
  address: string;
  /** Addresses like this one can be invented without end. */
  isOpenEnded: boolean;
  /** Kept for a minute, for visitors who go back to it, and by no cache between us and the browser. */
  isSearch?: boolean;
  /** A request of that address, with what was read from it already; absent where the address is all there is to know. */
  toRequest?: () => Request;
};
