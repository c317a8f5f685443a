/** What page modules ask of the content service. Most ask nothing; one that does gets a line in `loads`. */
import type { RelatedType } from '#contract/content.ts';
import type { Package } from '#contract/entities/package.ts';
import type { ModuleOf, ModuleType, PageModule } from '#contract/page-modules.ts';
import type { VisitorContext } from '#storefront/context.ts';
import { bannerData } from '#storefront/blocks/farmshop-banner.tsx';
import { breedCardData, cutCardData, recipeCardData } from '#storefront/cards/card-data.ts';
import { answeringOnce } from './answering-once.server.ts';
import { loadArticles } from './load-articles.server.ts';
import { loadCategoryGroups } from './load-category-groups.server.ts';
import { buyersOf, freezerFitOf, remainingOf } from './load-figures.server.ts';
import { loadPackages, loadPopular, loadRelatedPackages } from './load-products.server.ts';
import { loadRecipes, loadRelatedRecipes } from './load-recipes.server.ts';
import { withDeliveryTexts } from './delivery-texts.server.ts';

/** The page the modules stand on. */
export type ModulePage = { relatedType: RelatedType | null; slug: string | null; package?: Package };
