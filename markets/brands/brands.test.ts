import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { marketList } from '#markets/index.ts';
import type { Brand } from './brand.ts';
import { brands } from './brand-of.ts';

const root = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const themes = Object.keys(brands);
const all: [string, Brand][] = Object.entries(brands);

function sheet(): string {
  const blocks = all.map(([theme, { colors, shape }], index) => {
    const lines = Object.entries({ ...colors, ...shape }).map(([name, value]) => `  --${name}: ${value};\n`);
    return `${index === 0 ? ':root,\n' : ''}[data-brand='${theme}'] {\n${lines.join('')}}\n`;
  });
  return `/* Made from markets/brands: change it there, then run vitest markets/brands -u. */\n${blocks.join('')}`;
}

test('the storefront’s sheet of brands is what markets/brands says', async () => {
  await expect(sheet()).toMatchFileSnapshot(join(root, 'storefront/styles/brands.css'));
});

test('every market names a brand that is drawn', () => {
  expect(marketList.map(({ theme }) => theme).filter((theme) => !themes.includes(theme))).toEqual([]);
});

test.each(all)(
  'pages that must work alone, browsers’ bars and the manifest of %s are in its colours',
  (theme, brand) => {
    const shop = read('services/shop/pages/shop.css');
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
