// The colours of both brands, as WCAG 2.2 measures them: axe sees only the pairs of the pages it was shown.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const sheet = readFileSync('storefront/styles/tokens.css', 'utf8');

/** The colours a brand gives its names. */
function coloursOf(brand: string): Map<string, string> {
  const block = sheet.slice(sheet.indexOf(`[data-brand='${brand}']`)).split('}')[0] ?? '';
  return new Map([...block.matchAll(/--([\w-]+): (#[\da-f]{6})/g)].map(([, name = '', colour = '']) => [name, colour]));
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const texts: [string, string[]][] = [
  ['ink', ['paper', 'paper-2', 'paper-3', 'cool', 'accent-soft', 'warn-soft']],
  ['ink-2', ['paper', 'paper-2', 'paper-3', 'accent-soft']],
  ['ink-3', ['paper', 'paper-2']],
  ['primary', ['paper', 'paper-2']],
  ['on-primary', ['primary', 'primary-hover']],
  ['on-deep', ['deep', 'deep-2']],
  ['deep-accent', ['deep', 'ink']],
  ['on-accent', ['accent']],
  ['ok', ['paper', 'paper-2', 'ok-soft']],
  ['warn', ['paper', 'paper-2', 'warn-soft']],
  ['err', ['paper', 'paper-2', 'err-soft']],
];
const lines: [string, string[]][] = [
  ['field', ['paper', 'paper-2']],
  ['focus', ['paper', 'paper-2', 'paper-3']],
];

test.each(['kudde', 'weidekiste'])('texts and lines of %s can be told from what is behind them', (brand) => {
  const colours = coloursOf(brand);
  const measure = (pairs: typeof texts) =>
    pairs.flatMap(([name, grounds]) =>
      grounds.map((ground) => ({
        pair: `${name} on ${ground}`,
        ratio: contrast(colours.get(name) ?? '', colours.get(ground) ?? ''),
      })),
    );
  expect(measure(texts).filter(({ ratio }) => !(ratio >= 4.5))).toEqual([]);
  expect(measure(lines).filter(({ ratio }) => !(ratio >= 3))).toEqual([]);
});
