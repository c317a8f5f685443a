import type { StaticPage } from '#contract/entities/static-page.ts';
import { useMarket } from '#storefront/i18n/use-market.ts';
import { type LoadedModules, PageModules } from '#storefront/modules/page-modules.tsx';
import { classNames } from '#storefront/ui/class-names.ts';
import { PageHead } from '#storefront/ui/text/page-head.tsx';
import { PageLinks } from '#storefront/ui/list/page-links.tsx';
import { RichText } from '#storefront/ui/text/rich-text.tsx';
import prose from '#storefront/ui/text/prose.module.css';
import section from '#storefront/ui/section.module.css';

type StaticPageScreenProps = {
  page: Pick<StaticPage, 'title' | 'summary' | 'body' | 'image' | 'links'>;
  modules: LoadedModules;
};

export function StaticPageScreen({ page, modules }: StaticPageScreenProps) {
  const market = useMarket();
  return (
    <>
      <PageHead title={page.title ?? market.title} lead={page.summary} image={page.image}>
        <PageLinks links={page.links} />
      </PageHead>
      <PageModules modules={modules} place="top" />
      {page.body ? (
        <div className={`wrap ${section.content}`}>
          <RichText value={page.body} className={classNames(prose.prose, prose.page)} />
        </div>
      ) : null}
      <PageModules modules={modules} place="bottom" />
    </>
  );
}
