/** ISO 7064 mod 97-10, the check of IBANs and creditor references: letters count as 10 to 35. */
export function mod97(text: string): number {
  let remainder = 0;
  for (const sign of text) {
    const value = Number.parseInt(sign, 36);
    remainder = (remainder * (value > 9 ? 100 : 10) + value) % 97;
  }
  return remainder;
}
