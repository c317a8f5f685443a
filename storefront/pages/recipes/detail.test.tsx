import { expect, test } from 'vitest';
import { type Market, markets } from '#markets/index.ts';
import { renderInMarket } from '#tests/setup/render-in-market.tsx';
import { RecipeDetail } from './detail.tsx';
import type { Recipe } from './recipe.ts';

const bare: Recipe = {
  slug: 'stew',
  title: 'Stoofpot',
  image: null,
  author: null,
  prepMinutes: null,
  cookMinutes: null,
  portions: null,
  seo: { title: null, description: null },
  body: null,
  updatedAt: null,
  calories: null,
  ingredients: [],
  requirements: [],
  instructions: [],
};

function render(recipe: Partial<Recipe>, market: Market = markets.nl, updatedOn: string | null = null) {
  const address = { url: 'https://www.kudde.example/nl/recepten/stew' };
  const page = { recipe: { ...bare, ...recipe }, updatedOn, address, crumbs: [], modules: [] };
  return renderInMarket(<RecipeDetail map={null} box={null} {...page} />, { market });
}

test('RCP-D1 a recipe with nothing but a title shows nothing but its title', () => {
  const html = render({});
  expect(html).toMatch(/<h1[^>]*>Stoofpot<\/h1>/);
  expect(html).not.toMatch(/<(dl|ul|ol|img|h2|h3|svg)\b/);
  expect(html.replace(/<[^>]*>/g, '')).toBe('Stoofpot');
});

test('RCP-5 title, author and body', () => {
  const html = render({ author: 'Truus', body: { html: '<p>Drie uur niets doen.</p>' } });
  expect(html).toContain('Recept van Truus');
  expect(html).toContain('<p>Drie uur niets doen.</p>');
});

test('RCP-5 the day it was last changed', () => {
  expect(render({}, markets.nl, '5 maart 2024')).toContain('Bijgewerkt op 5 maart 2024');
});

test('RCP-6 times in minutes, portions and kcal', () => {
  const text = render({ prepMinutes: 20, cookMinutes: 190, portions: 4, calories: 540 }).replace(/<[^>]*>/g, '|');
  expect(text).toContain('Voorbereiden|||20 min|');
  // Once: no hours in words beside it.
  expect(text).toContain('Garen|||190 min|');
  expect(text).not.toContain('uur');
  expect(text).toContain('|4|');
  expect(text).toContain('|540 kcal|');
});

test('RCP-6 machines read the times in minutes', () => {
  const html = render({ prepMinutes: 20, cookMinutes: 190 });
  expect(html.match(/dateTime="[^"]*"/gi)).toEqual(['dateTime="PT20M"', 'dateTime="PT190M"']);
});

test('review 23 the dish stands before the words about it', () => {
  const html = render({ image: '/media/dish-stew.webp' });
  expect(html.indexOf('<img')).toBeLessThan(html.indexOf('<h1'));
});

test('review 26 a recipe is printed with its address, a bare title is not', () => {
  const html = render({ instructions: [{ body: { html: '<p>Roer.</p>' }, image: null }] });
  expect(html).toContain('Print als kaart (A5)');
  expect(html).toContain('>https://www.kudde.example/nl/recepten/stew<');
});

test.each([
  ['Rinderrouladen (je 125 bis 140 g)', 'Rinderrouladen bestellen'],
  ['Schalotten, halbiert', 'Schalotten bestellen'],
  ['Beinscheibe', 'Beinscheibe bestellen'],
])('review 27 %s: the button says %s', (title, button) => {
  const html = render({ ingredients: [{ amount: '4', title, address: '/de/farmbox/x', piece: null }] }, markets.de);
  expect(html).toContain(`>${button}<`);
});

test.each([
  ['prepMinutes', 'Voorbereiden'],
  ['cookMinutes', 'Garen'],
  ['portions', 'Personen'],
  ['calories', 'Per persoon'],
] as const)('RCP-D1 without %s its line is left out', (field, label) => {
  const facts = { prepMinutes: 20, cookMinutes: 190, portions: 4, calories: 540 };
  expect(render(facts)).toContain(label);
  expect(render({ ...facts, [field]: null })).not.toContain(label);
});

test('RCP-7, RCP-8, RCP-9, RCP-D2 ingredients with amount, title and the kinds of links', () => {
  const ingredient = (title: string, address: string | null) => ({ amount: '500 g', title, address, piece: null });
  const html = render({
    ingredients: [
      ingredient('prei', null),
      ingredient('sukade', '/nl/ons-vlees/box'),
      ingredient('gehakt', 'https://www.kudde.example/nl/ons-vlees/box'),
      ingredient('azijn', 'https://azijn.example/fles'),
    ],
  });
  expect(html.match(/500 g/g)).toHaveLength(4);
  expect(html).toContain('<span>prei</span>');
  expect(html).toContain('<a href="/nl/ons-vlees/box">sukade</a>');
  expect(html).toContain('<a href="/nl/ons-vlees/box">gehakt</a>');
  expect(html).toContain('<a href="https://azijn.example/fles" target="_blank" rel="noopener">azijn</a>');
});

test('RCP-10 a list of what is needed', () => {
  const html = render({ requirements: ['Gietijzeren pan', 'Keukenpapier'] });
  expect(html).toContain('<li>Gietijzeren pan</li><li>Keukenpapier</li>');
});

test('RCP-11, RCP-12, RCP-13, RCP-D3 numbered steps, with pictures whose alternative text is cut', () => {
  const long = `<p>${'a'.repeat(49)} <b>b</b>c</p>`;
  const html = render({
    instructions: [
      { body: { html: '<p>Roer.</p>' }, image: null },
      { body: { html: long }, image: '/media/dish-stew.webp' },
    ],
  });
  const list = /<ol[^>]*>(.*)<\/ol>/.exec(html)?.[1] ?? '';
  expect(list.match(/<li/g)).toHaveLength(2);
  expect(list.indexOf('Roer.')).toBeLessThan(list.indexOf('aaa'));
  expect(list.match(/<img/g)).toHaveLength(1);
  expect(list).toContain(`alt="${'a'.repeat(49)}"`);
  expect(list).toContain('/media/resize-800/dish-stew.jpg');
});

test('IMG-5 the picture of a recipe by width', () => {
  const html = render({ image: '/media/dish-stew.webp' });
  expect(html).toContain('/media/resize-800/dish-stew.webp');
  expect(html).toContain('media="not all and (min-width: 992px)" srcSet="/media/resize-710/dish-stew.webp');
  expect(html).toContain('media="(max-width: 768px)" srcSet="/media/resize-500/dish-stew.webp');
});

test('a recipe speaks the language of its market', () => {
  expect(render({ author: 'Josef', prepMinutes: 20 }, markets.de)).toContain('Rezept von Josef');
});
