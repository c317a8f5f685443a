import { numberFrom } from '#contract/fields/number-from.ts';
import type { Market } from '#contract/market.ts';
import { namesGoods, voucherPromises } from '#rules/facts/voucher-words.ts';
import { roundToCents } from '#rules/money/round-to-cents.ts';
import type { CheckInput } from '../check-input.ts';
import type { ContentIssue, MarketFiles } from '#services/content/content-files.ts';
import { textOf } from '#services/content/kinds.ts';

/** A voucher that says what it buys says whether that is brought too, and buys it. */
export function checkVouchers({ market, files }: Pick<CheckInput, 'market' | 'files'>): ContentIssue[] {
  const goods = goodsOf(market, files);
  if (goods.every(({ delivery }) => delivery === 0)) return [];
  return files.items.coupons.flatMap(({ file, doc }) => {
    const value = numberFrom(doc.visual_price) ?? Infinity;
    return voucherPromises(market.langTag.slice(0, 2), textOf(doc.excerpt)).flatMap(
      ({ sentence, hasDelivery, isNearly }) => {
        if (!hasDelivery)
          return [{ file, field: 'excerpt', reason: `says what it buys, and not whether with delivery: ${sentence}` }];
        if (isNearly) return [];
        return goods
          .filter(({ title, price, delivery }) => price + delivery > value && namesGoods(sentence, title))
          .map(({ title, price, delivery }) => ({
            file,
            field: 'excerpt',
            reason: `${title} costs ${roundToCents(price + delivery)} with delivery, and this is worth ${value}`,
          }));
      },
    );
  });
}

function goodsOf(market: Market, { items }: MarketFiles) {
  const { cost, freeFrom } = market.orders.packageDelivery;
  const packages = items.packages.map(({ doc }) => {
    const price = numberFrom(doc.shop_package_price) ?? 0;
    return { title: textOf(doc.title), price, delivery: freeFrom !== null && price >= freeFrom ? 0 : cost };
  });
  const boxDelivery = market.farmshop?.boxDelivery ?? 0;
  const pieces = items['farmshop-products'].map(({ doc }) => ({
    title: textOf(doc.title),
    price: numberFrom(doc.price) ?? 0,
    delivery: boxDelivery,
  }));
  return [...packages, ...pieces];
}
