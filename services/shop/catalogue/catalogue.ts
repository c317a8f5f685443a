/** The goods a cart is about, as they stand in the shop's tables now. */
import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '#services/kit/database.ts';
import { type CodeRefusal, codeRefusal } from '#rules/orders/money/discount-code.ts';
import { canBuy, readStockStatus } from '#rules/stock/stock-status.ts';
import type { PlainDate } from '#rules/time/local-time.ts';
import type { CartContent } from '#services/shop/cart/cart-content.ts';
import { storable } from '#services/shop/calls/form-fields.ts';
import { bundleItems, couponCodes, products, variations } from '#services/shop/tables.ts';
import { readCodeUses } from './code-uses.ts';
import type { KnownChoices } from './known-choices.ts';
import { centsOf } from '#rules/money/cents.ts';

/** Prices are in the currency's smallest unit. */
type Good = {
  id: number;
  name: string;
  slug: string;
  price: number;
  regularPrice: number;
  isInStock: boolean;
  /** Null means no limit. */
  stock: number | null;
  image: string | null;
};

export type BundledItem = Good;

export type Product = Good & {
  /** `coupon` is the parent of its variations, which are what can be bought. */
  type: 'package' | 'bundle' | 'coupon' | 'variation';
  category: string | null;
  choices: KnownChoices | null;
  /** Way of delivery of a variation. */
  attribute: string | null;
  /** What a variation of a coupon is worth, however it is delivered. */
  worth?: number;
};

export type DiscountCode = {
  percent: number;
  /** Whether it holds beside other codes that say so too. */
  combines: boolean;
  /** Why it cannot be used now. */
  refusal: CodeRefusal | null;
};

export type Catalogue = {
  products: ReadonlyMap<number, Product>;
  /** What each box may hold, in the order of the shop. */
  pieces: ReadonlyMap<number, readonly BundledItem[]>;
  /** By code in small letters. */
  coupons: ReadonlyMap<string, DiscountCode>;
};

export type Wanted = { ids?: number[]; codes?: string[] };
/** `today`: the market's day, on which codes hold or do not. */
type Looked = CartContent & Wanted & { today: PlainDate };

/** Everything about the goods of a cart and those somebody wants to put in it. */
export async function readCatalogue(
  db: Database,
  market: string,
  { lines, coupons, ids = [], codes = [], today }: Looked,
): Promise<Catalogue> {
  const wanted = [...lines.map((line) => (line.kind === 'box' ? line.bundleId : line.id)), ...ids];
  const sold = await readVariations(db, market, wanted);
  const articles = [...(await readProducts(db, market, wanted)), ...sold];
  const boxes = articles.filter(({ type }) => type === 'bundle').map(({ id }) => id);
  return {
    products: new Map(articles.map((article) => [article.id, article])),
    pieces: await readPieces(db, market, boxes),
    coupons: coupons.length + codes.length === 0 ? new Map() : await readCodes(db, market, today),
  };
}

export async function findPackage(db: Database, market: string, slug: string): Promise<Product | undefined> {
  const rows = await db
    .select()
    .from(products)
    .where(and(eq(products.market, market), eq(products.slug, storable(slug))));
  return rows.map(articleOf)[0];
}

/** The address of a thing sold is made of its kind and slug. */
export async function findBySlug(
  db: Database,
  market: string,
  slug: string,
): Promise<Product['type'] | 'piece' | null> {
  const article = await findPackage(db, market, slug);
  if (article) return article.type;
  const rows = await db
    .select({ id: bundleItems.id })
    .from(bundleItems)
    .where(and(eq(bundleItems.market, market), eq(bundleItems.slug, storable(slug))));
  return rows.length > 0 ? 'piece' : null;
}

function articleOf(row: typeof products.$inferSelect): Product {
  const price = centsOf(row.price);
  const { id, name, slug, type, category, stock, image, choices } = row;
  // A box costs nothing itself. Anything else without a price is not for sale.
  const isForSale = type === 'bundle' || price > 0;
  const isInStock = isForSale && canBuy(readStockStatus(row.stockStatus)) && stock !== 0;
  const regularPrice = price;
  return { id, name, slug, type, category, stock, image, choices, price, regularPrice, isInStock, attribute: null };
}

async function readProducts(db: Database, market: string, ids: number[]): Promise<Product[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select()
    .from(products)
    .where(and(eq(products.market, market), inArray(products.id, ids)));
  return rows.map(articleOf);
}

async function readVariations(db: Database, market: string, ids: number[]): Promise<Product[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ variation: variations, parent: products })
    .from(variations)
    .innerJoin(products, and(eq(products.market, variations.market), eq(products.id, variations.productId)))
    .where(and(eq(variations.market, market), inArray(variations.id, ids)));
  return rows.map(({ variation, parent }) => {
    const price = centsOf(variation.price);
    const { id, attribute } = variation;
    const name = variation.name || parent.name;
    const known = articleOf(parent);
    return {
      ...known,
      id,
      name,
      type: 'variation',
      isInStock: known.isInStock && price > 0,
      attribute,
      price,
      regularPrice: price,
      worth: centsOf(parent.price),
    };
  });
}

async function readPieces(db: Database, market: string, bundleIds: number[]): Promise<Map<number, BundledItem[]>> {
  if (bundleIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(bundleItems)
    .where(and(eq(bundleItems.market, market), inArray(bundleItems.bundleId, bundleIds)))
    .orderBy(bundleItems.id);
  return Map.groupBy(rows.map(pieceOf), ({ bundleId }) => bundleId);
}

function pieceOf(row: typeof bundleItems.$inferSelect): BundledItem & { bundleId: number } {
  const { id, bundleId, name, slug, stock, image } = row;
  const price = centsOf(row.price);
  // A piece on sale says what it cost before.
  const regularPrice = row.regularPrice === null ? price : Math.max(price, centsOf(row.regularPrice));
  const isInStock = price > 0 && canBuy(readStockStatus(row.stockStatus)) && stock !== 0;
  return { id, bundleId, name, slug, stock, image, price, regularPrice, isInStock };
}

/** All of a market: there are few, and they are written in any case. */
async function readCodes(db: Database, market: string, today: PlainDate): Promise<Map<string, DiscountCode>> {
  const rows = await db.select().from(couponCodes).where(eq(couponCodes.market, market));
  const uses = await readCodeUses(db, market);
  return new Map(
    rows.map(({ code, percent, combines, validFrom: from, validUntil: until, maxUses }) => {
      const used = uses.get(code.toLowerCase()) ?? 0;
      const refusal = codeRefusal({ from, until, uses: maxUses }, { today, used });
      return [code.toLowerCase(), { percent: Number(percent), combines, refusal }];
    }),
  );
}
