/** A basket in the words of its page: goods as the shop prices them, with what content and orders know of them. */
import { amountOf, cents, centsOf } from '#rules/money/cents.ts';
import type { Market } from '#contract/market.ts';
import { pathTo } from '#rules/addresses/paths.ts';
import { freeDelivery } from '#rules/orders/money/free-delivery.ts';
import { type Litres, litresOfKilos } from '#rules/stock/freezer-litres.ts';
import { drawerFill, freezerFit } from '#rules/stock/freezer-fit.ts';
import type { Offer } from '#rules/orders/offer.ts';
import { maxPerOrder } from '#rules/orders/order-bounds.ts';
import type { BasketLine } from '#rules/orders/basket.ts';
import type { LineProblem, PricedBox, PricedCart, PricedLine, PricedPiece } from '#storefront/ports/cart.ts';
import { shopDay } from './day-words.ts';
import { sumsOf } from './sums-of.ts';

/** As many of one thing as an order takes. */

type Told = { market: Market; offer: Offer; problems?: readonly LineProblem[] };

export type ShopBasket = ReturnType<typeof basketView>;
export type ShopBox = ReturnType<typeof boxView>;
export type ShopFigures = NonNullable<ReturnType<typeof figuresOf>>;

export type ShopLine = {
  key: string;
  name: string;
  /** Of its page. */
  path: string | null;
  image: string | null;
  farmer: string | null;
  /** In words, such as "3 × gehakt, 1 × hamburgers". */
  choice: string;
  quantity: number;
  /** No more of it can be had. */
  most: number;
  subtotal: number;
  /** What it cost when it was chosen, where that was something else; both are those of one. */
  price: { before: number; now: number } | null;
  /** Why it cannot be ordered like this. */
  problem: string | null;
};

export function basketView(cart: PricedCart, { market, offer, problems = [] }: Told) {
  const known = new Map(offer.lines.map((line) => [line.key, line]));
  const lineOf = (line: PricedLine | PricedPiece, chosenAt: number | undefined, path: string | null): ShopLine => {
    const { key, good, quantity, subtotal } = line;
    const told = known.get(key);
    // An article and a piece of a box may have the same number, and the same name.
    const isPiece = !('kind' in line);
    const problem = problems.find((one) => one.goodId === good.id && one.isPiece === isPiece);
    return {
      key,
      name: good.name,
      path,
      image: good.image,
      farmer: told?.farmer ?? null,
      choice: told?.choice ?? '',
      quantity,
      most: Math.min(good.stock ?? maxPerOrder, maxPerOrder),
      subtotal,
      price: chosenAt === undefined || chosenAt === good.price ? null : { before: chosenAt, now: good.price },
      problem: problem?.text ?? null,
    };
  };
  const plain = cart.lines.filter((line) => line.kind !== 'box');
  const box = cart.lines.find((line) => line.kind === 'box');
  return {
    lines: plain.map((line) => {
      const { slug, type } = line.good;
      const path = type === 'variation' ? pathTo(market, 'coupons') : pathTo(market, 'package', { slug });
      return lineOf(line, line.line.price, path);
    }),
    box: box ? boxView(box, { market, lineOf }) : null,
    sums: sumsOf(offer, market),
    figures: figuresOf(offer.lines, market),
    day: offer.days[0] === undefined ? null : shopDay(offer.days[0], market),
  };
}

type BoxTold = {
  market: Market;
  lineOf: (piece: PricedPiece, chosenAt: number | undefined, path: string | null) => ShopLine;
};

function boxView({ key, subtotal, pieces, line }: PricedBox, { market, lineOf }: BoxTold) {
  const free = freeDelivery(amountOf(cents(subtotal)), market);
  // Where a box costs nothing to deliver anyway there is nothing to reach.
  const costs = (market.farmshop?.boxDelivery ?? 0) > 0;
  return {
    key,
    subtotal,
    pieces: pieces.map((piece) =>
      lineOf(piece, line.prices?.[piece.good.id], pathTo(market, 'farmshopProduct', { slug: piece.good.slug })),
    ),
    freeMissing: costs && free && !free.isFree ? centsOf(free.missing) : null,
    freeFrom: centsOf(market.farmshop?.freeDeliveryFrom ?? 0),
  };
}

/** "8–11", or one number where both are the same. */
function shortRange(litres: Litres | null): string | null {
  return litres && (litres.tight === litres.loose ? String(litres.tight) : `${litres.tight}–${litres.loose}`);
}

function figuresOf(lines: readonly BasketLine[], market: Market) {
  const kilos = lines.reduce((sum, line) => sum + (line.kilos ?? 0), 0);
  const drawer = kilos > 0 ? freezerFit({ weightKg: kilos }, market) : null;
  if (drawer === null) return null;
  const packages = lines.filter(({ kind, vatKind }) => kind === 'package' && vatKind === 'food');
  const areCounted = lines.every((line) => line.kind !== 'piece') && packages.every(({ meals }) => meals !== null);
  return {
    // Nobody has said how many meals the pieces of a box make.
    meals: areCounted ? packages.reduce((sum, { meals }) => sum + (meals ?? 0), 0) : null,
    kilos: (Math.round(kilos * 10) / 10).toFixed(1).replace('.', market.numbers.decimal),
    litres: shortRange(litresOfKilos(kilos)),
    drawer,
    filled: drawerFill({ fit: drawer, weightKg: kilos }, market),
  };
}
