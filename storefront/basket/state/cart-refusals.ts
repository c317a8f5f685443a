/** What the shop's cart says of the wishes that were sent: what is there, what was refused, and in which words. */
import type { Basket } from '#contract/basket/basket.ts';
import type { Wish, Wishes } from './wish.ts';

export type Notice = { change: number; kind: 'added' | 'removed' | 'refused'; title: string };

/** What the shop would not do with a piece, in its own words if it has any. */
export type Refusal = {
  words: string | null;
  /** It lies in the box but can no longer be bought; until it is taken out the shop changes nothing else. */
  isSoldOut: boolean;
};

type Refusals = Readonly<Record<string, Refusal>>;

type Answered = [id: string, wish: Wish][];

function isAsWished(id: string, { quantity }: Wish, cart: Pick<Basket, 'quantities'>): boolean {
  return (cart.quantities[id] ?? 0) === quantity;
}

/** What was said about a piece stays beside it until it is changed, or there as wished. */
export function refusalsAfter(
  state: { wishes: Wishes; refusals: Refusals },
  cart: Basket,
  { answered, words }: { answered: Answered; words: readonly string[] },
): Refusals {
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
  const sent = Object.fromEntries(answered);
  const isOnItsWayOut = (id: string) => !(id in sent) && state.wishes[id]?.quantity === 0;
  const soldOut = soldOutPieces(cart, words, sent)
    .filter(([id]) => !isOnItsWayOut(id))
    .map(([id, text]) => [id, { words: text, isSoldOut: true }] as const);
  return Object.fromEntries([...said, ...refused, ...soldOut]);
}

export function noticeAfter(answered: Answered, cart: Pick<Basket, 'quantities'>): Notice | null {
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
export function soldOutPieces(cart: Basket, words: readonly string[], sent: Wishes): [id: string, words: string][] {
  const names = namesIn(cart, Object.entries(sent));
  return Object.entries(cart.pieces).flatMap(([id, { name }]): [string, string][] => {
    // What it says of the cart comes after what it says of the change.
    const text = words.findLast((said) => isAbout(said, name ?? '', names));
    const isMoreWanted = (sent[id]?.quantity ?? 0) > (cart.quantities[id] ?? 0);
    return text === undefined || isMoreWanted ? [] : [[id, text]];
  });
}
