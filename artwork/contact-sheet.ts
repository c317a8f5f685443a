import sharp from 'sharp';
import type { OverlayOptions } from 'sharp';
import type { CatalogueEntry } from './catalogue-entry.ts';
import { drawSvg } from './picture.ts';

const tile = { width: 340, height: 212 };
const columns = 5;
const gap = 8;

/** Pictures side by side as a PNG, unprinted and small: to look at while drawing. */
export async function contactSheet(entries: readonly CatalogueEntry[]): Promise<Buffer> {
  const tiles: OverlayOptions[] = [];
  for (const [index, { picture }] of entries.entries()) {
    // Half the size of the master: a quarter of the work, and the same drawing to the eye.
    const svg = drawSvg({ ...picture, width: picture.width / 2, height: picture.height / 2 });
    const input = await sharp(Buffer.from(svg))
      .resize({ ...tile, fit: 'cover' })
      .png()
      .toBuffer();
    const [column, row] = [index % columns, Math.floor(index / columns)];
    tiles.push({ input, left: column * (tile.width + gap), top: row * (tile.height + gap) });
  }
  const rows = Math.max(1, Math.ceil(entries.length / columns));
  const size = { width: columns * (tile.width + gap), height: rows * (tile.height + gap) };
  return sharp({ create: { ...size, channels: 3, background: '#ffffff' } })
    .composite(tiles)
    .png()
    .toBuffer();
}
