/** What a file is, by its first bytes: names and types that are sent with it are anybody's to choose. */

/** `heic` is what iPhones write; `svg` is a drawing, and may hold scripts. */
export type PictureKind = 'jpeg' | 'png' | 'gif' | 'webp' | 'tiff' | 'avif' | 'heic' | 'svg' | 'other';

const signs: readonly [PictureKind, at: number, bytes: readonly number[]][] = [
  ['jpeg', 0, [0xff, 0xd8, 0xff]],
  ['png', 0, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['gif', 0, [0x47, 0x49, 0x46, 0x38]],
  ['tiff', 0, [0x49, 0x49, 0x2a, 0x00]],
  ['tiff', 0, [0x4d, 0x4d, 0x00, 0x2a]],
];
const heicBrands = new Set(['heic', 'heix', 'hevc', 'hevx', 'heim', 'heis', 'mif1', 'msf1']);
/** More than any list of brands, and than what stands before the root of a drawing. */
const looked = 1024;

export function pictureKind(bytes: Uint8Array): PictureKind {
  const found = signs.find(([, at, sign]) => sign.every((byte, index) => bytes[at + index] === byte));
  if (found) return found[0];
  const head = textOf(bytes.subarray(0, looked));
  if (head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP') return 'webp';
  if (head.slice(4, 8) === 'ftyp') return brandKind(bytes, head);
  return /<svg[\s/>]/i.test(head) && /^[^<]{0,8}</.test(head) ? 'svg' : 'other';
}

/** AVIF and HEIC share a container, and some of both say `mif1` first: what else they say decides. */
function brandKind(bytes: Uint8Array, head: string): PictureKind {
  const size = ((bytes[0] ?? 0) << 24) | ((bytes[1] ?? 0) << 16) | ((bytes[2] ?? 0) << 8) | (bytes[3] ?? 0);
  const box = head.slice(8, Math.min(looked, Math.max(12, size)));
  const brands: readonly string[] = box.match(/.{1,4}/gs) ?? [];
  if (brands.includes('avif') || brands.includes('avis')) return 'avif';
  return brands.some((brand) => heicBrands.has(brand)) ? 'heic' : 'other';
}

function textOf(bytes: Uint8Array): string {
  return String.fromCharCode(...bytes);
}
