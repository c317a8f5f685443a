import { expect, test } from 'vitest';
import { isModuleType, moduleReaders, PageModules } from './page-modules.ts';
import { readLeniently, readStrictly } from './fields/read.ts';

const text = { module: 'text', module_id: 1 };

function readOne(wire: Record<string, unknown>) {
  const { data, issues } = readLeniently(PageModules, [{ ...text, ...wire }]);
  return { module: data[0], issues };
}

test.each(Object.keys(moduleReaders))('API-47 the module %s is read from its type and id alone', (type) => {
  const read = readStrictly(PageModules, [{ module: type, module_id: 7 }]);
  expect(read).toMatchObject({
    ok: true,
    data: [
      { type, id: '7', place: 'bottom', title: null, totalShow: null, slides: [], items: [], links: [], button: null },
    ],
  });
});

test('API-47 an unknown or broken module is left out and named, the others keep their order', () => {
  const wire = [
    text,
    { module: 'hologram', module_id: 2 },
    { module: 'toString', module_id: 3 },
    { module: 'html' },
    'text',
    null,
    { ...text, module_id: 4 },
  ];
  const { data, issues } = readLeniently(PageModules, wire);
  expect(data.map(({ id }) => id)).toEqual(['1', '4']);
  expect(issues.map(({ path }) => path)).toEqual(['1.module', '2.module', '3.module_id', '4.module', '5.module']);
  expect(issues[0]?.message).toBe('no module is called "hologram"');
  expect(readStrictly(PageModules, wire)).toMatchObject({ ok: false });
});

test('API-47 a module list that is none counts as empty', () => {
  for (const wire of [null, undefined, '']) expect(readLeniently(PageModules, wire)).toEqual({ data: [], issues: [] });
  for (const wire of ['x', 5, true]) expect(readLeniently(PageModules, wire).issues).toHaveLength(1);
});

test.each([
  ['top', 'top', 0],
  ['bottom', 'bottom', 0],
  [undefined, 'bottom', 0],
  ['', 'bottom', 0],
  ['left', 'bottom', 1],
])('API-47 HOME-D5 a module placed %o stands at the %s', (place, expected, complaints) => {
  const { module, issues } = readOne({ place });
  expect(module?.place).toBe(expected);
  expect(issues).toHaveLength(complaints);
});

test.each([
  [4, 4],
  ['4', 4],
  [1, 1],
  [0, null],
  ['0', null],
  [-2, null],
  [2.5, null],
  ['', null],
  ['many', null],
  [null, null],
  [[3], null],
])('API-47 MOD-D1 total_show %o means %o', (total_show, expected) => {
  expect(readOne({ total_show }).module?.totalShow).toBe(expected);
});

test.each([
  ['{"size":"large"}', 'large', 0],
  [{ size: 'small' }, 'small', 0],
  ['{"size":"huge"}', 'automatic', 1],
  ['{"size":', 'automatic', 1],
  ['[]', 'automatic', 1],
  ['null', 'automatic', 1],
  ['', 'automatic', 0],
  [undefined, 'automatic', 0],
  ['{"other":1}', 'automatic', 0],
])('API-47 MOD-D3 settings %o leave the module in place: size %s', (config, size, complaints) => {
  const { module, issues } = readOne({ module: 'freezer-fit', config });
  expect(module).toMatchObject({ type: 'freezer-fit', config: { size } });
  expect(issues).toHaveLength(complaints);
});

test.each([
  ['blog-highlight', { category: 'farm' }],
  ['blog-list', { category: 'farm' }],
  ['breeds-teaser', { animal_type: 'cow' }],
  ['category-tabs', { animals: ['cow', 'pig'] }],
  ['cuts-teaser', { animal_type: 'cow' }],
  ['farmshop-banner', { slug: 'nl-banner-1' }],
  ['freezer-fit', { size: 'medium' }],
  ['highlight', { slugs: ['a', 'b'], animal_type: 'cow' }],
  ['image-carousel', { className: 'wide', body: '<p>Hi</p>', position: 'left' }],
  ['popular', { animal_type: 'cow' }],
  ['product-highlight', { slugs: ['a'], animal_type: 'cow' }],
  ['recipe', { slug: 'stew' }],
  ['recipe-highlight', { slugs: ['a'], animal_type: 'cow' }],
  ['related-products', { related_type: 'recipe', related_slug: 'stew' }],
  ['related-recipes', { related_type: 'product', related_slug: 'beef-box' }],
  ['slider', { className: 'wide', body: '<p>Hi</p>', position: 'left' }],
])('API-47 the settings of %s are read from JSON text', (type, config) => {
  const read = readStrictly(PageModules, [{ module: type, module_id: 1, config: JSON.stringify(config) }]);
  expect(read).toMatchObject({ ok: true, data: [{ config: asRead(config) }] });
  expect(readStrictly(PageModules, [{ module: type, module_id: 1, config: '{"colour":"red"}' }])).toMatchObject({
    ok: false,
    issues: [{ path: '0.config.colour' }],
  });
});

/** What code calls the settings whose names on the wire are others. */
const names: Record<string, string> = {
  animal_type: 'animal',
  related_type: 'relatedType',
  related_slug: 'relatedSlug',
};

function asRead(config: object): object {
  const entries = Object.entries(config).map(([name, value]: [string, unknown]) => [
    names[name] ?? name,
    name === 'body' ? { html: value } : value,
  ]);
  return Object.fromEntries(entries) as object;
}

test('API-47 a link needs an address and a title, and keeps its order', () => {
  const links = { link_1: '/a', link_1_title: 'A', link_2: '/b', link_3: '/c', link_3_title: 'C' };
  expect(readOne(links).module?.links).toEqual([
    { address: '/a', title: 'A' },
    { address: '/c', title: 'C' },
  ]);
  expect(readOne({ link_1_title: 'A', link_2: '', link_2_title: 'B' }).module?.links).toEqual([]);
});

test('API-47 a button needs both its text and its address', () => {
  expect(readOne({ button_text: 'Go', button_link: '/a' }).module?.button).toEqual({ text: 'Go', address: '/a' });
  expect(readOne({ button_text: 'Go' }).module?.button).toBeNull();
  expect(readOne({ button_link: '/a' }).module?.button).toBeNull();
});

test.each([
  ['', null],
  [null, null],
  [undefined, null],
  [12, '12'],
  ['12', '12'],
])('API-47 a sub-module named %o does not cost the module its place', (id, expected) => {
  const { module, issues } = readOne({ top_sub_module_id: id, bottom_sub_module_id: id });
  expect(module).toMatchObject({ topSubModuleId: expected, bottomSubModuleId: expected });
  expect(issues).toEqual([]);
});

test('API-47 slides and items that cannot be read are left out of their module', () => {
  const wire = {
    module: 'navigator',
    slider_items: [{ slideritem_id: 1 }, { type: 'image' }],
    items: [{ title: 'Beef', url: '/nl/beef' }, { url: '/nl/pork' }],
  };
  const { module, issues } = readOne(wire);
  expect(module).toMatchObject({ slides: [{ id: '1' }], items: [{ title: 'Beef', address: '/nl/beef' }] });
  expect(issues.map(({ path }) => path)).toEqual(['0.slider_items.1.slideritem_id', '0.items.1.title']);
});

test('API-47 a module type is one of ours, not a word every object knows', () => {
  expect(isModuleType('text')).toBe(true);
  for (const type of ['toString', '__proto__', '', 5, null, undefined]) expect(isModuleType(type)).toBe(false);
});
