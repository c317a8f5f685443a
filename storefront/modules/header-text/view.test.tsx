import { expect, test } from 'vitest';
import { HeaderText as HeaderTextModule } from '#contract/modules/header-text.ts';
import { renderInMarket } from '#tests/setup/render-in-market.tsx';
import { View as HeaderText } from './view.tsx';

/** As a content service sends it. */
function linksOf(fields: object): (string | undefined)[] {
  const module = HeaderTextModule.parse({ module: 'header-text', module_id: 'h', title: 'Kop', ...fields });
  const html = renderInMarket(<HeaderText module={module} data={null} />);
  return [...html.matchAll(/<a [^>]*href="([^"]*)"[^>]*>([^<]*)/g)].map(([, href, title]) => `${title} ${href}`);
}

const three = {
  link_1: '/nl/a',
  link_1_title: 'A',
  link_2: '/nl/b',
  link_2_title: 'B',
  link_3: '/nl/c',
  link_3_title: 'C',
};

test('HDR-9 the header text block holds up to three links', () => {
  expect(linksOf(three)).toEqual(['A /nl/a', 'B /nl/b', 'C /nl/c']);
  expect(linksOf({ link_2: '/nl/b', link_2_title: 'B' })).toEqual(['B /nl/b']);
  expect(linksOf({})).toEqual([]);
});

test('HDR-D4 a link without an address or without a title is left out', () => {
  expect(linksOf({ ...three, link_1: '', link_2_title: null })).toEqual(['C /nl/c']);
});
