// The demo, emptied with `content start-empty`: what is left belongs to a shop that may open tomorrow.
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isRecord } from '#contract/fields/json.ts';
import { type Market, marketList } from '#markets/index.ts';
import { pathTo } from '#rules/addresses/paths.ts';
import { readMarketFiles } from '#services/content/content-files.ts';
import { startEmptyEdits } from '#services/content/editing/demo/start-empty.ts';
import { itemKinds, noSources, type Sources } from '#services/content/editing/sources.ts';
import { type Doc, textOf } from '#services/content/kinds.ts';
import { readPage } from '#tests/setup/read-page.ts';
import { textIn } from '#tests/setup/render-in-market.tsx';
import { openTestApp, type TestApp } from '#tests/setup/test-app.ts';
import { casesOf } from '#tests/setup/browser/long-runs.ts';

const demo = new Map<string, Sources>();
let app: TestApp;

beforeAll(async () => {
  for (const { code } of marketList) {
    const { items } = await readMarketFiles(join('database/seed', code));
    const sources = noSources();
    for (const kind of itemKinds)
      if (kind !== 'popular') sources[kind] = items[kind].map(({ doc, file }) => ({ id: file, version: 1, doc }));
    demo.set(code, sources);
  }
  app = await openTestApp({ content: emptied });
});
afterAll(() => app?.close());

function emptied(market: Market) {
  const [edit] = startEmptyEdits(demo.get(market.code) ?? noSources(), market);
  if (edit?.do !== 'replace') throw new Error('nothing was replaced');
  const docs = (kind: 'settings' | 'menus' | 'static-pages') => edit.files.items[kind].map(({ doc }) => doc);
  return {
    'settings.json': docs('settings')[0] ?? {},
    'menus.json': Object.fromEntries(docs('menus').map(({ name, items }) => [textOf(name), items])),
    'static-pages.json': docs('static-pages'),
  };
}

/** What the demo has customers and farmers say, by whom, and the figures it names. */
function inventedIn(code: string): string[] {
  const pages = demo.get(code)?.['static-pages'].map(({ doc }) => doc) ?? [];
  const settings: Doc = demo.get(code)?.settings[0]?.doc ?? {};
  const modules = pages.flatMap(({ modules }) => (Array.isArray(modules) ? modules.filter(isRecord) : []));
  const said = modules
    .filter(({ module }) => module === 'reviews' || module === 'quote')
    .flatMap(({ items, config }) => [...(Array.isArray(items) ? items : []), config].filter(isRecord))
    .flatMap(({ reviewer, description, name }) => [reviewer, description, name].map(textOf));
  const figures = [settings.reviews_desc, settings.organic_code, settings.operator_name].map(textOf);
  const counted = { nl: ['ierentwintig boeren'], fr: [], uk: ['nine British farms'], de: ['24 Höfe'] }[code] ?? [];
  // What the owner's own settings fill in is not invented.
  return [...said, ...figures, ...counted].filter((text) => !/^(?:\{\w+\})?$/.test(text));
}

describe.each(casesOf(marketList, 2))('start-empty, $code', (market) => {
  const { legalPages } = market.orders;

  test('O4 the pages that the checkout links to are there, in drafts with marked gaps', async () => {
    for (const slug of [legalPages.terms, legalPages.withdrawal]) {
      const { status, main } = readPage(await app.get(pathTo(market, 'staticPage', { slug })));
      expect({ slug, status }).toEqual({ slug, status: 200 });
      expect(main).toMatch(/\[[^\]]+\]/);
    }
  });

  test('O4 no link of the home, its header and its footer leads nowhere', async () => {
    const { html } = await app.get(`/${market.code}`);
    const paths = new Set([...html.matchAll(/<a [^>]*href="(\/[^"#?]*)/g)].map(([, path]) => path ?? ''));
    expect(paths.size).toBeGreaterThan(5);
    for (const path of paths) {
      const { status } = await app.get(path);
      expect({ path, status }).toEqual({ path, status: 200 });
    }
    const named = [...paths].map((path) => path.split('/').at(-1));
    const privacy: Record<string, string> = { nl: 'privacy', fr: 'confidentialite', uk: 'privacy', de: 'datenschutz' };
    expect(named).toEqual(
      expect.arrayContaining([legalPages.terms, legalPages.withdrawal, privacy[market.code], 'cookies']),
    );
  });

  test('O5, A7 nothing invented is left: no reviews, no averages, no quotations, no farmers, no certificate', async () => {
    const words = inventedIn(market.code);
    expect(words.length).toBeGreaterThan(5);
    const { html } = await app.get(`/${market.code}`);
    const list = await app.get(pathTo(market, 'farmers') ?? '');
    const t = textIn(market);
    // The company's name is a text of the interface, which no change of content reaches.
    const shown = `${html}${list.html}${JSON.stringify(emptied(market))}`.replaceAll(t('company.name'), '');
    for (const word of words) expect(shown).not.toContain(word);
    expect(html).not.toContain('href="#reviews-text"');
    expect(html).not.toMatch(/\{(?:seller|brand)_\w+\}/);
  });
});
