/** What may happen to a cart. Pure: a cart and the goods go in, a new cart and what became of the wish come out. */
import { createHash } from 'node:crypto';
import { type CodeRefusal, mayJoin } from '#rules/orders/money/discount-code.ts';
import type { BoxLine, CartContent, CartLine, PlainLine } from './cart-content.ts';
import { quantityOf, type Refusal, stockRefusal } from './cart-stock.ts';
import type { Product, Catalogue, DiscountCode } from '#services/shop/catalogue/catalogue.ts';

/** A cart is one row, read with every request; nobody buys this many different things. */
const maxBundleLines = 100;
/** What a basket of many packages takes is a tenth of it; the rest would be somebody's way to fill the disk. */
const mostBytes = 8 * 1024;

export type Change = {
  content: CartContent;
  outcome: 'added' | 'replaced' | 'removed' | 'unchanged' | 'refused';
  refusal: Refusal | null;
};

type WantedBox = { bundleId: number; boxes: number; quantities: ReadonlyMap<number, number> };

function md5(text: string): string {
  return createHash('md5').update(text).digest('hex');
}

/** As in WooCommerce a box that holds something else has another key. */
export function lineKey(line: CartLine): string {
  if (line.kind === 'box') return md5(`box ${line.bundleId} ${JSON.stringify(line.pieces)}`);
  return md5(line.choices.length === 0 ? String(line.id) : `${line.id} ${JSON.stringify(line.choices)}`);
}

export function pieceKey(line: BoxLine, pieceId: number): string {
  return md5(`piece ${lineKey(line)} ${pieceId}`);
}

export function cartHash(content: CartContent): string {
  return md5(JSON.stringify([content.lines.map((line) => [lineKey(line), countOf(line)]), content.coupons]));
}

function countOf(line: CartLine): number {
  return line.kind === 'box' ? line.boxes : line.quantity;
}

/** A box counts as one, however many pieces are in it. */
export function itemsCount({ lines }: CartContent): number {
  return lines.reduce((sum, line) => sum + countOf(line), 0);
}

/** What the badge on the basket says: each piece of a box is something that was put into it. */
export function piecesCount({ lines }: CartContent): number {
  const inBox = ({ pieces, boxes }: BoxLine) =>
    boxes * Object.values(pieces).reduce((sum, quantity) => sum + quantity, 0);
  return lines.reduce((sum, line) => sum + (line.kind === 'box' ? inBox(line) : line.quantity), 0);
}

function unchanged(content: CartContent): Change {
  return { content, outcome: 'unchanged', refusal: null };
}

function refused(content: CartContent, refusal: Partial<Refusal> & Pick<Refusal, 'reason'>): Change {
  return { content, outcome: 'refused', refusal: { title: '', left: 0, isPiece: false, ...refusal } };
}

function boxLine({ lines }: CartContent, bundleId: number): BoxLine | undefined {
  return lines.find((line): line is BoxLine => line.kind === 'box' && line.bundleId === bundleId);
}

/**
 * Makes the cart's box hold exactly these quantities, or leaves everything as it is when one of them cannot be had. What is in
 * the box already is not asked for: a piece that sold out there must not keep the others from changing.
 */
export function putBox(content: CartContent, catalogue: Catalogue, wanted: WantedBox): Change {
  const box = catalogue.products.get(wanted.bundleId);
  if (box?.type !== 'bundle') return refused(content, { reason: 'unknown' });
  const before = boxLine(content, box.id);
  if (!before && !box.isInStock) return refused(content, { reason: 'out_of_stock', title: box.name });
  const boxes = Math.max(1, wanted.boxes);
  const chosen = (catalogue.pieces.get(box.id) ?? []).flatMap((piece) => {
    const quantity = wanted.quantities.get(piece.id) ?? 0;
    return quantity > 0 ? [{ piece, quantity }] : [];
  });
  for (const { piece, quantity } of chosen) {
    const isMore = quantity * boxes > (before?.pieces[piece.id] ?? 0) * (before?.boxes ?? 0);
    const refusal = isMore ? stockRefusal(piece, quantity * boxes, true) : null;
    if (refusal) return refused(content, refusal);
  }
  const pieces = Object.fromEntries(chosen.map(({ piece, quantity }) => [piece.id, quantity]));
  return placeBox(content, { kind: 'box', bundleId: box.id, boxes, pieces });
}

/** Puts these pieces beside those that are in the box already, as following a link does. Several boxes become one of all their pieces. */
export function addToBox(
  content: CartContent,
  catalogue: Catalogue,
  { bundleId, boxes, quantities }: WantedBox,
): Change {
  const before = boxLine(content, bundleId);
  const known = Object.entries(before?.pieces ?? {}).map(([id, count]) => [Number(id), count * (before?.boxes ?? 1)]);
  const sums = new Map<number, number>(known.map(([id = 0, count = 0]) => [id, count]));
  for (const [id, quantity] of quantities) sums.set(id, (sums.get(id) ?? 0) + quantity * Math.max(1, boxes));
  if ([...quantities.values()].every((quantity) => quantity === 0)) return unchanged(content);
  return putBox(content, catalogue, { bundleId, boxes: 1, quantities: sums });
}

function placeBox(content: CartContent, line: BoxLine): Change {
  const at = content.lines.findIndex((known) => known.kind === 'box' && known.bundleId === line.bundleId);
  const isEmpty = Object.keys(line.pieces).length === 0;
  if (at === -1) {
    if (isEmpty) return unchanged(content);
    return { content: { ...content, lines: [...content.lines, line] }, outcome: 'added', refusal: null };
  }
  const lines = isEmpty ? content.lines.toSpliced(at, 1) : content.lines.with(at, line);
  return { content: { ...content, lines }, outcome: isEmpty ? 'removed' : 'replaced', refusal: null };
}

/** A lower quantity is never refused. */
function articleRefusal(before: CartLine[], after: CartLine[], article: Product): Refusal | null {
  const quantity = quantityOf(after, article.id);
  return quantity > quantityOf(before, article.id) ? stockRefusal(article, quantity) : null;
}

type WantedArticle = Pick<PlainLine, 'id' | 'quantity' | 'choices'>;

/** Adds to what is there already, as following a link twice does. */
export function addArticle(content: CartContent, catalogue: Catalogue, wanted: WantedArticle): Change {
  const article = catalogue.products.get(wanted.id);
  if (!article || article.type === 'bundle') return refused(content, { reason: 'unknown' });
  if (article.type === 'coupon') return refused(content, { reason: 'options', title: article.name });
  const line: PlainLine = { kind: 'plain', ...wanted, quantity: Math.max(1, wanted.quantity) };
  const at = content.lines.findIndex((known) => lineKey(known) === lineKey(line));
  const known = content.lines[at];
  const lines =
    known?.kind === 'plain'
      ? content.lines.with(at, { ...known, quantity: known.quantity + line.quantity })
      : [...content.lines, line];
  if (lines.length > maxBundleLines || Buffer.byteLength(JSON.stringify(lines)) > mostBytes)
    return refused(content, { reason: 'over_stock', title: article.name });
  const refusal = articleRefusal(content.lines, lines, article);
  return refusal
    ? { content, outcome: 'refused', refusal }
    : { content: { ...content, lines }, outcome: 'added', refusal: null };
}

/** Null when the cart has no such line or piece. */
export function setQuantity(
  content: CartContent,
  catalogue: Catalogue,
  { key, quantity }: { key: string; quantity: number },
): Change | null {
  for (const [at, line] of content.lines.entries()) {
    if (lineKey(line) === key) return setLine(content, catalogue, { at, line, quantity });
    if (line.kind === 'plain') continue;
    const pieceId = Object.keys(line.pieces).find((id) => pieceKey(line, Number(id)) === key);
    if (pieceId === undefined) continue;
    const quantities = new Map(Object.entries(line.pieces).map(([id, known]) => [Number(id), known]));
    quantities.set(Number(pieceId), Math.ceil(quantity / line.boxes));
    return putBox(content, catalogue, { bundleId: line.bundleId, boxes: line.boxes, quantities });
  }
  return null;
}

function setLine(
  content: CartContent,
  catalogue: Catalogue,
  { at, line, quantity }: { at: number; line: CartLine; quantity: number },
): Change {
  if (quantity <= 0) {
    return { content: { ...content, lines: content.lines.toSpliced(at, 1) }, outcome: 'removed', refusal: null };
  }
  if (line.kind === 'box') {
    const quantities = new Map(Object.entries(line.pieces).map(([id, known]) => [Number(id), known]));
    return putBox(content, catalogue, { bundleId: line.bundleId, boxes: quantity, quantities });
  }
  const article = catalogue.products.get(line.id);
  if (!article) return refused(content, { reason: 'unknown' });
  const lines = content.lines.with(at, { ...line, quantity });
  const refusal = articleRefusal(content.lines, lines, article);
  return refusal
    ? { content, outcome: 'refused', refusal }
    : { content: { ...content, lines }, outcome: 'replaced', refusal: null };
}

/** `alone`: one of the codes does not hold beside others. */
export type CouponOutcome = 'applied' | 'already' | 'unknown' | 'alone' | CodeRefusal;

export function applyCoupon(
  content: CartContent,
  catalogue: Catalogue,
  code: string,
): { content: CartContent; outcome: CouponOutcome } {
  const known = code.trim().toLowerCase();
  const found = catalogue.coupons.get(known);
  if (!found) return { content, outcome: 'unknown' };
  if (content.coupons.includes(known)) return { content, outcome: 'already' };
  if (found.refusal !== null) return { content, outcome: found.refusal };
  if (!mayJoin(found, codesIn(content.coupons, catalogue))) return { content, outcome: 'alone' };
  return { content: { ...content, coupons: [...content.coupons, known] }, outcome: 'applied' };
}

function codesIn(codes: readonly string[], { coupons }: Catalogue): DiscountCode[] {
  return codes.flatMap((code) => coupons.get(code) ?? []);
}

/** The first code, and of the others those that hold beside it. */
function usableCodes(codes: readonly string[], catalogue: Catalogue): string[] {
  const kept: string[] = [];
  for (const code of codes) {
    const found = catalogue.coupons.get(code);
    if (found?.refusal === null && mayJoin(found, codesIn(kept, catalogue))) kept.push(code);
  }
  return kept;
}

/** Without what the shop no longer sells, and without codes that no longer hold. */
export function stillSold(content: CartContent, catalogue: Catalogue): CartContent {
  const lines = content.lines.flatMap((line): CartLine[] => {
    if (line.kind === 'plain') return catalogue.products.has(line.id) ? [line] : [];
    const known = new Set(catalogue.pieces.get(line.bundleId)?.map(({ id }) => String(id)));
    const pieces = Object.fromEntries(Object.entries(line.pieces).filter(([id]) => known.has(id)));
    return Object.keys(pieces).length > 0 ? [{ ...line, pieces }] : [];
  });
  return { lines, coupons: usableCodes(content.coupons, catalogue) };
}
