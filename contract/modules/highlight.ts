import { commaList, text } from '#contract/read.ts';
import { defineModule } from './define-module.ts';

/** Packages picked by slug or by animal; without either the first of the list. */
export const Highlight = defineModule('highlight', { config: { slugs: commaList, animal_type: text } });
