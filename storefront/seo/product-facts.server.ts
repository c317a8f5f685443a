/** What search engines are told of packages and pieces besides their words. */
import type { FarmshopProduct } from '#contract/entities/farmshop-product.ts';
import type { Package } from '#contract/entities/package.ts';
import { originRows } from '#rules/animals/origin.ts';
import { pieceFeedId } from '#rules/feeds/feed-item.ts';
import { previousPrice, salePrice } from '#rules/money/price.ts';
import { isDrink, isWine } from '#rules/stock/drink.ts';
import { weightInKg } from '#rules/stock/freezer-fit.ts';
import { canBuy, readStockStatus } from '#rules/stock/stock-status.ts';
import { localDate } from '#rules/time/local-time.ts';
import { readDay } from '#rules/time/read-date.ts';
import type { RequestContext } from '#storefront/request-context.ts';
import type { ProductFacts } from './json-ld.ts';

type FactsContext = Pick<RequestContext, 'market' | 'now' | 'text'>;

export function packageFacts(box: Package, { market, now, text }: FactsContext): ProductFacts {
  const kilos = isWine(box) ? null : weightInKg(box.size);
  const from = readDay(box.deliveryDate, market.timeZone);
  const isLater = !canBuy(readStockStatus(box.stockStatus)) && from !== null && from > localDate(now, market.timeZone);
  return {
    ...box,
    currency: market.currency,
    isDrink: isWine(box),
    crossedOut: previousPrice(box.price, box.previousPrice),
    grams: kilos === null ? null : Math.round(kilos * 1000),
    availableFrom: isLater ? from : null,
    country: oneCountry(box.origin),
    earTag: earTagFact(box, text),
  };
}

type Piece = Omit<FarmshopProduct, 'modules' | 'alternates' | 'crossSells' | 'food' | 'publishedAt'>;

export function pieceFacts(product: Piece, { market, text }: FactsContext): ProductFacts {
  const { weight, piecesPerPack } = product;
  const isPoured = isDrink(product);
  return {
    ...product,
    description: product.summary,
    // As the feeds call it.
    productId: pieceFeedId(product.bundledItemId),
    currency: market.currency,
    isDrink: isPoured,
    crossedOut: salePrice(product).crossedOut,
    grams: weight === null || isPoured ? null : weight * (piecesPerPack ?? 1),
    country: oneCountry(product.origin),
    earTag: earTagFact(product, text),
  };
}

/** The country of an animal that was born and reared in one; null where these are two, or not known. */
function oneCountry(origin: { birthCountry: string | null; fatteningCountry: string | null }): string | null {
  const { birthCountry, fatteningCountry } = origin;
  return fatteningCountry === null || fatteningCountry === birthCountry ? birthCountry : null;
}

/** The number by which an animal, a flock or a catch is known, under the name its page gives it. */
function earTagFact({ animal, earTag }: Pick<Package, 'animal' | 'earTag'>, text: FactsContext['text']) {
  const [row] = originRows({ earTag }, animal);
  return row ? { name: text(`package:traceability.rows.${row.label}`), value: row.value } : null;
}
