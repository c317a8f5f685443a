/** Cleans the HTML editors wrote, wherever it stands in an answer: content is trusted to be well meant, not to be safe. */
import sanitizeHtml from 'sanitize-html';
import { isRecord } from '#contract/read.ts';

const options: sanitizeHtml.IOptions = {
  allowedTags: [
    'h2',
    'h3',
    'h4',
    'p',
    'br',
    'hr',
    'ul',
    'ol',
    'li',
    'dl',
    'dt',
    'dd',
    'blockquote',
    'figure',
    'figcaption',
    'a',
    'strong',
    'b',
    'em',
    'i',
    'u',
    's',
    'small',
    'sub',
    'sup',
    'span',
    'div',
    'img',
    'table',
    'caption',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
  ],
  allowedAttributes: {
    a: ['href', 'title', 'target', 'rel', 'id'],
    img: ['src', 'alt', 'width', 'height', 'loading'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
    '*': ['class', 'id', 'lang'],
  },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowProtocolRelative: false,
  transformTags: {
    a: (tagName, attributes) => ({
      tagName,
      attribs: attributes.target === '_blank' ? { ...attributes, rel: 'noopener' } : attributes,
    }),
  },
};

/** Taking a tag away can bring others together in a new way; what is left is cleaned until it stays as it is. */
export function cleanHtml(html: string): string {
  let cleaned = sanitizeHtml(html, options);
  for (let again = 0; again < mostRounds; again += 1) {
    const next = sanitizeHtml(cleaned, options);
    if (next === cleaned) return cleaned;
    cleaned = next;
  }
  return cleaned;
}
const mostRounds = 5;

/** Rich text is the only object in an answer with nothing but `html` in it. */
export function cleanRichText<T>(value: T): T {
  // The shape stays what it was; only texts inside change.
  return clean(value) as T;
}

function clean(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(clean);
  if (!isRecord(value)) return value;
  if (typeof value.html === 'string' && Object.keys(value).length === 1) return { html: cleanHtml(value.html) };
  return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, clean(entry)]));
}
