import { expect, test } from 'vitest';
import { metaFrom } from './meta.ts';
import type { PageAddress } from './seo.ts';
import { withMeta } from './with-meta.server.ts';

const address = {
  origin: 'https://www.kudde.example',
  titlePattern: '%title%',
  inMarkets: [{ code: 'nl', langTag: 'nl-NL', href: 'https://www.kudde.example/nl', link: '/nl', isDefault: true }],
  nearest: [{ code: 'de', link: '/de' }],
} as PageAddress;

test('browsers repeat the head the server made', () => {
  const meta = [{ title: 'Ko\'s "best"' }, { 'script:ld+json': { '@type': 'Product', name: 'Ko' } }];
  expect(metaFrom(withMeta({ address }, meta))).toEqual(meta);
});

test('of the address only what is shown travels', () => {
  expect(withMeta({ address, kind: 'list' }, [])).toMatchObject({
    kind: 'list',
    address: { inMarkets: [{ code: 'de', href: '/de' }] },
  });
  expect(withMeta({ address }, []).address).not.toHaveProperty('titlePattern');
});

test('a page that could not be loaded says nothing', () => {
  expect(metaFrom(undefined)).toEqual([]);
});
