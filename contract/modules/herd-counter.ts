import { text } from '#contract/fields/read.ts';
import { defineModule } from './define-module.ts';

/** The packages of an animal as a herd: one small animal each, those sold inked. `slug` names the package. */
export const HerdCounter = defineModule('herd-counter', { config: { slug: text } });
