/** Two colours of an owner's own in place of the brand's: what each must be read beside, and the others that follow from them. */
import type { Brand, ColorName } from '#markets/brands/brand.ts';
import { leastContrast, leastOf, mix, nearestDark } from './contrast.ts';

/** `primary`: buttons and links. `deep`: the ground of head and foot. */
export type OwnColor = 'primary' | 'deep';
export type OwnColors = Readonly<Partial<Record<OwnColor, string>>>;

type Colors = Brand['colors'];

/** Both are read beside light colours only. */
export function besideOf(which: OwnColor, colors: Colors): string[] {
  return which === 'primary'
    ? [colors.paper, colors['paper-2'], colors['on-primary']]
    : [colors['on-deep'], colors['deep-accent']];
}

export function measure(which: OwnColor, color: string, colors: Colors): number {
  return leastOf(color, besideOf(which, colors));
}

/** Null where the colour holds; else the nearest that does. */
export function betterColor(which: OwnColor, color: string, colors: Colors): string | null {
  return measure(which, color, colors) >= leastContrast ? null : nearestDark(color, besideOf(which, colors));
}

/** All that differ from the brand's. */
function colorsFrom({ primary, deep }: OwnColors, colors: Colors): Partial<Record<ColorName, string>> {
  return {
    ...(primary !== undefined && {
      primary,
      'primary-hover': mix(primary, '#000000', 0.18),
      'primary-soft': mix(primary, colors.paper, 0.8),
    }),
    ...(deep !== undefined && { deep, 'deep-2': mix(deep, '#ffffff', 0.08) }),
  };
}

/** More exact than the brand's own rules, wherever in the page it stands. */
export function sheetOf(own: OwnColors, colors: Colors): string {
  const lines = Object.entries(colorsFrom(own, colors)).map(([name, color]) => `  --${name}: ${color};\n`);
  return `html[data-brand] {\n${lines.join('')}}\n`;
}
