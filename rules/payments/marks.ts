/** Ways to pay as providers name them, and the marks they are shown by. Pure. */

/** What has no mark here is not shown, and can be used all the same. */
const marks: Readonly<Record<string, readonly string[]>> = {
  ideal: ['ideal'],
  creditcard: ['mastercard', 'visa'],
  card: ['mastercard', 'visa'],
  amex: ['amex'],
  bancontact: ['bancontact'],
  paypal: ['paypal'],
  klarna: ['klarna'],
  klarnapaylater: ['klarna'],
  klarnapaynow: ['klarna'],
  klarnasliceit: ['klarna'],
  applepay: ['apple-pay'],
  apple_pay: ['apple-pay'],
  googlepay: ['google-pay'],
  google_pay: ['google-pay'],
};

/** In the order in which the market names them, then the others. */
export function marksOf(methods: readonly string[], inOrder: readonly string[]): string[] {
  const found = [...new Set(methods.flatMap((method) => marks[method] ?? []))];
  return [...inOrder.filter((mark) => found.includes(mark)), ...found.filter((mark) => !inOrder.includes(mark))];
}
