import { expect, test } from 'vitest';
import { renderInMarket } from '#tests/setup/render-in-market.tsx';
import { NewFarmers } from './new-farmers.tsx';

const page = {
  title: 'Nieuwe boeren',
  summary: null,
  body: null,
  image: null,
  links: [],
  seo: { title: null, description: null },
};
const bare = { slug: 'mia', title: 'Mia', location: null, image: null, breeds: [], body: null };

test('FRM-14, FRM-15 farmers by animal, each with title, location, breeds and body', () => {
  const mia = {
    ...bare,
    location: 'Aalten',
    breeds: [{ slug: 'bont', title: 'Bont' }],
    body: { html: '<p>Net begonnen.</p>' },
  };
  const groups = [
    { animalType: 'cow', farmers: [mia] },
    { animalType: null, farmers: [{ ...bare, slug: 'kim', title: 'Kim' }] },
  ];
  const html = renderInMarket(<NewFarmers page={page} groups={groups} modules={[]} />);
  expect(
    [...html.matchAll(/<h([123])[^>]*>(.*?)<\/h\1>/g)].map(([, level, text]) => [level, text?.replace(/<[^>]*>/g, '')]),
  ).toEqual([
    ['1', 'Nieuwe boeren'],
    ['2', 'Rund'],
    ['3', 'Mia'],
    ['2', 'Overig'],
    ['3', 'Kim'],
  ]);
  expect(html).toMatch(/Mia.*Aalten.*\/nl\/rassen\/bont.*<p>Net begonnen\.<\/p>.*\/nl\/onze-boeren\/mia/);
});

test('FRM-D4 no new farmers: a text, and the way to the others', () => {
  const html = renderInMarket(<NewFarmers page={page} groups={[]} modules={[]} />);
  expect(html).toContain('Er zijn nu geen nieuwe boeren.');
  expect(html).toContain('href="/nl/onze-boeren"');
});
