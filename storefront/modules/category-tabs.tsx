import type { ModuleOf } from '#contract/page-modules.ts';
import { type CategoryGroup, CategoryTabs as Tabs } from '#storefront/blocks/category-tabs.tsx';
import { ModuleSection } from '#storefront/blocks/module-section.tsx';
import { useText } from '#storefront/lib/messages.tsx';

type CategoryTabsProps = { module: ModuleOf<'category-tabs'>; groups: CategoryGroup[] | null };

/** All packages by animal, with tabs that follow the scroll. */
export function CategoryTabs({ module, groups }: CategoryTabsProps) {
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
