/** HTML of a text as a document of the editor and back. Opening never changes: what would not be written again as it was is left as source. */
import { type Mark, Node } from 'prosemirror-model';
import { encodeText, type HtmlElement, type HtmlNode, openTag, readHtml } from './html-tree.ts';
import { type Attributes, richSchema } from './rich-schema.ts';

type Json = { type: string; attrs?: object; content?: Json[]; text?: string; marks?: Json[] };

const longest = 100_000;

/** Null where the text is better edited as source: it holds what the editor does not know, or is written in another way. */
export function readRichText(html: string): Node | null {
  if (html.length > longest) return null;
  const tree = readHtml(html);
  const content = tree && blocksOf(tree);
  if (!content) return null;
  try {
    const doc = Node.fromJSON(richSchema, {
      type: 'doc',
      content: content.length > 0 ? content : [paragraph([], true)],
    });
    doc.check();
    return writeRichText(doc) === html ? doc : null;
  } catch {
    return null;
  }
}

const paragraph = (content: Json[], isBare: boolean, attributes: Attributes = []): Json => ({
  type: 'p',
  attrs: { attributes, isBare },
  content,
});

const holdsBlocks: ReadonlySet<string> = new Set(['li', 'blockquote', 'td', 'th']);
const holdsOthers: ReadonlySet<string> = new Set(['ul', 'ol', 'table', 'thead', 'tbody', 'tr']);
const holdsInline: ReadonlySet<string> = new Set(['h2', 'h3', 'h4']);

/** Bare words between blocks become a paragraph without a tag. */
function blocksOf(nodes: readonly HtmlNode[]): Json[] | null {
  const blocks: Json[] = [];
  let bare: HtmlNode[] = [];
  const flush = () => {
    if (bare.length === 0) return true;
    const inline = inlineOf(bare, []);
    bare = [];
    if (inline) blocks.push(paragraph(inline, true));
    return inline !== null;
  };
  for (const node of nodes) {
    const block = typeof node === 'string' ? undefined : blockOf(node);
    if (block === null) return null;
    if (block === undefined) bare.push(node);
    else if (flush()) blocks.push(block);
    else return null;
  }
  return flush() ? blocks : null;
}

/** Undefined for what stands in a line; null for what is not known. */
function blockOf({ tag, attributes, children }: HtmlElement): Json | null | undefined {
  if (tag === 'hr') return { type: 'hr', attrs: { attributes } };
  if (tag === 'p' || holdsInline.has(tag)) {
    const content = inlineOf(children, []);
    if (!content) return null;
    return tag === 'p' ? paragraph(content, false, attributes) : { type: tag, attrs: { attributes }, content };
  }
  if (holdsBlocks.has(tag)) {
    const content = blocksOf(children);
    return (
      content && { type: tag, attrs: { attributes }, content: content.length > 0 ? content : [paragraph([], true)] }
    );
  }
  if (!holdsOthers.has(tag)) return undefined;
  const content: Json[] = [];
  for (const child of children) {
    const block = typeof child === 'string' ? null : blockOf(child);
    if (!block) return null;
    content.push(block);
  }
  return { type: tag, attrs: { attributes }, content };
}

function inlineOf(nodes: readonly HtmlNode[], marks: readonly Json[]): Json[] | null {
  const content: Json[] = [];
  for (const node of nodes) {
    if (typeof node === 'string') content.push({ type: 'text', text: node, marks: [...marks] });
    else if (node.tag === 'br') content.push({ type: 'br', attrs: { attributes: node.attributes }, marks: [...marks] });
    else {
      if (!Object.hasOwn(richSchema.marks, node.tag)) return null;
      const inside = inlineOf(node.children, [...marks, { type: node.tag, attrs: { attributes: node.attributes } }]);
      if (!inside) return null;
      content.push(...inside);
    }
  }
  return content;
}

export function writeRichText(doc: Node): string {
  return childrenOf(doc).map(writeNode).join('');
}

const childrenOf = (node: Node): Node[] => Array.from({ length: node.childCount }, (_, index) => node.child(index));
const attributesOf = ({ attrs }: Node | Mark) => attrs.attributes as Attributes;

function writeNode(node: Node): string {
  const inside = node.inlineContent ? writeInline(childrenOf(node)) : childrenOf(node).map(writeNode).join('');
  if (node.attrs.isBare === true) return inside;
  const tag = openTag(node.type.name, attributesOf(node));
  return node.type.name === 'hr' ? tag : `${tag}${inside}</${node.type.name}>`;
}

/** Marks that go on over several pieces are written once around them. */
function writeInline(nodes: readonly Node[]): string {
  let html = '';
  let open: readonly Mark[] = [];
  const closeTo = (count: number) => {
    html += open
      .slice(count)
      .toReversed()
      .map(({ type }) => `</${type.name}>`)
      .join('');
    open = open.slice(0, count);
  };
  for (const node of nodes) {
    const shared = node.marks.findIndex((mark, index) => !open[index]?.eq(mark));
    closeTo(shared < 0 ? node.marks.length : shared);
    for (const mark of node.marks.slice(open.length)) html += openTag(mark.type.name, attributesOf(mark));
    open = node.marks;
    html += node.isText ? encodeText(node.text ?? '') : openTag('br', attributesOf(node));
  }
  closeTo(0);
  return html;
}
