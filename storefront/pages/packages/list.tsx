import type { RichText as RichTextValue } from '#contract/fields/read.ts';
import type { ListState } from '#rules/lists/page-links.ts';
import { pathTo } from '#rules/addresses/paths.ts';
import type { PackageCardData } from '#storefront/components/cards/card-data.ts';
import { PackageCard } from '#storefront/components/cards/package/package-card.tsx';
import { ListIntro } from '#storefront/components/list-intro.tsx';
import { ListScreen, type LoadedList } from '#storefront/components/lists/list-screen.tsx';
import { useText } from '#storefront/i18n/messages.tsx';
import { useMarket } from '#storefront/i18n/use-market.ts';
import { type LoadedModules, PageModules } from '#storefront/modules/page-modules.tsx';
import type { Crumb } from '#storefront/ui/text/breadcrumbs.tsx';
import { RichText } from '#storefront/ui/text/rich-text.tsx';
import { SheetLink } from '#storefront/ui/sheet-link.tsx';
import sheet from './compare.css?url';

type PackageListProps = LoadedList<Extract<ListState, { list: 'productList' }>> & {
  packages: PackageCardData[];
  crumbs: Crumb[];
  query: string;
  comparison: RichTextValue | null;
  modules: LoadedModules;
};

/** All packages of one animal, or of the few that share a word. */
export function PackageList({ packages, query, comparison, modules, ...list }: PackageListProps) {
  const t = useText();
  const market = useMarket();
  return (
    <ListScreen
      {...list}
      animal={list.state.animal}
      query={query}
      intro={<ListIntro page={list.page} />}
      top={<PageModules modules={modules} place="top" />}
      bottom={<PageModules modules={modules} place="bottom" />}
      above={
        comparison ? (
          <>
            <SheetLink href={sheet} />
            <RichText value={comparison} className="comparison" />
          </>
        ) : null
      }
      items={packages}
      empty={{
        text: t(query ? 'search.notfound' : 'home:packages.empty'),
        to: pathTo(market, 'animals'),
        link: t('categories.all'),
      }}
    >
      {(box) => <PackageCard box={box} level={2} />}
    </ListScreen>
  );
}
