import type { ModuleOf } from '#contract/page-modules.ts';
import { type BannerData, bannerData } from '#storefront/components/banner-data.ts';
import type { LoadContext } from '#storefront/modules/load/load-context.ts';

export async function load(
  { config }: ModuleOf<'farmshop-banner'>,
  { content }: LoadContext,
): Promise<BannerData | null> {
  return config.slug ? bannerData(await content.getStaticPage({ params: { slug: config.slug } })) : null;
}
