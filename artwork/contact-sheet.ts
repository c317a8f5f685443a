// node artwork/contact-sheet.ts <file> <regular expression>: matching pictures side by side, unprinted, to look at while drawing.
import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import type { OverlayOptions } from 'sharp';
import { catalogue } from './catalogue.ts';
import { drawSvg } from './picture.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { width: { type: 'string', default: '340' }, columns: { type: 'string', default: '5' } },
});
const [file = 'contact-sheet.png', pattern = '.'] = positionals;
const [width, columns] = [Number(values.width), Number(values.columns)];
const height = Math.round(width * 0.625);
const chosen = catalogue.filter(({ name }) => new RegExp(pattern).test(name));
const tiles: OverlayOptions[] = [];
for (const [index, { picture }] of chosen.entries()) {
  // Half the size of the master: a quarter of the work, and the same drawing to the eye.
  const svg = drawSvg({ ...picture, width: picture.width / 2, height: picture.height / 2 });
  const input = await sharp(Buffer.from(svg)).resize(width, height, { fit: 'cover' }).png().toBuffer();
  tiles.push({ input, left: (index % columns) * (width + 8), top: Math.floor(index / columns) * (height + 8) });
}
const rows = Math.max(1, Math.ceil(chosen.length / columns));
const size = { width: columns * (width + 8), height: rows * (height + 8) };
const sheet = sharp({ create: { ...size, channels: 3, background: '#ffffff' } });
await writeFile(file, await sheet.composite(tiles).png().toBuffer());
console.log(chosen.map(({ name }) => name).join(' '));
