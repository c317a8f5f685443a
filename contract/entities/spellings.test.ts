import { expect, test } from 'vitest';
import { readLeniently } from '#contract/fields/read.ts';
import { Article } from './article.ts';
import { Farmer } from './farmer.ts';
import { FarmshopCard } from './farmshop-product.ts';
import { Question } from './question.ts';
import { MenuItem } from './menu-item.ts';
import { Package, PackageCard } from './package.ts';
import { Recipe } from './recipe.ts';
import { Slide } from './slide.ts';
import { StaticPage } from './static-page.ts';
import { TraceabilityRecord } from './traceability.ts';

const plain = {
  slug: 'jan',
  title: 'Jan',
  summary: 'Plain',
  location: 'Texel',
  image_url: '/a.jpg',
  header_image_url: '/b.jpg',
};
const prefixed = {
  farmer_slug: 'f-jan',
  farmer_title: 'F Jan',
  farmer_summary: 'Prefixed',
  farmer_location: 'F Texel',
  farmer_image_url: '/f-a.jpg',
  farmer_header_image_url: '/f-b.jpg',
};
const asPlain = {
  slug: 'jan',
  title: 'Jan',
  summary: 'Plain',
  location: 'Texel',
  image: '/a.jpg',
  headerImage: '/b.jpg',
};
const asPrefixed = {
  slug: 'f-jan',
  summary: 'Prefixed',
  location: 'F Texel',
  image: '/f-a.jpg',
  headerImage: '/f-b.jpg',
};

test.each([
  ['only plain', plain, asPlain],
  ['only farmer_', prefixed, { ...asPrefixed, title: 'F Jan' }],
  ['both', { ...prefixed, ...plain }, asPlain],
  ['empty plain ones', { ...prefixed, slug: null, title: '', summary: ' ' }, { ...asPrefixed, title: 'F Jan' }],
])('API-37 FRM-D6 on farmer calls the plain spelling wins: %s', (_, wire, read) => {
  expect(readLeniently(Farmer, wire).data).toMatchObject(read);
});

test.each([
  ['a package', PackageCard, { slug: 'beef', title: 'Beef', image_url: '/beef.jpg' }],
  [
    'a farm shop product',
    FarmshopCard,
    { slug: 'beef', title: 'Beef', image_url: '/beef.jpg', summary: 'Tasty', bundled_item_id: 1, bundle_id: 22 },
  ],
])(
  'API-34 API-37 API-48 FRM-D6 on %s the farmer_ spelling is the farmer, the plain one the product',
  (_, schema, own) => {
    const { data } = readLeniently(schema, { ...own, ...prefixed });
    expect(data).toMatchObject({
      slug: 'beef',
      title: 'Beef',
      image: '/beef.jpg',
      farmer: { ...asPrefixed, name: 'F Jan' },
    });
    expect(readLeniently(schema, own).data.farmer).toBeNull();
  },
);

test('API-37 a farmer is called by farmer_name, else by the title; without slug or title there is none', () => {
  expect(readLeniently(Farmer, { ...plain, farmer_name: 'J. Bakker' }).data).toMatchObject({
    name: 'J. Bakker',
    title: 'Jan',
  });
  expect(readLeniently(Farmer, plain).data.name).toBe('Jan');
  expect(readLeniently(Farmer, { slug: 'jan', farmer_name: 'J. Bakker' }).data.title).toBe('J. Bakker');
  for (const wire of [{ slug: 'jan' }, { title: 'Jan' }, {}])
    expect(() => readLeniently(Farmer, wire)).toThrow('a farmer needs a slug and a title');
});

test.each([
  ['cow', undefined, ['cow']],
  ['cow, pig', undefined, ['cow', 'pig']],
  [['cow', 'pig'], undefined, ['cow', 'pig']],
  ['', 'duck', ['duck']],
  ['cow', 'duck', ['cow']],
  [null, null, []],
])('API-37 FRM-16 animal types %o with farmer_animal %o are %o', (animal_types, farmer_animal, expected) => {
  expect(readLeniently(Farmer, { ...plain, animal_types, farmer_animal }).data.animalTypes).toEqual(expected);
});

test.each(['', null, undefined])('API-34 API-48 ids that are %o do not cost a product its place', (nothing) => {
  const ids = { product_id: nothing, breed_slug: nothing, farmer_slug: nothing };
  const read = readLeniently(Package, { slug: 'a', title: 'A', farmer_name: 'Jan', breed_title: 'Limousin', ...ids });
  expect(read.issues).toEqual([]);
  expect(read.data).toMatchObject({ productId: null, breed: { slug: null }, farmer: { slug: null, name: 'Jan' } });
  expect(readLeniently(TraceabilityRecord, ids).data).toMatchObject({ productId: null, farmerSlug: null });
});

test.each([
  ['express', 'express'],
  [1, 'highlight'],
  ['1', 'highlight'],
  [true, 'highlight'],
  ['yes', 'highlight'],
  [0, null],
  ['0', null],
  [false, null],
  ['', null],
  [null, null],
  [{}, null],
])('API-34 CRD-D9 is_highlight %o reads as %o', (is_highlight, expected) => {
  expect(readLeniently(PackageCard, { slug: 'a', title: 'A', is_highlight }).data.highlight).toBe(expected);
});

test.each([
  ['<p>Keep cold</p>', [{ title: null, body: { html: '<p>Keep cold</p>' } }]],
  [
    [{ title: 'Storage', body: 'Cold' }, 'Loose', { body: 'No title' }],
    ['Storage', null, null].map((title, index) => ({ title, body: { html: ['Cold', 'Loose', 'No title'][index] } })),
  ],
  [{ title: '', body: 'One' }, [{ title: null, body: { html: 'One' } }]],
  [[{ title: 'Empty', body: ' ' }, '', null], []],
  [undefined, []],
])('API-34 additional_info may be one text or several with titles (%#)', (additional_info, sections) => {
  const { data, issues } = readLeniently(Package, { slug: 'a', title: 'A', additional_info });
  expect(data.additionalInfo).toEqual(sections);
  expect(issues).toEqual([]);
});

test('API-34 package attributes keep plain values as text', () => {
  const read = (shop_package_attributes: unknown) =>
    readLeniently(Package, { slug: 'a', title: 'A', shop_package_attributes }).data.attributes;
  expect(read('{"size":"large","pieces":4,"organic":true,"list":[1],"none":null}')).toEqual({
    size: 'large',
    pieces: '4',
    organic: 'true',
  });
  expect(read('{broken')).toEqual({});
  expect(read(undefined)).toEqual({});
});

test('API-35 what the product says of its origin wins over what the animal says', () => {
  const animal = { shop_birth_country: 'NL', shop_fattening_country: 'BE' };
  expect(readLeniently(TraceabilityRecord, animal).data).toMatchObject({ birthCountry: 'NL', fatteningCountry: 'BE' });
  const product = { product_shop_birth_country: 'FR', product_shop_fattening_country: 'DE' };
  expect(readLeniently(TraceabilityRecord, { ...animal, ...product }).data).toMatchObject({
    birthCountry: 'FR',
    fatteningCountry: 'DE',
  });
});

test('API-39 RCP-D5 a step shows image_url, else image', () => {
  const images = (step: object) =>
    readLeniently(Recipe, { slug: 'a', title: 'A', instructions: [step] }).data.instructions[0]?.image;
  expect(images({ image: '/a.jpg', image_url: '/b.jpg' })).toBe('/b.jpg');
  expect(images({ image: '/a.jpg', image_url: '' })).toBe('/a.jpg');
  expect(images({})).toBeNull();
});

test('API-40 a post without publish_datetime has the date it was created', () => {
  const post = { slug: 'a', title: 'A', created_at: '2026-03-01' };
  expect(readLeniently(Article, post).data.publishedAt).toBe('2026-03-01');
  expect(readLeniently(Article, { ...post, publish_datetime: '2026-03-05' }).data.publishedAt).toBe('2026-03-05');
});

test('API-42 a question without animal type, or of type general, is general', () => {
  const typesOf = (animal_type: unknown) => readLeniently(Question, { question: 'Why?', animal_type }).data.animalTypes;
  expect(typesOf('general')).toEqual([]);
  expect(typesOf(null)).toEqual([]);
  expect(typesOf('cow,general')).toEqual(['cow']);
});

test.each([
  [0, '0'],
  ['0', '0'],
  [3, '3'],
  ['', ''],
  [null, ''],
  [undefined, ''],
])('API-45 the parent %o of a menu item reads as %o', (parent_id, expected) => {
  expect(readLeniently(MenuItem, { menu_item_id: 1, parent_id })).toMatchObject({
    data: { parentId: expected },
    issues: [],
  });
});

test('API-46 a slide without a responsive picture uses its own; an unknown type is a picture', () => {
  const { data } = readLeniently(Slide, { slideritem_id: 1, type: 'gif', image_url: '/a.jpg' });
  expect(data).toMatchObject({ type: 'image', responsiveImage: '/a.jpg' });
});

test('API-15 a static page reads its text, banner, links, modules and other languages', () => {
  const wire = {
    slug: 'home',
    title: 'Home',
    url: '/nl/box',
    button_text: 'Go',
    link_1: '/a',
    link_1_title: 'A',
    modules: [{ module: 'text', module_id: 1 }],
    alternates: { de: 'start', fr: 5 },
  };
  const { data, issues } = readLeniently(StaticPage, wire);
  expect(data).toMatchObject({
    slug: 'home',
    address: '/nl/box',
    links: [{ address: '/a', title: 'A' }],
    modules: [{ id: '1' }],
    alternates: { de: 'start' },
  });
  expect(issues).toEqual([{ path: 'alternates', message: 'must be slugs by market' }]);
});
