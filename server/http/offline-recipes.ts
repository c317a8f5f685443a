/** The service worker that keeps recipes for kitchens without a line. Where it is switched off the same address sends one that removes itself. */
import { readFileSync } from 'node:fs';
import { Hono } from 'hono';
import type { Config } from '#server/config.ts';

const worker = readFileSync(new URL('recipes-worker.js', import.meta.url), 'utf8');

export function createOfflineRecipes({ offlineRecipes }: Pick<Config, 'offlineRecipes'>): Hono {
  const script = `const keepsRecipes = ${offlineRecipes};\n${worker}`;
  return new Hono().get('/offline-recipes.js', (c) =>
    c.body(script, 200, {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
      // It asks this shop and nobody else.
      'content-security-policy': "default-src 'none'; connect-src 'self'",
    }),
  );
}
