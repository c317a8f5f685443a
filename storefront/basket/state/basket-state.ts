/**
 * What is known about the visitor's box: what the shop last said, and what was changed here since. Pure; the calls are made by
 * basket-calls.ts. Quantities change at once, and the shop's answer wins when it comes.
 */
import type { Basket } from '#contract/basket/basket.ts';
import { type Notice, noticeAfter, type Refusal, refusalsAfter } from './cart-refusals.ts';
import { isNewer, type Settled, type SharedWishes, type Version, type Wish, type Wishes } from './wish.ts';

const basketMinimumQuantity = 0;

/** A farm shop product as the basket knows it: an item of a bundle in the shop. */
export type BoxProduct = {
  id: string;
  bundleId: string;
  /** Of its page, and of its place in the list. */
  slug: string;
  title: string;
  animal: string | null;
  price: number | null;
};

/** Ids of all items of each bundle. */
export type Bundles = Readonly<Record<string, readonly string[]>>;

export type BasketState = {
  /** What the shop last said; null until it has said anything. */
  cart: Basket | null;
  /** What the shop has not confirmed, by bundled item. */
  wishes: Wishes;
  /** The clock of the changes: the number of the last one, of all tabs. */
  changes: number;
  /** The name of this tab among those of the visitor. */
  tab: string;
  isLoading: boolean;
  /** `unsaved`: the last change did not reach the shop. `blocked`: the visitor has to decide first. `unread`: nothing is known. */
  problem: 'unsaved' | 'blocked' | 'unread' | null;
  refusals: Readonly<Record<string, Refusal>>;
  notice: Notice | null;
  /** On the way to the shop's own pages: until all is saved, or until the visitor says what to do about what is not. */
  leaving: 'waiting' | 'asking' | null;
};

export type BasketEvent =
  | { type: 'change'; product: BoxProduct; by: 1 | -1 }
  /** All of it goes. */
  | { type: 'remove'; id: string }
  | { type: 'retry' }
  /** What other tabs and earlier pages wish for, and what the shop has of it; `pressed` is the piece that is about to be changed here. */
  | { type: 'adopt'; shared: SharedWishes; pressed?: string }
  /** The cart as the shop has it, after these wishes were sent. Later ones, and those not sent, are still to be saved. */
  | { type: 'read'; cart: Basket; sent?: Wishes; words?: readonly string[]; isBlocked?: boolean }
  /** Quantities that must be sent whatever the cart says by now. */
  | { type: 'hold'; wishes: Wishes }
  /** The visitor has placed an order: what was wished for before it is bought, or was left out. The basket is a new one. */
  | { type: 'ordered' }
  | { type: 'unread' }
  /** The shop did not take the wishes up to that change. */
  | { type: 'unsaved'; tried: number }
  | { type: 'noticed'; change: number }
  | { type: 'leaving'; leaving: BasketState['leaving'] };

export const unknownBasket: BasketState = {
  cart: null,
  wishes: {},
  changes: 0,
  tab: '',
  isLoading: false,
  problem: null,
  refusals: {},
  notice: null,
  leaving: null,
};

export function changeBasket(state: BasketState, event: BasketEvent): BasketState {
  switch (event.type) {
    case 'change':
      return changed(state, event.product, event.by);
    case 'remove':
      return removed(state, event.id);
    case 'retry':
      return hasWishes(state) ? { ...state, problem: null, isLoading: true } : state;
    case 'adopt':
      return adopted(state, event);
    case 'read':
      return read(state, event.cart, { sent: {}, words: event.cart.errors, isBlocked: false, ...event });
    case 'hold':
      return held(state, event.wishes);
    case 'ordered':
      return { ...state, cart: null, wishes: {}, isLoading: false, problem: null, refusals: {}, notice: null };
    case 'unread':
      return state.cart === null ? { ...state, problem: hasWishes(state) ? state.problem : 'unread' } : state;
    case 'unsaved':
      return state.changes > event.tried ? state : { ...state, isLoading: false, problem: 'unsaved' };
    case 'noticed':
      return state.notice?.change === event.change ? { ...state, notice: null } : state;
    case 'leaving':
      return { ...state, leaving: event.leaving };
  }
}

function changed(state: BasketState, product: BoxProduct, by: 1 | -1): BasketState {
  const { id, bundleId, title, price } = product;
  const before = quantityOf(state, id);
  const quantity = Math.max(basketMinimumQuantity, before + by);
  // Less than nothing: no call, no notice.
  if (quantity === before) return state;
  const isMore = state.wishes[id]?.isMore ?? state.cart === null;
  return wished(state, id, { quantity, isMore, by, bundleId, title, price: price ?? 0 });
}

function removed(state: BasketState, id: string): BasketState {
  const { name = null, bundleId = null } = state.cart?.pieces[id] ?? {};
  const known = state.wishes[id];
  const box = known?.bundleId ?? bundleId ?? state.cart?.containers[0]?.bundleId;
  if (box === undefined) return state;
  const { title = name ?? '', price = 0 } = known ?? {};
  return wished(state, id, { quantity: 0, isMore: false, by: -1, bundleId: box, title, price });
}

function wished(state: BasketState, id: string, wish: Omit<Wish, keyof Version>): BasketState {
  const change = state.changes + 1;
  const { [id]: _said, ...refusals } = state.refusals;
  return {
    ...state,
    wishes: { ...state.wishes, [id]: { ...wish, change, tab: state.tab } },
    changes: change,
    isLoading: true,
    problem: null,
    refusals,
    notice: null,
  };
}

/** The newer wish for a piece counts, whichever tab it was made in. */
function adopted(state: BasketState, { shared, pressed }: { shared: SharedWishes; pressed?: string }): BasketState {
  const { cart } = state;
  const ended = Object.entries(shared.settled).filter(([id, settled]) => {
    const own = state.wishes[id];
    return own !== undefined && !isNewer(own, settled);
  });
  const newer = Object.entries(shared.wishes).filter(([id, wish]) => isNewer(wish, state.wishes[id]));
  const versions = [...Object.values(shared.settled), ...Object.values(shared.wishes)];
  const latest = Math.max(state.changes, ...versions.map(({ change }) => change));
  const made = newer.flatMap(([id, wish]): [string, Wish][] => {
    if (!wish.isMore || cart === null) return [[id, wish]];
    // Only the tab that made it knows what a wish for so many more is meant on top of. But a press here would be newer, and end it: so
    // it is counted on top of what this tab shows, which is what the press counts from.
    if (id !== pressed) return [];
    const quantity = quantityOf(state, id) + wish.quantity;
    return [[id, { ...wish, quantity, isMore: false, change: latest + 1, tab: state.tab }]];
  });
  const changes = Math.max(latest, ...made.map(([, { change }]) => change));
  if (ended.length === 0 && made.length === 0) return changes === state.changes ? state : { ...state, changes };
  const settledIds = new Set(ended.map(([id]) => id));
  const kept = Object.entries(state.wishes).filter(([id]) => !settledIds.has(id));
  const wishes = Object.fromEntries([...kept, ...made]);
  const isAtRest = Object.keys(wishes).length === 0;
  const said = Object.entries(state.refusals).filter(([id]) => !(id in shared.wishes));
  return {
    ...state,
    // Until this tab has read the cart itself.
    cart: cart && { ...cart, quantities: { ...cart.quantities, ...settledQuantities(ended) } },
    wishes,
    changes,
    refusals: Object.fromEntries(said),
    isLoading: !isAtRest && (state.isLoading || made.length > 0),
    problem: isAtRest && state.problem !== 'unread' ? null : state.problem,
    notice: noticeOfSettled(state, ended) ?? state.notice,
  };
}

function settledQuantities(ended: [string, Settled][]): Record<string, number> {
  return Object.fromEntries(ended.map(([id, { quantity }]) => [id, quantity]));
}

/** Another tab has saved what was pressed in this one. */
function noticeOfSettled({ wishes }: BasketState, ended: [string, Settled][]): Notice | null {
  const own = ended.flatMap(([id, settled]) => {
    const wish = wishes[id];
    return wish && wish.change === settled.change && wish.tab === settled.tab ? [[id, wish] as [string, Wish]] : [];
  });
  return noticeAfter(own, { quantities: settledQuantities(ended) });
}

type Answer = { sent: Wishes; words: readonly string[]; isBlocked: boolean };

function read(state: BasketState, cart: Basket, { sent, words, isBlocked }: Answer): BasketState {
  const isSent = (id: string, { change, tab }: Wish) => sent[id]?.change === change && sent[id].tab === tab;
  const entries = Object.entries(state.wishes);
  const waiting = entries.filter(([id, wish]) => !isSent(id, wish));
  // Wishes made before anything was known are meant on top of what turns out to be there; other tabs are told what that is.
  const change = state.changes + Number(waiting.some(([, { isMore }]) => isMore));
  const kept = waiting.map(([id, wish]) => {
    if (!wish.isMore) return [id, wish] as const;
    const quantity = wish.quantity + (cart.quantities[id] ?? 0);
    return [id, { ...wish, quantity, isMore: false, change, tab: state.tab }] as const;
  });
  const answered = entries.filter(([id, wish]) => isSent(id, wish));
  const refusals = refusalsAfter(state, cart, { answered, words });
  const isStillBlocked = state.problem === 'blocked' && Object.values(refusals).some((said) => said.isSoldOut);
  const before = state.problem === 'unsaved' || state.problem === 'blocked' ? 'unsaved' : null;
  return {
    ...state,
    cart,
    changes: change,
    wishes: Object.fromEntries(kept),
    refusals,
    isLoading: kept.length > 0 && state.isLoading && !isBlocked,
    problem: kept.length === 0 ? null : isBlocked || isStillBlocked ? 'blocked' : before,
    notice: noticeAfter(answered, cart) ?? state.notice,
  };
}

function held(state: BasketState, wishes: Wishes): BasketState {
  const change = state.changes + 1;
  const renewed = Object.entries(wishes).map(([id, wish]) => [id, { ...wish, change, tab: state.tab }] as const);
  // What was wished for since then is newer.
  return { ...state, wishes: { ...Object.fromEntries(renewed), ...state.wishes }, changes: change };
}

export function hasWishes({ wishes }: BasketState): boolean {
  return Object.keys(wishes).length > 0;
}

/** How many of it are in the box, as the visitor sees it. */
export function quantityOf({ cart, wishes }: BasketState, id: string): number {
  return wishes[id]?.quantity ?? cart?.quantities[id] ?? 0;
}

/** Everything in the box, as the visitor sees it. */
export function quantitiesOf({ cart, wishes }: Pick<BasketState, 'cart' | 'wishes'>): Record<string, number> {
  const wanted = Object.entries(wishes).map(([id, { quantity }]) => [id, quantity] as const);
  return { ...cart?.quantities, ...Object.fromEntries(wanted) };
}

export function pieceCount(state: BasketState): number {
  return Object.values(quantitiesOf(state)).reduce((sum, quantity) => sum + quantity, 0);
}

/** The bundles that must be sent again, so that the shop has all wishes. */
export function changedBundles({ wishes }: Pick<BasketState, 'wishes'>): string[] {
  return [...new Set(Object.values(wishes).map(({ bundleId }) => bundleId))];
}

export function isUnsaved({ problem, wishes }: BasketState, id: string): boolean {
  return problem === 'unsaved' && id in wishes;
}

/** Whether the shop has exactly what the visitor sees. */
export function isAsShown(state: Pick<BasketState, 'cart' | 'wishes'>, { quantities }: Basket): boolean {
  const shown = quantitiesOf(state);
  return Object.keys({ ...quantities, ...shown }).every((id) => (quantities[id] ?? 0) === (shown[id] ?? 0));
}
