import { links } from '#storefront/modules/samples/sample-data.ts';
import { makeSample } from '#storefront/modules/samples/make-sample.ts';

export const sample = makeSample('related-item', {
  config: {},
  items: links.map((link) => ({ ...link, image: '/media/dish-box.webp' })),
});
