/** One sample of every module with its data: what the page of module samples shows and tests render. One without does not compile. */
import type { ModuleType } from '#contract/page-modules.ts';
import type { Loaded } from './load-modules.server.ts';
import { sample as blogHighlight } from './blog-highlight/sample.ts';
import { sample as blogList } from './blog-list/sample.ts';
import { sample as breedsTeaser } from './breeds-teaser/sample.ts';
import { sample as buyersTooltip } from './buyers-tooltip/sample.ts';
import { sample as categoryTabs } from './category-tabs/sample.ts';
import { sample as cutsTeaser } from './cuts-teaser/sample.ts';
import { sample as discountPopup } from './discount-popup/sample.ts';
import { sample as farmshopBanner } from './farmshop-banner/sample.ts';
import { sample as freezerFit } from './freezer-fit/sample.ts';
import { sample as headerText } from './header-text/sample.ts';
import { sample as herdCounter } from './herd-counter/sample.ts';
import { sample as highlight } from './highlight/sample.ts';
import { sample as html } from './html/sample.ts';
import { sample as imageCarousel } from './image-carousel/sample.ts';
import { sample as navigator } from './navigator/sample.ts';
import { sample as newsletterForm } from './newsletter-form/sample.ts';
import { sample as newsletterPopup } from './newsletter-popup/sample.ts';
import { sample as packagesRemainingTooltip } from './packages-remaining-tooltip/sample.ts';
import { sample as popular } from './popular/sample.ts';
import { sample as productHighlight } from './product-highlight/sample.ts';
import { sample as quote } from './quote/sample.ts';
import { sample as recipe } from './recipe/sample.ts';
import { sample as recipeHighlight } from './recipe-highlight/sample.ts';
import { sample as relatedItem } from './related-item/sample.ts';
import { sample as relatedProducts } from './related-products/sample.ts';
import { sample as relatedRecipes } from './related-recipes/sample.ts';
import { sample as reviews } from './reviews/sample.ts';
import { sample as slider } from './slider/sample.ts';
import { sample as soldOutSignUp } from './sold-out-sign-up/sample.ts';
import { sample as text } from './text/sample.ts';

export const samples: { [T in ModuleType]: Loaded<T> } = {
  'blog-highlight': blogHighlight,
  'blog-list': blogList,
  'breeds-teaser': breedsTeaser,
  'buyers-tooltip': buyersTooltip,
  'category-tabs': categoryTabs,
  'cuts-teaser': cutsTeaser,
  'discount-popup': discountPopup,
  'farmshop-banner': farmshopBanner,
  'freezer-fit': freezerFit,
  'header-text': headerText,
  'herd-counter': herdCounter,
  highlight,
  html,
  'image-carousel': imageCarousel,
  navigator,
  'newsletter-form': newsletterForm,
  'newsletter-popup': newsletterPopup,
  'packages-remaining-tooltip': packagesRemainingTooltip,
  popular,
  'product-highlight': productHighlight,
  quote,
  recipe,
  'recipe-highlight': recipeHighlight,
  'related-item': relatedItem,
  'related-products': relatedProducts,
  'related-recipes': relatedRecipes,
  reviews,
  slider,
  'sold-out-sign-up': soldOutSignUp,
  text,
};
