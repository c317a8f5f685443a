/** Plain text from HTML, without a DOM: servers and browsers read it alike. Holds no zod. */

// Bounded: none of these reads past the next tag of its kind: text full of unclosed ones must not be read again and again.
const hidden = /<(script|style)\b[^<]*(?:<(?!\/?(?:script|style)\b)[^<]*)*<\/\1\s*>|<!--(?:(?!<!--)[\s\S])*?-->/gi;
const tag = /<\/?([a-z][a-z0-9-]*)(?![a-z0-9-])(?:"[^"<]*"|'[^'<]*'|[^'"<>])*>/gi;
/** Tags that may stand inside a word; all others end it. */
const inlineTags = new Set('a abbr b bdi cite code em i ins mark q s small span strong sub sup u wbr'.split(' '));

const namedEntities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  times: '×',
  rarr: '→',
  copy: '©',
  shy: '',
  euro: '€',
  pound: '£',
  deg: '°',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  bdquo: '„',
  laquo: '«',
  raquo: '»',
  szlig: 'ß',
  oelig: 'œ',
  OElig: 'Œ',
  aelig: 'æ',
  AElig: 'Æ',
  oslash: 'ø',
  frac12: '½',
};
/** Names such as `eacute` are a letter and one of these. */
const accents: Record<string, string> = {
  grave: '\u0300',
  acute: '\u0301',
  circ: '\u0302',
  tilde: '\u0303',
  uml: '\u0308',
  ring: '\u030a',
  cedil: '\u0327',
};

function decodeEntity(entity: string, name: string): string {
  if (name.startsWith('#')) {
    const code = Number(/^#x/i.test(name) ? `0${name.slice(1)}` : name.slice(1));
    const isCharacter = code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
    return isCharacter ? String.fromCodePoint(code) : '\ufffd';
  }
  if (Object.hasOwn(namedEntities, name)) return namedEntities[name] ?? '';
  const accent = Object.hasOwn(accents, name.slice(1)) ? accents[name.slice(1)] : undefined;
  return accent === undefined ? entity : `${entity.charAt(1)}${accent}`.normalize('NFC');
}

/** Typed to keep an amount beside its sign or a colon beside its word. `&nbsp;` is what editors leave behind, and means nothing. */
const unbreakable = new Set(['\u00a0', '\u202f']);

/** What a reader sees of HTML: no tags, no entities, white space collapsed. */
export function plainText(html: string | null | undefined): string {
  return (
    (html ?? '')
      .replace(hidden, ' ')
      .replace(tag, (_tag, name: string) => (inlineTags.has(name.toLowerCase()) ? '' : ' '))
      // Bounded: each of its repetitions.
      .replace(/&(#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,30});/gi, decodeEntity)
      .replace(/\s+/g, (run) => (unbreakable.has(run) ? run : ' '))
      .trim()
  );
}
