import { text } from '#contract/fields/read.ts';
import { defineModule } from './define-module.ts';

/** What somebody said, with a face to it. The words are the module's text; its button leads to who said them. */
export const Quote = defineModule('quote', {
  config: { name: text, place: text, image: text },
});
