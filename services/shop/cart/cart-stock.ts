/** What of a cart can be had. Pure. */
import type { CartContent, CartLine } from './cart-content.ts';
import type { Product, BundledItem, Catalogue } from '#services/shop/catalogue/catalogue.ts';

/** More of one thing than this cannot be bought. */
export const maxPerCart = 9999;

export type Refusal = {
  reason: 'unknown' | 'options' | 'out_of_stock' | 'over_stock';
  title: string;
  /** How many are left. */
  left: number;
  /** The piece that kept a box from changing. */
  isPiece: boolean;
};

export type StockRefusal = Refusal & {
  reason: 'out_of_stock' | 'over_stock';
  /** Of the article, or of the piece. */
  goodId: number;
};

export function stockRefusal(good: BundledItem | Product, quantity: number, isPiece = false): StockRefusal | null {
  if (!good.isInStock) return { reason: 'out_of_stock', title: good.name, left: 0, isPiece, goodId: good.id };
  const left = good.stock ?? maxPerCart;
  return quantity > left ? { reason: 'over_stock', title: good.name, left, isPiece, goodId: good.id } : null;
}

/** An article can stand there more than once, with different choices. */
export function quantityOf(lines: CartLine[], id: number): number {
  return lines.reduce((sum, line) => sum + (line.kind === 'plain' && line.id === id ? line.quantity : 0), 0);
}

/** What is in the cart and cannot be had any more, or not as much of it. */
export function stockProblems({ lines }: CartContent, catalogue: Catalogue): StockRefusal[] {
  const products = [...new Set(lines.map((line) => (line.kind === 'box' ? line.bundleId : line.id)))];
  const ofArticles = products.flatMap((id) => {
    const article = catalogue.products.get(id);
    return article ? [stockRefusal(article, quantityOf(lines, id))] : [];
  });
  const ofPieces = lines.flatMap((line) =>
    line.kind === 'plain'
      ? []
      : (catalogue.pieces.get(line.bundleId) ?? []).map((piece) => {
          const quantity = (line.pieces[piece.id] ?? 0) * line.boxes;
          return quantity > 0 ? stockRefusal(piece, quantity, true) : null;
        }),
  );
  return [...ofArticles, ...ofPieces].filter((problem) => problem !== null);
}
