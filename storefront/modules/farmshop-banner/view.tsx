import type { ViewProps } from '#storefront/modules/view-props.ts';
import { FarmshopBanner as Banner } from '#storefront/components/banner.tsx';
import { ModuleSection } from '#storefront/components/module-section.tsx';
import { SheetLink } from '#storefront/ui/sheet-link.tsx';
import sheet from '#storefront/modules/kinds.css?url';

/** A banner, whose content is a static page. */
export function View({ module, data: banner }: ViewProps<'farmshop-banner'>) {
  if (!banner) return null;
  return (
    <ModuleSection module={module}>
      <SheetLink href={sheet} />
      <Banner banner={banner} level={module.title ? 3 : 2} />
    </ModuleSection>
  );
}
