import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { marketList } from '#markets/index.ts';
import type { Brand } from './brand.ts';
import { brandFiles } from './brand-files.ts';
import { brands } from './brand-of.ts';

const root = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const themes = Object.keys(brands);
const all: [string, Brand][] = Object.entries(brands);

test.each(Object.entries(brandFiles()))('%s is what markets/brands says', (file, write) => {
  expect(read(file)).toBe(write(read(file)));
});

test('O22 a changed colour is in every file that repeats it', () => {
  const { kudde } = brands;
  if (!kudde) throw new Error('there is no kudde');
  const changed = { ...kudde, colors: { ...kudde.colors, primary: '#123456', deep: '#654321', paper: '#abcdef' } };
  const texts = Object.entries(brandFiles({ ...brands, kudde: changed })).map(([file, write]) => [
    file,
    write(read(file)),
  ]);
  expect(
    Object.fromEntries(
      texts.map(([file = '', text]) => [file, [...(text?.match(/#(?:123456|654321|abcdef)/g) ?? [])].toSorted()]),
    ),
  ).toEqual({
    'storefront/styles/brands.css': ['#123456', '#654321', '#abcdef'],
    'storefront/layout/brand-head.tsx': ['#654321'],
    'services/shop/failure-page/shop.css': expect.arrayContaining(['#123456', '#654321', '#abcdef']),
    'public/images/kudde.webmanifest': ['#654321', '#abcdef'],
    'public/images/weidekiste.webmanifest': [],
  });
});

test('every market names a brand that is drawn', () => {
  expect(marketList.map(({ theme }) => theme).filter((theme) => !themes.includes(theme))).toEqual([]);
});

test.each(all)(
  'pages that must work alone, browsers’ bars and the manifest of %s are in its colours',
  (theme, brand) => {
    const shop = read('services/shop/failure-page/shop.css');
    const block = shop.slice(theme === 'kudde' ? shop.indexOf(':root') : shop.indexOf(`[data-brand='${theme}']`));
    const said = [...(block.split('}')[0] ?? '').matchAll(/--([\w-]+): (#[\da-f]{6})/g)];
    expect(said.length).toBeGreaterThan(10);
    expect(Object.fromEntries(said.map(([, name, color]) => [name, color]))).toEqual(
      Object.fromEntries(said.map(([, name = '']) => [name, (brand.colors as Record<string, string>)[name]])),
    );
    expect(JSON.parse(read(`public/images/${theme}.webmanifest`))).toMatchObject({
      background_color: brand.colors.paper,
      theme_color: brand.colors.deep,
    });
    expect(read('storefront/layout/brand-head.tsx')).toContain(`${theme}: '${brand.colors.deep}'`);
  },
);
