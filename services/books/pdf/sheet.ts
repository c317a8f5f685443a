/** A sheet of paper in the look of the shop: cloth spine with stitches, rules, and our letters. */
import { fileURLToPath } from 'node:url';
import type Pdfkit from 'pdfkit';
import type { Market } from '#contract/market.ts';
import { brandOf } from '#markets/brands/brand-of.ts';

export type Pdf = InstanceType<typeof Pdfkit>;
type Letters = 'plain' | 'strong' | 'display';
type Inks = { ink: string; quiet: string; deep: string; primary: string; line: string; ground: string };

/** Of the brand's theme; an owner's own colours are laid over it. */
function inksOf({ theme, look }: Pick<Market, 'theme' | 'look'>): Inks {
  const { ink, 'ink-2': quiet, deep, primary, rule: line, paper: ground } = brandOf(theme).colors;
  return { ink, quiet, deep: look?.deep || deep, primary: look?.primary || primary, line, ground };
}

const fontFile = (name: string) => fileURLToPath(new URL(`./fonts/${name}.ttf`, import.meta.url));
const fonts: Record<Letters, string> = {
  plain: fontFile('HankenGrotesk-Regular'),
  strong: fontFile('HankenGrotesk-SemiBold'),
  display: fontFile('Besley-Bold'),
};

/** Points on A4. */
export const page = { width: 595.28, height: 841.89, left: 62, right: 545, top: 50, bottom: 772 };
const spineWidth = 15;

export type Sheet = {
  pdf: Pdf;
  inks: Inks;
  /** Where the next thing stands. */
  y: number;
  write(text: string, at: Written): void;
  /** How high it becomes. */
  heightOf(text: string, at: Written): number;
  rule(y: number, options?: { width?: number; color?: string; from?: number; to?: number }): void;
  newPage(): void;
};

export type Written = {
  x: number;
  y: number;
  width: number;
  size?: number;
  letters?: Letters;
  color?: string;
  align?: 'left' | 'right';
};

export function createSheet(market: Pick<Market, 'theme' | 'look'>, pdf: Pdf): Sheet {
  const inks = inksOf(market);
  for (const [name, file] of Object.entries(fonts)) pdf.registerFont(name, file);
  const prepare = ({ size = 9.5, letters = 'plain', color = inks.ink }: Written) =>
    pdf.font(letters).fontSize(size).fillColor(color);
  // Figures of one width stand below each other; Besley has them too.
  const options = ({ width, align = 'left' }: Written) => ({
    width,
    align,
    features: ['tnum' as const, 'kern' as const],
    lineGap: 1.5,
  });
  const sheet: Sheet = {
    pdf,
    inks,
    y: page.top,
    write(text, at) {
      prepare(at);
      pdf.text(inLetters(text), at.x, at.y, { ...options(at), lineBreak: true });
    },
    heightOf(text, at) {
      prepare(at);
      return pdf.heightOfString(inLetters(text), options(at));
    },
    rule(y, { width = 0.6, color = inks.line, from = page.left, to = page.right } = {}) {
      pdf.moveTo(from, y).lineTo(to, y).lineWidth(width).strokeColor(color).stroke();
    },
    newPage() {
      pdf.addPage();
      drawSpine(pdf, inks);
      sheet.y = page.top;
    },
  };
  return sheet;
}

function drawSpine(pdf: Pdf, { deep, ground, primary }: Inks): void {
  pdf.rect(0, 0, spineWidth, page.height).fill(deep);
  pdf
    .moveTo(spineWidth - 4.5, 10)
    .lineTo(spineWidth - 4.5, page.height - 10)
    .dash(5, { space: 4 })
    .lineWidth(0.9)
    .strokeColor(ground)
    .stroke()
    .undash();
  for (const x of [spineWidth + 22, spineWidth + 24.5])
    pdf.moveTo(x, 0).lineTo(x, page.height).lineWidth(0.35).strokeColor(primary).strokeOpacity(1).stroke();
}

/**
 * Only signs our letters have: a file that is kept for ten years may hold no others. Marks they lack are taken off, other scripts become a
 * question mark; in the XML inside everything stands as it was typed.
 */
export function inLetters(text: string): string {
  const spaced = text.replace(/[\u202f\u2009]/g, '\u00a0').replace(/[\u2010\u2011]/g, '-');
  const plain = (sign: string) => (known.test(sign) ? sign : sign.normalize('NFD').replace(/\p{M}/gu, ''));
  const written = (signs: string) => Array.from(signs, (sign) => (known.test(sign) ? sign : '?')).join('');
  return Array.from(spaced.normalize('NFC'), (sign) => written(plain(sign))).join('');
}

const known = /[\n\u0020-\u007e\u00a0-\u017e\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u20ac\u2212]/;
