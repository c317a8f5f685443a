/** Clean HTML as a tree and back, sign by sign: what is written again is what was read, or the tree is null. Needs no browser. */

export type HtmlNode = string | HtmlElement;
export type HtmlElement = { tag: string; attributes: [string, string][]; children: HtmlNode[] };

const empty: ReadonlySet<string> = new Set(['br', 'hr', 'img']);
const signs: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

const decode = (text: string) => text.replaceAll(/&(?:amp|lt|gt|quot);/g, (sign) => signs[sign] ?? sign);
export const encodeText = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const encodeValue = (text: string) => encodeText(text).replaceAll('"', '&quot;');

/** Null for what is no well-formed HTML. */
export function readHtml(html: string): HtmlNode[] | null {
  const root: HtmlElement = { tag: '', attributes: [], children: [] };
  const open = [root];
  // Bounded: one tag, or the text up to the next.
  for (const [token] of html.matchAll(/<[^<>]*>|[^<]+|</g)) {
    const parent = open.at(-1) ?? root;
    if (!token.startsWith('<')) parent.children.push(decode(token));
    else if (token.startsWith('</')) {
      if (open.length < 2 || token !== `</${parent.tag}>`) return null;
      open.pop();
    } else {
      const element = elementOf(token);
      if (!element) return null;
      parent.children.push(element);
      if (!empty.has(element.tag)) open.push(element);
    }
  }
  return open.length === 1 ? root.children : null;
}

function elementOf(token: string): HtmlElement | null {
  const [, tag, rest = ''] = /^<([a-z][a-z0-9]*)((?:\s+[a-z-]+="[^"]*")*)\s*\/?>$/.exec(token) ?? [];
  if (tag === undefined) return null;
  const attributes = [...rest.matchAll(/([a-z-]+)="([^"]*)"/g)].map(([, name = '', value = '']): [string, string] => [
    name,
    decode(value),
  ]);
  return { tag, attributes, children: [] };
}

export function openTag(tag: string, attributes: readonly [string, string][]): string {
  const written = attributes.map(([name, value]) => ` ${name}="${encodeValue(value)}"`).join('');
  return `<${tag}${written}${empty.has(tag) ? ' /' : ''}>`;
}
