import { richText, text } from '#contract/fields/read.ts';
import { defineModule } from './define-module.ts';

/** The large carousel at the head of a page. */
export const Slider = defineModule('slider', { config: { className: text, body: richText, position: text } });
