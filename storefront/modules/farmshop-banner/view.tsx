import type { ModuleOf } from '#contract/page-modules.ts';
import type { BannerData } from '#storefront/components/banner-data.ts';
import { FarmshopBanner as Banner } from '#storefront/components/banner.tsx';
import { ModuleSection } from '#storefront/components/module-section.tsx';

type FarmshopBannerProps = { module: ModuleOf<'farmshop-banner'>; banner: BannerData | null };

/** A banner, whose content is a static page. */
export function FarmshopBanner({ module, banner }: FarmshopBannerProps) {
  if (!banner) return null;
  return (
    <ModuleSection module={module}>
      <Banner banner={banner} level={module.title ? 3 : 2} />
    </ModuleSection>
  );
}
