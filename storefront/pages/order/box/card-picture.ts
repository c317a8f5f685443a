/** A card as a picture of 1200 × 630, whole in itself: nothing is fetched to show it. Pure. */
import { escapeHtml } from '#rules/text/escape-html.ts';
import type { BoxShare } from '#rules/orders/boxes/box-number.ts';

type Card = {
  above: string;
  number: string;
  of: string;
  words: string;
  tags: readonly string[];
  share: BoxShare;
  brand: string;
};

const ink = '#2a1a16';
const paper = '#f6efe0';
const red = '#b3361f';
const pale = '#d9cdb4';
const columns = 24;
const longestLine = 44;

export function cardPicture({ above, number, of, words, tags, share, brand }: Card): string {
  const lines = inLines(words).map((line, index) => text(line, { x: 70, y: 300 + index * 44, size: 32 }));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630" width="1200" height="630">`,
    `<rect width="1200" height="630" fill="${paper}"/><rect x="20" y="20" width="1160" height="590" fill="none" stroke="${ink}" stroke-width="6"/>`,
    text(above, { x: 70, y: 96, size: 28, fill: red }),
    `<text x="66" y="230" font-family="Georgia, serif" font-weight="900" font-size="140" fill="${ink}">${escapeHtml(number)} <tspan font-size="64">${escapeHtml(of)}</tspan></text>`,
    ...lines,
    ...boxes(share),
    ...tags.slice(0, 3).map((tag, index) => earTag(tag, index)),
    text(brand, { x: 70, y: 580, size: 34, weight: 900 }),
    '</svg>',
  ].join('');
}

type Look = { x: number; y: number; size: number; fill?: string; weight?: number };

function text(words: string, { x, y, size, fill = ink, weight = 500 }: Look): string {
  return `<text x="${x}" y="${y}" font-family="Arial, sans-serif" font-weight="${weight}" font-size="${size}" fill="${fill}">${escapeHtml(words)}</text>`;
}

function inLines(words: string): string[] {
  const lines = [''];
  for (const word of words.split(' ')) {
    const line = `${lines.at(-1)} ${word}`.trim();
    if (line.length > longestLine && lines.at(-1) !== '') lines.push(word);
    else lines[lines.length - 1] = line;
  }
  return lines.slice(0, 2);
}

/** One mark for each box: pale before, in colour this one, inked after it. */
function boxes({ from, to, of }: BoxShare): string[] {
  if (of > columns * 5) return [];
  return Array.from({ length: of }, (_, index) => {
    const number = index + 1;
    const fill = number < from ? pale : number <= to ? red : ink;
    const [x, y] = [70 + (index % columns) * 32, 380 + Math.floor(index / columns) * 32];
    return `<rect x="${x}" y="${y}" width="24" height="22" rx="6" fill="${fill}"/>`;
  });
}

function earTag(tag: string, index: number): string {
  const y = 110 + index * 140;
  return `<g transform="rotate(-3 1010 ${y})"><rect x="880" y="${y - 60}" width="260" height="120" rx="26" fill="#e5b63d" stroke="${ink}" stroke-width="6"/><circle cx="1010" cy="${y - 34}" r="11" fill="${paper}" stroke="${ink}" stroke-width="5"/><text x="1010" y="${y + 30}" text-anchor="middle" font-family="Arial, sans-serif" font-weight="700" font-size="28" fill="${ink}">${escapeHtml(tag)}</text></g>`;
}
