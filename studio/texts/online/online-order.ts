import { defineTexts } from '../text-table.ts';

/** Of an order that was paid at once. */
export const onlineOrderTexts = defineTexts({
  tries: { nl: 'Meteen betalen', fr: 'Paiement immédiat', en: 'Paying at once', de: 'Sofort bezahlen' },
  when: { nl: 'Wanneer', fr: 'Quand', en: 'When', de: 'Wann' },
  what: { nl: 'Wat', fr: 'Quoi', en: 'What', de: 'Was' },
  amount: { nl: 'Bedrag', fr: 'Montant', en: 'Amount', de: 'Betrag' },
  refundFinal: {
    nl: 'Dit kan niet ongedaan worden gemaakt.',
    fr: 'Cela ne peut pas être annulé.',
    en: 'This cannot be undone.',
    de: 'Das lässt sich nicht rückgängig machen.',
  },
  refundElsewhere: {
    nl: 'bij de betaaldienst terugbetaald',
    fr: 'remboursé chez le prestataire',
    en: 'paid back at the provider',
    de: 'beim Zahlungsdienst erstattet',
  },
  refundChargeback: {
    nl: 'teruggehaald door de bank van de koper',
    fr: 'repris par la banque du client',
    en: 'taken back by the buyer’s bank',
    de: 'von der Bank des Kunden zurückgeholt',
  },
  refundReversed: {
    nl: 'toch weer bij jou',
    fr: 'revenu chez vous',
    en: 'came back to you after all',
    de: 'doch wieder bei dir',
  },
  refundUnbooked: {
    nl: 'bij de betaaldienst teruggegaan, hier niet te boeken: kijk het na',
    fr: 'reparti chez le prestataire, impossible à enregistrer ici : vérifiez',
    en: 'went back at the provider, cannot be booked here: look into it',
    de: 'beim Zahlungsdienst zurückgegangen, hier nicht zu buchen: sieh nach',
  },
  seen: { nl: 'Gezien', fr: 'Vu', en: 'Seen', de: 'Gesehen' },
});
