import { richText, text } from '#contract/fields/read.ts';
import { defineModule } from './define-module.ts';

/** Pictures in a row. */
export const ImageCarousel = defineModule('image-carousel', {
  config: { className: text, body: richText, position: text },
});
