import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { headers, htmlType, notCached } from '#services/shop/calls/answers.ts';
import { Html, html } from '#services/kit/mail/html.ts';
import { backLink, layout, type PageMarket } from './layout.ts';

export const styles = readFileSync(new URL('shop.css', import.meta.url), 'utf8');

function fieldsWith(styleSource: string) {
  const policy = [
    "default-src 'none'",
    `style-src ${styleSource}`,
    "font-src 'self'",
    "img-src 'self' data: https:",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
  ].join('; ');
  return {
    'content-type': htmlType,
    'x-robots-tag': 'noindex',
    'content-security-policy': policy,
    ...notCached,
  };
}

const pageFields = fieldsWith("'self'");
const failureFields = fieldsWith(`'sha256-${createHash('sha256').update(styles).digest('base64')}'`);

export function pageAnswer(page: Html, { status = 200, cookies = [] as string[] } = {}): Response {
  return new Response(page.text, { status, headers: headers(pageFields, cookies) });
}

type OwnPage = { status: number; title: string; text: string; headers?: Record<string, string> };

/** A page that needs nothing of the shop: its styles stand in it, because their own address may be the shop's. */
export function ownPage(shop: PageMarket, { status, title, text, headers: more = {} }: OwnPage): Response {
  const page = layout(shop, {
    title,
    styles: new Html(`<style>${styles}</style>`),
    body: html`<p class="lead">${text}</p>
      ${backLink(shop)}`,
    footer: shop.t('errors:status', { status }),
  });
  return new Response(page.text, { status, headers: headers({ ...failureFields, ...more }) });
}
