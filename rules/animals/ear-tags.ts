/** Ear tags and lots as people write them: "5134 0288 4 en 5134 0295 1", "PO4417 0141, 0142 and 0144", "8021 tot en met 8030". Pure. */

/** In all languages of the shop: none of them is a part of a number. */
const between = /[,;&+]| (?:en|et|and|und) /i;
const upTo = / (?:tot en met|t\/m|tot|jusqu['’]à|à|to|bis|through) | ?[–—] ?/i;
const hasDigit = /\d/;

/** Without the signs that only group it. */
export const plainTag = (text: string) => text.toUpperCase().replace(/[^A-Z\d]/g, '');

/**
 * One by one, each whole: what is written short gets its beginning from the one before. A row from one number up to another stays as
 * it is, and so does what holds no numbers.
 */
export function earTagsIn(text: string): string[] {
  const whole = text.replaceAll('\n', ', ').replace(/\s+/g, ' ').trim();
  if (whole === '') return [];
  // "tot en met" is one word for a row.
  const parts = whole
    .replace(/tot en met/gi, 't/m')
    .split(between)
    .map((part) => part.trim().replace(/t\/m/gi, 'tot en met'))
    .filter((part) => part !== '');
  if (!parts.every((part) => hasDigit.test(part))) return [whole];
  const tags: string[] = [];
  for (const part of parts) tags.push(completed(part, tags.at(-1)));
  return tags;
}

/** "0142" after "PO4417 0141" is PO4417 0142: where it is digits alone, as long as the end of the one before. */
function completed(part: string, before: string | undefined): string {
  const [begin = ''] = part.split(upTo);
  if (before === undefined || !/^[\d\s]+$/.test(begin)) return part;
  const [model = ''] = before.split(upTo);
  const at = tailAt(model, plainTag(begin).length);
  return at === null ? part : `${model.slice(0, at)}${part}`;
}

/** Where the last digits of a tag begin, so many of them; null where that is no beginning of a group of them, or of all. */
function tailAt(tag: string, length: number): number | null {
  let left = length;
  for (let index = tag.length - 1; index > 0; index -= 1) {
    if (/\d/.test(tag[index] ?? '')) left -= 1;
    else if (/[a-z]/i.test(tag[index] ?? '')) return null;
    if (left === 0) return /[a-z\d]/i.test(tag[index - 1] ?? '') ? null : index;
  }
  return null;
}

/** Fewer signs could be the end of anything. */
const fewestSigns = 5;

/** Whether what is on an order is, or may be, the tag somebody looks for; the country and words before it may be missing. */
export function isTag(written: string, sought: string): boolean {
  const wanted = plainTag(sought);
  if (wanted === '') return false;
  return earTagsIn(written).some((tag) => {
    const [first = '', last] = tag.split(upTo);
    if (last !== undefined) return isInRow(first, completed(last, first), wanted);
    const plain = plainTag(tag);
    return plain === wanted || isEndOf(plain, wanted) || isEndOf(wanted, plain);
  });
}

function isEndOf(whole: string, end: string): boolean {
  return end.length >= fewestSigns && hasDigit.test(end) && whole.endsWith(end);
}

function digitsAtEnd(tag: string): string {
  let from = tag.length;
  while (from > 0 && /\d/.test(tag[from - 1] ?? '')) from -= 1;
  return tag.slice(from);
}

function isInRow(first: string, last: string, wanted: string): boolean {
  const plain = [plainTag(first), plainTag(last), wanted];
  const [words = '', , said = ''] = plain.map((each) => each.slice(0, each.length - digitsAtEnd(each).length));
  // The country, or "slagblik" for "slagblikken".
  if (!words.includes(said) && !said.includes(words)) return false;
  const ends = plain.map(digitsAtEnd);
  const length = Math.min(...ends.map((end) => end.length));
  if (length < Math.min(fewestSigns, ends[0]?.length ?? 0) || length === 0) return false;
  const [low = '', high = '', is = ''] = ends.map((end) => end.slice(-length));
  return low <= is && is <= high;
}
