import { listAddress } from '#rules/lists/page-links.ts';
import { pathTo } from '#rules/addresses/paths.ts';
import { isSearching, type SearchState } from '#rules/search/search.ts';
import type { ArticleCardData } from '#storefront/components/cards/card-data.ts';
import type { ListHead } from '#storefront/data/list-head.ts';
import { useText } from '#storefront/i18n/messages.tsx';
import { useMarket } from '#storefront/i18n/use-market.ts';
import { type LoadedModules, PageModules } from '#storefront/modules/page-modules.tsx';
import { Breadcrumbs } from '#storefront/ui/text/breadcrumbs.tsx';
import type { FilterTab } from '#storefront/ui/list/filter-bar.tsx';
import { ListSection } from '#storefront/ui/list/list-section.tsx';
import { PageLinks } from '#storefront/ui/list/page-links.tsx';
import { RichText } from '#storefront/ui/text/rich-text.tsx';
import { TextLink } from '#storefront/ui/text/text-link.tsx';
import { ArticleGrid } from './article-grid.tsx';
import { BlogSearch, SearchAnswer } from './search.tsx';
import styles from './list.module.css';

type Category = { slug: string; title: string };
type BlogState = { list: 'blog'; category: string | null; page: number };

type BlogListProps = {
  page: ListHead;
  articles: ArticleCardData[];
  pageCount: number;
  state: BlogState;
  categories: Category[];
  search: SearchState;
  modules: LoadedModules;
};

export function BlogList({ page, articles, pageCount, state, categories, search, modules }: BlogListProps) {
  const t = useText();
  const market = useMarket();
  const isSearch = isSearching(search.status);
  const addressOf = (number: number) => listAddress(market, { ...state, page: number });
  return (
    <>
      <BlogHead page={page} isCategory={state.category !== null} search={search} />
      <PageModules modules={modules} place="top" />
      <ListSection
        label={page.title}
        part={`${state.category} ${state.page}`}
        filter={{ label: t('blog:categories'), tabs: useCategoryTabs(categories, state) }}
        pages={{ page: state.page, count: pageCount, addressOf }}
      >
        <SearchAnswer search={search} hits={articles.length} />
        {articles.length > 0 ? (
          <ArticleGrid articles={articles} level={2} hasFeature={state.page === 1 && !isSearch} />
        ) : (
          <TextLink to={pathTo(market, 'blog')}>{t('blog:back')}</TextLink>
        )}
      </ListSection>
      <PageModules modules={modules} place="bottom" />
    </>
  );
}

function BlogHead({ page, isCategory, search }: { page: ListHead; isCategory: boolean; search: SearchState }) {
  const t = useText();
  const blog = pathTo(useMarket(), 'blog');
  return (
    <div className={`wrap ${styles.head}`}>
      <div>
        <Breadcrumbs crumbs={isCategory ? [{ title: t('blog:name'), to: blog }] : []} />
        <h1>{page.title}</h1>
        {page.summary ? (
          <p className={styles.lead}>{page.summary}</p>
        ) : (
          <RichText value={page.body} className={styles.lead} />
        )}
        <PageLinks links={page.links} />
      </div>
      <BlogSearch search={search} />
    </div>
  );
}

/** Everything, then each category; nothing where there is nothing to choose. */
function useCategoryTabs(categories: Category[], state: BlogState): FilterTab[] {
  const t = useText();
  const market = useMarket();
  if (categories.length === 0) return [];
  const tab = (category: string | null, title: string) => ({
    key: category ?? '',
    title,
    to: listAddress(market, { list: 'blog', category, page: 1 }),
    isCurrent: state.category === category,
  });
  return [tab(null, t('blog:all')), ...categories.map(({ slug, title }) => tab(slug, title))];
}
