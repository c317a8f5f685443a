/** What a picture is called where it is shown: its words in that shop, else what the shop came with, else its name. */
import type { Market } from '#contract/market.ts';
import type { ListedPicture } from '../ports/pictures.ts';

type Captioned = Pick<ListedPicture, 'name' | 'called' | 'alt' | 'altByLanguage'>;

/** Empty where nobody wrote any. */
export function wordsIn(
  { alt, altByLanguage }: Pick<Captioned, 'alt' | 'altByLanguage'>,
  { code, langTag }: Pick<Market, 'code' | 'langTag'>,
): string {
  return alt[code] || altByLanguage[langTag.slice(0, 2)] || '';
}

/** What it was called keeps its capitals: `Boer Henk`. */
export function pictureCaption(picture: Captioned, market: Pick<Market, 'code' | 'langTag'>): string {
  return wordsIn(picture, market) || (picture.called ?? nameInWords(picture.name));
}

/** `kalf-in-de-wei-9f86d0` → `Kalf in de wei` */
export function nameInWords(name: string): string {
  const words = name.replace(/-[\da-f]{6,64}$/, '').replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The address of a variant. What was set since is seen at once, whatever the browser kept. */
export function variantOf({ name, version }: { name: string; version: number }, variant: string): string {
  return `/media/${variant}/${encodeURIComponent(name)}.webp${version > 0 ? `?v=${version}` : ''}`;
}
