/** Pictures that a field may be given, as lists and pickers show them. */
import type { Market } from '#contract/market.ts';
import type { ListedPicture } from '../ports/pictures.ts';
import { pictureCaption, variantOf } from '../words/picture-caption.ts';
import { inPictureOrder, isFoundPicture } from './find-pictures.ts';

export type PictureChoice = { address: string; name: string; caption: string; src: string };
export type ChoicesFound = { search: string; choices: PictureChoice[]; hasMore: boolean };

/** For loaders: what the studio's port lists, but for what lies in the trash. */
export function pictureChoices(
  pictures: readonly ListedPicture[],
  market: Pick<Market, 'code' | 'langTag'>,
  search = '',
): PictureChoice[] {
  return pictures
    .filter((picture) => picture.trashedAt === null && isFoundPicture(picture, search))
    .toSorted(inPictureOrder)
    .map((picture) => ({
      address: picture.address,
      name: picture.name,
      caption: pictureCaption(picture, market),
      src: variantOf(picture, 'fit-160x110'),
    }));
}
