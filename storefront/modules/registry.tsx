/**
 * One line a module type, complete or it does not compile. The chunk of a view is fetched after the page, and only those of the
 * modules a page has.
 */
import type { ComponentType, ReactElement } from 'react';
import type { ModuleType } from '#contract/page-modules.ts';
import { deferHydration } from '#storefront/hydration/deferred.tsx';
import type { Loaded } from './load-modules.server.ts';
import type { ViewProps } from './view-props.ts';

const views: { [T in ModuleType]: ComponentType<ViewProps<T>> } = {
  'blog-highlight': deferHydration(async () => (await import('./blog-highlight/view.tsx')).View),
  'blog-list': deferHydration(async () => (await import('./blog-list/view.tsx')).View),
  'breeds-teaser': deferHydration(async () => (await import('./breeds-teaser/view.tsx')).View),
  'buyers-tooltip': deferHydration(async () => (await import('./buyers-tooltip/view.tsx')).View),
  'category-tabs': deferHydration(async () => (await import('./category-tabs/view.tsx')).View),
  'cuts-teaser': deferHydration(async () => (await import('./cuts-teaser/view.tsx')).View),
  'discount-popup': deferHydration(async () => (await import('./discount-popup/view.tsx')).View),
  'farmshop-banner': deferHydration(async () => (await import('./farmshop-banner/view.tsx')).View),
  'freezer-fit': deferHydration(async () => (await import('./freezer-fit/view.tsx')).View),
  'header-text': deferHydration(async () => (await import('./header-text/view.tsx')).View),
  'herd-counter': deferHydration(async () => (await import('./herd-counter/view.tsx')).View),
  highlight: deferHydration(async () => (await import('./highlight/view.tsx')).View),
  html: deferHydration(async () => (await import('./html/view.tsx')).View),
  'image-carousel': deferHydration(async () => (await import('./image-carousel/view.tsx')).View),
  navigator: deferHydration(async () => (await import('./navigator/view.tsx')).View),
  'newsletter-form': deferHydration(async () => (await import('./newsletter-form/view.tsx')).View),
  'newsletter-popup': deferHydration(async () => (await import('./newsletter-popup/view.tsx')).View),
  'packages-remaining-tooltip': deferHydration(
    async () => (await import('./packages-remaining-tooltip/view.tsx')).View,
  ),
  popular: deferHydration(async () => (await import('./popular/view.tsx')).View),
  'product-highlight': deferHydration(async () => (await import('./product-highlight/view.tsx')).View),
  quote: deferHydration(async () => (await import('./quote/view.tsx')).View),
  recipe: deferHydration(async () => (await import('./recipe/view.tsx')).View),
  'recipe-highlight': deferHydration(async () => (await import('./recipe-highlight/view.tsx')).View),
  'related-item': deferHydration(async () => (await import('./related-item/view.tsx')).View),
  'related-products': deferHydration(async () => (await import('./related-products/view.tsx')).View),
  'related-recipes': deferHydration(async () => (await import('./related-recipes/view.tsx')).View),
  reviews: deferHydration(async () => (await import('./reviews/view.tsx')).View),
  slider: deferHydration(async () => (await import('./slider/view.tsx')).View),
  'sold-out-sign-up': deferHydration(async () => (await import('./sold-out-sign-up/view.tsx')).View),
  text: deferHydration(async () => (await import('./text/view.tsx')).View),
};

export function renderModule<T extends ModuleType>({ type, module, data }: Loaded<T>): ReactElement {
  // The table ties a type, its module and its data together; looked up by a type that is not known yet, it cannot say so.
  const View = views[type] as ComponentType<{ module: unknown; data: unknown }>;
  return <View module={module} data={data} />;
}
