/** The library as a page of it is shown: found, filtered, counted. */
import { inPictureOrder, isFoundPicture } from '../../pictures/find-pictures.ts';
import type { ListedPicture } from '../../ports/pictures.ts';
import type { StudioContext } from '../../ports/studio-context.ts';
import { pictureCaption, variantOf, wordsIn } from '../../words/picture-caption.ts';

const pictureFilters = ['all', 'added', 'without', 'unused', 'trash'] as const;
type PictureFilter = (typeof pictureFilters)[number];

const perPage = 48;

type Studio = Pick<StudioContext, 'pictures' | 'market'>;

export async function loadPictures(query: URLSearchParams, { pictures, market }: Studio) {
  const all = (await pictures.list()).toSorted(inPictureOrder);
  const isIn: Record<PictureFilter, (picture: ListedPicture) => boolean> = {
    all: ({ trashedAt }) => trashedAt === null,
    added: ({ trashedAt, origin }) => trashedAt === null && origin === 'upload',
    without: (picture) => picture.trashedAt === null && wordsIn(picture, market) === '',
    unused: (picture) => picture.trashedAt === null && isUnused(picture),
    trash: ({ trashedAt }) => trashedAt !== null,
  };
  const filter = pictureFilters.find((each) => each === query.get('show')) ?? 'all';
  const search = (query.get('q') ?? '').trim().slice(0, 100);
  const found = all.filter(isIn[filter]).filter((picture) => isFoundPicture(picture, search));
  const pages = Math.max(1, Math.ceil(found.length / perPage));
  const page = Math.min(pages, Math.max(1, Math.trunc(Number(query.get('page'))) || 1));
  return {
    filter,
    search,
    page,
    pages,
    isTooBig: query.has('too-big'),
    counts: pictureFilters.map((id) => ({ id, count: all.filter(isIn[id]).length })),
    found: found.length,
    shown: found.slice((page - 1) * perPage, page * perPage).map((picture) => ({
      name: picture.name,
      caption: pictureCaption(picture, market),
      src: variantOf(picture, 'fit-340x210'),
      places: picture.places,
      hasWords: wordsIn(picture, market) !== '',
      isUnused: isUnused(picture),
      isTrashed: picture.trashedAt !== null,
    })),
  };
}

/** What came with the shop may stand where no text names it. */
function isUnused({ places, origin }: ListedPicture): boolean {
  return places === 0 && origin !== 'shop';
}
