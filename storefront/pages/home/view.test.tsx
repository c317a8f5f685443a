import { beforeAll, expect, test } from 'vitest';
import { moduleReaders } from '#contract/page-modules.ts';
import type { loadModules } from '#storefront/modules/load-modules.server.ts';
import { loadModuleCode } from '#tests/setup/browser/module-code.ts';
import { renderInMarket } from '#tests/setup/render-in-market.tsx';
import { isLedBySlider, HomeScreen } from './view.tsx';

beforeAll(loadModuleCode);

type Loaded = Awaited<ReturnType<typeof loadModules>>[number];

const slide = { slideritem_id: 1, image_url: '/media/hero-cow.webp', body: '<h2>Eén koe</h2>' };

function slider(fields: object = {}): Loaded {
  const module = moduleReaders.slider.parse({
    module: 'slider',
    module_id: 's',
    place: 'top',
    slider_items: [slide],
    ...fields,
  });
  return { type: 'slider', module, data: null };
}

function text(fields: object = {}): Loaded {
  const module = moduleReaders.text.parse({ module: 'text', module_id: 't', place: 'top', title: 'Tekst', ...fields });
  return { type: 'text', module, data: null };
}

function popup(): Loaded {
  const module = moduleReaders['newsletter-popup'].parse({ module: 'newsletter-popup', module_id: 'p', place: 'top' });
  return { type: 'newsletter-popup', module, data: null };
}

const page = {
  title: 'Welkom',
  summary: 'Van boeren met naam',
  body: { html: '<p>Eigen tekst</p>' },
  image: null,
  links: [],
};

function render(modules: Loaded[]) {
  return renderInMarket(<HomeScreen page={page} modules={modules} />);
}

test.each([
  ['nothing', [], false],
  ['a slider', [slider()], true],
  ['a slider behind a popup', [popup(), slider()], true],
  ['a slider below a text', [text(), slider()], false],
  ['a slider at the bottom', [slider({ place: 'bottom' })], false],
  ['a slider without slides', [slider({ slider_items: [] })], false],
  ['a slider without words', [slider({ slider_items: [{ ...slide, body: null }] })], false],
] as const)('a page led by %s', (_, modules, leads) => {
  expect(isLedBySlider([...modules])).toBe(leads);
  const html = render([...modules]);
  expect(html.match(/<h1/g)).toHaveLength(1);
  expect(html).toMatch(leads ? /<h1 class="sr">Welkom<\/h1>/ : /<h1 (?!class="sr")[^>]*>Welkom<\/h1>/);
});

test('HOME-3 modules above and below the content of the page', () => {
  const html = render([text({ title: 'Erboven' }), text({ module_id: 'b', place: 'bottom', title: 'Eronder' })]);
  const places = ['Erboven', 'Eigen tekst', 'Eronder'].map((words) => html.indexOf(words));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
});

test('HOME-D5 a module without a place stands below', () => {
  const html = render([text({ place: undefined, title: 'Zonder plaats' })]);
  expect(html.indexOf('Zonder plaats')).toBeGreaterThan(html.indexOf('Eigen tekst'));
});
