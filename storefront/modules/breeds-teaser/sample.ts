import { breeds } from '#storefront/modules/samples/sample-data.ts';
import { makeSample } from '#storefront/modules/samples/make-sample.ts';

export const sample = makeSample('breeds-teaser', { config: { animal: 'cow' } }, breeds);
