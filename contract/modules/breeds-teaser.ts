import { text } from '#contract/read.ts';
import { defineModule } from './define-module.ts';

/** Breeds, of one animal when the settings name one. */
export const BreedsTeaser = defineModule('breeds-teaser', { config: { animal_type: text } });
