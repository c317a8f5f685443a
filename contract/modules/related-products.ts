import { text } from '#contract/read.ts';
import { defineModule } from './define-module.ts';

/** Packages related to the page, or to what the settings name. */
export const RelatedProducts = defineModule('related-products', { config: { related_type: text, related_slug: text } });
