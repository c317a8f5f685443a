/** A basket in the words of its page: goods as the shop prices them, with what content and orders know of them. */
import type { Market } from '#contract/market.ts';
import type { ShopBasket, ShopBox, ShopFigures, ShopLine, ShopSums } from '#contract/selling/shop-page.ts';
import { pathTo } from '#rules/addresses/paths.ts';
import { freeDelivery } from '#rules/money/free-delivery.ts';
import { freezerLitres } from '#rules/stock/freezer-litres.ts';
import { drawerFill, freezerFit } from '#rules/stock/freezer-fit.ts';
import type { VatPart } from '#rules/orders/vat.ts';
import type { Offer } from '#services/orders/offer.ts';
import type { BasketLine } from '#services/orders/seller.ts';
import { changedPrice } from '#services/shop/cart/chosen-prices.ts';
import { mostOfOne } from '#services/shop/cart/cart-stock.ts';
import type { PricedBox, PricedCart, PricedLine, PricedPiece } from '#services/shop/cart/cart-totals.ts';
import { shopDay } from './day-words.ts';

/** As many of one thing as an order takes. */
const mostOrdered = 99;

type Told = {
  market: Market;
  offer: Offer;
  /** By the name of what it is about. */ problems?: ReadonlyMap<string, string>;
};

export function basketView(cart: PricedCart, { market, offer, problems = new Map() }: Told): ShopBasket {
  const known = new Map(offer.lines.map((line) => [line.key, line]));
  const lineOf = (line: PricedLine | PricedPiece, chosenAt: number | undefined, path: string | null): ShopLine => {
    const { key, good, quantity, subtotal } = line;
    const told = known.get(key);
    return {
      key,
      name: good.name,
      path,
      image: good.image,
      farmer: told?.farmer ?? null,
      choice: told?.choice ?? '',
      quantity,
      most: Math.min(good.stock ?? mostOfOne, mostOrdered),
      subtotal,
      price: changedPrice(chosenAt, good.price),
      problem: problems.get(good.name) ?? null,
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

function boxView({ key, subtotal, pieces, line }: PricedBox, { market, lineOf }: BoxTold): ShopBox {
  const free = freeDelivery(subtotal / 100, market);
  // Where a box costs nothing to deliver anyway there is nothing to reach.
  const costs = (market.farmshop?.boxDelivery ?? 0) > 0;
  return {
    key,
    subtotal,
    pieces: pieces.map((piece) =>
      lineOf(piece, line.prices?.[piece.good.id], pathTo(market, 'farmshopProduct', { slug: piece.good.slug })),
    ),
    freeMissing: costs && free && !free.isFree ? Math.round(free.missing * 100) : null,
    freeFrom: Math.round((market.farmshop?.freeDeliveryFrom ?? 0) * 100),
  };
}

type Sold = Pick<BasketLine, 'kind' | 'subtotal'>;
type Summed = {
  lines: readonly Sold[];
  discounts: { code: string; discount: number }[];
  delivery: number;
  total: number;
  vat: VatPart[];
};

export function sumsOf({ lines, discounts, delivery, total, vat }: Summed, market: Market): ShopSums {
  const of = (kind: Sold['kind']) => {
    const ofKind = lines.filter((line) => line.kind === kind);
    return ofKind.length === 0 ? null : ofKind.reduce((sum, { subtotal }) => sum + subtotal, 0);
  };
  const isCarried = lines.some(({ kind }) => kind !== 'voucher');
  return {
    packages: of('package'),
    vouchers: of('voucher'),
    box: of('piece'),
    discounts,
    delivery: isCarried ? delivery : null,
    total,
    vat: vat
      .filter(({ rate }) => rate > 0)
      .map(({ rate, vat: part }) => ({ rate: String(rate).replace('.', market.numbers.decimal), vat: part })),
  };
}

function figuresOf(lines: readonly BasketLine[], market: Market): ShopFigures | null {
  const kilos = lines.reduce((sum, line) => sum + (line.kilos ?? 0), 0);
  const drawer = kilos > 0 ? freezerFit({ weightKg: kilos }, market) : null;
  if (drawer === null) return null;
  const packages = lines.filter(({ kind, vatKind }) => kind === 'package' && vatKind === 'food');
  const areCounted = lines.every((line) => line.kind !== 'piece') && packages.every(({ meals }) => meals !== null);
  return {
    // Nobody has said how many meals the pieces of a box make.
    meals: areCounted ? packages.reduce((sum, { meals }) => sum + (meals ?? 0), 0) : null,
    kilos: (Math.round(kilos * 10) / 10).toFixed(1).replace('.', market.numbers.decimal),
    litres: freezerLitres(kilos),
    drawer,
    filled: drawerFill({ fit: drawer, weightKg: kilos }, market),
  };
}
