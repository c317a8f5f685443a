const amount = /(\d) (?=(?:kg|kilo|g|gram|grammes|grams|Gramm|l|ml|cl|km|cm|°C|%|×)(?![\p{L}\d]))/gu;

const times = /× (?=\S)/g;

/** A number and its unit stay on one line, and so does how many times: "2 × 150 gram", "1 × Hamburgers". */
export function unbrokenAmounts(text: string): string {
  return text.replace(amount, '$1\u00A0').replace(times, '×\u00A0');
}
