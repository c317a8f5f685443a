/** What a test looks at in a page. */
import type { Answer } from './test-app.ts';

type Page = Answer & {
  /** The page without what surrounds it everywhere. */
  main: string;
  /** Its words, with | wherever there was markup in between. */
  text: string;
  h1: string[];
  canonical: string | undefined;
  jsonLd: Record<string, unknown>[];
  /** Titles of the cards, in their order. */
  cards: string[];
};

export function readPage(answer: Answer): Page {
  const { html } = answer;
  const main = /<main\b[^>]*>(.*)<\/main>/s.exec(html)?.[1] ?? '';
  return {
    ...answer,
    main,
    text: wordsOf(main),
    h1: [...html.matchAll(/<h1\b[^>]*>(.*?)<\/h1>/gs)].map(([, title = '']) => title),
    canonical: /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1],
    jsonLd: [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
      ([, json = '']) => JSON.parse(json) as Record<string, unknown>,
    ),
    cards: [...main.matchAll(/<article\b.*?<h[234]\b[^>]*>(.*?)<\/h[234]>/gs)].map(([, title = '']) =>
      title.replace(/<[^>]*>/g, ''),
    ),
  };
}

function wordsOf(html: string): string {
  return html.replace(/<[^>]*>/g, '|').replace(/[|\s]*\|[|\s]*/g, '|');
}

/** Addresses and words of the links in the landmark of this name; null without such a landmark. */
export function linksIn(main: string, name: string): { to: string; text: string; isCurrent: boolean }[] | null {
  const inside = new RegExp(`<nav aria-label="${name}"[^>]*>(.*?)</nav>`, 's').exec(main)?.[1];
  if (inside === undefined) return null;
  return [...inside.matchAll(/<a\b([^>]*)>(.*?)<\/a>/gs)].map(([, attributes = '', text = '']) => ({
    to: /href="([^"]*)"/.exec(attributes)?.[1] ?? '',
    text: text.replace(/<[^>]*>/g, ''),
    isCurrent: attributes.includes('aria-current'),
  }));
}
