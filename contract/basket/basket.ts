/**
 * The shop area's cart, read into our basket. What is odd about WooCommerce and its Product Bundles stops here: a farm
 * box travels as one container and one item for each kind of piece in it. Holds no zod: browsers load it.
 */
import { isRecord, jsonOf } from '../fields/json.ts';
import { plainText } from '../fields/plain-text.ts';

export type BasketContainer = {
  /** Cart key of the box, with which the shop can be asked to replace it. */
  key: string;
  bundleId: string;
  /** A box that has lost all its pieces can stay behind in the cart; it is nothing to show. */
  isEmpty: boolean;
  /** How many there are of it: the same box twice is one line of the cart. */
  boxes: number;
};

/** What the shop says of a piece, beside how many there are. */
type BasketPiece = {
  /** Cart key of its line; null where it lies in more than one box. */
  key: string | null;
  bundleId: string | null;
  /** As the shop calls it, in its messages too. */
  name: string | null;
  /** What all of them cost before discounts, taxes included; null when the shop does not say. */
  amount: number | null;
};

export type Basket = {
  /** Pieces by bundled item, over all boxes. */
  quantities: Record<string, number>;
  pieces: Record<string, BasketPiece>;
  containers: BasketContainer[];
  /** How many of all that is not part of a box. */
  plainCount: number;
  /** What the badge says: the shop's own count, in which a box is one, or its pieces where the shop says how many. */
  itemsCount: number;
  /** What the boxes cost the visitor, taxes included and discounts taken off; null when the shop does not say. */
  farmshopSubtotal: number | null;
  /** What coupons take off the boxes. */
  discount: number;
  /** Everything, delivery included; null when the shop does not say. */
  totalPrice: number | null;
  currency: string | null;
  /** What the shop refused since the last reading; it says so only once. */
  errors: string[];
};

/**
 * In which a shop may say how many pieces there are, beside its own count. The cart and the count say it alike, so that the
 * badge of a WooCommerce does not change from page to page.
 */
export const piecesHeader = 'x-basket-pieces';

type Fields = Record<string, unknown>;

function fieldsOf(value: unknown): Fields {
  return isRecord(value) ? value : {};
}

function numberOf(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  return typeof value === 'string' && /^-?\d{1,15}(\.\d+)?$/.test(value.trim()) ? Number(value) : null;
}

/** More than anybody buys, and few enough that no sum of them is too large for a whole number. */
const maxQuantity = 1_000_000;

function countOf(value: unknown): number {
  return Math.min(Math.max(0, Math.trunc(numberOf(value) ?? 0)), maxQuantity);
}

function idOf(value: unknown): string | null {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value !== '' ? value : null;
}

/** Money travels as text in the currency's smallest unit. */
function inUnits(minor: number, totals: Fields): number {
  const decimals = numberOf(totals.currency_minor_unit);
  const isUsable = decimals !== null && Number.isInteger(decimals) && decimals >= 0 && decimals <= 6;
  return minor / 10 ** (isUsable ? decimals : 2);
}

type CartItem = { item: Fields; quantity: number; child: Fields | null; bundles: Fields };

function readItem(item: Fields): CartItem {
  // A plain item has an empty list here, not an object.
  const bundles = fieldsOf(fieldsOf(item.extensions).bundles);
  const child = isRecord(bundles.bundled_item_data) ? bundles.bundled_item_data : null;
  return { item, quantity: countOf(item.quantity), child, bundles };
}

function isContainer({ child, bundles }: CartItem): boolean {
  return child === null && isRecord(bundles.bundle_data);
}

function sumQuantities(children: CartItem[]): Record<string, number> {
  const sums = new Map<string, number>();
  for (const { child, quantity } of children) {
    const id = idOf(child?.bundled_item_id);
    if (id !== null && quantity > 0) sums.set(id, (sums.get(id) ?? 0) + quantity);
  }
  return Object.fromEntries(sums);
}

function readContainers(boxes: CartItem[], children: CartItem[]): BasketContainer[] {
  return boxes.flatMap(({ item, bundles, quantity }) => {
    const key = idOf(item.key);
    const bundleId = idOf(item.id);
    if (key === null || bundleId === null) return [];
    const isEmpty = Array.isArray(bundles.bundled_items)
      ? bundles.bundled_items.length === 0
      : !children.some(({ bundles: { bundled_by: owner } }) => owner === key || idOf(owner) === null);
    return [{ key, bundleId, isEmpty, boxes: Math.max(1, quantity) }];
  });
}

/** What a line of the cart costs, in the smallest unit. Shops with taxes list these apart. */
function lineSum({ item }: CartItem, name: 'line_total' | 'line_subtotal'): number | null {
  const totals = fieldsOf(item.totals);
  const sum = numberOf(totals[name]);
  return sum === null ? null : sum + (numberOf(totals[`${name}_tax`]) ?? 0);
}

function sumOf(lines: CartItem[], name: 'line_total' | 'line_subtotal'): number | null {
  return lines.reduce<number | null>((sum, line) => {
    const more = lineSum(line, name);
    return sum === null || more === null ? null : sum + more;
  }, 0);
}

/** A container's line holds the sum of its pieces, so they are not added on top. A shop may give only one of the two. */
function boxSum(boxes: CartItem[], children: CartItem[], name: 'line_total' | 'line_subtotal'): number | null {
  const ofBoxes = sumOf(boxes, name);
  return ofBoxes === null || boxes.length === 0 ? sumOf(children, name) : ofBoxes;
}

function readPieces(children: CartItem[], boxes: CartItem[], cartTotals: Fields): Record<string, BasketPiece> {
  const pieces = new Map<string, BasketPiece>();
  for (const line of children) {
    const id = idOf(line.child?.bundled_item_id);
    if (id === null || line.quantity === 0) continue;
    const { item, child, bundles } = line;
    const known = pieces.get(id);
    const minor = lineSum(line, 'line_subtotal') ?? lineSum(line, 'line_total');
    const amount = minor === null ? null : inUnits(minor, { ...fieldsOf(item.totals), ...cartTotals });
    const box = boxes.find((other) => other.item.key === bundles.bundled_by);
    pieces.set(id, {
      key: known ? null : idOf(item.key),
      bundleId: idOf(child?.bundle_id) ?? idOf(box?.item.id),
      name: typeof item.name === 'string' ? plainText(item.name) || null : null,
      amount: known ? (known.amount === null || amount === null ? null : known.amount + amount) : amount,
    });
  }
  return Object.fromEntries(pieces);
}

function readErrors(value: unknown): string[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((error: unknown) => {
    const { message } = fieldsOf(error);
    const text = typeof message === 'string' ? plainText(message) : '';
    return text === '' ? [] : [text];
  });
}

/** Null when the answer is no cart. `pieces` is its header. Never throws. */
export function readCart(json: unknown, pieces: string | null = null): Basket | null {
  if (!isRecord(json) || !Array.isArray(json.items)) return null;
  const all = json.items.filter(isRecord).map(readItem);
  const children = all.filter(({ child }) => child !== null);
  const boxes = all.filter(isContainer);
  const plain = all.filter((item) => item.child === null && !isContainer(item));
  const totals = fieldsOf(json.totals);
  const total = numberOf(totals.total_price);
  const sum = boxSum(boxes, children, 'line_total');
  const full = boxSum(boxes, children, 'line_subtotal');
  const unit = { ...fieldsOf((boxes[0] ?? children[0])?.item.totals), ...totals };
  return {
    quantities: sumQuantities(children),
    pieces: readPieces(children, boxes, totals),
    containers: readContainers(boxes, children),
    plainCount: plain.reduce((sum, { quantity }) => sum + quantity, 0),
    itemsCount: countOf(pieces ?? json.items_count),
    farmshopSubtotal: sum === null ? null : inUnits(sum, unit),
    discount: sum === null || full === null ? 0 : inUnits(Math.max(0, full - sum), unit),
    totalPrice: total === null ? null : inUnits(total, totals),
    currency: typeof totals.currency_code === 'string' ? totals.currency_code : null,
    errors: readErrors(json.errors),
  };
}

/** The number on the basket, from the answer's text or its JSON: a number, or an object with `count`. Never throws. */
export function readBasketCount(answer: unknown): number {
  const value = jsonOf(answer);
  return countOf(isRecord(value) ? value.count : value);
}

/**
 * Form fields that make a box hold exactly `quantities`. It must name every item of the bundle, zeros included: a missing
 * one means the shop's default quantity. With `containerKey` a shop that would add a second box replaces the first.
 */
export function bundleForm(box: {
  bundleId: string;
  quantities: Record<string, number>;
  containerKey?: string | null;
}): [name: string, value: string][] {
  const pieces = Object.entries(box.quantities).map(([id, quantity]): [string, string] => [
    `bundle_quantity_${id}`,
    String(countOf(quantity)),
  ]);
  const update: [string, string][] = box.containerKey ? [['update-bundle', box.containerKey]] : [];
  return [['add-to-cart', box.bundleId], ['quantity', '1'], ...pieces, ...update];
}
