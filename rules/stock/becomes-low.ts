/** So few are left that the owner should know. */
const lowStock = 5;

/** Told once, when it becomes so; what is not counted has no end. */
export function becomesLow({ before, after }: { before: number; after: number }): boolean {
  return before > lowStock && after <= lowStock;
}
