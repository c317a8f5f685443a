/**
 * One line a module type, complete or it does not compile. Each view is a chunk of its own: a page fetches those of the modules it
 * has.
 */
import type { ComponentType, ReactElement } from 'react';
import type { ModuleType } from '#contract/page-modules.ts';
import { lazyPart } from '#storefront/hydration/lazy-view.tsx';
import type { Loaded } from './load-modules.server.ts';
import { ModuleBoundary } from './module-boundary.tsx';
import type { ViewProps } from './view-props.ts';

/** One that throws leaves a gap and nothing else. */
function moduleView<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazyPart(load, ModuleBoundary);
}

type Preloaded<Props> = ComponentType<Props> & { preload: () => void };

const views: { [T in ModuleType]: Preloaded<ViewProps<T>> } = {
  'blog-highlight': moduleView(async () => (await import('./blog-highlight/view.tsx')).View),
  'blog-list': moduleView(async () => (await import('./blog-list/view.tsx')).View),
  'breeds-teaser': moduleView(async () => (await import('./breeds-teaser/view.tsx')).View),
  'buyers-tooltip': moduleView(async () => (await import('./buyers-tooltip/view.tsx')).View),
  'category-tabs': moduleView(async () => (await import('./category-tabs/view.tsx')).View),
  'cuts-teaser': moduleView(async () => (await import('./cuts-teaser/view.tsx')).View),
  'discount-popup': moduleView(async () => (await import('./discount-popup/view.tsx')).View),
  'farmshop-banner': moduleView(async () => (await import('./farmshop-banner/view.tsx')).View),
  'freezer-fit': moduleView(async () => (await import('./freezer-fit/view.tsx')).View),
  'header-text': moduleView(async () => (await import('./header-text/view.tsx')).View),
  'herd-counter': moduleView(async () => (await import('./herd-counter/view.tsx')).View),
  highlight: moduleView(async () => (await import('./highlight/view.tsx')).View),
  html: moduleView(async () => (await import('./html/view.tsx')).View),
  'image-carousel': moduleView(async () => (await import('./image-carousel/view.tsx')).View),
  navigator: moduleView(async () => (await import('./navigator/view.tsx')).View),
  'newsletter-form': moduleView(async () => (await import('./newsletter-form/view.tsx')).View),
  'newsletter-popup': moduleView(async () => (await import('./newsletter-popup/view.tsx')).View),
  'packages-remaining-tooltip': moduleView(async () => (await import('./packages-remaining-tooltip/view.tsx')).View),
  popular: moduleView(async () => (await import('./popular/view.tsx')).View),
  'product-highlight': moduleView(async () => (await import('./product-highlight/view.tsx')).View),
  quote: moduleView(async () => (await import('./quote/view.tsx')).View),
  recipe: moduleView(async () => (await import('./recipe/view.tsx')).View),
  'recipe-highlight': moduleView(async () => (await import('./recipe-highlight/view.tsx')).View),
  'related-item': moduleView(async () => (await import('./related-item/view.tsx')).View),
  'related-products': moduleView(async () => (await import('./related-products/view.tsx')).View),
  'related-recipes': moduleView(async () => (await import('./related-recipes/view.tsx')).View),
  reviews: moduleView(async () => (await import('./reviews/view.tsx')).View),
  slider: moduleView(async () => (await import('./slider/view.tsx')).View),
  'sold-out-sign-up': moduleView(async () => (await import('./sold-out-sign-up/view.tsx')).View),
  text: moduleView(async () => (await import('./text/view.tsx')).View),
};

/** Begins to fetch the code of all modules of a page, which React would ask for one after the other. */
export function preloadModules(modules: readonly Loaded[]): void {
  for (const { type } of modules) views[type].preload();
}

export function renderModule<T extends ModuleType>({ type, module, data }: Loaded<T>): ReactElement {
  // The table ties a type, its module and its data together; looked up by a type that is not known yet, it cannot say so.
  const View = views[type] as ComponentType<{ module: unknown; data: unknown }>;
  return <View module={module} data={data} />;
}
