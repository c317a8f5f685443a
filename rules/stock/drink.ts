/** Whose packages are bottles: sold from an age on, told apart from animals, and priced by the litre. */
export function isWine({ animal }: { animal: string | null }): boolean {
  return animal === 'wine';
}

const volumes = new Set(['ml', 'cl', 'l']);

/** Bottles are neither cuts nor packed in vacuum, and are compared by the litre. */
export function isDrink({ unitType }: { unitType: string }): boolean {
  return volumes.has(unitType);
}
