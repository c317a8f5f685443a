import type { ImageUse } from '#contract/images.ts';

/** A little less, so that a size made for phones also counts as enough for twice the pixels of most of them. */
const wholeWindow = '98vw';
/** One in a row on a phone, two on a tablet, three or four on a desktop, and always about as wide as the size made for it. */
const inGrid = null;
/** The whole column, from the desktop width on beside another. */
const inColumn = '(max-width: 991px) 91vw, 720px';

/** Half of the single size: enough for twice the pixels. */
const face = '125px';
/** Small, beside the words it belongs to. */
export const besideWords = '140px';

/**
 * How wide pictures usually stand on the page, by which browsers choose among their sizes; null: as wide as the single size. Rather
 * too wide than too narrow: that costs some bytes, the other some sharpness.
 */
export const widthsOnPage: Record<ImageUse, string | null> = {
  productCard: inGrid,
  farmerCard: inGrid,
  card: inGrid,
  farmerHeader: wholeWindow,
  footerLand: wholeWindow,
  slider: wholeWindow,
  farmerAvatar: face,
  recipeHeader: inColumn,
  cutFull: inColumn,
  detail: inColumn,
  thumbnail: '(max-width: 991px) 18vw, 120px',
  blogFull: '(max-width: 900px) 92vw, 832px',
};

/** Two in a row on a phone, and a little less, for the same reason as the whole window. */
export const inSmallGrid = '(max-width: 600px) 41vw, (max-width: 991px) 46vw, 300px';
/** Beside its words across the whole row, from the desktop width on. */
export const inWideCard = '(max-width: 991px) 91vw, 640px';
/** A face that stands for itself. */
export const largeFace = '240px';
