import type { StaticPage } from '#contract/entities/static-page.ts';
import { useMarket } from '#storefront/i18n/use-market.ts';
import { type LoadedModules, PageModules } from '#storefront/modules/page-modules.tsx';
import { PageHead } from '#storefront/ui/text/page-head.tsx';
import { PageLinks } from '#storefront/ui/list/page-links.tsx';
import { RichText } from '#storefront/ui/text/rich-text.tsx';
import prose from '#storefront/ui/text/prose.module.css';
import section from '#storefront/ui/section.module.css';
import styles from './view.module.css';

type Modules = LoadedModules;

type HomeScreenProps = {
  page: Pick<StaticPage, 'title' | 'summary' | 'body' | 'image' | 'links'>;
  modules: Modules;
};

/** Home and mission: mostly modules. Where a slider does the talking, the title is for those who listen. */
export function HomeScreen({ page, modules }: HomeScreenProps) {
  const market = useMarket();
  const title = page.title ?? market.title;
  return (
    <>
      {isLedBySlider(modules) ? (
        <h1 className="sr">{title}</h1>
      ) : (
        <PageHead title={title} lead={page.summary} image={page.image}>
          <PageLinks links={page.links} />
        </PageHead>
      )}
      <PageModules modules={modules} place="top" />
      {page.body ? (
        <div className={`wrap ${section.content} ${styles.body}`}>
          <RichText value={page.body} className={`${prose.prose} ${prose.page}`} />
        </div>
      ) : null}
      <PageModules modules={modules} place="bottom" />
    </>
  );
}

/** Popups and tooltips stand nowhere on the page, so they do not lead it. */
const unseen = new Set(['discount-popup', 'newsletter-popup', 'buyers-tooltip', 'packages-remaining-tooltip']);

/** A slider of pictures alone says nothing. */
export function isLedBySlider(modules: Modules): boolean {
  const first = modules.find(({ type, module }) => module.place === 'top' && !unseen.has(type));
  return first?.type === 'slider' && Boolean(first.module.slides[0]?.body);
}
