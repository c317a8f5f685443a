type Amount = { amount: number; unit: string };

const largeUnits: Record<string, string> = { g: 'kg', ml: 'l' };

/** From a thousand on people count in kilos and litres. */
export function inLargeUnit({ amount, unit }: Amount): Amount {
  const large = largeUnits[unit];
  return large && amount >= 1000 ? { amount: amount / 1000, unit: large } : { amount, unit };
}
