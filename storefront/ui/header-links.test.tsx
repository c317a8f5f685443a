import { expect, test } from 'vitest';
import { renderInMarket } from '#tests/setup/render-in-market.tsx';
import { HeaderLinks } from './header-links.tsx';

const link = (title: string) => ({ title, address: `/nl/${title}` });
const shown = (html: string) => [...html.matchAll(/<a[^>]* href="([^"]+)"/g)].map(([, href]) => href);

test('HDR-9 the header text block holds up to three links', () => {
  const html = renderInMarket(<HeaderLinks links={['a', 'b', 'c', 'd'].map(link)} />);
  expect(shown(html)).toEqual(['/nl/a', '/nl/b', '/nl/c']);
});

test('HDR-D4 a link of the page itself comes on top of these three', () => {
  const extra = { title: 'Herkomst', address: '#traceability-box' };
  const html = renderInMarket(<HeaderLinks links={['a', 'b', 'c'].map(link)} extra={extra} />);
  // The address of the page it stands on is the router's to add.
  expect(shown(html).map((href) => href?.replace(/^\/nl#/, '#'))).toEqual([
    '/nl/a',
    '/nl/b',
    '/nl/c',
    '#traceability-box',
  ]);
});

test('HDR-9 without links there is no block', () => {
  expect(renderInMarket(<HeaderLinks links={[]} />)).toBe('');
});
