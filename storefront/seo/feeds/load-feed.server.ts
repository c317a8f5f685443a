/** All that is sold in a market, for its feeds. What lacks an id, a price or a picture is in none. */
import { getPackage } from '#storefront/data/get-package.server.ts';
import type { FarmshopCard } from '#contract/entities/farmshop-product.ts';
import type { PackageCard } from '#contract/entities/package.ts';
import { plainText } from '#contract/fields/plain-text.ts';
import { pathTo } from '#rules/addresses/paths.ts';
import { farmshopTitle } from '#rules/farmshop/farmshop-title.ts';
import { feedAvailability, type FeedItem, isInFeeds, pieceFeedId } from '#rules/feeds/feed-item.ts';
import { normaliseCurrency, previousPrice, salePrice } from '#rules/money/price.ts';
import { isDrink, isWine } from '#rules/stock/drink.ts';
import { weightInKg } from '#rules/stock/freezer-fit.ts';
import { readStockStatus } from '#rules/stock/stock-status.ts';
import { localDate, type PlainDate } from '#rules/time/local-time.ts';
import { readDay } from '#rules/time/read-date.ts';
import { everyPage } from '#storefront/data/every-page.server.ts';
import { orNotFound, orNull } from '#storefront/data/or-not-found.server.ts';
import type { RequestContext } from '#storefront/request-context.ts';
import { shareImage } from '../seo.ts';

export function feedOrigin({ site, market }: RequestContext): string {
  return site.origins[market.code] ?? site.origin;
}

export async function loadFeed(ctx: RequestContext): Promise<FeedItem[]> {
  const { content, market } = ctx;
  const [packages, pieces] = await Promise.all([
    orNotFound(everyPage((query) => content.listPackages({ query }))),
    market.words.farmshop === null ? [] : orNotFound(everyPage((query) => content.listFarmshopProducts({ query }))),
  ]);
  const boxes = await Promise.all(packages.map((box) => packageItem(box, ctx)));
  const items = [...boxes, ...pieces.map((piece) => pieceItem(piece, ctx))].filter((item) => item !== null);
  return items.filter((item) => isInFeeds(item, market.feeds));
}

async function packageItem(box: PackageCard, ctx: RequestContext): Promise<FeedItem | null> {
  const { market, now } = ctx;
  const image = shareImage(box.image, feedOrigin(ctx));
  const path = pathTo(market, 'package', { slug: box.slug });
  if (box.productId === null || box.price === null || image === null || path === null) return null;
  const kilos = weightInKg(box.size);
  const status = readStockStatus(box.stockStatus);
  const isDated = status === 'onbackorder' || status === 'coming_soon';
  const from = isDated ? await deliveredFrom(box.slug, ctx) : null;
  const isAlcohol = isWine(box);
  return {
    ...commonOf({ ...box, description: box.description }, ctx),
    id: box.productId,
    link: feedOrigin(ctx) + path,
    image,
    price: box.price,
    oldPrice: previousPrice(box.price, box.previousPrice),
    // The size of a bottle is written in other units than that of a box.
    amount: kilos === null || isAlcohol ? null : { value: Math.round(kilos * 1000), unit: 'g' },
    availability: feedAvailability(status, { from, today: localDate(now, market.timeZone) }),
    isAlcohol,
  };
}

/** Only its own page knows from which day it is delivered. */
async function deliveredFrom(slug: string, { content, market, log }: RequestContext): Promise<PlainDate | null> {
  const box = await orNull(getPackage(content, slug), log);
  return readDay(box?.deliveryDate, market.timeZone);
}

function pieceItem(piece: FarmshopCard, ctx: RequestContext): FeedItem | null {
  const { market, now } = ctx;
  const image = shareImage(piece.image, feedOrigin(ctx));
  const path = pathTo(market, 'farmshopProduct', { slug: piece.slug });
  const { price, crossedOut } = salePrice(piece);
  if (price === null || image === null || path === null) return null;
  const isPoured = isDrink(piece);
  return {
    ...commonOf({ ...piece, title: farmshopTitle(piece), description: piece.summary }, ctx),
    id: pieceFeedId(piece.bundledItemId),
    link: feedOrigin(ctx) + path,
    image,
    price,
    oldPrice: crossedOut,
    amount:
      piece.weight === null
        ? null
        : {
            value: piece.weight * (piece.piecesPerPack ?? 1) * inSmallUnit(piece.unitType),
            unit: isPoured ? 'ml' : 'g',
          },
    availability: feedAvailability(readStockStatus(piece.stockStatus), {
      from: null,
      today: localDate(now, market.timeZone),
    }),
    isAlcohol: isWine(piece),
  };
}

const factors: Partial<Record<string, number>> = { kg: 1000, l: 1000, cl: 10 };

function inSmallUnit(unit: string): number {
  return factors[unit] ?? 1;
}

type Described = { title: string; description: string | null; animal: string | null };

function commonOf({ title, description, animal }: Described, { market, text }: RequestContext) {
  return {
    title: plainText(title),
    description: plainText(description) || plainText(title),
    currency: normaliseCurrency(market.currency),
    brand: market.brand,
    type: text.find(`animals.${animal}`) ?? null,
  };
}
