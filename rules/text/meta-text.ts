import type { Seo } from '#contract/entities/shared-fields.ts';
import type { Market } from '#contract/market.ts';
import type { RichText } from '#contract/fields/read.ts';
import { plainText } from '#contract/fields/plain-text.ts';

const imageAltLength = 50;
const metaDescriptionLength = 150;

/** Cut by code points, so that no character is split in two. */
function cut(text: string, length: number): string {
  return Array.from(text).slice(0, length).join('').trimEnd();
}

export function metaTitle(page: { seo?: Seo | null; title?: string | null }, { title }: Pick<Market, 'title'>): string {
  return plainText(page.seo?.title) || plainText(page.title) || title;
}

/** Empty when the page has no text at all. */
export function metaDescription(page: { seo?: Seo | null; summary?: string | null; body?: RichText | null }): string {
  const text = plainText(page.seo?.description) || plainText(page.summary) || plainText(page.body?.html);
  return cut(text, metaDescriptionLength);
}

/** Alternative text of a recipe step's or slide's picture. */
export function imageAlt(text: string | null | undefined): string {
  return cut(plainText(text), imageAltLength);
}
