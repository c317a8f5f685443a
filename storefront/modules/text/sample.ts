import { body, slide } from '#storefront/modules/samples/sample-data.ts';
import { makeSample } from '#storefront/modules/samples/make-sample.ts';

export const sample = makeSample('text', {
  config: {},
  title: 'Eerst is alles verkocht',
  body: {
    html: `${body.html}<ol><li><strong>Kies</strong> Geen abonnement.</li><li><strong>Wacht</strong> Tot alles weg is.</li></ol>`,
  },
  className: 'deep',
  button: { text: 'Onze missie', address: '/nl/missie' },
  slides: [slide('sample-text', { image: '/media/dish-box-gold.webp' })],
});
