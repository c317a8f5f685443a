import { isRecord } from '#contract/fields/json.ts';
import type { Market } from '#contract/market.ts';
import { pictureInAddress } from '#contract/pictures/picture-name.ts';
import type { PictureFacts } from '#services/content/check/picture-facts.ts';
import { type Doc, textOf } from '#services/content/kinds.ts';

/** What the list of pictures says of one, in the market's language, to those who cannot see it. */
export type AltOf = (image: unknown) => string | undefined;

export function altTextsOf(
  { code, langTag }: Pick<Market, 'code' | 'langTag'>,
  pictures: ReadonlyMap<string, PictureFacts> | undefined,
): AltOf {
  const language = langTag.slice(0, 2);
  return (image) => {
    const facts = pictures?.get(pictureInAddress(textOf(image)) ?? '');
    return facts?.words?.[code] ?? facts?.alt?.[language];
  };
}

/** A slide without words of its own gets those of its picture; a document without such slides stays the same object. */
export function withAltTexts(doc: Doc, altOf: AltOf): Doc {
  const entries = Object.entries(doc).map(([field, value]) => [field, filled(value, altOf)] as const);
  const own = 'slideritem_id' in doc && textOf(doc.image_alt_text).trim() === '' ? altOf(doc.image_url) : undefined;
  if (own === undefined && entries.every(([field, value]) => value === doc[field])) return doc;
  return { ...Object.fromEntries(entries), ...(own !== undefined && { image_alt_text: own }) };
}

function filled(value: unknown, altOf: AltOf): unknown {
  if (isRecord(value)) return withAltTexts(value, altOf);
  if (!Array.isArray(value)) return value;
  const items = value.map((item: unknown) => filled(item, altOf));
  return items.every((item, index) => item === value[index]) ? value : items;
}
