import { beforeAll, expect, test } from 'vitest';
import type { ModuleType } from '#contract/page-modules.ts';
import { moduleReaders } from '#contract/page-modules.ts';
import { type Market, markets } from '#markets/index.ts';
import { loadModuleCode } from '#tests/setup/browser/module-code.ts';
import { renderInMarket } from '#tests/setup/render-in-market.tsx';
import type { Loaded } from './load-modules.server.ts';
import { renderModule } from './registry.tsx';
import { samples } from './samples.ts';

beforeAll(loadModuleCode);

/** They show themselves in the browser only, when their moment comes. */
const windows = new Set(['newsletter-popup', 'discount-popup']);
const types = Object.keys(moduleReaders) as ModuleType[];

function render(loaded: Loaded, market: Market = markets.nl): string {
  return renderInMarket(renderModule(loaded), { market, namespaces: ['translation', 'errors'] });
}

function sample(type: ModuleType, own: object = {}): Loaded {
  const loaded = samples[type];
  return { ...loaded, module: { ...loaded.module, ...own } } as Loaded;
}

test.each(types)('the module %s renders from its sample in every market', (type) => {
  for (const market of Object.values(markets)) {
    const html = render(samples[type], market);
    expect(html !== '').toBe(!windows.has(type));
    // A key that has no text would show as itself.
    expect(html).not.toMatch(
      /\b(modules|cards|carousel|units|stock|sold|freezer|reviews|urgency|categories)\.[a-z]+\b/i,
    );
  }
});

const packageCards = ['blaarkop-rundvleespakket', 'scharrelkip', 'texels-lam-half'].map(
  (slug) => `<a href="/nl/ons-vlees/${slug}"`,
);
const recipeCards = ['dish-roast-beef', 'dish-beef-soup', 'dish-rolled-beef-roast'].map(
  (slug) => `href="/nl/recepten/${slug}"`,
);
const articleCards = ['href="/nl/blog/boeren/scene-forest"', 'href="/nl/blog/boeren/animal-goose"'];

test.each<[string, ModuleType, string[]]>([
  ['MOD-1', 'related-products', packageCards],
  ['MOD-2', 'related-recipes', recipeCards],
  ['MOD-3', 'recipe-highlight', recipeCards],
  ['MOD-4', 'product-highlight', ['>Drie pakketten</h2>', ...packageCards]],
  ['MOD-7', 'highlight', packageCards],
  ['MOD-8', 'popular', ['href="/nl/boerderij-box/entrecote"', 'href="/nl/boerderij-box/worst"']],
  ['MOD-9', 'blog-highlight', articleCards],
  [
    'MOD-10',
    'text',
    ['<h2>Eerst is alles verkocht</h2>', 'Een rund is meer dan biefstuk.', 'href="/nl/missie"', 'dish-box-gold'],
  ],
  ['MOD-11', 'html', ['>HTML</h2>', '<ul><li>36 pakketten</li><li>0 kg over</li></ul>']],
  ['MOD-12', 'slider', ['id="slide-sample-1"', '/media/large/hero-cow.jpg', '>Eén koe. Zesennegentig pakketten.</h2>']],
  [
    'MOD-13',
    'navigator',
    ['href="/nl/bezorging"', 'Gekoeld bezorgd', 'Binnen 4 dagen op de stoep', 'Niets blijft over'],
  ],
  ['MOD-14', 'recipe', ['href="/nl/recepten/dish-roast-beef"', 'Rosbief met nieuwe aardappelen', '55 min']],
  ['MOD-15', 'related-item', ['href="/nl/bezorging"', 'Binnen 4 dagen op de stoep', '/media/fit-340x210/dish-box.jpg']],
  ['MOD-43', 'image-carousel', ['id="slide-sample-1"', '/media/resize-1200/hero-cow.jpg', '<p>Drie plaatjes.</p>']],
])('%s the module %s shows what it is made of', (_, type, parts) => {
  const html = render(samples[type]);
  for (const part of parts) expect(html).toContain(part);
});

test.each(types.filter((type) => !windows.has(type)))(
  'MOD-D12 anchor and class of the module %s stand on it',
  (type) => {
    const html = render(sample(type, { anchor: 'hier', className: 'eigen klas' }));
    expect(html).toMatch(/^<(?:section|div)[^>]* id="hier"[^>]*>/);
    expect(html).toMatch(/^<(?:section|div)[^>]* class="[^"]*\beigen klas\b/);
  },
);

test.each([
  'blog-highlight',
  'blog-list',
  'breeds-teaser',
  'category-tabs',
  'cuts-teaser',
  'highlight',
  'popular',
  'product-highlight',
  'recipe-highlight',
  'related-products',
  'related-recipes',
] as const)('MOD-D2 BLG-D4 CUT-D2 without items the module %s is hidden with its heading', (type) => {
  expect(render({ ...samples[type], data: [] })).toBe('');
  expect(render({ ...samples[type], data: null })).toBe('');
});

test.each(['related-item', 'navigator', 'slider', 'image-carousel'] as const)(
  'MOD-D2 MOD-D8 without items or slides the module %s is hidden',
  (type) => {
    expect(render(sample(type, { items: [], slides: [] }))).toBe('');
  },
);

test.each([
  [10, null, 3],
  [2, null, 2],
  [10, 5, 5],
])('MOD-16 MOD-D1 of %i related items, with total_show %j, %i are shown', (count, totalShow, shown) => {
  const [item] = samples['related-item'].module.items;
  const items = Array.from({ length: count }, (_, at) => ({ ...item, title: `Item ${at}` }));
  expect(render(sample('related-item', { items, totalShow })).match(/<article/g)).toHaveLength(shown);
});

test('MOD-5 MOD-6 MOD-D13 every review shows reviewer, description and five stars, whatever the number says', () => {
  const html = render({
    ...samples.reviews,
    data: { number: '3,1', description: 'van 5', button: 'Alle 12' },
  });
  expect(html).toContain('Marloes V., Utrecht');
  expect(html).toContain('De sukade viel na drie uur uit elkaar.');
  // The stars of a rating are one drawing of closed shapes.
  const shapes = [...html.matchAll(/<path d="([^"]*)"/g)].map(([, drawn]) => drawn?.match(/z/g)?.length);
  expect(shapes).toEqual([5, 5]);
  expect(html.match(/5 van 5 sterren/g)).toHaveLength(2);
  for (const setting of ['3,1', 'van 5', 'Alle 12']) expect(html).toContain(setting);
  expect(html).not.toContain('ggregateRating');
});

test('MOD-D13 without the settings the reviews still stand', () => {
  expect(render({ ...samples.reviews, data: null })).toContain('Marloes V., Utrecht');
});

test('CPN-14 SGN-17 the two windows are blocks an editor can place', () => {
  for (const type of ['discount-popup', 'newsletter-popup'] as const) {
    expect(moduleReaders[type].parse({ module: type, module_id: 'w' }).type).toBe(type);
    expect(renderModule(samples[type])).not.toBeNull();
  }
});

test('SGN-2 SGN-14 the sold-out form stands where there is something to wait for', () => {
  expect(render(samples['sold-out-sign-up'])).toContain('type="email"');
  expect(render({ ...samples['sold-out-sign-up'], data: null })).toBe('');
});

test('BRD-4 the breeds teaser shows the breeds with a way to each', () => {
  const html = render(samples['breeds-teaser']);
  expect(html).toContain('href="/nl/rassen/blaarkop"');
  expect(html.match(/<article/g)).toHaveLength(3);
});

test('CUT-4 the cuts teaser shows the cuts with a way to each', () => {
  expect(render(samples['cuts-teaser'])).toContain('href="/nl/vleesstuk/blaarkop"');
});

test.each([
  [1, [true]],
  [2, [true, true]],
  [3, [false, false, false]],
])('BLG-6 BLG-D6 %s articles: which of them take a whole row', (count, rows) => {
  const article = samples['blog-list'].data?.[0];
  const data = Array.from({ length: count }, (_, at) => ({ ...article, slug: `post-${at}` }));
  const cards = render({ ...samples['blog-list'], data } as Loaded)
    .split('<article')
    .slice(1);
  // A card with a row of its own shows a larger picture.
  expect(cards.map((card) => card.includes('/resize-800/'))).toEqual(rows);
});

test('MOD-20 the freezer says how much of a drawer it takes', () => {
  const words = { half: 'halve vriezerlade', threeQuarters: 'driekwart', full: 'hele vriezerlade' };
  const drawn = [
    ['half', 25],
    ['half', 50],
    ['threeQuarters', 75],
    ['full', 100],
  ] as const;
  for (const [fit, filled] of drawn) {
    const html = render({
      ...samples['freezer-fit'],
      data: { fit, filled, weight: '4,1 kg', litres: null, mine: null },
    });
    expect(html).toContain(words[fit]);
    expect(html).toContain(`/dish-freezer-${filled}.`);
    expect(html).toContain('4,1 kg');
  }
  expect(render({ ...samples['freezer-fit'], data: null })).toBe('');
});

test('CRD-15 CRD-16 CRD-D7 the tooltips show buyers and what remains, and nothing when nothing remains', () => {
  expect(render(samples['buyers-tooltip'])).toContain('75 mensen');
  expect(render(samples['packages-remaining-tooltip'])).toContain('21 pakketten');
  expect(render({ ...samples['packages-remaining-tooltip'], data: 0 })).toBe('');
  expect(render({ ...samples['buyers-tooltip'], data: null })).toBe('');
});

test('FSH-7 FSH-D4 a banner shows its page and is skipped without it', () => {
  const html = render(samples['farmshop-banner']);
  for (const part of ['Hele koe, halve moeite', 'Bekijk de pakketten', 'href="/nl/ons-vlees"'])
    expect(html).toContain(part);
  expect(render({ ...samples['farmshop-banner'], data: null })).toBe('');
});

test('HOME-6 HOME-D3 the category tabs have a tab for each animal, which leads to its list, and the cards of the first', () => {
  const html = render(samples['category-tabs']);
  const lists = [...html.matchAll(/<li[^>]*><a href="(\/nl\/[^"]*)"/g)].map(([, to]) => to);
  expect(lists.slice(0, 3)).toEqual(['/nl/ons-vlees/rundvlees', '/nl/ons-vlees/kip', '/nl/ons-vlees/lamsvlees']);
  expect(html.match(/<article/g)).toHaveLength(1);
  expect(html).toContain('1 pakket tonen');
});

test('the text module is dark when its class says so', () => {
  expect(render(sample('text', { className: 'torn on-deep' }))).toMatch(/^<section class="[^"]*deep/);
});
