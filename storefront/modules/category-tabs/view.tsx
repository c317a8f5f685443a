import type { ViewProps } from '#storefront/modules/view-props.ts';
import { ModuleSection } from '#storefront/components/module-section.tsx';
import { useText } from '#storefront/i18n/messages.tsx';
import { AnimalPanels } from './animal-panels.tsx';

/** Packages by animal, one animal at a time. */
export function View({ module, data: panels }: ViewProps<'category-tabs'>) {
  const t = useText();
  if (!panels || panels.length === 0) return null;
  return (
    <ModuleSection
      module={module}
      eyebrow={t('categories.eyebrow')}
      heading={t('categories.title')}
      lead={t('categories.intro')}
    >
      <AnimalPanels panels={panels} />
    </ModuleSection>
  );
}
