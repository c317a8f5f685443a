import type { ViewProps } from '#storefront/modules/view-props.ts';
import { ModuleSection } from '#storefront/components/module-section.tsx';
import { useText } from '#storefront/i18n/messages.tsx';
import { SheetLink } from '#storefront/ui/sheet-link.tsx';
import { AnimalPanels } from './animal-panels.tsx';
import tabsSheet from '#storefront/ui/list/tabs.css?url';
import tilesSheet from './tiles.css?url';

/** Packages by animal, one animal at a time. With the class `tiles` the tabs are tiles, in as many rows as they need. */
export function View({ module, data: panels }: ViewProps<'category-tabs'>) {
  const t = useText();
  if (!panels || panels.length === 0) return null;
  const isTiled = module.className?.includes('tiles') ?? false;
  return (
    <ModuleSection
      module={module}
      eyebrow={t('categories.eyebrow')}
      heading={t('categories.title')}
      lead={t('categories.intro')}
    >
      <SheetLink href={tabsSheet} />
      {isTiled ? <SheetLink href={tilesSheet} /> : null}
      <AnimalPanels panels={panels} isTiled={isTiled} />
    </ModuleSection>
  );
}
