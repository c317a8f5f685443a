/**
 * A view for every page module of the contract; a missing or mistyped one does not compile. Views are render functions, not
 * components: that lets the compiler follow a type, its module and its data together.
 */
import type { ReactNode } from 'react';
import type { ModuleOf, ModuleType } from '#contract/page-modules.ts';
import {
  ArticleList,
  BreedList,
  CutList,
  FarmshopList,
  PackageList,
  RecipeList,
} from '#storefront/blocks/card-lists.tsx';
import { Invite } from '#storefront/sign-up/invite.tsx';
import { NewsletterBand } from '#storefront/sign-up/newsletter-band.tsx';
import { NewsletterPopup } from '#storefront/sign-up/newsletter-popup.tsx';
import { SoldOutSignUp } from '#storefront/sign-up/sold-out-sign-up.tsx';
import { BuyersTooltip } from './buyers-tooltip.tsx';
import { CategoryTabs } from './category-tabs.tsx';
import { FarmshopBanner } from './farmshop-banner.tsx';
import { FreezerFit } from './freezer-fit.tsx';
import { HeaderText } from './header-text.tsx';
import { Html } from './html.tsx';
import { ImageCarousel } from './image-carousel.tsx';
import type { DataOf, Loaded } from './load-modules.server.ts';
import { Navigator } from './navigator.tsx';
import { PackagesRemainingTooltip } from './packages-remaining-tooltip.tsx';
import { Quote } from './quote.tsx';
import { Recipe } from './recipe.tsx';
import { RelatedItem } from './related-item.tsx';
import { Reviews } from './reviews.tsx';
import { Slider } from './slider.tsx';
import { Text } from './text.tsx';

type Views = { [T in ModuleType]: (module: ModuleOf<T>, data: DataOf<T> | null) => ReactNode };

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

export function renderModule<T extends ModuleType>(loaded: Loaded<T>): ReactNode {
  return views[loaded.type](loaded.module, loaded.data);
}
