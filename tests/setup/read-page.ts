/** What a test looks at in a page, found by a parser of HTML. Texts are as they stand in the markup, entities and all. */
import { DomUtils, ElementType, parseDocument } from 'htmlparser2';
import type { Answer } from './test-app.ts';

type Page = Answer & {
  /** The page without what surrounds it everywhere. */
  main: string;
  /** Its words, with | wherever there was markup in between. */
  text: string;
  title: string | undefined;
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
    text: main ? wordsOf(main.children) : '',
    title: elements(document, 'title').map(DomUtils.textContent)[0],
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

/** An element of a page. */
type Found = {
  attributes: Record<string, string>;
  text: string;
  /** The markup of what is in it. */
  inside: string;
};

/** The elements of a name, in the order of the page; with attributes, those that have them all. Names of attributes are in small letters. */
export function findAll(html: string, name: string, having: Record<string, string> = {}): Found[] {
  const wanted = Object.entries(having);
  return elements(parse(html), name)
    .filter(({ attribs }) => wanted.every(([key, value]) => attribs[key] === value))
    .map((element) => ({
      attributes: element.attribs,
      text: DomUtils.textContent(element),
      inside: insideOf(element, html),
    }));
}

/** The first of them. */
export function find(html: string, name: string, having?: Record<string, string>): Found | undefined {
  return findAll(html, name, having)[0];
}

/** The headings and their words, in the order of the page: `['h2', 'Cow']`. */
export function headingsIn(html: string): [name: string, text: string][] {
  const isHeading = ({ name }: Element) => /^h[1-6]$/.test(name);
  return DomUtils.findAll(isHeading, parse(html).children).map((heading) => [
    heading.name,
    DomUtils.textContent(heading),
  ]);
}

/** The words of some markup, with | wherever there was markup in between; scripts and styles are none. */
export function wordsIn(html: string): string {
  return wordsOf(parse(html).children);
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

type Nodes = Element['children'];

/** Not what is in scripts and styles. */
const isText = ({ type, parent }: Nodes[number]) =>
  type === ElementType.ElementType.Text &&
  parent?.type !== ElementType.ElementType.Script &&
  parent?.type !== ElementType.ElementType.Style;

function wordsOf(nodes: Nodes): string {
  const texts = DomUtils.find(isText, nodes, true, Number.POSITIVE_INFINITY);
  const words = texts.map((node) => DomUtils.textContent(node).trim()).filter((text) => text !== '');
  return `|${words.join('|')}|`;
}
