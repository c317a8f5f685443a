import type { Text } from '#contract/locales.ts';
import type { Market } from '#contract/market.ts';
import type { ShopPage } from '#contract/selling/shop-page.ts';
import type { DescribePackage } from '#services/orders/seller.ts';
import type { ShopView } from '#services/shop/pages/shop-view.ts';

type Place = { market: Market; t: Text; describePackage: DescribePackage };

/** The package of a link, with what was chosen in the package's own words. */
export async function orderPackageView(
  { article, choices, notices }: Extract<ShopView, { kind: 'package' }>,
  { market, t, describePackage }: Place,
): Promise<ShopPage> {
  const { farmer, choice } = await describePackage(market.code, { slug: article.slug, choices });
  const soldOut = { kind: 'error', text: t('shop:basket.refused', { title: article.name }), undo: null } as const;
  const said = notices.map((notice) => ({ ...notice, undo: notice.undo ?? null }));
  return {
    kind: 'package',
    name: article.name,
    image: article.image,
    price: article.price,
    farmer,
    choice,
    notices: article.isInStock || said.length > 0 ? said : [soldOut],
    canOrder: article.isInStock,
  };
}
