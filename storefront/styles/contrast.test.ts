// The colours of both brands, as WCAG 2.2 measures them: axe sees only the pairs of the pages it was shown.
import { expect, test } from 'vitest';
import { brandOf } from '#markets/brands/brand-of.ts';

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
  const colours = new Map<string, string>(Object.entries(brandOf(brand).colors));
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
