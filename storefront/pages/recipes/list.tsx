import type { AnimalType } from '#contract/market.ts';
import { pathTo } from '#rules/addresses/paths.ts';
import type { RecipeCardData } from '#storefront/components/cards/card-data.ts';
import { RecipeCard } from '#storefront/components/cards/recipe-card.tsx';
import { ListIntro } from '#storefront/components/list-intro.tsx';
import { ListScreen, type LoadedList } from '#storefront/components/lists/list-screen.tsx';
import { SearchForm } from '#storefront/components/lists/search-form.tsx';
import { useText } from '#storefront/i18n/messages.tsx';
import { useMarket } from '#storefront/i18n/use-market.ts';
import { type LoadedModules, PageModules } from '#storefront/modules/page-modules.tsx';
import { durationText } from '#storefront/components/cards/duration.ts';
import { AppLink } from '#storefront/ui/app-link.tsx';
import { Picture } from '#storefront/ui/media/picture.tsx';

type RecipeListProps = LoadedList<{ list: 'recipes'; filter: AnimalType | null; page: number }> & {
  recipes: RecipeCardData[];
  total: number;
  query: string;
  modules: LoadedModules;
};

export function RecipeList({ recipes, total, query, modules, ...list }: RecipeListProps) {
  const t = useText();
  const market = useMarket();
  const { filter } = list.state;
  return (
    <ListScreen
      {...list}
      animal={filter}
      query={query}
      intro={
        <>
          <ListIntro page={list.page} />
          <div className="recipe-search">
            <SearchForm label={t('recipes:search')} kind="recipes" />
          </div>
        </>
      }
      aside={recipes.length > mostDishes ? <Dishes recipes={recipes.slice(-mostDishes)} /> : null}
      top={<PageModules modules={modules} place="top" />}
      bottom={<PageModules modules={modules} place="bottom" />}
      count={total > 0 ? t('recipes:count', { count: total }) : null}
      items={recipes}
      empty={{
        text: t(query ? 'recipes:nothing' : filter ? 'recipes:empty' : 'recipes:none'),
        to: query || filter ? pathTo(market, 'recipes') : null,
        link: t('recipes:back'),
      }}
    >
      {(recipe) => <RecipeCard recipe={recipe} level={2} />}
    </ListScreen>
  );
}

const mostDishes = 3;

/** The last of the page: those at its top stand right below. */
function Dishes({ recipes }: Pick<RecipeListProps, 'recipes'>) {
  const t = useText();
  const market = useMarket();
  return (
    <ul className="recipe-dishes">
      {recipes.map(({ slug, title, image, prepMinutes, cookMinutes }) => (
        <li key={slug}>
          <AppLink to={pathTo(market, 'recipe', { slug })}>
            <Picture image={image} use="card" alt="" />
            <span>{[title, durationText((prepMinutes ?? 0) + (cookMinutes ?? 0), t)].filter(Boolean).join(', ')}</span>
          </AppLink>
        </li>
      ))}
    </ul>
  );
}
