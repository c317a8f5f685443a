// The address of the service worker, with the setting and without.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { markets } from '#markets/index.ts';
import { pathTo } from '#rules/addresses/paths.ts';
import { openTestApp, type TestApp } from '#tests/setup/test-app.ts';

describe.each([
  { setting: '1', keeps: true },
  { setting: '0', keeps: false },
])('OFFLINE_RECIPES=$setting', ({ setting, keeps }) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp({ settings: { OFFLINE_RECIPES: setting } });
  });
  afterAll(() => app?.close());

  test('D4 the worker is sent anew each time and may ask this shop only', async () => {
    const { status, headers, html } = await app.get('/offline-recipes.js');
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(headers.get('cache-control')).toBe('no-cache');
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; connect-src 'self'");
    expect(html.startsWith(`const keepsRecipes = ${keeps};\n`)).toBe(true);
  });

  test('D4 pages name the recipes of their market, or that none are kept', async () => {
    for (const code of ['nl', 'de'] as const) {
      const scope = keeps ? `${pathTo(markets[code], 'recipes')}/` : '';
      expect((await app.get(`/${code}`)).html).toContain(` data-offline="${scope}"`);
    }
  });
});
