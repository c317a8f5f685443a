import { onlineOrderTexts } from './online-order.ts';
import { onlineSettingsTexts } from './online-settings.ts';
/** Paying at once: in the settings, on an order, and on Today. */
import { defineTexts } from '../text-table.ts';

export const onlineTexts = defineTexts({
  ...onlineOrderTexts,
  ...onlineSettingsTexts,
  test: { nl: 'test', fr: 'essai', en: 'test', de: 'Test' },
  noKey: {
    nl: 'Dit is geen sleutel van Mollie of Stripe.',
    fr: 'Ce n’est pas une clé de Mollie ou de Stripe.',
    en: 'This is no key of Mollie or Stripe.',
    de: 'Das ist kein Schlüssel von Mollie oder Stripe.',
  },
  wrongSecret: {
    nl: 'Dit begint met whsec_.',
    fr: 'Cela commence par whsec_.',
    en: 'This begins with whsec_.',
    de: 'Das beginnt mit whsec_.',
  },
  failedRefused: {
    nl: 'De betaaldienst weigert dit: {{words}}',
    fr: 'Le service de paiement refuse : {{words}}',
    en: 'The provider refuses this: {{words}}',
    de: 'Der Zahlungsdienst lehnt das ab: {{words}}',
  },
  refundUnknown: {
    nl: 'De betaaldienst heeft nog niet geantwoord. We vragen het zelf opnieuw; er gaat niets dubbel terug.',
    fr: 'Le service de paiement n’a pas encore répondu. Nous redemandons de nous-mêmes ; rien ne part deux fois.',
    en: 'The provider has not answered yet. It is asked again by itself; nothing goes back twice.',
    de: 'Der Zahlungsdienst hat noch nicht geantwortet. Wir fragen von selbst noch einmal; nichts geht doppelt zurück.',
  },
  refundNothing: {
    nl: 'Er is niets terug te betalen.',
    fr: 'Il n’y a rien à rembourser.',
    en: 'There is nothing to pay back.',
    de: 'Es ist nichts zu erstatten.',
  },
  refund: {
    nl: 'Betaal {{amount}} terug met {{provider}}',
    fr: 'Rembourser {{amount}} avec {{provider}}',
    en: 'Pay {{amount}} back with {{provider}}',
    de: '{{amount}} mit {{provider}} erstatten',
  },
  starting: { nl: 'niet begonnen', fr: 'pas commencé', en: 'not begun', de: 'nicht begonnen' },
  open: { nl: 'nog open', fr: 'encore ouvert', en: 'still open', de: 'noch offen' },
  pending: { nl: 'onderweg', fr: 'en route', en: 'on its way', de: 'unterwegs' },
  paid: { nl: 'betaald', fr: 'payé', en: 'paid', de: 'bezahlt' },
  failed: { nl: 'mislukt', fr: 'échoué', en: 'failed', de: 'fehlgeschlagen' },
  cancelled: { nl: 'afgebroken', fr: 'interrompu', en: 'stopped', de: 'abgebrochen' },
  expired: { nl: 'verlopen', fr: 'expiré', en: 'expired', de: 'abgelaufen' },
  mismatch: {
    nl: 'ander bedrag dan gevraagd, niet geboekt',
    fr: 'autre montant que demandé, pas enregistré',
    en: 'another amount than asked for, not booked',
    de: 'anderer Betrag als verlangt, nicht gebucht',
  },
  refundAsked: {
    nl: 'terugbetaling gevraagd',
    fr: 'remboursement demandé',
    en: 'refund asked for',
    de: 'Erstattung angefragt',
  },
  refundAccepted: {
    nl: 'terugbetaling onderweg',
    fr: 'remboursement en route',
    en: 'refund on its way',
    de: 'Erstattung unterwegs',
  },
  refundDone: { nl: 'terugbetaald', fr: 'remboursé', en: 'paid back', de: 'erstattet' },
  refundFailed: {
    nl: 'terugbetaling mislukt',
    fr: 'remboursement échoué',
    en: 'refund failed',
    de: 'Erstattung fehlgeschlagen',
  },
  problems_one: {
    nl: 'Eén betaling vraagt je aandacht',
    fr: 'Un paiement demande votre attention',
    en: 'One payment needs you',
    de: 'Eine Zahlung braucht dich',
  },
  problems_other: {
    nl: '{{count}} betalingen vragen je aandacht',
    fr: '{{count}} paiements demandent votre attention',
    en: '{{count}} payments need you',
    de: '{{count}} Zahlungen brauchen dich',
  },
  keyProblem: {
    nl: '{{provider}} neemt je sleutel niet meer aan. Kopers kunnen nu niet meteen betalen.',
    fr: '{{provider}} n’accepte plus votre clé. Les clients ne peuvent pas payer tout de suite.',
    en: '{{provider}} no longer takes your key. Buyers cannot pay at once now.',
    de: '{{provider}} nimmt deinen Schlüssel nicht mehr an. Kunden können nicht sofort bezahlen.',
  },
  toSettings: { nl: 'Naar de sleutel', fr: 'Vers la clé', en: 'To the key', de: 'Zum Schlüssel' },
});
