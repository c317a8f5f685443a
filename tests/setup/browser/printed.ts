/** A page as browsers print it: how many sheets, and how large the first is, in millimetres. */
import type { Page } from '@playwright/test';

const margin = '10mm';
const pointsInMm = 72 / 25.4;

export async function printed(page: Page): Promise<{ sheets: number; size: [width: number, height: number] }> {
  const file = await page.pdf({
    format: 'A4',
    preferCSSPageSize: true,
    printBackground: true,
    margin: { top: margin, bottom: margin, left: margin, right: margin },
  });
  const text = file.toString('latin1');
  const [, width = '0', height = '0'] = /\/MediaBox\s*\[\s*0\s+0\s+([\d.]+)\s+([\d.]+)/.exec(text) ?? [];
  const inMm = (points: string) => Math.round(Number(points) / pointsInMm);
  return { sheets: text.match(/\/Type\s*\/Page\b/g)?.length ?? 0, size: [inMm(width), inMm(height)] };
}
