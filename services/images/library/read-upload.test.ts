import sharp from 'sharp';
import { expect, test } from 'vitest';
import { plain } from '#tests/setup/test-images.ts';
import { readUpload, uploadBytes } from './read-upload.ts';

/** Left half red, right half blue; as a telephone that was turned writes it, with the place where it was taken. */
async function photograph(orientation: number) {
  const red = await plain('#f00', 300, 400).png().toBuffer();
  return plain('#00f', 600, 400)
    .composite([{ input: red, left: 0, top: 0 }])
    .withExif({
      IFD0: { Make: 'Phone', Copyright: 'Boer Jan' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 0/1 0/1' },
    })
    .withMetadata({ orientation })
    .jpeg()
    .toBuffer();
}

test('ST-28 a photograph is turned upright, and nothing says where or with what it was taken', async () => {
  const sent = await photograph(6);
  expect((await sharp(sent).metadata()).exif?.toString('latin1')).toContain('Boer Jan');
  const read = await readUpload(sent);
  if ('problem' in read) throw new Error(read.problem);
  expect([read.width, read.height]).toEqual([400, 600]);
  const { format, exif, orientation, icc, xmp } = await sharp(read.bytes).metadata();
  expect([format, exif, orientation, icc, xmp]).toEqual(['webp', undefined, undefined, undefined, undefined]);
  // Turned by a quarter: what was on the left is on top.
  const top = await sharp(read.bytes).extract({ left: 200, top: 50, width: 1, height: 1 }).raw().toBuffer();
  expect(top[0]).toBeGreaterThan(200);
  expect(top[2]).toBeLessThan(60);
});

test('ST-28 what is larger than any place of the shop is made smaller, and the same bytes give the same picture', async () => {
  const sent = await plain('#0a0', 5000, 1000).jpeg().toBuffer();
  const [one, other] = [await readUpload(sent), await readUpload(sent)];
  if ('problem' in one || 'problem' in other) throw new Error('refused');
  expect([one.width, one.height]).toEqual([3200, 640]);
  expect(one.bytes.equals(other.bytes)).toBe(true);
});

const odd: [string, () => Promise<Uint8Array> | Uint8Array, string][] = [
  ['30 MB', () => new Uint8Array(30 * 1024 * 1024), 'tooLarge'],
  ['a byte more than is taken', () => new Uint8Array(uploadBytes + 1), 'tooLarge'],
  ['PHP that is called .png', () => Buffer.from('<?php echo 1;'), 'notAPicture'],
  ['SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="300" height="300"/>'), 'svg'],
  ['HEIC', () => Buffer.from('\0\0\0\u0018ftypheic\0\0\0\0mif1heic'), 'heic'],
  ['nothing', () => new Uint8Array(), 'notAPicture'],
  ['8000 × 8000', () => plain('#fff', 8000, 8000).png({ compressionLevel: 1 }).toBuffer(), 'tooManyPixels'],
  ['199 × 400', () => plain('#fff', 199, 400).png().toBuffer(), 'tooSmall'],
  ['half a photograph', async () => (await photograph(1)).subarray(0, 900), 'broken'],
  ['a head without a picture', () => Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]), 'broken'],
];

test.each(odd)('ST-28 %s is refused by what it is: %s', async (_, bytes, problem) => {
  expect(await readUpload(await bytes())).toEqual({ problem });
});

test.each(['png', 'webp', 'avif', 'gif', 'tiff'] as const)('ST-28 %s is taken', async (format) => {
  const read = await readUpload(await plain('#f00', 300, 200).toFormat(format).toBuffer());
  expect(read).toMatchObject({ width: 300, height: 200 });
});
