import { text } from '#contract/read.ts';
import { defineModule } from './define-module.ts';

/** Popular farm shop products, of one animal when the settings name one. */
export const Popular = defineModule('popular', { config: { animal_type: text } });
