import type { ModuleOf } from '#contract/page-modules.ts';
import { itemLimit } from '#rules/stock/item-counts.ts';
import { type BannerData, bannerData } from '#storefront/components/banner-data.ts';
import type { ReviewSummary } from '#storefront/components/review-list.tsx';
import {
  type ArticleCardData,
  articleCardData,
  type BreedCardData,
  breedCardData,
  type CutCardData,
  cutCardData,
} from '#storefront/components/cards/card-data.ts';
import { breedsOf, firstOfAnimal } from '#storefront/data/list-of-animal.server.ts';
import type { LoadContext } from './load-context.ts';

type ArticleModule = ModuleOf<'blog-highlight'> | ModuleOf<'blog-list'>;

/** Articles of a category, or the latest. Not every market has a blog. */
export async function loadArticles(
  { type, config, totalShow }: ArticleModule,
  { content, market }: LoadContext,
): Promise<ArticleCardData[]> {
  if (market.words.blog === null) return [];
  const ofList = config.category ? 'blogOfCategory' : 'blog';
  const limit = itemLimit(type === 'blog-list' ? ofList : 'blogHighlight', totalShow);
  const query = { per_page: limit, category: config.category ?? undefined };
  const { items } = await content.listArticles({ query });
  return items.slice(0, limit).map((article) => articleCardData(article, market));
}

export async function loadBreeds(
  { config, totalShow }: ModuleOf<'breeds-teaser'>,
  { content }: LoadContext,
): Promise<BreedCardData[]> {
  const limit = itemLimit('related', totalShow);
  const items = await firstOfAnimal(breedsOf(content), { per_page: limit, animal_type: config.animal ?? undefined });
  return items.slice(0, limit).map(breedCardData);
}

export async function loadCuts(
  { config, totalShow }: ModuleOf<'cuts-teaser'>,
  { content }: LoadContext,
): Promise<CutCardData[]> {
  const { animal } = config;
  if (!animal) return [];
  const { items } = await content.listCutsOfAnimal({ params: { animal } });
  return items.slice(0, itemLimit('related', totalShow)).map(cutCardData);
}

export async function loadReviewSummary(
  _module: ModuleOf<'reviews'>,
  { content, market }: LoadContext,
): Promise<ReviewSummary> {
  const settings = await content.getSettings({ params: { market: market.code } });
  return {
    number: settings.reviewsCount,
    description: settings.reviewsDescription,
    button: settings.reviewsButton,
  };
}

export async function loadBanner(
  { config }: ModuleOf<'farmshop-banner'>,
  { content }: LoadContext,
): Promise<BannerData | null> {
  return config.slug ? bannerData(await content.getStaticPage({ params: { slug: config.slug } })) : null;
}
