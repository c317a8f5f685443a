import type { ViewProps } from '#storefront/modules/view-props.ts';
import { CategoryTabs as Tabs } from '#storefront/components/package-tabs.tsx';
import { ModuleSection } from '#storefront/components/module-section.tsx';
import { useText } from '#storefront/i18n/messages.tsx';

/** All packages by animal, with tabs that follow the scroll. */
export function View({ module, data: groups }: ViewProps<'category-tabs'>) {
  const t = useText();
  if (!groups || groups.length === 0) return null;
  return (
    <ModuleSection
      module={module}
      eyebrow={t('categories.eyebrow')}
      heading={t('categories.title')}
      lead={t('categories.intro')}
    >
      <Tabs groups={groups} />
    </ModuleSection>
  );
}
