import { makeSample } from '#storefront/modules/samples/make-sample.ts';

export const sample = makeSample('quote', {
  config: { name: 'Henk de Wit', place: 'Molenhoeve, Lopikerwaard', image: '/media/portrait-henk.webp' },
  body: { html: '<p>Een koe is geen machine. Ze doet er dertig maanden over, dus wacht ik dertig maanden.</p>' },
  button: { text: 'Lees over Henk', address: '/nl/onze-boeren/henk-de-wit' },
});
