import { recipes } from '#storefront/modules/samples/sample-data.ts';
import { makeSample } from '#storefront/modules/samples/make-sample.ts';

export const sample = makeSample('recipe', { config: { slug: 'rosbief' } }, recipes[0] ?? null);
