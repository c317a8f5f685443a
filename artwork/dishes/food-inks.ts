export const meat = { base: 'red', light: 'blush', dark: 'oxblood' };

export const fat = { base: 'cream', light: null, dark: 'tan' };

export const crust = { base: 'brown', light: 'tan', dark: 'ink' };

export const gold = { base: 'ochre', light: 'gold', dark: 'brown' };

export const wood = { base: 'tan', light: 'gold', dark: 'brown' };

export const kraft = { base: 'tan', light: 'bone', dark: 'brown' };

export const enamel = { base: 'rust', light: 'blush', dark: 'ink' };

export const white = { base: 'cream', light: null, dark: 'grey' };

export const pink = { base: 'blush', light: 'rose', dark: 'rust' };
