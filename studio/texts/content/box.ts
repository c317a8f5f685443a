import { defineTexts } from '../text-table.ts';

/** Of the rows of a package and what they come to. */
export const boxTexts = defineTexts({
  cut: {
    nl: 'Stuk',
    fr: 'Morceau',
    en: 'Piece',
    de: 'Stück',
  },
  pieces: {
    nl: 'Stuks',
    fr: 'Pièces',
    en: 'Pieces',
    de: 'Stück',
  },
  perPack: {
    nl: 'Per pak',
    fr: 'Par sachet',
    en: 'In a pack',
    de: 'Je Packung',
  },
  grams: {
    nl: 'Gram per pak',
    fr: 'Grammes par sachet',
    en: 'Grams a pack',
    de: 'Gramm je Packung',
  },
  meals: {
    nl: 'Maaltijden',
    fr: 'Repas',
    en: 'Meals',
    de: 'Mahlzeiten',
  },
  weighs: {
    nl: 'Weegt',
    fr: 'Pèse',
    en: 'Weighs',
    de: 'Wiegt',
  },
  details: {
    nl: 'Meer over {{title}}',
    fr: 'Plus sur {{title}}',
    en: 'More about {{title}}',
    de: 'Mehr zu {{title}}',
  },
  of: {
    nl: '{{what}} van {{title}}',
    fr: '{{what}} de {{title}}',
    en: '{{what}} of {{title}}',
    de: '{{what}} von {{title}}',
  },
  sumTitle: {
    nl: 'Eén doos',
    fr: 'Une caisse',
    en: 'One box',
    de: 'Eine Kiste',
  },
  sumWeight: {
    nl: 'Gewicht',
    fr: 'Poids',
    en: 'Weight',
    de: 'Gewicht',
  },
  sumPacks: {
    nl: 'Pakken',
    fr: 'Sachets',
    en: 'Packs',
    de: 'Packungen',
  },
  sumPerKilo: {
    nl: 'Per kilo',
    fr: 'Au kilo',
    en: 'Per kilo',
    de: 'Je Kilo',
  },
  sumLitres: {
    nl: 'Liter in de vriezer',
    fr: 'Litres au congélateur',
    en: 'Litres of freezer',
    de: 'Liter im Gefrierfach',
  },
});
