/** What a browser is shown when not even an error page could be rendered: no styles, no scripts, nothing that can fail too. */
import type { Market } from '#contract/market.ts';
import { pathTo } from '#rules/addresses/paths.ts';
import type { Texts } from '#services/locales/texts.ts';

const headers = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': "default-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'self'",
  'cache-control': 'no-store',
  'retry-after': '5',
};

export function busyPage(market: Market, texts: Texts, status: 429 | 503): Response {
  const text = texts.textFor(market);
  // Words of ours and names of markets; nothing of the request stands in it.
  const html = `<!doctype html>
<html lang="${market.langTag}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${market.brand}</title></head>
<body><h1>${market.brand}</h1><p>${text('errors:unavailableBody')}</p><p><a href="${pathTo(market, 'home')}">${text('errors:home')}</a></p></body>
</html>
`;
  return new Response(html, { status, headers });
}
