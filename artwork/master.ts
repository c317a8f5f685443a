import { printPicture } from './picture.ts';
import type { Picture } from './picture.ts';

/**
 * A print as it is committed: all of them have to stay below 60 MB. Small, transparent and very wide pictures get more
 * bytes, because their grain is seen up close.
 */
export async function encode(name: string, picture: Picture): Promise<Buffer> {
  const isFine = ['spot', 'portrait', 'parade'].includes(picture.kind) || /^(hero|lost)-|-wide/.test(name);
  const print = await printPicture(picture);
  return print
    .webp({ quality: isFine ? 48 : picture.kind === 'food' ? 26 : 30, effort: 6, preset: 'drawing', alphaQuality: 90 })
    .toBuffer();
}
