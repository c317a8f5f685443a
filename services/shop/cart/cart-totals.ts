/** What a cart costs, in the currency's smallest unit. Pure. */
import type { Market } from '#contract/market.ts';
import { deliveryCost } from '#rules/orders/money/delivery-costs.ts';
import { lineKey, pieceKey } from './bundle-cart.ts';
import type { BoxLine, CartContent, PlainLine } from './cart-content.ts';
import type { Product, BundledItem, Catalogue } from '#services/shop/catalogue/catalogue.ts';

type Priced<Good> = {
  key: string;
  good: Good;
  quantity: number;
  subtotal: number;
  /** After discounts. */
  total: number;
};

type PricedPlain = Priced<Product> & { kind: 'plain'; line: PlainLine };
export type PricedPiece = Priced<BundledItem>;
/** The box's own sums are those of its pieces. */
export type PricedBox = Priced<Product> & { kind: 'box'; line: BoxLine; pieces: PricedPiece[] };
export type PricedLine = PricedPlain | PricedBox;

export type PricedCart = {
  lines: PricedLine[];
  coupons: { code: string; discount: number }[];
  subtotal: number;
  discount: number;
  needsDelivery: boolean;
  delivery: number;
  total: number;
};

/** Something to pay for: a plain line, or a piece in a box. */
type Part = { subtotal: number; price: number; discount: number };

export function priceCart(
  content: CartContent,
  catalogue: Catalogue,
  market: Pick<Market, 'farmshop' | 'orders'>,
): PricedCart {
  const drafts = content.lines.flatMap((line) => {
    const article = catalogue.products.get(line.kind === 'box' ? line.bundleId : line.id);
    return article ? [{ line, article, parts: partsOf(line, article, catalogue) }] : [];
  });
  const parts = drafts.flatMap((draft) => draft.parts.map(({ part }) => part));
  // A voucher is money that is spent later: a discount on it would be money for nothing.
  const goods = drafts.filter(({ article }) => article.type !== 'variation');
  const discounted = goods.flatMap((draft) => draft.parts.map(({ part }) => part));
  const coupons = content.coupons.map((code) => ({
    code,
    discount: discountBy(catalogue.coupons.get(code)?.percent ?? 0, discounted),
  }));
  const lines = drafts.map(pricedLine);
  const subtotal = sum(parts.map((part) => part.subtotal));
  const discount = sum(parts.map((part) => part.discount));
  const carried = {
    packages: sumOrNone(lines.filter(({ good }) => good.type === 'package')),
    box: sumOrNone(lines.filter(({ kind }) => kind === 'box')),
  };
  const needsDelivery = lines.some(({ good }) => good.type !== 'variation');
  const delivery = deliveryCost(carried, market);
  return { lines, coupons, subtotal, discount, needsDelivery, delivery, total: subtotal - discount + delivery };
}

/** Null when there is nothing of the kind. */
function sumOrNone(lines: PricedLine[]): number | null {
  return lines.length === 0 ? null : sum(lines.map(({ subtotal }) => subtotal));
}

type Draft = { line: PlainLine | BoxLine; article: Product; parts: { part: Part; piece: BundledItem | null }[] };

function partsOf(line: PlainLine | BoxLine, article: Product, catalogue: Catalogue): Draft['parts'] {
  const partOf = (price: number, quantity: number): Part => ({ price, subtotal: price * quantity, discount: 0 });
  if (line.kind === 'plain') return [{ part: partOf(article.price, line.quantity), piece: null }];
  return (catalogue.pieces.get(line.bundleId) ?? []).flatMap((piece) => {
    const quantity = (line.pieces[piece.id] ?? 0) * line.boxes;
    return quantity > 0 ? [{ part: partOf(piece.price, quantity), piece }] : [];
  });
}

/** Whole cents for each part, and the cents that rounding left over to the dearest ones, so that the sum is exact. */
function discountBy(percent: number, parts: Part[]): number {
  const open = (part: Part) => part.subtotal - part.discount;
  const dearestFirst = parts.toSorted((a, b) => b.price - a.price);
  const share = (sum(parts.map(({ subtotal }) => subtotal)) * percent) / 100;
  // Half a cent is not given.
  const wanted = Math.min(Math.ceil(share - 0.5), sum(parts.map(open)));
  let given = 0;
  for (const part of dearestFirst) {
    const own = Math.min(Math.floor((part.subtotal * percent) / 100), open(part), wanted - given);
    part.discount += own;
    given += own;
  }
  for (const part of dearestFirst) {
    const rest = Math.min(wanted - given, open(part), 1);
    part.discount += rest;
    given += rest;
  }
  return given;
}

function pricedLine({ line, article, parts }: Draft): PricedLine {
  const subtotal = sum(parts.map(({ part }) => part.subtotal));
  const total = subtotal - sum(parts.map(({ part }) => part.discount));
  const key = lineKey(line);
  if (line.kind === 'plain') {
    return { kind: 'plain', key, good: article, line, quantity: line.quantity, subtotal, total };
  }
  const pieces = parts.flatMap(({ part, piece }): PricedPiece[] =>
    piece === null
      ? []
      : [
          {
            key: pieceKey(line, piece.id),
            good: piece,
            quantity: (line.pieces[piece.id] ?? 0) * line.boxes,
            subtotal: part.subtotal,
            total: part.subtotal - part.discount,
          },
        ],
  );
  return { kind: 'box', key, good: article, line, quantity: line.boxes, subtotal, total, pieces };
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
