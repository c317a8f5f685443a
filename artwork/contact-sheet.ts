// node artwork/contact-sheet.ts <file> <regular expression> [--width 400]: prints matching pictures side by side, to look at while drawing.
import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { catalogue } from './catalogue.ts';
import { printPicture } from './picture.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { width: { type: 'string', default: '400' }, columns: { type: 'string', default: '4' } },
});
const [file = 'contact-sheet.png', pattern = '.'] = positionals;
const width = Number(values.width);
const height = Math.round(width * 0.625);
const columns = Number(values.columns);
const chosen = catalogue.filter(({ name }) => new RegExp(pattern).test(name));
const tiles: sharp.OverlayOptions[] = [];
for (const [index, { picture }] of chosen.entries()) {
  const print = await (await printPicture(picture, { width: 800, height: 500 })).png().toBuffer();
  const input = await sharp(print).resize(width, height, { fit: 'cover' }).png().toBuffer();
  tiles.push({ input, left: (index % columns) * (width + 8), top: Math.floor(index / columns) * (height + 8) });
}
const rows = Math.ceil(chosen.length / columns);
const sheet = sharp({
  create: { width: columns * (width + 8), height: rows * (height + 8), channels: 3, background: '#ffffff' },
});
await writeFile(file, await sheet.composite(tiles).png().toBuffer());
console.log(chosen.map(({ name }) => name).join(' '));
