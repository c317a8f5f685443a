import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { headers, htmlType, notCached } from '#services/shop/calls/answers.ts';
import { Html, html } from '#services/kit/mail/html.ts';
import { backLink, layout, type PageMarket } from './layout.ts';

const styles = readFileSync(new URL('shop.css', import.meta.url), 'utf8');

/** Nothing but the styles that stand in it, our fonts and pictures. */
const policy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(styles).digest('base64')}'`,
  "font-src 'self'",
  "img-src 'self' data: https:",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'self'",
].join('; ');

const failureFields = {
  'content-type': htmlType,
  'x-robots-tag': 'noindex',
  'content-security-policy': policy,
  ...notCached,
};

type FailurePage = { status: number; title: string; text: string; headers?: Record<string, string> };

/** A page that needs nothing of the shop: its styles stand in it, because their own address may be the shop's. */
export function failurePage(shop: PageMarket, { status, title, text, headers: more = {} }: FailurePage): Response {
  const page = layout(shop, {
    title,
    styles: new Html(`<style>${styles}</style>`),
    body: html`<p class="lead">${text}</p>
      ${backLink(shop)}`,
    // Who to turn to helps more than the number of an error, which stands in the answer.
    footer: shop.t('contact.both'),
  });
  return new Response(page.text, { status, headers: headers({ ...failureFields, ...more }) });
}
