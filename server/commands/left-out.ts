/** What a backup cannot hold, because it is no data of the shop but how it is set up. Said at the end of each. */
export const leftOut = [
  'Not in it, because it is part of how you set the shop up. Keep a copy of these too:',
  '  settings: .env, or wherever you set them (addresses, account, mail server)',
  '  markets/, with markets/brands: names, colours, delivery prices, VAT, holidays',
  '  services/locales/catalogs: texts of pages and mails',
];
