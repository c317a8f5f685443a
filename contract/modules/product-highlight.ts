import { commaList, text } from '#contract/read.ts';
import { defineModule } from './define-module.ts';

/** Packages picked by slug or by animal, fewer and larger than `highlight`. */
export const ProductHighlight = defineModule('product-highlight', { config: { slugs: commaList, animal_type: text } });
