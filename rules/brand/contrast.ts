/** How far two colours stand apart, as WCAG 2.2 counts it, and the nearest colour that stands far enough. */

export const leastContrast = 4.5;

type Rgb = readonly [number, number, number];

export function isColor(text: string): boolean {
  return /^#[\da-f]{6}$/.test(text);
}

function rgbOf(color: string): Rgb {
  const part = (at: number) => Number.parseInt(color.slice(at, at + 2), 16);
  return [part(1), part(3), part(5)];
}

function hexOf(rgb: Rgb): string {
  return `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;
}

function luminance(color: string): number {
  const [red, green, blue] = rgbOf(color).map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** The least of a colour's contrasts with all it stands beside. */
export function leastOf(color: string, beside: readonly string[]): number {
  return Math.min(...beside.map((each) => contrast(color, each)));
}

/** `share` of the other colour in the first. */
export function mix(color: string, other: string, share: number): string {
  const [from, to] = [rgbOf(color), rgbOf(other)];
  const part = (at: 0 | 1 | 2) => from[at] + (to[at] - from[at]) * share;
  return hexOf([part(0), part(1), part(2)]);
}

/** The same hue, darker by as little as it takes to be read beside light colours. Black always can. */
export function nearestDark(color: string, beside: readonly string[]): string {
  const steps = Array.from({ length: 256 }, (_, step) => mix(color, '#000000', step / 255));
  return steps.find((each) => leastOf(each, beside) >= leastContrast) ?? '#000000';
}
