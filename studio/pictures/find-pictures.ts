/** Which pictures a search finds, and in which order they stand. */
import { normaliseSearch } from '#rules/search/search.ts';
import type { ListedPicture } from '../ports/pictures.ts';

/** By any of its words, in any language. */
export function isFoundPicture({ name, called, alt, altByLanguage }: ListedPicture, search: string): boolean {
  const wanted = normaliseSearch(search);
  if (wanted === '') return true;
  return [name, called ?? '', ...Object.values(alt), ...Object.values(altByLanguage)].some((text) =>
    normaliseSearch(text).includes(wanted),
  );
}

const origins = { upload: 0, own: 1, shop: 2 };

/** The newest first, and then by name. */
export function inPictureOrder(one: ListedPicture, other: ListedPicture): number {
  return (
    origins[one.origin] - origins[other.origin] ||
    (other.addedAt?.getTime() ?? 0) - (one.addedAt?.getTime() ?? 0) ||
    (one.name < other.name ? -1 : 1)
  );
}
