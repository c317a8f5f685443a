import type { ReadyId } from '#rules/selling/ready-to-sell.ts';

/** For the terminal; the studio has its own, in four languages. */
export const readyWords: Record<ReadyId, string> = {
  account: 'an account to be paid to: SHOP_IBAN_NL and SHOP_ACCOUNT_NAME_NL, or the studio’s settings',
  seller: 'your own register number, VAT number and mail address instead of the demo’s',
  legal: 'terms, withdrawal, privacy and imprint, without [gaps] and names of the demo',
  voices: 'no reviews and quotations of the demo',
  figures: 'FIGURES chosen on purpose: specified or plain',
  delivery: 'delivery prices confirmed in the settings',
  stock: 'one thing in stock with a price',
  mail: 'a test mail within the last 30 days, from the studio’s settings',
  backup: 'a backup younger than two days',
  address: 'a SITE_URL that begins with https://',
};
