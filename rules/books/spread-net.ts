/**
 * Prices hold their VAT, and lines of an invoice are without it. Each amount without VAT in whole cents, so that together they are the net of
 * the group to the cent: what rounding leaves over goes to those who lost most by it. Amounts may be below nought. Pure.
 */
export function spreadNet(grosses: readonly number[], { rate, net }: { rate: number; net: number }): number[] {
  const exact = grosses.map((gross) => (gross * 100) / (100 + rate));
  const shares = exact.map(Math.floor);
  const rest = net - shares.reduce((sum, share) => sum + share, 0);
  const byLoss = exact
    .map((share, index) => ({ index, loss: share - Math.floor(share) }))
    .toSorted((a, b) => b.loss - a.loss);
  // A credit note is the difference of two groups, and may be a cent away from what its own lines come to.
  const step = Math.sign(rest);
  const turns = step < 0 ? byLoss.toReversed() : byLoss;
  for (let given = 0; given < Math.abs(rest) && turns.length > 0; given += 1) {
    const index = turns[given % turns.length]?.index ?? 0;
    shares[index] = (shares[index] ?? 0) + step;
  }
  return shares;
}
