import type { ComponentProps } from 'react';
import { expect, test } from 'vitest';
import { renderInMarket } from '#tests/setup/render-in-market.tsx';
import { type Farmer, FarmerDetail } from './detail.tsx';

const bare: Farmer = {
  slug: 'henk',
  name: 'Henk de Wit',
  title: 'Henk de Wit',
  summary: null,
  body: null,
  location: null,
  place: null,
  image: null,
  headerImage: null,
  isNew: false,
  animalTypes: [],
  breeds: [],
  isOrganic: false,
  isMsc: false,
  hasLabelRouge: false,
  qualityLevels: [],
  seo: { title: null, description: null },
};

function render(farmer: Partial<Farmer> = {}, rest: Partial<ComponentProps<typeof FarmerDetail>> = {}) {
  const props = { breeds: [], packages: null, crumbs: [], modules: [], ...rest };
  return renderInMarket(<FarmerDetail farmer={{ ...bare, ...farmer }} {...props} />);
}

test('FRM-11 a farmer with nothing but a title shows nothing but that', () => {
  const html = render();
  expect(html.replace(/<[^>]*>/g, '')).toBe('Henk de Wit');
  expect(html).not.toMatch(/<(img|aside|dl|svg|section|h2)\b/);
});

test('FRM-11, IMG-3, IMG-4 avatar, header picture, location, badges and body', () => {
  const html = render({
    image: '/media/henk.webp',
    headerImage: '/media/polder.webp',
    location: 'Lopikerwaard',
    isOrganic: true,
    body: { html: '<p>Om half zes.</p>' },
  });
  expect(html).toContain('/media/fit-250x250/henk.jpg');
  expect(html).toContain('alt="Portret van Henk de Wit"');
  for (const variant of ['fit-1600x500', 'fit-992x400', 'fit-767x250']) {
    expect(html).toContain(`/media/${variant}/polder.webp`);
  }
  expect(html).toMatch(/<h1[^>]*>Henk de Wit<\/h1>.*Lopikerwaard/);
  expect(html).toContain('<p>Om half zes.</p>');
  expect(html).toMatch(/Bio<\/span><\/div><div[^>]*><h1/);
});

test('the header picture comes first, the avatar waits; alone the avatar comes first', () => {
  const both = render({ image: '/media/henk.webp', headerImage: '/media/polder.webp' });
  expect(both.match(/fetchPriority="high"/g)).toHaveLength(1);
  expect(both.indexOf('polder')).toBeLessThan(both.indexOf('fetchPriority="high"'));
  expect(render({ image: '/media/henk.webp' })).toContain('fetchPriority="high"');
});

test('FRM-12, FRM-D7 the breeds with links, by name in one line and the first with a picture', () => {
  const breeds = [
    { slug: 'blaarkop', title: 'Blaarkop' },
    { slug: 'mrij', title: 'MRIJ' },
  ];
  const cards = [{ slug: 'blaarkop', title: 'Blaarkop', summary: 'Witte kop', image: '/media/breed.webp' }];
  const html = render({ breeds }, { breeds: cards });
  expect(html).toMatch(/<dt>Rassen<\/dt><dd>.*\/nl\/rassen\/blaarkop.*\/nl\/rassen\/mrij.*<\/dd>/);
  expect(html).toContain('Witte kop');
  expect(render({ breeds: breeds.slice(0, 1) })).toContain('<dt>Ras</dt>');
});

test('FRM-3, FRM-4, FRM-5, FRM-6 the labels also stand among the facts', () => {
  const html = render({
    isOrganic: true,
    isMsc: true,
    hasLabelRouge: true,
    qualityLevels: ['premium'],
    animalTypes: ['fish'],
  });
  expect(html).toMatch(/<dt>Dieren<\/dt><dd>Vis<\/dd>/);
  expect(html).toMatch(/<dt>Keurmerken<\/dt><dd>Premium, Bio, MSC, Label Rouge<\/dd>/);
});

test('MOD-D2 packages that are out of reach or shown by a module leave no trace; none at all is said', () => {
  expect(render({}, { packages: null })).not.toContain('te bestellen');
  expect(render({}, { packages: [] })).toContain('Van deze boer is nu niets te bestellen.');
});
