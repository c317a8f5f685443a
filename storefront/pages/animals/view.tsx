import { useId } from 'react';
import type { AnimalType } from '#contract/market.ts';
import { type CategoryGroup, CategoryTabs } from '#storefront/components/package-tabs.tsx';
import type { ListHead } from '#storefront/data/list-head.ts';
import { useText } from '#storefront/i18n/messages.tsx';
import { type LoadedModules, PageModules } from '#storefront/modules/page-modules.tsx';
import { EmptyList } from '#storefront/ui/list/empty-list.tsx';
import { ListIntro } from '#storefront/components/list-intro.tsx';
import { PageHead } from '#storefront/ui/text/page-head.tsx';
import section from '#storefront/ui/section.module.css';

type AnimalsScreenProps = {
  page: ListHead;
  groups: CategoryGroup[];
  /** The animal the address names: the page opens at its packages. */
  filter: AnimalType | null;
  modules: LoadedModules;
};

/** Home's sister: every package, animal by animal. */
export function AnimalsScreen({ page, groups, filter, modules }: AnimalsScreenProps) {
  const t = useText();
  const headingId = useId();
  return (
    <>
      <PageHead title={page.title} lead={page.summary ?? page.body} image={page.image} isList>
        <ListIntro page={page} />
      </PageHead>
      <PageModules modules={modules} place="top" />
      <section className={`wrap ${section.content}`} aria-labelledby={headingId}>
        <h2 id={headingId} className="sr">
          {groups.length > 0 ? t('categories.label') : t('categories.emptyTitle')}
        </h2>
        {groups.length > 0 ? (
          <CategoryTabs groups={groups} target={filter} />
        ) : (
          <EmptyList>{t('categories.emptyBody')}</EmptyList>
        )}
      </section>
      <PageModules modules={modules} place="bottom" />
    </>
  );
}
