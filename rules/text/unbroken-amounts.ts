const amount = /(\d) (?=(?:kg|kilo|g|l|ml|cl|km|cm|°C|%)(?![\p{L}\d]))/gu;

/** A number and its unit stay on one line. */
export function unbrokenAmounts(text: string): string {
  return text.replace(amount, '$1\u00A0');
}
