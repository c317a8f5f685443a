/** What a test looks at in a page, found by a parser of HTML. Texts are as they stand in the markup, entities and all. */
import { DomUtils, ElementType, parseDocument } from 'htmlparser2';
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

type Parent = Parameters<typeof DomUtils.getElementsByTagName>[1];
type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number];

const parse = (html: string) =>
  parseDocument(html, { decodeEntities: false, withStartIndices: true, withEndIndices: true });

export function readPage(answer: Answer): Page {
  const { html } = answer;
  const document = parse(html);
  const [main] = elements(document, 'main');
  return {
    ...answer,
    main: main ? insideOf(main, html) : '',
    text: main ? wordsOf(main) : '',
    h1: elements(document, 'h1').map((heading) => insideOf(heading, html)),
    canonical: elements(document, 'link').find(({ attribs }) => attribs.rel === 'canonical')?.attribs.href,
    jsonLd: elements(document, 'script')
      .filter(({ attribs }) => attribs.type === 'application/ld+json')
      .map((script) => JSON.parse(DomUtils.textContent(script)) as Record<string, unknown>),
    cards: main ? elements(main, 'article').flatMap(titleOf) : [],
  };
}

/** Addresses and words of the links in the landmark of this name; null without such a landmark. */
export function linksIn(main: string, name: string): { to: string; text: string; isCurrent: boolean }[] | null {
  const landmark = elements(parse(main), 'nav').find(({ attribs }) => attribs['aria-label'] === name);
  if (!landmark) return null;
  return elements(landmark, 'a').map((link) => ({
    to: link.attribs.href ?? '',
    text: DomUtils.textContent(link),
    isCurrent: 'aria-current' in link.attribs,
  }));
}

function elements(within: Parent, name: string): Element[] {
  return DomUtils.getElementsByTagName(name, within);
}

/** The markup of its children, letter by letter. */
function insideOf({ firstChild, lastChild }: Element, html: string): string {
  return html.slice(firstChild?.startIndex ?? 0, (lastChild?.endIndex ?? -1) + 1);
}

function titleOf(card: Element): string[] {
  const heading = DomUtils.findOne(({ name }) => ['h2', 'h3', 'h4'].includes(name), card.children);
  return heading ? [DomUtils.textContent(heading)] : [];
}

const isText = ({ type }: { type: ElementType.ElementType }) => type === ElementType.ElementType.Text;

function wordsOf(main: Element): string {
  const texts = DomUtils.find(isText, main.children, true, Number.POSITIVE_INFINITY);
  const words = texts.map((node) => DomUtils.textContent(node).trim()).filter((text) => text !== '');
  return `|${words.join('|')}|`;
}
