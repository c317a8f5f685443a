import { slides } from '#storefront/modules/samples/sample-data.ts';
import { makeSample } from '#storefront/modules/samples/make-sample.ts';

export const sample = makeSample('slider', { config: { className: null, body: null, position: null }, slides });
