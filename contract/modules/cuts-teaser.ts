import { text } from '#contract/read.ts';
import { defineModule } from './define-module.ts';

/** Meat cuts of the animal the settings name. */
export const CutsTeaser = defineModule('cuts-teaser', { config: { animal_type: text } });
