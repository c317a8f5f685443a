/** Reads a payment code as a banking app does, from a picture. */
import jsqr from 'jsqr';
import sharp from 'sharp';

type Read = (pixels: Uint8ClampedArray, width: number, height: number) => { data: string; version: number } | null;

/** Null when nothing can be read. */
export async function scanCode(picture: Buffer): Promise<{ text: string; version: number } | null> {
  const image = sharp(picture, { density: 150 }).resize({ width: 700 }).flatten({ background: '#fff' }).ensureAlpha();
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  // A package of CommonJS whose types speak of a module.
  const read = (typeof jsqr === 'function' ? jsqr : (jsqr as { default: typeof jsqr }).default) as unknown as Read;
  const found = read(new Uint8ClampedArray(data), info.width, info.height);
  return found && { text: found.data, version: found.version };
}
