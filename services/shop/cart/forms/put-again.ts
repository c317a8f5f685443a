/** The goods of an order once more, as far as they can be had today. Pure, but for its words. */
import type { Market } from '#contract/market.ts';
import type { Text } from '#contract/locales.ts';
import { cents, formatCents } from '#rules/money/cents.ts';
import type { Catalogue } from '#services/shop/catalogue/catalogue.ts';
import { addArticle, addToBox, type Change } from '../bundle-cart.ts';
import type { CartContent } from '../cart-content.ts';

/** Prices are in the currency's smallest unit. */
export type AgainWish = {
  kind: 'article' | 'piece';
  id: number;
  name: string;
  quantity: number;
  /** What one cost then. */
  price: number;
  choices: [name: string, value: string][];
};

type Shop = { t: Text; market: Market };
type Seen = { content: CartContent; catalogue: Catalogue };
/** `boxes`: in which box of the farm shop each piece is sold. */
type Again = { wishes: readonly AgainWish[]; boxes: ReadonlyMap<number, number> };

export function putAgain(shop: Shop, { content, catalogue }: Seen, { wishes, boxes }: Again) {
  const said: string[] = [];
  let filled = content;
  for (const wish of wishes) {
    const good = goodOf(wish, catalogue, boxes);
    const put = (quantity: number): Change =>
      wish.kind === 'article'
        ? addArticle(filled, catalogue, { id: wish.id, quantity, choices: wish.choices })
        : addToBox(filled, catalogue, {
            bundleId: boxes.get(wish.id) ?? 0,
            boxes: 1,
            quantities: new Map([[wish.id, quantity]]),
          });
    const whole = put(wish.quantity);
    const left = Math.min(whole.refusal?.left ?? 0, wish.quantity);
    const change = whole.refusal && left > 0 ? put(left) : whole;
    filled = change.content;
    said.push(...differences(shop, wish, { change, good, got: change === whole ? wish.quantity : left }));
  }
  return { content: filled, said, isFilled: filled !== content };
}

function goodOf({ kind, id }: AgainWish, { products, pieces }: Catalogue, boxes: Again['boxes']) {
  return kind === 'article' ? products.get(id) : pieces.get(boxes.get(id) ?? 0)?.find((piece) => piece.id === id);
}

type Put = { change: Change; good: ReturnType<typeof goodOf>; got: number };

function differences({ t, market }: Shop, { name: title, quantity, price }: AgainWish, { change, good, got }: Put) {
  if (change.refusal || !good) return [t('shop:again.gone', { title })];
  const money = (amount: number) => formatCents(cents(amount), market);
  return [
    ...(got < quantity ? [t('shop:again.fewer', { title, got, wanted: quantity })] : []),
    ...(good.price === price ? [] : [t('shop:again.price', { title, before: money(price), now: money(good.price) })]),
  ];
}
