import { expect, test } from 'vitest';
import { type Market, markets } from '#markets/index.ts';
import { renderInMarket } from '#tests/setup/render-in-market.tsx';
import { BreedDetail } from './detail.tsx';

const bare = {
  slug: 'bont',
  title: 'Bont',
  summary: null,
  body: null,
  location: null,
  image: null,
  animalTypes: [],
  seo: { title: null, description: null },
};

function render(breed: object = {}, market: Market = markets.nl) {
  const props = { farmers: [], packages: [], crumbs: [], modules: [] };
  return renderInMarket(<BreedDetail breed={{ ...bare, ...breed }} {...props} />, { market });
}

test('BRD-2 a breed with nothing but a title shows nothing but that', () => {
  expect(render().replace(/<[^>]*>/g, '')).toBe('Bont');
  expect(render()).not.toMatch(/<(img|aside|section|svg|h2)\b/);
});

test('BRD-2 title, body and picture', () => {
  const html = render({ image: '/media/bont.webp', body: { html: '<p>Wit en rood.</p>' } });
  expect(html).toMatch(/<h1[^>]*>Bont<\/h1>/);
  expect(html).toContain('<p>Wit en rood.</p>');
  expect(html).toMatch(/<img src="\/media\/resize-800\/bont\.jpg"[^>]*alt="Bont"/);
});

test('BRD-D2 where it comes from, when that is known', () => {
  expect(render({ location: 'Groningen' })).toContain('Komt uit Groningen');
  expect(render({ location: 'Bayern' }, markets.de)).toContain('Herkunft: Bayern');
  expect(render()).not.toContain('Komt uit');
});
