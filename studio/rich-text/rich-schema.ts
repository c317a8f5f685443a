/** What the editor knows of a text. Attributes are kept as they came: a class of an editor is a look. */
import { type MarkSpec, type NodeSpec, Schema } from 'prosemirror-model';

export type Attributes = readonly [string, string][];

const kept = { attributes: { default: [] as Attributes } };
const attributesOf = (attrs: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries((attrs.attributes as Attributes).filter(([name]) => name !== 'id'));
/** Of what is pasted only what leads somewhere is taken along. */
const link = (element: HTMLElement): { attributes: Attributes } | false => {
  const address = element.getAttribute('href');
  return address === null ? false : { attributes: [['href', address]] };
};

const block = (tag: string, content: string, more: Partial<NodeSpec> = {}): NodeSpec => ({
  content,
  attrs: kept,
  parseDOM: [{ tag }],
  toDOM: ({ attrs }) => [tag, attributesOf(attrs), 0],
  ...more,
});

const mark = (...tags: [string, ...string[]]): MarkSpec => ({
  attrs: kept,
  parseDOM: tags.map((tag) => ({ tag })),
  toDOM: ({ attrs }) => [tags[0], attributesOf(attrs), 0],
});

/** Nodes are named as their tags. A paragraph without one is what stands bare in a line of a list or a cell. */
export const richSchema = new Schema({
  nodes: {
    doc: { content: 'block+' },
    p: {
      content: 'inline*',
      group: 'block',
      attrs: { ...kept, isBare: { default: false } },
      parseDOM: [{ tag: 'p' }],
      toDOM: ({ attrs }) => ['p', attributesOf(attrs), 0],
    },
    h2: block('h2', 'inline*', { group: 'block', defining: true, parseDOM: [{ tag: 'h1' }, { tag: 'h2' }] }),
    h3: block('h3', 'inline*', { group: 'block', defining: true }),
    h4: block('h4', 'inline*', { group: 'block', defining: true }),
    ul: block('ul', 'li+', { group: 'block' }),
    ol: block('ol', 'li+', { group: 'block' }),
    li: block('li', 'p block*', { defining: true }),
    blockquote: block('blockquote', 'block+', { group: 'block', defining: true }),
    hr: { group: 'block', attrs: kept, parseDOM: [{ tag: 'hr' }], toDOM: () => ['hr'] },
    table: block('table', '(thead | tbody | tr)+', { group: 'block', isolating: true }),
    thead: block('thead', 'tr+'),
    tbody: block('tbody', 'tr+'),
    tr: block('tr', '(th | td)+'),
    th: block('th', 'p+', { isolating: true }),
    td: block('td', 'p+', { isolating: true }),
    br: {
      inline: true,
      group: 'inline',
      selectable: false,
      attrs: kept,
      parseDOM: [{ tag: 'br' }],
      toDOM: () => ['br'],
    },
    text: { group: 'inline' },
  },
  marks: {
    a: {
      attrs: kept,
      inclusive: false,
      parseDOM: [{ tag: 'a[href]', getAttrs: link }],
      toDOM: ({ attrs }) => ['a', attributesOf(attrs), 0],
    },
    strong: { ...mark('strong', 'b') },
    b: { attrs: kept, toDOM: ({ attrs }) => ['b', attributesOf(attrs), 0] },
    em: mark('em', 'i'),
    i: { attrs: kept, toDOM: ({ attrs }) => ['i', attributesOf(attrs), 0] },
    u: mark('u'),
    s: mark('s'),
    small: mark('small'),
    sub: mark('sub'),
    sup: mark('sup'),
  },
});
