/**
 * Every page module an editor can place. Adding one: a file in modules/, a line here, a view in the storefront's registry
 * (the compiler asks for it).
 */
import { z } from 'zod';
import { isRecord } from './fields/json.ts';
import { items } from './fields/read.ts';
import { BlogHighlight } from './modules/lists/blog-highlight.ts';
import { BlogList } from './modules/lists/blog-list.ts';
import { BreedsTeaser } from './modules/lists/breeds-teaser.ts';
import { BuyersTooltip } from './modules/buyers-tooltip.ts';
import { CategoryTabs } from './modules/category-tabs.ts';
import { CutsTeaser } from './modules/lists/cuts-teaser.ts';
import { DiscountPopup } from './modules/discount-popup.ts';
import { FarmshopBanner } from './modules/farmshop-banner.ts';
import { FreezerFit } from './modules/freezer-fit.ts';
import { HeaderText } from './modules/header-text.ts';
import { HerdCounter } from './modules/herd-counter.ts';
import { Highlight } from './modules/lists/highlight.ts';
import { Html } from './modules/html.ts';
import { ImageCarousel } from './modules/image-carousel.ts';
import { Navigator } from './modules/navigator.ts';
import { NewsletterForm } from './modules/newsletter-form.ts';
import { NewsletterPopup } from './modules/newsletter-popup.ts';
import { PackagesRemainingTooltip } from './modules/packages-remaining-tooltip.ts';
import { Popular } from './modules/lists/popular.ts';
import { ProductHighlight } from './modules/lists/product-highlight.ts';
import { Quote } from './modules/quote.ts';
import { Recipe } from './modules/recipe.ts';
import { RecipeHighlight } from './modules/lists/recipe-highlight.ts';
import { RelatedItem } from './modules/related-item.ts';
import { RelatedProducts } from './modules/lists/related-products.ts';
import { RelatedRecipes } from './modules/lists/related-recipes.ts';
import { Reviews } from './modules/reviews.ts';
import { Slider } from './modules/slider.ts';
import { SoldOutSignUp } from './modules/sold-out-sign-up.ts';
import { Text } from './modules/text.ts';

export const moduleReaders = {
  'blog-highlight': BlogHighlight,
  'blog-list': BlogList,
  'breeds-teaser': BreedsTeaser,
  'buyers-tooltip': BuyersTooltip,
  'category-tabs': CategoryTabs,
  'cuts-teaser': CutsTeaser,
  'discount-popup': DiscountPopup,
  'farmshop-banner': FarmshopBanner,
  'freezer-fit': FreezerFit,
  'header-text': HeaderText,
  'herd-counter': HerdCounter,
  highlight: Highlight,
  html: Html,
  'image-carousel': ImageCarousel,
  navigator: Navigator,
  'newsletter-form': NewsletterForm,
  'newsletter-popup': NewsletterPopup,
  'packages-remaining-tooltip': PackagesRemainingTooltip,
  popular: Popular,
  'product-highlight': ProductHighlight,
  quote: Quote,
  recipe: Recipe,
  'recipe-highlight': RecipeHighlight,
  'related-item': RelatedItem,
  'related-products': RelatedProducts,
  'related-recipes': RelatedRecipes,
  reviews: Reviews,
  slider: Slider,
  'sold-out-sign-up': SoldOutSignUp,
  text: Text,
};

export type ModuleType = keyof typeof moduleReaders;
export type ModuleOf<T extends ModuleType> = z.output<(typeof moduleReaders)[T]>;
export type PageModule = { [T in ModuleType]: ModuleOf<T> }[ModuleType];
/** What may travel. */
export type WireModule = { [T in ModuleType]: z.input<(typeof moduleReaders)[T]> }[ModuleType];

export function isModuleType(type: unknown): type is ModuleType {
  return typeof type === 'string' && Object.hasOwn(moduleReaders, type);
}

/** Reads a module by its own schema, so that a complaint names the field and not every alternative. */
const PageModule = z
  .custom<WireModule>(() => true)
  .meta({ modules: moduleReaders })
  .transform((value: unknown, context): PageModule => {
    const type = isRecord(value) ? value.module : undefined;
    if (!isModuleType(type)) {
      context.addIssue({ code: 'custom', message: `no module is called ${JSON.stringify(type)}`, path: ['module'] });
      return z.NEVER;
    }
    const read = moduleReaders[type].safeParse(value);
    if (read.success) return read.data;
    for (const { message, path } of read.error.issues) context.addIssue({ code: 'custom', message, path });
    return z.NEVER;
  });

/** One of a kind we do not have is no sign of anything; one without a kind is no module. */
const hasKnownType = (entry: unknown) =>
  !isRecord(entry) || typeof entry.module !== 'string' || isModuleType(entry.module);

/**
 * The modules of a page in their order. One that is unknown or broken is left out and listed as garbage; a page all of whose
 * modules are broken is no page.
 */
export const PageModules = items(PageModule, hasKnownType);
export type PageModules = z.output<typeof PageModules>;
