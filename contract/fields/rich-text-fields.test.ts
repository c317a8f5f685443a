import { expect, test } from 'vitest';
import { Package } from '#contract/entities/package.ts';
import { Recipe } from '#contract/entities/recipe.ts';
import { Settings } from '#contract/entities/settings.ts';
import { StaticPage } from '#contract/entities/static-page.ts';
import { changeReadRichText, changeRichText } from './rich-text-fields.ts';

/** The document with every HTML text in it loud, and where those stood. */
function shout(schema: Parameters<typeof changeRichText>[0], doc: unknown) {
  const paths: string[] = [];
  const changed = changeRichText(schema, doc, (html, path) => {
    paths.push(path);
    return html.toUpperCase();
  });
  return { changed, paths };
}

test('HTML is found in fields, in lists, in modules and in their settings, as text and as an object', () => {
  const page = {
    slug: 'home',
    title: 'title',
    body: 'body',
    modules: [
      { module: 'text', module_id: 'a', title: 'title', body: 'module' },
      {
        module: 'slider',
        module_id: 'b',
        config: { body: 'config', className: 'c' },
        slider_items: [{ body: 'item' }],
      },
      { module: 'slider', module_id: 'c', config: '{"body":"text","className":"c"}' },
      { module: 'fireworks', body: 'unknown' },
    ],
  };
  const { changed, paths } = shout(StaticPage, page);
  expect(changed).toEqual({
    ...page,
    body: 'BODY',
    modules: [
      { ...page.modules[0], body: 'MODULE' },
      { ...page.modules[1], config: { body: 'CONFIG', className: 'c' }, slider_items: [{ body: 'ITEM' }] },
      { ...page.modules[2], config: '{"body":"TEXT","className":"c"}' },
      page.modules[3],
    ],
  });
  expect(paths).toEqual([
    'body',
    'modules.0.body',
    'modules.1.config.body',
    'modules.1.slider_items.0.body',
    'modules.2.config.body',
  ]);
});

test.each([
  ['one', 'ONE'],
  [
    ['one', { title: 'two', body: 'two' }],
    ['ONE', { title: 'two', body: 'TWO' }],
  ],
  [
    { title: 'one', body: 'one' },
    { title: 'one', body: 'ONE' },
  ],
])('additional information is HTML in any of its shapes: %j', (info, loud) => {
  expect(shout(Package, { slug: 'x', additional_info: info }).changed).toEqual({ slug: 'x', additional_info: loud });
});

test('steps of a recipe and texts of the footer are HTML; names and addresses are not', () => {
  expect(shout(Recipe, { slug: 'a', title: 'a', instructions: [{ body: 'stir', image: 'a' }] }).paths).toEqual([
    'instructions.0.body',
  ]);
  expect(shout(Settings, { footer_address_text: 'street', reviews_num: '1' }).paths).toEqual(['footer_address_text']);
});

test.each([null, undefined, 7, 'text', [], [[]], { body: 7, modules: 'none' }, { modules: [null, 3, { module: 1 }] }])(
  'what is not as the contract says stays as it is: %j',
  (doc) => {
    expect(shout(StaticPage, doc).changed).toBe(doc);
  },
);

test('once read, rich text is changed wherever it stands, and nothing else', () => {
  const loud = (html: string) => html.toUpperCase();
  const read = {
    title: 'title',
    body: { html: 'body' },
    modules: [{ config: { text: { html: 'deep' } } }, { html: 'said', title: 'not rich text' }, { html: 7 }, null],
  };
  expect(changeReadRichText(read, loud)).toEqual({
    title: 'title',
    body: { html: 'BODY' },
    modules: [{ config: { text: { html: 'DEEP' } } }, { html: 'said', title: 'not rich text' }, { html: 7 }, null],
  });
});

test('what has nothing to change is handed back, not copied', () => {
  const read = { body: { html: 'clean' }, modules: [{ text: { html: 'clean' } }] };
  expect(changeReadRichText(read, (html) => html.replace('dirt', ''))).toBe(read);
  const half = { clean: { html: 'clean' }, body: { html: 'dirt' } };
  const changed = changeReadRichText(half, (html) => html.replace('dirt', ''));
  expect(changed).toEqual({ clean: { html: 'clean' }, body: { html: '' } });
  expect(changed.clean).toBe(half.clean);
});
