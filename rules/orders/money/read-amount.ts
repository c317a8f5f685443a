import { type Cents, centsOfDigits, negated } from '#rules/money/cents.ts';

/** An amount as people and banks write it, in the currency's smallest unit. */
const shapes = [
  // 1.234,50 and 1234,50
  { shape: /^([+-]?)(\d{1,3}(?:\.\d{3})+|\d+),(\d{1,2})$/, group: /\./g },
  // 1,234.50 and 1234.50
  { shape: /^([+-]?)(\d{1,3}(?:,\d{3})+|\d+)\.(\d{1,2})$/, group: /,/g },
  { shape: /^([+-]?)(\d+)[.,]?()$/, group: /[.,]/g },
];

/** Null for what is none, such as three decimals, which may be thousands or a slip. */
export function readAmount(text: string): Cents | null {
  const plain = text.replace(/[\s\u202f€£]|EUR|GBP/g, '');
  for (const { shape, group } of shapes) {
    const [, sign, whole, fraction = ''] = shape.exec(plain) ?? [];
    if (whole === undefined) continue;
    const amount = centsOfDigits(whole.replace(group, ''), fraction);
    return sign === '-' && amount > 0 ? negated(amount) : amount;
  }
  return null;
}
