import { slide } from '#storefront/modules/samples/sample-data.ts';
import { makeSample } from '#storefront/modules/samples/make-sample.ts';

export const sample = makeSample(
  'herd-counter',
  {
    config: { slug: null },
    title: 'Eerst is alles verkocht',
    body: { html: '<p>Een rund is meer dan biefstuk.</p><ol><li><strong>Kies</strong> Geen abonnement.</li></ol>' },
    className: 'deep',
    button: { text: 'Onze missie', address: '/nl/missie' },
    slides: [slide('sample-herd', { image: '/media/dish-box.webp' })],
  },
  { animal: 'cow', total: 48, left: 11, percentage: 78 },
);
