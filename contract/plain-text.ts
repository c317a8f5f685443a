/** Plain text from an HTML answer, without a DOM: servers and browsers read the shop's messages alike. Holds no zod. */

const named: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  euro: '€',
  pound: '£',
  times: '×',
  hellip: '…',
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  laquo: '«',
  raquo: '»',
  rarr: '→',
  deg: '°',
  copy: '©',
  szlig: 'ß',
  aelig: 'æ',
  oelig: 'œ',
};

/** A letter's entity is its base letter and one of these: `&eacute;` is e + acute. */
const accents: Record<string, string> = {
  grave: '\u0300',
  acute: '\u0301',
  circ: '\u0302',
  tilde: '\u0303',
  uml: '\u0308',
  ring: '\u030a',
  cedil: '\u0327',
};

function fromCode(code: number): string {
  const isCharacter = code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);
  return isCharacter ? String.fromCodePoint(code) : '\ufffd';
}

function fromName(name: string): string | undefined {
  if (Object.hasOwn(named, name)) return named[name];
  const accent = name.slice(1);
  return Object.hasOwn(accents, accent) ? `${name.charAt(0)}${accents[accent]}`.normalize('NFC') : undefined;
}

function fromEntity(entity: string): string | undefined {
  if (/^#\d/.test(entity)) return fromCode(Number(entity.slice(1)));
  if (/^#x/i.test(entity)) return fromCode(Number.parseInt(entity.slice(2), 16));
  return fromName(entity);
}

/** One pass only: text that was escaped twice by mistake keeps one level, as a browser would show it. */
function decodeEntities(text: string): string {
  return text.replace(
    /&(#\d{1,7}|#x[\da-f]{1,6}|[a-z]{2,8});/gi,
    (whole, entity: string) => fromEntity(entity) ?? whole,
  );
}

/** Tags removed, entities decoded, white space as one space. The result is text: never set it as HTML. */
export function plainText(html: string): string {
  const text = html
    .replace(/<(?:br|\/?(?:p|div|li|ul|ol))\b[^<>]*>/gi, ' ')
    // An opening bracket may not stand inside a tag here: without that, a row of them would be read again and again.
    .replace(/<[/!]?[a-z-][^<>]*>/gi, '');
  return decodeEntities(text).replace(/\s+/g, ' ').trim();
}
