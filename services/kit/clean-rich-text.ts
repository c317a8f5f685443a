/**
 * Cleans the HTML editors wrote: content is trusted to be well meant, not to be safe. It is done twice, when content is stored
 * and when it is read to be shown, because neither the files nor a service of somebody else is ours.
 */
import { LRUCache } from 'lru-cache';
import sanitizeHtml from 'sanitize-html';
import { changeReadRichText } from '#contract/fields/rich-text-fields.ts';
import { linkContacts } from './contact-links.ts';

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

/** Texts cleaned before, by what they were: the same ones are read again and again, and most are clean already. */
const cleaned = new LRUCache<string, string>({
  maxSize: 8 * 1024 * 1024,
  sizeCalculation: (after, before) => (after === before ? 1 : after.length) + before.length,
});
/** Where nothing begins or ends a tag or a sign, there is nothing to clean. */
const needsLook = /[<>&]/;

export function cleanHtml(html: string): string {
  if (!needsLook.test(html)) return html;
  const known = cleaned.get(html);
  if (known !== undefined) return known;
  const after = cleanUntilStill(html);
  cleaned.set(html, after);
  return after;
}

/** Taking a tag away can bring others together in a new way; what is left is cleaned until it stays as it is. */
function cleanUntilStill(html: string): string {
  let last = sanitizeHtml(html, options);
  for (let again = 0; again < mostRounds; again += 1) {
    const next = sanitizeHtml(last, options);
    if (next === last) return last;
    last = next;
  }
  // What never comes to rest was made to get past us: shown as text, it does nothing.
  return sanitizeHtml(last, { allowedTags: [], allowedAttributes: {}, disallowedTagsMode: 'escape' });
}
const mostRounds = 5;

const everything: sanitizeHtml.IOptions = {
  ...options,
  allowedTags: false,
  allowedAttributes: false,
  allowVulnerableTags: true,
  allowedSchemesAppliedToAttributes: [],
};

/** Whether cleaning takes something away, and does not only write the same in another way. */
export function losesSomething(html: string): boolean {
  const after = cleanHtml(html);
  return after !== html && after !== sanitizeHtml(html, everything);
}

/** An answer, once read, with all its rich text clean and its addresses and numbers linked. */
export function cleanRichText<T>(answer: T): T {
  return changeReadRichText(answer, (html) => linkContacts(cleanHtml(html)));
}
