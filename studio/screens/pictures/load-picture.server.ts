/** One picture as its page shows it. */
import { data } from 'react-router';
import { variants } from '#contract/images.ts';
import { pictureChoices } from '../../pictures/picture-choices.ts';
import type { OnePicture, PicturePlace } from '../../ports/pictures.ts';
import type { StudioContext } from '../../ports/studio-context.ts';
import { onePictureTexts, placeTexts } from '../../texts/pictures/one-picture.ts';
import { type TextKey, textsIn } from '../../texts/text-table.ts';
import { dayWords } from '../../words/moment-words.ts';
import { pictureCaption, variantOf } from '../../words/picture-caption.ts';
import { sizeWords } from '../../words/size-words.ts';

const trashDays = 30;
/** More are counted and not named. */
const mostPlaces = 40;
/** The places of a shop that cut, as owners call them. */
const crops = {
  card: 'fit-340x210',
  avatar: 'fit-250x250',
  phone: 'small',
  head: 'fit-1600x500',
  slide: 'large',
} as const;
const largest = { width: 2000, height: 860 };

export async function loadPicture(name: string, studio: StudioContext) {
  const { pictures, market, markets, language } = studio;
  const picture = await pictures.find(name);
  if (!picture) throw data(null, 404);
  const { width, height, trashedAt } = picture;
  const end = trashedAt && new Date(trashedAt.getTime() + trashDays * 86_400_000);
  const text = textsIn(onePictureTexts, language);
  return {
    name,
    caption: pictureCaption(picture, market),
    facts: text('facts', { file: picture.file, width, height, size: sizeWords(picture.bytes, language) }),
    src: variantOf(picture, 'resize-1200'),
    width,
    height,
    isSmall: width < largest.width || height < largest.height,
    focal: picture.focal.map((share) => Math.round(share * 100)),
    version: picture.version,
    origin: picture.origin,
    trashed: trashedAt && end && { day: dayWords(trashedAt, studio), end: dayWords(end, studio) },
    crops: Object.entries(crops).map(([id, variant]) => {
      const size = variants.get(variant);
      return { id: id as keyof typeof crops, width: size?.width ?? 1, height: size?.height ?? 1 };
    }),
    words: markets.map(({ code, brand, langTag }) => ({
      code,
      brand,
      words: picture.alt[code] ?? '',
      ours: picture.altByLanguage[langTag.slice(0, 2)] ?? '',
      places: picture.places.filter((place) => place.market === code).length,
    })),
    count: picture.places.length,
    places: picture.places.slice(0, mostPlaces).map((place) => shownPlace(place, studio)),
    choices: canReplace(picture)
      ? pictureChoices(await pictures.list(), market).filter((choice) => choice.name !== name)
      : [],
  };
}

function canReplace({ places, trashedAt }: OnePicture): boolean {
  return places.length > 0 && trashedAt === null;
}

export function shownPlace(place: PicturePlace, { language }: Pick<StudioContext, 'language'>) {
  const text = textsIn(placeTexts, language);
  const kind = place.kind as TextKey<typeof placeTexts>;
  return {
    /** No thing shows a picture twice in one spot, but for a draft of it. */
    id: [place.market, place.kind, place.item, place.spot, place.number].join(' '),
    market: place.market,
    title: place.title,
    what: `${text(kind)}, ${text(place.spot, { number: place.number ?? '' })}`,
    isDraft: place.isDraft,
    page: place.page,
  };
}
