import { oneOfOr } from '#contract/fields/read.ts';
import { defineModule } from './define-module.ts';

/** How much of a freezer drawer the page's package takes. */
export const FreezerFit = defineModule('freezer-fit', {
  config: { size: oneOfOr(['automatic', 'large', 'medium', 'small'], 'automatic') },
});
