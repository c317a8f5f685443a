export const coats = {
  red: { base: 'rust', light: 'tan', dark: 'ink' },
  chestnut: { base: 'brown', light: 'tan', dark: 'ink' },
  black: { base: 'ink', light: 'grey', dark: null },
  white: { base: 'cream', light: null, dark: 'brown' },
  blond: { base: 'tan', light: 'gold', dark: 'brown' },
  pink: { base: 'blush', light: 'rose', dark: 'oxblood' },
  grey: { base: 'grey', light: 'bone', dark: 'ink' },
  golden: { base: 'ochre', light: 'gold', dark: 'brown' },
  oxblood: { base: 'oxblood', light: 'rust', dark: 'ink' },
  bone: { base: 'bone', light: 'cream', dark: 'brown' },
};

export function coatOf(c: number) {
  return typeof c === 'string' ? coats[c] : c;
}

export function shade(c: number) {
  return c.base === 'cream' || c.base === 'bone'
    ? { base: 'bone', light: null, dark: 'ink' }
    : c.base === 'ink'
      ? { base: 'ink', light: null, dark: null }
      : c.base === 'blush'
        ? { base: '#CC705C', light: null, dark: 'oxblood' }
        : { base: c.base, light: null, dark: 'ink' };
}
