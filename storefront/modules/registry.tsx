/**
 * A view for every page module of the contract; a missing or mistyped one does not compile. Views are render functions, not
 * components: that lets the compiler follow a type, its module and its data together. Their code comes after the page, and only
 * that of the modules a page has.
 */
import type { ReactElement } from 'react';
import type { ModuleOf, ModuleType } from '#contract/page-modules.ts';
import { deferHydration } from '#storefront/hydration/deferred.tsx';
import type { DataOf, Loaded } from './load-modules.server.ts';

const ArticleList = deferHydration(
  async () => (await import('#storefront/components/lists/article-list.tsx')).ArticleList,
);
const BreedList = deferHydration(async () => (await import('#storefront/components/lists/breed-list.tsx')).BreedList);
const BuyersTooltip = deferHydration(async () => (await import('./buyers-tooltip/view.tsx')).BuyersTooltip);
const CategoryTabs = deferHydration(async () => (await import('./category-tabs/view.tsx')).CategoryTabs);
const CutList = deferHydration(async () => (await import('#storefront/components/lists/cut-list.tsx')).CutList);
const FarmshopBanner = deferHydration(async () => (await import('./farmshop-banner/view.tsx')).FarmshopBanner);
const FarmshopList = deferHydration(
  async () => (await import('#storefront/components/lists/farmshop-list.tsx')).FarmshopList,
);
const FreezerFit = deferHydration(async () => (await import('./freezer-fit/view.tsx')).FreezerFit);
const HeaderText = deferHydration(async () => (await import('./header-text/view.tsx')).HeaderText);
const Html = deferHydration(async () => (await import('./html/view.tsx')).Html);
const ImageCarousel = deferHydration(async () => (await import('./image-carousel/view.tsx')).ImageCarousel);
const Invite = deferHydration(async () => (await import('#storefront/sign-up/invite.tsx')).Invite);
const Navigator = deferHydration(async () => (await import('./navigator/view.tsx')).Navigator);
const NewsletterBand = deferHydration(
  async () => (await import('#storefront/sign-up/newsletter-band.tsx')).NewsletterBand,
);
const NewsletterPopup = deferHydration(
  async () => (await import('#storefront/sign-up/newsletter-popup.tsx')).NewsletterPopup,
);
const PackageList = deferHydration(
  async () => (await import('#storefront/components/lists/package-list.tsx')).PackageList,
);
const PackagesRemainingTooltip = deferHydration(
  async () => (await import('./packages-remaining-tooltip/view.tsx')).PackagesRemainingTooltip,
);
const Quote = deferHydration(async () => (await import('./quote/view.tsx')).Quote);
const Recipe = deferHydration(async () => (await import('./recipe/view.tsx')).Recipe);
const RecipeList = deferHydration(
  async () => (await import('#storefront/components/lists/recipe-list.tsx')).RecipeList,
);
const RelatedItem = deferHydration(async () => (await import('./related-item/view.tsx')).RelatedItem);
const Reviews = deferHydration(async () => (await import('./reviews/view.tsx')).Reviews);
const Slider = deferHydration(async () => (await import('./slider/view.tsx')).Slider);
const SoldOutSignUp = deferHydration(
  async () => (await import('#storefront/sign-up/sold-out-sign-up.tsx')).SoldOutSignUp,
);
const Text = deferHydration(async () => (await import('./text/view.tsx')).Text);

type Views = { [T in ModuleType]: (module: ModuleOf<T>, data: DataOf<T> | null) => ReactElement };

const views: Views = {
  'blog-highlight': (module, articles) => <ArticleList module={module} items={articles} />,
  'blog-list': (module, articles) => <ArticleList module={module} items={articles} />,
  'breeds-teaser': (module, breeds) => <BreedList module={module} items={breeds} />,
  'buyers-tooltip': (module, buyers) => <BuyersTooltip module={module} buyers={buyers} />,
  'category-tabs': (module, groups) => <CategoryTabs module={module} groups={groups} />,
  'cuts-teaser': (module, cuts) => <CutList module={module} items={cuts} />,
  // Every page answers invitations; where both stand, the first one does.
  'discount-popup': () => <Invite />,
  'farmshop-banner': (module, banner) => <FarmshopBanner module={module} banner={banner} />,
  'freezer-fit': (module, fit) => <FreezerFit module={module} fit={fit} />,
  'header-text': (module) => <HeaderText module={module} />,
  highlight: (module, packages) => <PackageList module={module} items={packages} heading="productHighlight" />,
  html: (module) => <Html module={module} />,
  'image-carousel': (module) => <ImageCarousel module={module} />,
  navigator: (module) => <Navigator module={module} />,
  'newsletter-form': (module) => <NewsletterBand module={module} />,
  // Most pages have it without; where both stand, one window opens.
  'newsletter-popup': () => <NewsletterPopup />,
  'packages-remaining-tooltip': (module, remaining) => (
    <PackagesRemainingTooltip module={module} remaining={remaining} />
  ),
  popular: (module, products) => <FarmshopList module={module} items={products} />,
  'product-highlight': (module, packages) => (
    <PackageList module={module} items={packages} heading="productHighlight" />
  ),
  quote: (module) => <Quote module={module} />,
  recipe: (module, recipe) => <Recipe module={module} recipe={recipe} />,
  'recipe-highlight': (module, recipes) => <RecipeList module={module} items={recipes} heading="recipeHighlight" />,
  'related-item': (module) => <RelatedItem module={module} />,
  'related-products': (module, packages) => <PackageList module={module} items={packages} heading="relatedProducts" />,
  'related-recipes': (module, recipes) => <RecipeList module={module} items={recipes} heading="relatedRecipes" />,
  reviews: (module, summary) => <Reviews module={module} summary={summary} />,
  slider: (module) => <Slider module={module} />,
  'sold-out-sign-up': (module, offer) => <SoldOutSignUp module={module} offer={offer} />,
  text: (module) => <Text module={module} />,
};

export function renderModule<T extends ModuleType>(loaded: Loaded<T>): ReactElement {
  return views[loaded.type](loaded.module, loaded.data);
}
