/**
 * Puts together what orders need to know of a basket: prices and stock are the embedded shop's, names of choices, farmers and
 * days of delivery are content. The three services do not know each other.
 */
import type { z } from 'zod';
import { SoldPiece } from '#contract/entities/farmshop-product.ts';
import { Package } from '#contract/entities/package.ts';
import type { Text } from '#contract/locales.ts';
import type { Market } from '#contract/market.ts';
import { readLeniently } from '#contract/fields/read.ts';
import type { Database } from '#database/client.ts';
import { numberFrom } from '#contract/fields/number-from.ts';
import { weightInKg } from '#rules/stock/freezer-fit.ts';
import { isWine } from '#rules/stock/drink.ts';
import { isPostedCoupon } from '#rules/money/coupon.ts';
import { formatPrice } from '#rules/money/price.ts';
import { localDate } from '#rules/time/local-time.ts';
import { readDay } from '#rules/time/read-date.ts';
import { chosenPacks } from './chosen-packs.ts';
import { createContentStore } from '#services/content/store.ts';
import type { KindName } from '#services/content/kinds.ts';
import type { Basket, BasketLine, GoodId } from '#rules/orders/basket.ts';
import type { DescribePackage, Seller } from '#services/orders/seller-port.ts';
import { stillSold } from '#services/shop/cart/bundle-cart.ts';
import { type CartContent, type CartLine, emptyContent } from '#services/shop/cart/cart-content.ts';
import { createCartStore } from '#services/shop/cart/cart-store.ts';
import { type PricedBox, type PricedCart, type PricedLine, priceCart } from '#services/shop/cart/cart-totals.ts';
import { countCodes, giveCodesBack, lockCodes } from '#services/shop/catalogue/code-uses.ts';
import {
  bundlesOf,
  giveStockBack,
  holdStock,
  lookAtStock,
  sayCheckoutOpened,
  stockLeft,
  takeStock,
} from '#services/shop/catalogue/goods-stock.ts';
import { readCatalogue } from '#services/shop/catalogue/catalogue.ts';

type Options = {
  db: Database;
  markets: readonly Market[];
  texts: { textFor(market: Market): Text };
  clock: () => Date;
};

/** Says what orders need to know of a basket that was read and priced already. */
export type DescribeCart = (market: string, cart: PricedCart) => Promise<Basket>;

/** A seller that also says what a package is which nobody has in a basket yet. */
type ShopSeller = Seller & { describePackage: DescribePackage; describeCart: DescribeCart };

export function createSeller({ db, markets, texts, clock }: Options): ShopSeller {
  const marketOf = (code: string): Market => {
    const market = markets.find((known) => known.code === code);
    if (!market) throw new Error(`There is no market ${code}`);
    return market;
  };

  async function describe(tx: Database, code: string, content: CartContent): Promise<Basket> {
    const market = marketOf(code);
    const shelf = await readCatalogue(tx, code, { ...content, today: localDate(clock(), market.timeZone) });
    return describeCart(tx, code, priceCart(stillSold(content, shelf), shelf, market));
  }

  async function describeCart(tx: Database, code: string, cart: PricedCart): Promise<Basket> {
    const market = marketOf(code);
    const library = { market, t: texts.textFor(market), ...(await readCards({ tx, market, clock }, cart)) };
    const lines = cart.lines.flatMap((line) =>
      line.kind === 'box' ? boxLines(library, line) : [plainLine(library, line)],
    );
    return { ...sumsOf(cart), lines };
  }

  return {
    async readBasket({ market, session }) {
      const { content } = await createCartStore(db, market, clock).find(session);
      return describe(db, market, content);
    },

    sayCheckoutOpened: (market) => sayCheckoutOpened(db, market),

    describeCart: (market, cart) => describeCart(db, market, cart),

    async sellBasket({ market, session }, work, bounds) {
      const carts = createCartStore(db, market, clock);
      const sold = await carts.change(
        session,
        async (cart, tx) => {
          // Locked before they are read: what is offered here still holds when it is sold.
          await lockCodes(tx, market, cart.content.coupons);
          await holdStock(tx, market, goodsIn(cart.content));
          const { result, isSold } = await work(await describe(tx, market, cart.content), tx);
          return { content: isSold ? emptyContent : cart.content, notices: isSold ? [] : cart.notices, result };
        },
        bounds,
      );
      return sold.result;
    },

    async describeGoods(tx, market, wanted) {
      const bundles = await bundlesOf(tx, market, wanted);
      const lines = wanted.flatMap(({ good: { kind, id }, quantity }): CartLine[] => {
        if (kind === 'article') return [{ kind: 'plain', id, quantity, choices: [] }];
        const bundleId = bundles.get(id);
        return bundleId === undefined ? [] : [{ kind: 'box', bundleId, boxes: 1, pieces: { [id]: quantity } }];
      });
      return (await describe(tx, market, { lines, coupons: [] })).lines;
    },

    async quoteGoods(tx, market, wanted) {
      const bundles = await bundlesOf(tx, market, wanted);
      const articles = wanted.flatMap(({ good: { kind, id }, quantity }): CartLine[] =>
        kind === 'article' ? [{ kind: 'plain', id, quantity, choices: [] }] : [],
      );
      const pieces = Map.groupBy(
        wanted.filter(({ good }) => good.kind === 'piece'),
        ({ good }) => bundles.get(good.id),
      );
      const boxed = [...pieces].flatMap(([bundleId, inside]): CartLine[] =>
        bundleId === undefined
          ? []
          : [
              {
                kind: 'box',
                bundleId,
                boxes: 1,
                pieces: Object.fromEntries(inside.map(({ good, quantity }) => [good.id, quantity])),
              },
            ],
      );
      return describe(tx, market, { lines: [...articles, ...boxed], coupons: [] });
    },

    async minceOf(tx, code, slug) {
      const market = marketOf(code);
      const packages = await cardsOf({ tx, market, clock }, 'packages', { slugs: [slug], schema: Package });
      const minced = packages.get(slug)?.contents.minced ?? [];
      return minced.map(({ name, shortTitle, maxPacks }) => ({ name, title: shortTitle, maxPacks }));
    },

    stock: { look: lookAtStock, left: stockLeft, hold: holdStock, take: takeStock, giveBack: giveStockBack },
    codes: { count: countCodes, giveBack: giveCodesBack },

    async describePackage(code, { slug, choices }) {
      const market = marketOf(code);
      const packages = await cardsOf({ tx: db, market, clock }, 'packages', { slugs: [slug], schema: Package });
      const { farmer, choice } = packageFacts({ market }, packages.get(slug) ?? null, { choices, quantity: 1 });
      return { farmer, choice };
    },
  };
}

function goodsIn({ lines }: CartContent): GoodId[] {
  return lines.flatMap((line): GoodId[] =>
    line.kind === 'box'
      ? Object.keys(line.pieces).map((id) => ({ kind: 'piece', id: Number(id) }))
      : [{ kind: 'article', id: line.id }],
  );
}

function sumsOf({ coupons, subtotal, discount, delivery, total }: PricedCart) {
  return { discounts: coupons, subtotal, discount, delivery, total };
}

type Shelves = { tx: Database; market: Market; clock: () => Date };
/** What content says about all that is in a basket. */
type Library = {
  market: Market;
  t: Text;
  packages: ReadonlyMap<string, Package>;
  pieces: ReadonlyMap<string, z.output<typeof SoldPiece>>;
};

async function cardsOf<T extends z.ZodType>(
  { tx, market, clock }: Shelves,
  kind: KindName,
  { slugs, schema }: { slugs: string[]; schema: T },
): Promise<Map<string, z.output<T>>> {
  const docs = await createContentStore(tx, market, clock).findAll(kind, slugs);
  return new Map(
    [...docs].flatMap(([slug, doc]) => {
      const { data } = readLeniently(schema, doc);
      return data === null ? [] : [[slug, data] as const];
    }),
  );
}

/** One question for all packages and one for all pieces, however many lines there are. */
async function readCards(shelves: Shelves, { lines }: PricedCart): Promise<Pick<Library, 'packages' | 'pieces'>> {
  const plain = lines.flatMap((line) =>
    line.kind === 'box' || line.good.type === 'variation' ? [] : [line.good.slug],
  );
  const boxed = lines.flatMap((line) => (line.kind === 'box' ? line.pieces.map(({ good }) => good.slug) : []));
  return {
    packages: await cardsOf(shelves, 'packages', { slugs: plain, schema: Package }),
    pieces: await cardsOf(shelves, 'farmshop-products', { slugs: boxed, schema: SoldPiece }),
  };
}

function plainLine(library: Library, line: Exclude<PricedLine, PricedBox>): BasketLine {
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
  return { ...sold, ...packageFacts(library, library.packages.get(good.slug) ?? null, line.line) };
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
  const nothing = {
    farmer: null,
    animal: null,
    notBefore: null,
    notAfter: null,
    contents: [],
    kilos: null,
    meals: null,
  };
  return { ...nothing, kind: 'voucher', choice: way, vatKind: 'voucher', worth, isPosted: isPostedCoupon(attribute) };
}

type Chosen = { choices: readonly (readonly [name: string, value: string])[]; quantity: number };

function packageFacts({ market }: Pick<Library, 'market'>, card: Package | null, line: Chosen): Facts {
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
    notAfter: readDay(card?.lastDeliveryDate, market.timeZone),
    contents: [...cuts, ...chosen].filter(({ packs }) => packs > 0),
    worth: null,
    isPosted: false,
    animal: card?.earTag ?? null,
    boxes: card?.totalAvailable ?? null,
    kilos: isBottled ? null : times(weightInKg(card?.size), line.quantity),
    meals: isBottled ? null : times(numberFrom(card?.mealsForPerson), line.quantity),
  };
}

function times(each: number | null | undefined, count: number): number | null {
  return each === null || each === undefined || !(each > 0) ? null : each * count;
}

function boxLines({ pieces }: Library, box: PricedBox): BasketLine[] {
  return box.pieces.map(({ key, good, quantity, subtotal, total }) => {
    const card = pieces.get(good.slug) ?? null;
    return {
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
      notAfter: null,
      contents: [{ title: good.name, packs: 1 }],
      worth: null,
      isPosted: false,
      animal: card?.earTag ?? null,
      // What the shop calls its weight is that of one piece of a pack.
      kilos: card && isWine(card) ? null : times(card?.weight, ((card?.piecesPerPack ?? 1) * quantity) / 1000),
      meals: null,
    };
  });
}
