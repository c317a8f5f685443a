/**
 * Puts together what orders need to know of a basket: prices and stock are the embedded shop's, names of choices, farmers and
 * days of delivery are content. The three services do not know each other.
 */
import type { z } from 'zod';
import { FarmshopCard } from '#contract/entities/farmshop-product.ts';
import { Package } from '#contract/entities/package.ts';
import type { Text } from '#contract/locales.ts';
import type { Market } from '#contract/market.ts';
import { readLeniently } from '#contract/fields/read.ts';
import type { Database } from '#database/client.ts';
import { numberFrom } from '#contract/fields/number-from.ts';
import { weightInKg } from '#rules/stock/freezer-fit.ts';
import { isWine } from '#rules/stock/drink.ts';
import { requiredPacks, startChoice } from '#rules/stock/package-editor.ts';
import { formatPrice } from '#rules/money/price.ts';
import { readDay } from '#rules/time/read-date.ts';
import { createContentStore } from '#services/content/store.ts';
import type { KindName } from '#services/content/kinds.ts';
import type { Basket, BasketLine, DescribePackage, Seller } from '#services/orders/seller.ts';
import { stillSold } from '#services/shop/cart/bundle-cart.ts';
import { type CartContent, emptyContent } from '#services/shop/cart/cart-content.ts';
import { createCartStore } from '#services/shop/cart/cart-store.ts';
import { type PricedBox, type PricedCart, type PricedLine, priceCart } from '#services/shop/cart/cart-totals.ts';
import { giveStockBack, sayCheckoutOpened, takeStock } from '#services/shop/catalogue/goods-stock.ts';
import { readCatalogue } from '#services/shop/catalogue/catalogue.ts';

type Options = {
  db: Database;
  markets: readonly Market[];
  texts: { textFor(market: Market): Text };
  clock: () => Date;
};

/** A seller that also says what a package is which nobody has in a basket yet. */
type ShopSeller = Seller & { describePackage: DescribePackage };

export function createSeller({ db, markets, texts, clock }: Options): ShopSeller {
  const marketOf = (code: string): Market => {
    const market = markets.find((known) => known.code === code);
    if (!market) throw new Error(`There is no market ${code}`);
    return market;
  };

  async function describe(tx: Database, code: string, content: CartContent): Promise<Basket> {
    const market = marketOf(code);
    const shelf = await readCatalogue(tx, code, content);
    const cart = priceCart(stillSold(content, shelf), shelf, market);
    const library = { tx, market, t: texts.textFor(market), clock };
    const lines: BasketLine[] = [];
    for (const line of cart.lines)
      lines.push(...(line.kind === 'box' ? await boxLines(library, line) : [await plainLine(library, line)]));
    return { ...sumsOf(cart), lines };
  }

  return {
    async readBasket({ market, session }) {
      await sayCheckoutOpened(db, market);
      const { content } = await createCartStore(db, market, clock).find(session);
      return describe(db, market, content);
    },

    async sellBasket({ market, session }, work) {
      const sold = await createCartStore(db, market, clock).change(session, async (cart, tx) => {
        const { result, isSold } = await work(await describe(tx, market, cart.content), tx);
        return { content: isSold ? emptyContent : cart.content, notices: isSold ? [] : cart.notices, result };
      });
      return sold.result;
    },

    stock: { take: takeStock, giveBack: giveStockBack },

    async describePackage(code, { slug, choices }) {
      const market = marketOf(code);
      const library = { tx: db, market, t: texts.textFor(market), clock };
      const card = await find(library, 'packages', { slug, schema: Package });
      const { farmer, choice } = packageFacts(library, card, { choices, quantity: 1 });
      return { farmer, choice };
    },
  };
}

function sumsOf({ coupons, subtotal, discount, delivery, total }: PricedCart) {
  return { discounts: coupons, subtotal, discount, delivery, total };
}

type Library = { tx: Database; market: Market; t: Text; clock: () => Date };

async function find<T extends z.ZodType>(
  { tx, market, clock }: Library,
  kind: KindName,
  { slug, schema }: { slug: string; schema: T },
): Promise<z.output<T> | null> {
  const doc = await createContentStore(tx, market, clock).find(kind, slug);
  return doc === undefined ? null : readLeniently(schema, doc).data;
}

async function plainLine(library: Library, line: Exclude<PricedLine, PricedBox>): Promise<BasketLine> {
  const { good, key, quantity, subtotal, total } = line;
  const sold = {
    key,
    good: { kind: 'article', id: good.id } as const,
    slug: good.slug,
    name: good.name,
    image: good.image,
    quantity,
    unitPrice: good.price,
    subtotal,
    total,
  };
  if (good.type === 'variation') return { ...sold, ...voucherFacts(library, good) };
  const card = await find(library, 'packages', { slug: good.slug, schema: Package });
  return { ...sold, ...packageFacts(library, card, line.line) };
}

type Facts = Omit<
  BasketLine,
  'key' | 'good' | 'slug' | 'name' | 'image' | 'quantity' | 'unitPrice' | 'subtotal' | 'total'
>;

/** A way of delivery is a word of the catalogue; one it does not know is shown as it is. */
function voucherFacts(
  { t, market }: Library,
  { attribute, price, worth = price }: { attribute: string | null; price: number; worth?: number },
): Facts {
  const extra = formatPrice(market.luxuryCouponExtra, market) ?? '';
  const way = attribute === null ? '' : (t.find(`coupons:methods.${attribute}`, { price: extra }) ?? attribute);
  const nothing = { farmer: null, notBefore: null, contents: [], kilos: null, meals: null };
  return { ...nothing, kind: 'voucher', choice: way, vatKind: 'voucher', worth };
}

type Chosen = { choices: readonly (readonly [name: string, value: string])[]; quantity: number };

function packageFacts({ market }: Library, card: Package | null, line: Chosen): Facts {
  const chosen = card ? chosenPacks(card, line) : [];
  const isBottled = card !== null && isWine(card);
  const cuts = (card?.contents.cuts ?? []).map(({ shortTitle, totalPieces, piecesPerVac }) => ({
    title: shortTitle,
    packs: Math.ceil((totalPieces ?? 0) / Math.max(1, piecesPerVac ?? 1)),
  }));
  return {
    kind: 'package',
    farmer: card?.farmer?.name ?? null,
    choice: chosen.map(({ title, packs }) => `${packs} × ${title}`).join(', '),
    vatKind: isBottled ? 'wine' : 'food',
    notBefore: readDay(card?.deliveryDate, market.timeZone),
    contents: [...cuts, ...chosen].filter(({ packs }) => packs > 0),
    worth: null,
    kilos: isBottled ? null : times(weightInKg(card?.size), line.quantity),
    meals: isBottled ? null : times(numberFrom(card?.mealsForPerson), line.quantity),
  };
}

/** What was chosen of the minced packs, if it comes to as many as there are; else the package as it is composed. */
function chosenPacks(
  { contents: { minced } }: Package,
  { choices }: Pick<Chosen, 'choices'>,
): { title: string; packs: number }[] {
  const given = new Map(choices);
  const wish = minced.map(({ name, maxPacks }) => {
    const text = given.get(name) ?? '0';
    const packs = /^\d{1,3}$/.test(text) ? Number(text) : Number.NaN;
    return packs <= (maxPacks ?? Number.POSITIVE_INFINITY) ? packs : Number.NaN;
  });
  const composed = startChoice(minced);
  const fits = wish.reduce((sum, packs) => sum + packs, 0) === requiredPacks(minced);
  return minced
    .map(({ name, shortTitle }, index) => ({ title: shortTitle, packs: (fits ? wish[index] : composed[name]) ?? 0 }))
    .filter(({ packs }) => packs > 0);
}

function times(each: number | null | undefined, count: number): number | null {
  return each === null || each === undefined || !(each > 0) ? null : each * count;
}

async function boxLines(library: Library, box: PricedBox): Promise<BasketLine[]> {
  const lines: BasketLine[] = [];
  for (const { key, good, quantity, subtotal, total } of box.pieces) {
    const card = await find(library, 'farmshop-products', { slug: good.slug, schema: FarmshopCard });
    lines.push({
      key,
      kind: 'piece',
      good: { kind: 'piece', id: good.id },
      slug: good.slug,
      name: good.name,
      farmer: card?.farmer?.name ?? null,
      choice: '',
      image: good.image,
      quantity,
      unitPrice: good.price,
      subtotal,
      total,
      vatKind: card && isWine(card) ? 'wine' : 'food',
      notBefore: null,
      contents: [{ title: good.name, packs: 1 }],
      worth: null,
      // What the shop calls its weight is that of one piece of a pack.
      kilos: card && isWine(card) ? null : times(card?.weight, ((card?.piecesPerPack ?? 1) * quantity) / 1000),
      meals: null,
    });
  }
  return lines;
}
