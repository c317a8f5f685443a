import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { find, findAll, wordsIn } from '#tests/setup/read-page.ts';
import { type Answer, openTestApp, type TestApp } from '#tests/setup/test-app.ts';
import { casesOf } from '#tests/setup/browser/long-runs.ts';

let app: TestApp;
let unreachable: TestApp;

beforeAll(async () => {
  app = await openTestApp({
    content: ({ code, words }, files) => ({
      ...files,
      'menus.json': {
        animals: [],
        'main-menu': [
          { menu_item_id: 1, title: 'Farmers', url: `/${code}/${words.farmers}` },
          { menu_item_id: 2, parent_id: 1, title: 'Beef', animal_type: 'cow', icon_class: 'icon-cow' },
          { menu_item_id: 3, parent_id: 2, title: 'The box', product_slug: 'box' },
          { menu_item_id: 4, parent_id: 3, title: 'Too deep', url: `/${code}/about` },
          { menu_item_id: 5, title: 'Nowhere' },
          { menu_item_id: 6, title: 'Plain', url: `/${code}/about` },
        ],
        footer: [
          { menu_item_id: 1, title: 'Column one', url: `/${code}/about` },
          { menu_item_id: 2, parent_id: 1, title: 'Link one', url: `/${code}/about` },
          { menu_item_id: 3, title: 'Column two', url: `/${code}/about` },
        ],
      },
      'settings.json': {
        reviews_num: '1234',
        certificates_text: '<p>Certified</p>',
        footer_google_review_text: '<p>Five stars</p>',
        footer_address_text: '<p>Street 1</p>',
      },
    }),
  });
  // Nothing listens there.
  unreachable = await openTestApp({ settings: { CONTENT_API_URL: 'http://127.0.0.1:9' } });
});
afterAll(async () => {
  await app?.close();
  await unreachable?.close();
});

/** The text of a page as a reader gets it, tags and scripts left out. */
const textOf = ({ html }: Answer) => wordsIn(html).replaceAll('|', ' ').replaceAll('&#x27;', "'").replace(/\s+/g, ' ');
const part = ({ html }: Answer, tag: string) => find(html, tag)?.inside ?? '';

test('MKT-12 the language of a page is the tag of its market', async () => {
  const tags = await Promise.all(
    ['nl', 'fr', 'uk', 'de'].map(async (code) => find((await app.get(`/${code}`)).html, 'html')?.attributes.lang),
  );
  expect(tags).toEqual(['nl-NL', 'fr-FR', 'en-GB', 'de-DE']);
});

test('browsers paint the header in one piece, so that its menu does not move while it is read', async () => {
  const page = await app.get('/nl');
  const awaited = find(page.html, 'link', { rel: 'expect', blocking: 'render' })?.attributes.href;
  // What stands behind the header, and nothing in between.
  expect(page.html).toContain(`</header><span id="${awaited?.slice(1)}"`);
});

test('MKT-6, FTR-2 the German market is another brand with another logo', async () => {
  const nl = await app.get('/nl');
  const de = await app.get('/de');
  expect(nl.html).toContain('data-brand="kudde"');
  expect(de.html).toContain('data-brand="weidekiste"');
  const mark = ({ html }: Answer) => find(html, 'g', { id: 'brand-mark' })?.inside;
  expect(mark(de)).not.toBe(mark(nl));
  expect(textOf(de)).not.toContain('Kudde');
});

test.each([
  ['/', '/nl'],
  ['/?invite=AB1&awc=2', '/nl?invite=AB1&awc=2'],
])('RTE-5, RTE-D2, MKT-23 %s leads to %s for now', async (path, to) => {
  expect(await app.get(path)).toMatchObject({ status: 302, location: to });
});

test.each([
  ['https://www.kudde.example/uk/404', '/uk'],
  ['https://elsewhere.example/uk/404', '/nl'],
  ['nonsense', '/nl'],
])('ERR-D3 a link from %s to the root leads to %s, also before our code runs', async (referer, home) => {
  expect(await app.get('https://www.kudde.example/', { headers: { referer } })).toMatchObject({ location: home });
});

test('RTE-D2 the root of the German domain is the German home', async () => {
  const german = await app.get('https://www.weidekiste.example/?awc=1');
  expect(german).toMatchObject({ status: 302, location: '/de?awc=1' });
});

test.each([
  ['/nl/', '/nl'],
  ['/nl/about/', '/nl/about'],
  ['/nl/about/?utm_source=x', '/nl/about?utm_source=x'],
  ['/nl/onze-boeren/1', '/nl/onze-boeren'],
  ['/nl/recepten/rund/1', '/nl/recepten/rund'],
  ['/nl/old', '/nl/about'],
  ['/nl/old/?a=1', '/nl/about?a=1'],
])('RTE-41, RTE-D3, RTE-D10, RTE-D15 the document %s moved for good to %s', async (path, to) => {
  expect(await app.get(path)).toMatchObject({ status: 301, location: to });
});

test('RTE-41, RTE-D15 inside the app the router is told', async () => {
  const { status, html } = await app.get('/nl/old.data');
  expect(status).toBe(202);
  expect(html).toContain('/nl/about');
});

test('RTE-41, RTE-D15 a change of the table counts at once', async () => {
  const own = await openTestApp();
  expect(await own.get('/nl/older')).toMatchObject({ status: 404 });
  await own.importContent(({ code }, files) => ({
    ...files,
    'redirects.json': { [`/${code}/older`]: { to: `/${code}` } },
  }));
  expect(await own.get('/nl/older')).toMatchObject({ status: 301, location: '/nl' });
  expect(await own.get('/nl/old')).toMatchObject({ status: 404 });
  await own.close();
});

test.each([
  ['/about', 200, 'nl-NL'],
  ['/foo', 404, 'nl-NL'],
  ['/en/farmers', 404, 'nl-NL'],
  ['/global', 404, 'nl-NL'],
  ['/de/foo', 404, 'de-DE'],
])('RTE-2, RTE-3, RTE-4, RTE-D1 %s answers %i in %s', async (path, status, lang) => {
  const answer = await app.get(path);
  expect(answer.status).toBe(status);
  expect(answer.html).toContain(`<html lang="${lang}"`);
});

test.each(casesOf(['nl', 'fr', 'uk', 'de'], 2))('ERR-1, ERR-3, RTE-8 the not-found page in %s', async (code) => {
  for (const path of [`/${code}/404`, `/${code}/there-is-nothing-here`]) {
    const answer = await app.get(path);
    expect(answer.status).toBe(404);
    const main = part(answer, 'main');
    expect(main).toContain('Oops! Page not found');
    expect(find(main, 'a', { href: '/' })).toBeDefined();
    expect(main).toContain(`/media/large/lost-cow${code === 'de' ? '-weide' : ''}.webp`);
    expect(answer.html).toContain('<meta name="robots" content="noindex"');
    expect(answer.html).toContain('<title>Oops! Page not found</title>');
    expect(part(answer, 'header')).toContain('Farmers');
    expect(part(answer, 'footer')).toContain('Certified');
  }
});

test('ERR-4, ERR-D5 main content out of reach: the error screen without a status, 503 and when to come back', async () => {
  const answer = await unreachable.get('/nl/about');
  expect(answer.status).toBe(503);
  expect(answer.headers.get('retry-after')).toBe('10');
  const main = part(answer, 'main');
  expect(main).toContain('Unexpected Application Error!');
  expect(main).toContain('>Service Unavailable<');
  expect(answer.html).toContain('<meta name="robots" content="noindex"');
});

test('ERR-10, ERR-D4 menus and settings out of reach are logged and left out, and nothing else', async () => {
  const answer = await unreachable.get('/nl/404');
  expect(answer.status).toBe(404);
  expect(part(answer, 'header')).toContain('/nl/shop/my-account');
  expect(part(answer, 'header')).not.toContain('id="main-menu"');
  expect(part(answer, 'footer')).toContain('Visa');
  expect(unreachable.log.some(({ message }) => message.includes('out of reach'))).toBe(true);
});

test('HDR-1, HDR-2 the main menu is in the page, three levels deep', async () => {
  const header = part(await app.get('/nl'), 'header');
  expect(header).toContain('Farmers');
  const beef = findAll(header, 'a', { href: '/nl/ons-vlees/rundvlees' });
  expect(beef.filter(({ inside, text }) => inside.includes('#cow') && text.includes('Beef'))).not.toEqual([]);
  const boxes = findAll(header, 'a', { href: '/nl/ons-vlees/box' }).map(({ text }) => text);
  expect(boxes).toContainEqual(expect.stringMatching(/^The box/));
  expect(header).not.toContain('Too deep');
  expect(header).not.toContain('Nowhere');
});

test.each(casesOf(['nl', 'fr', 'uk', 'de'], 2))(
  'HDR-4, HDR-5, MKT-5 account and basket of %s are links to the shop area',
  async (code) => {
    const header = part(await app.get(`/${code}`), 'header');
    expect(header).toContain(`href="/${code}/shop/my-account"`);
    expect(header).toContain(`href="/${code}/shop/"`);
  },
);

test('checkout: the footer leads to the withdrawal form where the embedded shop takes orders, and nowhere else', async () => {
  expect(part(await app.get('/nl'), 'footer')).toContain('href="/nl/shop/withdrawal/"');
  const connected = await openTestApp({ settings: { SHOP_URL_NL: 'http://127.0.0.1:9', ORDERS: 'on' } });
  onTestFinished(() => connected.close());
  expect(part(await connected.get('/nl'), 'footer')).not.toContain('/shop/withdrawal/');
  expect(part(await connected.get('/de'), 'footer')).toContain('href="/de/shop/withdrawal/"');
});

test('FTR-1, FTR-3, FTR-6, FTR-7, FTR-8 the footer', async () => {
  const answer = await app.get('/nl');
  const footer = part(answer, 'footer');
  expect(footer).toContain('href="#brand-mark"');
  const text = find(answer.html, 'footer')?.text;
  expect(text).toContain('Kudde B.V., Molendijk 14, 3411 AB Lopik');
  for (const words of ['Certified', 'Column one', 'Link one', 'Column two', 'Five stars', 'Street 1', '© ']) {
    expect(text).toContain(words);
  }
});

test.each([
  ['nl', ['facebook', 'twitter', 'instagram', 'pinterest']],
  ['fr', ['facebook', 'instagram']],
  ['uk', ['facebook', 'twitter', 'instagram']],
  ['de', ['facebook', 'instagram', 'pinterest']],
])('FTR-4, FTR-5 the social links of %s are those that are set: %o', async (code, networks) => {
  const footer = part(await app.get(`/${code}`), 'footer');
  const marks = findAll(footer, 'use').map(({ attributes }) => attributes.href?.split('footer.svg#')[1]);
  const known = new Set(['facebook', 'twitter', 'instagram', 'pinterest']);
  expect(marks.filter((name) => known.has(name ?? ''))).toEqual(networks);
  const links = findAll(footer, 'a').map(({ attributes }) =>
    /^https:\/\/(\w+)\.example\/(?:kudde|weidekiste)/.exec(attributes.href ?? ''),
  );
  expect(links.flatMap((link) => link?.[1] ?? [])).toEqual(networks);
});

test.each([
  ['nl', ['iDEAL', 'Mastercard', 'Visa', 'American Express', 'PayPal', 'Klarna', 'Google Pay', 'Apple Pay']],
  ['fr', ['Mastercard', 'Visa', 'American Express', 'PayPal', 'Klarna', 'Kadeos']],
  ['uk', ['Mastercard', 'Visa', 'American Express', 'PayPal', 'Klarna']],
  [
    'de',
    [
      'DPD',
      'PayPal',
      'Mastercard',
      'Visa',
      'American Express',
      'SOFORT',
      'giropay',
      'Klarna',
      'Google Pay',
      'Apple Pay',
    ],
  ],
])('FTR-9, FTR-D2 ways to pay in %s, in order and by name: %o', async (code, names) => {
  const footer = part(await app.get(`/${code}`), 'footer');
  expect(findAll(footer, 'li').flatMap(({ attributes }) => attributes.title ?? [])).toEqual(names);
});

test('SEO-D6 the market switch leads to the same page where there is one, else home', async () => {
  const links = (answer: Answer) =>
    findAll(part(answer, 'footer'), 'a').flatMap(({ attributes }) =>
      'hreflang' in attributes ? [attributes.href] : [],
    );
  expect(links(await app.get('/nl/onze-boeren'))).toEqual([
    'https://www.kudde.example/fr/nos-eleveurs',
    'https://www.kudde.example/uk/farmers',
    'https://www.kudde.example/de/unsere-bauern',
  ]);
  expect(links(await app.get('/nl/about'))).toEqual([
    'https://www.kudde.example/fr',
    'https://www.kudde.example/uk',
    'https://www.kudde.example/de',
  ]);
});

test('every page has security headers and a policy that names its scripts', async () => {
  for (const path of ['/nl', '/nl/404', '/nl/none']) {
    const { headers, html } = await app.get(path);
    const policy = headers.get('content-security-policy') ?? '';
    const scripts = findAll(html, 'script')
      .filter(({ attributes }) => !('src' in attributes) && attributes.type !== 'application/ld+json')
      // React Router's own for scrolling is never run; the deferred one is, once the page is painted.
      .filter(({ attributes }) => attributes.type !== 'text/plain' || attributes.id === 'deferred-scripts')
      .map(({ text }) => text);
    expect(scripts.length).toBeGreaterThan(1);
    const hashes = scripts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
    expect(new Set(policy.match(/'sha256-[^']+'/g))).toEqual(new Set(hashes));
    expect(html).not.toContain('nonce');
    expect(policy).not.toContain("'unsafe-inline'; script");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  }
});

test('marks of payments are fetched when the foot of the page comes near, and have names', async () => {
  const footer = part(await app.get('/nl'), 'footer');
  const mark = /<img [^>]*payments\.svg#visa[^>]*>/.exec(footer)?.[0] ?? '';
  expect(mark).toContain('loading="lazy"');
  expect(mark).toContain('alt="Visa"');
  expect(footer).not.toMatch(/<use href="[^"]*#visa"/);
});
