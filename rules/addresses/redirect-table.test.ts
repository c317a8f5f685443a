import { expect, test } from 'vitest';
import { findRedirect, readRedirects, type RedirectAnswer } from './redirect-table.ts';

const table = readRedirects({
  '/nl/oud': { to: '/nl/nieuw' },
  '/nl/oud-slash/': { to: '/nl/nieuw/' },
  'nl/zonder-slash': { to: 'nl/nieuw' },
  '/nl/oud-vraag?x=1': { to: '/nl/nieuw' },
  '/nl/met-vraag': { to: '/nl/nieuw?bron=oud' },
  '/nl/met-anker': { to: '/nl/nieuw#deel' },
  '/nl/%C3%BCber': { to: '/nl/nieuw' },
  '/nl/b\u0153uf': { to: '/nl/nieuw' },
  '/nl/zelf': { to: '/nl/zelf' },
  '/nl/zelf-slash': { to: '/nl/zelf-slash/' },
  '/nl/zelf-vraag': { to: '/nl/zelf-vraag?x=1' },
  '/nl/zelf-host': { to: 'https://www.kudde.example/nl/zelf-host' },
  '/nl/naar-zelf': { to: '/nl/zelf' },
  '/nl/a': { to: '/nl/b' },
  '/nl/b': { to: '/nl/c' },
  '/nl/c': { to: '/nl/a' },
  '/nl/naar-lus': { to: '/nl/b' },
  '/nl/keten': { to: '/nl/oud' },
  '/de/x': { to: 'https://www.weidekiste.example/de/x' },
  '/nl/heen': { to: 'https://www.weidekiste.example/nl/terug' },
  '/nl/terug': { to: 'https://www.kudde.example/nl/heen' },
  '/nl/hier': { to: 'https://www.kudde.example/nl/nieuw' },
  '/nl/partner': { to: 'https://partner.example/nl/partner' },
  '/nl/partner-a': { to: 'https://partner.example/nl/partner-b' },
  '/nl/partner-b': { to: '/nl/partner-a' },
  '/nl/vreemd': { to: 'https://evil.example/' },
  '/nl/twee-strepen': { to: '//evil.example/' },
  '/nl/omgekeerd': { to: '/\\evil.example' },
  '/nl/script': { to: 'javascript:alert(1)' },
  '/nl/wachtwoord': { to: 'https://a:b@www.kudde.example/nl' },
  '/nl/nep': { to: 'https://www.kudde.example@evil.example/' },
  '/nl/poort': { to: 'https://www.kudde.example:8443/nl' },
  '/nl/kapot': { to: 'https://' },
});

const hosts = {
  host: 'www.kudde.example',
  siteHosts: ['www.kudde.example', 'www.weidekiste.example'],
  allowedHosts: ['partner.example'],
};
const none: RedirectAnswer = { kind: 'none' };
const redirect = (to: string): RedirectAnswer => ({ kind: 'redirect', to });

test.each<[string, RedirectAnswer]>([
  ['/nl/oud', redirect('/nl/nieuw')],
  ['/nl/oud/', redirect('/nl/nieuw')],
  ['/nl/oud?x=1', redirect('/nl/nieuw?x=1')],
  ['/nl/oud/?x=1&y=%20', redirect('/nl/nieuw?x=1&y=%20')],
  ['/nl/oud-slash', redirect('/nl/nieuw/')],
  ['/nl/zonder-slash', redirect('/nl/nieuw')],
  ['/nl/oud-vraag', redirect('/nl/nieuw')],
  ['/nl/met-vraag?x=1', redirect('/nl/nieuw?bron=oud')],
  ['/nl/met-anker?x=1', redirect('/nl/nieuw?x=1#deel')],
  ['/nl/über', redirect('/nl/nieuw')],
  ['/nl/b%C5%93uf', redirect('/nl/nieuw')],
  ['/nl/keten', redirect('/nl/oud')],
  ['/nl/OUD', none],
  ['/nl/oud/x', none],
  ['/nl/onbekend', none],
  ['/', none],
  ['/constructor', none],
  ['/nl/%E0%A4%A', none],
])('RTE-41 %s is looked up without trailing slash and query; the query is carried over', (path, expected) => {
  expect(findRedirect(table, path, hosts)).toEqual(expected);
});

test.each<[string, string]>([
  ['/nl/zelf', 'self'],
  ['/nl/zelf-slash', 'self'],
  ['/nl/zelf-vraag', 'self'],
  ['/nl/zelf-host', 'self'],
  ['/nl/a', 'loop'],
  ['/nl/b', 'loop'],
  ['/nl/c', 'loop'],
  ['/nl/naar-lus', 'loop'],
  ['/nl/heen', 'loop'],
  ['/nl/terug', 'loop'],
  ['/nl/vreemd', 'foreign'],
  ['/nl/twee-strepen', 'foreign'],
  ['/nl/omgekeerd', 'foreign'],
  ['/nl/script', 'foreign'],
  ['/nl/wachtwoord', 'foreign'],
  ['/nl/nep', 'foreign'],
  ['/nl/poort', 'foreign'],
  ['/nl/kapot', 'foreign'],
])('RTE-41 the entry of %s is ignored because of %s', (path, reason) => {
  expect(findRedirect(table, path, hosts)).toMatchObject({ kind: 'ignored', reason });
});

test('RTE-41 an entry that is ignored closes no loop for those that lead to it', () => {
  expect(findRedirect(table, '/nl/naar-zelf', hosts)).toEqual(redirect('/nl/zelf'));
});

test('RTE-41 other hosts: those of the markets and those named in the configuration', () => {
  expect(findRedirect(table, '/nl/hier?x=1', hosts)).toEqual(redirect('/nl/nieuw?x=1'));
  expect(findRedirect(table, '/nl/partner', hosts)).toEqual(redirect('https://partner.example/nl/partner'));
  // The other host has redirects of its own, so ours say nothing about what happens there.
  expect(findRedirect(table, '/nl/partner-a', hosts)).toEqual(redirect('https://partner.example/nl/partner-b'));
  expect(findRedirect(table, '/de/x?awc=1', hosts)).toEqual(redirect('https://www.weidekiste.example/de/x?awc=1'));
  const onWeidekiste = { ...hosts, host: 'www.weidekiste.example' };
  expect(findRedirect(table, '/de/x', onWeidekiste)).toMatchObject({ kind: 'ignored', reason: 'self' });
});

test('RTE-41 a host with a port is this site too', () => {
  const here = readRedirects({ '/a': { to: 'http://localhost:3000/b' }, '/c': { to: '/d' } });
  expect(findRedirect(here, '/a', { host: 'localhost:3000' })).toEqual(redirect('/b'));
  expect(findRedirect(here, '/a', { host: 'localhost:4000' })).toMatchObject({ reason: 'foreign' });
  expect(findRedirect(here, '/c?x', { host: 'LOCALHOST:3000' })).toEqual(redirect('/d?x'));
});
