import { pictures, slides } from '#storefront/modules/samples/sample-data.ts';
import { makeSample } from '#storefront/modules/samples/make-sample.ts';

export const sample = makeSample('image-carousel', { config: pictures, title: 'Een jaar op de boerderij', slides });
