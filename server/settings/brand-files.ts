/** What an owner chose for the look: the style sheet with the colours, /brand/nl-a32c1f-213b2c.css, and the logo, /brand/nl-1a2b3c4d.png. */
import { Hono } from 'hono';
import type { Market } from '#contract/market.ts';
import { brandOf } from '#markets/brands/brand-of.ts';
import type { LogoOf } from './own-logos.ts';
import { sheetOf } from '#rules/brand/own-colors.ts';

export function createBrandFiles(markets: readonly Market[], logoOf: LogoOf): Hono {
  const app = new Hono();
  app.get('/brand/:file', async (c) => {
    const file = c.req.param('file');
    const [code] = file.split('-', 1);
    const market = markets.find((each) => each.code === code);
    if (market && file.endsWith('.png')) {
      const logo = await logoOf(market);
      if (!logo) return c.notFound();
      return c.body(new Uint8Array(logo.png), 200, {
        'content-type': 'image/png',
        'cache-control': c.req.path === logo.path ? 'public, max-age=31536000, immutable' : 'no-store',
      });
    }
    if (!market?.look) return c.notFound();
    // A page of another moment gets the colours of today, which nobody must keep under the old name.
    const isAsked = c.req.path === market.look.sheet;
    return c.body(sheetOf(market.look, brandOf(market.theme).colors), 200, {
      'content-type': 'text/css; charset=utf-8',
      'cache-control': isAsked ? 'public, max-age=31536000, immutable' : 'no-store',
    });
  });
  return app;
}
