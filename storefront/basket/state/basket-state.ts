/**
 * What is known about the visitor's box: what the shop last said, and what was changed here since. Pure; the calls are made by
 * basket-calls.ts. Quantities change at once, and the shop's answer wins when it comes.
 */
import type { Basket } from '#contract/basket.ts';
import { basketMinimumQuantity } from '#rules/text/constants.ts';

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

export type Wish = {
  quantity: number;
  /** Made before the cart was known: so many more than it holds. */
  isMore: boolean;
  /** The last step; null for what is only to stay as it is. */
  by: 1 | -1 | null;
  bundleId: string;
  title: string;
  price: number;
  /** Number of the change that made it what it is. */
  change: number;
};

export type Wishes = Readonly<Record<string, Wish>>;

type Notice = { change: number; kind: 'added' | 'removed' | 'refused'; title: string };

/** What the shop would not do with a piece, in its own words if it has any. */
export type Refusal = {
  words: string | null;
  /** It lies in the box but can no longer be bought; until it is taken out the shop changes nothing else. */
  isSoldOut: boolean;
};

export type BasketState = {
  /** What the shop last said; null until it has said anything. */
  cart: Basket | null;
  /** What the shop has not confirmed, by bundled item. */
  wishes: Wishes;
  /** Changes made so far. */
  changes: number;
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
  /** What an earlier page could not save. */
  | { type: 'restore'; wishes: Wishes }
  /** The cart as the shop has it, after these wishes were told. Later ones, and those not told, are still to be sent. */
  | { type: 'read'; cart: Basket; told?: Wishes; words?: readonly string[]; isBlocked?: boolean }
  /** Quantities that must be told whatever the cart says by now. */
  | { type: 'hold'; wishes: Wishes }
  | { type: 'unread' }
  /** The shop did not take the wishes up to that change. */
  | { type: 'unsaved'; tried: number }
  | { type: 'noticed'; change: number }
  | { type: 'leaving'; leaving: BasketState['leaving'] };

export const unknownBasket: BasketState = {
  cart: null,
  wishes: {},
  changes: 0,
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
    case 'restore':
      return restored(state, event.wishes);
    case 'read':
      return read(state, event.cart, { told: {}, words: event.cart.errors, isBlocked: false, ...event });
    case 'hold':
      return held(state, event.wishes);
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

function wished(state: BasketState, id: string, wish: Omit<Wish, 'change'>): BasketState {
  const change = state.changes + 1;
  const { [id]: _said, ...refusals } = state.refusals;
  return {
    ...state,
    wishes: { ...state.wishes, [id]: { ...wish, change } },
    changes: change,
    isLoading: true,
    problem: null,
    refusals,
    notice: null,
  };
}

/** What was chosen since the page is there counts on top. */
function restored(state: BasketState, wishes: Wishes): BasketState {
  const change = state.changes + 1;
  const merged = Object.entries(wishes).map(([id, wish]) => {
    const newer = state.wishes[id];
    if (!newer) return [id, { ...wish, change }] as const;
    if (!newer.isMore) return [id, newer] as const;
    return [id, { ...newer, isMore: wish.isMore, quantity: wish.quantity + newer.quantity, change }] as const;
  });
  if (merged.length === 0) return state;
  const all = { ...state.wishes, ...Object.fromEntries(merged) };
  return { ...state, wishes: all, changes: change, isLoading: true };
}

type Answer = { told: Wishes; words: readonly string[]; isBlocked: boolean };

function read(state: BasketState, cart: Basket, { told, words, isBlocked }: Answer): BasketState {
  const isTold = (id: string, { change }: Wish) => told[id]?.change === change;
  const entries = Object.entries(state.wishes);
  // Wishes made before anything was known are meant on top of what turns out to be there.
  const kept = entries
    .filter(([id, wish]) => !isTold(id, wish))
    .map(([id, wish]) => {
      const quantity = wish.quantity + (wish.isMore ? (cart.quantities[id] ?? 0) : 0);
      return [id, { ...wish, quantity, isMore: false }] as const;
    });
  const answered = entries.filter(([id, wish]) => isTold(id, wish));
  const refusals = refusalsAfter(state, cart, { answered, words });
  const isStillBlocked = state.problem === 'blocked' && Object.values(refusals).some((said) => said.isSoldOut);
  const before = state.problem === 'unsaved' || state.problem === 'blocked' ? 'unsaved' : null;
  return {
    ...state,
    cart,
    wishes: Object.fromEntries(kept),
    refusals,
    isLoading: kept.length > 0 && state.isLoading && !isBlocked,
    problem: kept.length === 0 ? null : isBlocked || isStillBlocked ? 'blocked' : before,
    notice: noticeAfter(answered, cart) ?? state.notice,
  };
}

type Answered = [id: string, wish: Wish][];

function isAsWished(id: string, { quantity }: Wish, cart: Basket): boolean {
  return (cart.quantities[id] ?? 0) === quantity;
}

/** What was said about a piece stays beside it until it is changed, or there as wished. */
function refusalsAfter(
  state: BasketState,
  cart: Basket,
  { answered, words }: { answered: Answered; words: readonly string[] },
): BasketState['refusals'] {
  const said = Object.entries(state.refusals).filter(([id, { isSoldOut }]) => !isSoldOut && !(id in state.wishes));
  const names = namesIn(cart, answered);
  const refused = answered
    .filter(([id, wish]) => !isAsWished(id, wish, cart))
    .map(([id, wish]) => {
      const own = cart.pieces[id]?.name ?? wish.title;
      const about = words.find((text) => isAbout(text, own, names));
      // A shop may call it something else; what it says of other pieces is not meant.
      const unnamed = words.find((text) => !names.some((name) => isAbout(text, name, names)));
      return [id, { words: about ?? unnamed ?? null, isSoldOut: false }] as const;
    });
  const told = Object.fromEntries(answered);
  const isOnItsWayOut = (id: string) => !(id in told) && state.wishes[id]?.quantity === 0;
  const soldOut = soldOutPieces(cart, words, told)
    .filter(([id]) => !isOnItsWayOut(id))
    .map(([id, text]) => [id, { words: text, isSoldOut: true }] as const);
  return Object.fromEntries([...said, ...refused, ...soldOut]);
}

function noticeAfter(answered: Answered, cart: Basket): Notice | null {
  const last = answered
    .filter(([, { by }]) => by !== null)
    .toSorted(([, one], [, other]) => other.change - one.change)[0];
  if (!last) return null;
  const [id, wish] = last;
  const kind = isAsWished(id, wish, cart) ? (wish.by === 1 ? 'added' : 'removed') : 'refused';
  return { change: wish.change, kind, title: wish.title };
}

function namesIn(cart: Basket, answered: Answered): string[] {
  const own = Object.values(cart.pieces).map(({ name }) => name ?? '');
  return [...own, ...answered.map(([, { title }]) => title)].filter((name) => name !== '');
}

/** A name may be part of a longer one: what is said of lean mince is not said of mince. */
function isAbout(text: string, name: string, names: readonly string[]): boolean {
  const isLonger = (other: string) => other.length > name.length && other.includes(name) && text.includes(other);
  return name !== '' && text.includes(name) && !names.some(isLonger);
}

/** Pieces in the cart the shop complains about although nobody asked for more of them. */
export function soldOutPieces(cart: Basket, words: readonly string[], told: Wishes): [id: string, words: string][] {
  const names = namesIn(cart, Object.entries(told));
  return Object.entries(cart.pieces).flatMap(([id, { name }]): [string, string][] => {
    // What it says of the cart comes after what it says of the change.
    const text = words.findLast((said) => isAbout(said, name ?? '', names));
    const isMoreWanted = (told[id]?.quantity ?? 0) > (cart.quantities[id] ?? 0);
    return text === undefined || isMoreWanted ? [] : [[id, text]];
  });
}

function held(state: BasketState, wishes: Wishes): BasketState {
  const change = state.changes + 1;
  const renewed = Object.entries(wishes).map(([id, wish]) => [id, { ...wish, change }] as const);
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
