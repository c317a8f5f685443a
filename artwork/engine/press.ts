// The press turns clean SVG into a print: wobbling edges, salt in the ink, roller mottling, the tooth of the paper.
import sharp from 'sharp';
import type { Sharp } from 'sharp';
import { createNoise, hash } from './random.ts';

const a = createNoise(11);
const b = createNoise(23);
const c = createNoise(37);

type Plate = { svg: string; width: number; height: number; seed: string };

export async function press({ svg, width, height, seed }: Plate, paper: string): Promise<Sharp> {
  const pixels = await source(svg)
    .resize(width, height, { fit: 'fill' })
    .flatten({ background: paper })
    .removeAlpha()
    .raw()
    .toBuffer();
  const out = Buffer.allocUnsafe(width * height * 3);
  const offset = (hash(seed) % 997) * 0.31;
  const paperRgb = [1, 3, 5].map((at) => Number.parseInt(paper.slice(at, at + 2), 16));
  const [paperR = 0, paperG = 0, paperB = 0] = paperRgb;
  // The texture lives in a space 1600 wide, so that it looks the same in every size.
  const k = Math.max(0.45, width / 1600);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const u = x / k;
      const v = y / k;
      const dx = ((a(u * 0.045 + offset, v * 0.045) - 0.5) * 2.6 + (b(u * 0.22, v * 0.22 + offset) - 0.5) * 1.7) * k;
      const dy = ((b(u * 0.045, v * 0.045 + offset) - 0.5) * 2.6 + (a(u * 0.22 + offset, v * 0.22) - 0.5) * 1.7) * k;
      const sx = clamp(x + dx, width - 1.01);
      const sy = clamp(y + dy, height - 1.01);
      const column = sx | 0;
      const row = sy | 0;
      const fx = sx - column;
      const fy = sy - row;
      const here = (row * width + column) * 3;
      const below = here + width * 3 < pixels.length - 3 ? here + width * 3 : here;
      const sample = (channel: number) => {
        const i = here + channel;
        const j = below + channel;
        const upper = (pixels[i] ?? 0) * (1 - fx) + (pixels[i + 3] ?? 0) * fx;
        const lower = (pixels[j] ?? 0) * (1 - fx) + (pixels[j + 3] ?? 0) * fx;
        return upper * (1 - fy) + lower * fy;
      };
      const red = sample(0);
      const green = sample(1);
      const blue = sample(2);
      const away = Math.abs(red - paperR) + Math.abs(green - paperG) + Math.abs(blue - paperB);
      const ink = Math.min(1, away / 260);

      // The grain is turned, so that no lattice shows.
      const p = u * 0.799 + v * 0.602;
      const q = -u * 0.602 + v * 0.799;
      const mottle = a(u * 0.013 + offset, v * 0.013) * 0.6 + b(p * 0.09, q * 0.09) * 0.4;
      const grain = c(p * 0.93 + offset, q * 0.93) * 0.6 + a(q * 0.71, u * 0.61 + v * 0.33 + offset) * 0.4;
      const coarse = b(q * 0.42, p * 0.42 + offset);
      const threshold = 0.73 - 0.1 * (mottle - 0.5) * 2;
      let salt = grain > threshold ? Math.min(1, (grain - threshold) / 0.06) * (0.45 + 0.55 * coarse) : 0;
      if (coarse > 0.93) salt = Math.max(salt, 0.5);
      salt *= ink * 0.62;
      const roller = 1 + (mottle - 0.5) * 0.1 * ink;
      const tooth = ((c(p * 0.55, q * 0.55 + offset) - 0.5) * 7 + (a(p * 1.7, q * 0.35) - 0.5) * 5) * (1 - ink * 0.55);

      const at = (y * width + x) * 3;
      out[at] = clamp((red + (paperR - red) * salt) * roller + tooth, 255);
      out[at + 1] = clamp((green + (paperG - green) * salt) * roller + tooth, 255);
      out[at + 2] = clamp((blue + (paperB - blue) * salt) * roller + tooth * 0.9, 255);
    }
  }
  return sharp(out, { raw: { width, height, channels: 3 } });
}

/** The same press on a transparent ground. */
export async function pressTransparent({ svg, width, height, seed }: Plate): Promise<Sharp> {
  const pixels = await source(svg).resize(width, height, { fit: 'fill' }).ensureAlpha().raw().toBuffer();
  const out = Buffer.allocUnsafe(width * height * 4);
  const offset = (hash(seed) % 997) * 0.31;
  const k = Math.max(0.45, width / 1000);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const u = x / k;
      const v = y / k;
      const dx = ((a(u * 0.045 + offset, v * 0.045) - 0.5) * 2.4 + (b(u * 0.22, v * 0.22 + offset) - 0.5) * 1.5) * k;
      const dy = ((b(u * 0.045, v * 0.045 + offset) - 0.5) * 2.4 + (a(u * 0.22 + offset, v * 0.22) - 0.5) * 1.5) * k;
      const column = Math.max(0, Math.min(width - 1, Math.round(x + dx)));
      const row = Math.max(0, Math.min(height - 1, Math.round(y + dy)));
      const from = (row * width + column) * 4;
      const p = u * 0.799 + v * 0.602;
      const q = -u * 0.602 + v * 0.799;
      const grain = c(p * 0.93 + offset, q * 0.93) * 0.6 + a(q * 0.71, u * 0.61 + v * 0.33 + offset) * 0.4;
      const roller = 1 + (a(u * 0.013 + offset, v * 0.013) - 0.5) * 0.12;
      const salt = grain > 0.74 ? Math.min(1, (grain - 0.74) / 0.06) * 0.5 : 0;
      const inked = (channel: number, paper: number) => {
        const value = pixels[from + channel] ?? 0;
        return Math.min(255, value * roller + (paper - value) * salt);
      };
      const at = (y * width + x) * 4;
      out[at] = inked(0, 246);
      out[at + 1] = inked(1, 237);
      out[at + 2] = inked(2, 218);
      out[at + 3] = pixels[from + 3] ?? 0;
    }
  }
  return sharp(out, { raw: { width, height, channels: 4 } });
}

function source(svg: string): Sharp {
  return sharp(Buffer.from(svg), { limitInputPixels: false, unlimited: true });
}

function clamp(value: number, highest: number): number {
  return value < 0 ? 0 : value > highest ? highest : value;
}
