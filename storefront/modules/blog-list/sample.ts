import { articles } from '#storefront/modules/samples/sample-data.ts';
import { makeSample } from '#storefront/modules/samples/make-sample.ts';

export const sample = makeSample('blog-list', { config: { category: 'boeren' } }, articles.slice(0, 1));
