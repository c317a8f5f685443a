const volumes = new Set(['ml', 'cl', 'l']);

/** Bottles are neither cuts nor packed in vacuum, and are compared by the litre. */
export function isDrink({ unitType }: { unitType: string }): boolean {
  return volumes.has(unitType);
}
