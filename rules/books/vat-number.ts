/** VAT numbers as buyers write them. Whether one is given out is known to the tax office alone. Pure. */

/** Country and two to twelve letters or digits; a Greek one begins with EL. */
const shape = /^[A-Z]{2}[0-9A-Z+*]{2,12}$/;

/** Without spaces and dots; null for what cannot be one. */
export function readVatNumber(text: string): string | null {
  const plain = text.toUpperCase().replace(/[\s.\-/]/g, '');
  return shape.test(plain) && /\d/.test(plain) ? plain : null;
}

type Taxpayer = { vatNumber: string; country: string };

/** A business with a VAT number of another country than the seller's. */
export function isBusinessAbroad(buyer: Taxpayer, seller: Taxpayer): boolean {
  const [theirs, ours] = [readVatNumber(buyer.vatNumber), readVatNumber(seller.vatNumber)];
  return theirs !== null && theirs.slice(0, 2) !== ours?.slice(0, 2);
}
